import type { Invitation, ProblemReport } from '@boomtown/wire';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RecordStore } from '../../src/storage/index.ts';
import { MAX_PROBLEMS } from '../../src/storage/problem-store.ts';
import { databasesAtHand, type TestRecords } from '../support/databases.ts';

const INVITATION: Invitation = { id: 'a', code: 'c0de', people: 2, used: 0, until: 100, madeAt: 1 };
const PROBLEM: ProblemReport = {
  id: 'p',
  at: 1,
  version: '1.0.0',
  browser: 'A browser',
  game: null,
  table: null,
  step: null,
  words: 'It fell over.',
};

describe.each(databasesAtHand())('who may come, stored in $name', (database) => {
  let records: TestRecords;
  let store: RecordStore;
  beforeEach(async () => {
    records = await database.fresh();
    store = await records.open();
  });
  afterEach(async () => {
    await store.close();
    await records.remove();
  });
  afterAll(() => database.stop());

  test('networks are kept out until a time, the later word counts, and old ones are forgotten', async () => {
    await store.access.keepOut('192.0.2.1', 50, 1);
    await store.access.keepOut('192.0.2.2', 60, 1);
    await store.access.keepOut('192.0.2.1', 70, 2);
    expect((await store.access.read()).keptOut).toEqual([
      { network: '192.0.2.2', until: 60 },
      { network: '192.0.2.1', until: 70 },
    ]);
    await store.access.keepOut('192.0.2.3', 90, 65);
    await store.access.letIn('192.0.2.1');
    expect((await store.access.read()).keptOut).toEqual([{ network: '192.0.2.3', until: 90 }]);
  });

  test('an invitation counts for as many as it is for, until its end or until it is withdrawn', async () => {
    await store.access.invite(INVITATION);
    expect(await store.access.use(INVITATION, 't0', 100)).toBe(false);
    const entered = await Promise.all(['t1', 't2', 't3', 't4'].map((token) => store.access.use(INVITATION, token, 99)));
    expect(entered).toEqual([true, true, false, false]);
    // Who asks again after a lost answer is in, and takes no second place.
    expect(await store.access.use(INVITATION, 't2', 99)).toBe(true);
    expect((await store.access.read()).invitations).toEqual([{ ...INVITATION, used: 2 }]);
    const endless = { ...INVITATION, id: 'b', people: null, until: null, madeAt: 2 };
    await store.access.invite(endless);
    expect(await store.access.use(endless, 't1', 1e12)).toBe(true);
    await store.access.withdraw('a');
    expect((await store.access.read()).invitations.map(({ id }) => id)).toEqual(['b']);
    expect(await store.access.use(INVITATION, 't1', 1)).toBe(false);
  });

  test('the oldest of more than fifty invitations goes', async () => {
    for (let i = 0; i < 52; i += 1) await store.access.invite({ ...INVITATION, id: `i${i}`, madeAt: i });
    const ids = (await store.access.read()).invitations.map(({ id }) => id);
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([50, 'i51', 'i2']);
  });

  test('whether the server is open by invitation only', async () => {
    expect((await store.access.read()).onlyInvited).toBeNull();
    await store.access.onlyInvited('first');
    await store.access.onlyInvited('second');
    expect((await store.access.read()).onlyInvited).toBe('second');
    await store.access.onlyInvited(null);
    expect((await store.access.read()).onlyInvited).toBeNull();
  });

  test('reports of problems until they are closed, of very many the newest', async () => {
    const table = { ...PROBLEM, game: 'a-game', table: '3f9a', step: 7 };
    await store.problems.add(PROBLEM);
    await store.problems.add({ ...table, id: 'q', at: 2 });
    expect(await store.problems.all()).toEqual([{ ...table, id: 'q', at: 2 }, PROBLEM]);
    expect([await store.problems.close('q'), await store.problems.close('q')]).toEqual([true, false]);
    for (let i = 0; i < MAX_PROBLEMS; i += 1) {
      await store.problems.add({ ...PROBLEM, words: `Number ${i}`, id: `p${i}`, at: 10 + i });
    }
    const ids = (await store.problems.all()).map(({ id }) => id);
    expect([ids.length, ids.includes('p')]).toEqual([MAX_PROBLEMS, false]);
  });
});
