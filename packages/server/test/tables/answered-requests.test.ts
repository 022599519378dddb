import { ok } from '@boomtown/game-core';
import { expect, test, vi } from 'vitest';
import { AnsweredRequests } from '../../src/tables/answered-requests.ts';
import { refuseAs } from '../../src/tables/refusals.ts';

const asked = (requester: string, id: string, content: unknown = 'rename') => ({ askers: [requester], id, content });

test('a repeated request is answered like the first, also while that is under way; nothing is done twice', async () => {
  const requests = new AnsweredRequests([]);
  const work = vi.fn(async () => ok({ nth: work.mock.calls.length }));
  const answers = await Promise.all([1, 2, 3].map(() => requests.once(asked('ada', 'a'), work)));
  expect(answers).toEqual([ok({ nth: 1 }), ok({ nth: 1 }), ok({ nth: 1 })]);
  expect(await requests.once(asked('ada', 'a'), work)).toEqual(ok({ nth: 1 }));
  expect(await requests.once(asked('ada', 'b'), work)).toEqual(ok({ nth: 2 }));
});

test('an id belongs to its requester and to one request: no other requester gets its reply', async () => {
  const requests = new AnsweredRequests([]);
  await requests.once(asked('ada', 'a'), async () => ok({ code: 'BCDFGHJK' }));
  expect(await requests.once(asked('eve', 'a'), async () => ok({ code: 'other' }))).toEqual(ok({ code: 'other' }));
  expect(await requests.once({ ...asked('x', 'a'), askers: [] }, async () => ok('new'))).toEqual(ok('new'));
  const other = await requests.once(asked('ada', 'a', 'kick'), async () => ok('done'));
  expect(other).toMatchObject({ error: { code: 'already-done' } });
});

test('a request that was refused, or failed, is judged anew', async () => {
  const requests = new AnsweredRequests([]);
  expect((await requests.once(asked('ada', 'a'), async () => refuseAs('storage'))).ok).toBe(false);
  await expect(requests.once(asked('ada', 'a'), async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await requests.once(asked('ada', 'a'), async () => ok('done'))).toEqual(ok('done'));
});

test('a change stores the request under way, once, and none when nobody asked', async () => {
  const requests = new AnsweredRequests([{ number: 7, asker: 'ada', request: 'old', digest: 'd' }]);
  expect(requests.toKeep()).toBeNull();
  let late: Promise<unknown> = Promise.resolve();
  const kept = await requests.once(asked('ada', 'a'), async () => {
    late = new Promise((resolve) => setTimeout(() => resolve(requests.toKeep())));
    return ok([requests.toKeep(), requests.toKeep()]);
  });
  expect(kept).toMatchObject({ value: [{ number: 8, asker: 'ada', request: 'a' }, null] });
  // What a request set going is not asked for when it happens.
  expect(await late).toBeNull();
  const after = new AnsweredRequests(kept.ok && kept.value[0] != null ? [kept.value[0]] : []);
  expect(await after.once(asked('ada', 'a'), async () => ok('twice'))).toEqual(ok({}));
});

test('what is remembered is bounded, by requester and in all', async () => {
  const requests = new AnsweredRequests([]);
  const nth = vi.fn(async () => ok('done'));
  for (let i = 0; i < 65; i += 1) await requests.once(asked('ada', `a${i}`), nth);
  await requests.once(asked('ada', 'a0'), nth);
  expect(nth).toHaveBeenCalledTimes(66);
  for (let i = 0; i < 48; i += 1) await requests.once(asked(`asker ${i}`, 'a'), nth);
  nth.mockClear();
  await requests.once(asked('ada', 'a0'), nth);
  await requests.once(asked('asker 47', 'a'), nth);
  expect(nth).toHaveBeenCalledTimes(1);
});
