import { expect, test } from 'vitest';
import { RequestIds } from '../../src/tables/request-ids.ts';

test('a seat’s ids are its own, and only its latest are remembered', () => {
  const ids = new RequestIds();
  ids.take(0, 'a', 'act', { step: 7 });
  expect(ids.wasTaken(0, 'a')).toBe(true);
  expect(ids.answerTo(0, 'a', 'act')).toEqual({ ok: true, value: { step: 7 } });
  expect(ids.answerTo(0, 'a', 'resign')).toMatchObject({ error: { code: 'already-done' } });
  expect(ids.answerTo(1, 'a', 'act')).toBeUndefined();
  expect(ids.wasTaken(1, 'a')).toBe(false);
  for (let i = 0; i < 63; i += 1) ids.take(0, `later-${i}`, 'act');
  expect(ids.wasTaken(0, 'a')).toBe(true);
  ids.take(0, 'one-more', 'act');
  expect(ids.wasTaken(0, 'a')).toBe(false);
  expect(ids.wasTaken(0, 'later-0')).toBe(true);
});
