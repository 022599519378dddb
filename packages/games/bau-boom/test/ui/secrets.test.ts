import { textStream } from '@boomtown/game-core';
import { expect, test } from 'vitest';
import { bauBoomGame } from '../../src/rules/index.ts';

test('something is secret unless the youngest play, who cover nothing', () => {
  const secretUnder = (options: object) => {
    const begun = bauBoomGame.setup(options, 2, textStream('secrets'));
    if (!begun.ok) throw new Error(begun.error.message);
    return bauBoomGame.secrets?.(bauBoomGame.publicView(begun.value.state));
  };
  expect([{}, { variant: 'young' }].map(secretUnder)).toEqual([true, false]);
});
