import { expect, test } from 'vitest';
import { COLOURS } from '../../src/ui/rules.ts';
import { shelf } from '../../src/ui/shelf.ts';

test('the colour of a seat is that of its blocks', () => {
  expect(shelf['bau-boom'].colours).toEqual(COLOURS);
});
