import { expect, test } from 'vitest';
import { RequestIds } from '../../src/tables/request-ids.ts';

test('a seat’s ids are its own, and only its latest are remembered', () => {
  const ids = new RequestIds();
  ids.take(0, 'a');
  expect(ids.wasTaken(0, 'a')).toBe(true);
  expect(ids.wasTaken(1, 'a')).toBe(false);
  for (let i = 0; i < 63; i += 1) ids.take(0, `later-${i}`);
  expect(ids.wasTaken(0, 'a')).toBe(true);
  ids.take(0, 'one-more');
  expect(ids.wasTaken(0, 'a')).toBe(false);
  expect(ids.wasTaken(0, 'later-0')).toBe(true);
});
