import { DEFAULT_TERMS, type TransferTarget } from '@boomtown/wire';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Layout, MAX_SPENT_TOKENS, OWN_LAYOUT, type RecordStore } from '../../src/storage/index.ts';
import { databasesAtHand, type TestRecords } from '../support/databases.ts';
import { keptRecord } from '../support/kept-record.ts';

const TABLE = keptRecord(DEFAULT_TERMS);
const { code } = TABLE;
const MANY = 3 * MAX_SPENT_TOKENS;
const TABLES = ['former_holders', 'kicked_tokens'] as const;
/** The layout of the last build that stored all of them. */
const LAYOUT_15: Layout = {
  version: '0.1.0',
  changes: Object.fromEntries(Object.entries(OWN_LAYOUT.changes).slice(0, 15)),
};

const numbered = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => `token-${from + i}`);

describe.each(databasesAtHand())('tokens that open no seat any more, in $name', (database) => {
  let records: TestRecords;
  let store: RecordStore;
  beforeEach(async () => {
    records = await database.fresh();
  });
  afterEach(async () => {
    await store.close();
    await records.remove();
  });
  afterAll(() => database.stop());

  /** The maker kicks the player with this token. */
  async function kick(token: string): Promise<void> {
    const { revision = 0 } = (await store.table(code)) ?? {};
    await store.saveSeats(code, new Map(), 0, revision, null, undefined, { token });
  }

  /** A seat gets a new code after this token used the one before. */
  function replace(token: string, codeHash: string, heir: TransferTarget = 'device'): Promise<void> {
    const made = { codeHash, code, seat: 0, heir, holder: 'holder', until: 9 };
    return store.seatCodes.put(made, { tokenHash: token, seat: 0, heir });
  }

  const known = async () => {
    const { former, kicked } = await store.seatCodes.ofTable(code);
    return { former: former.map(({ tokenHash }) => tokenHash), kicked };
  };
  const counts = () =>
    Promise.all(
      TABLES.map(async (table) => Number((await records.run(`select count(*) as found from ${table}`))[0]?.found)),
    );

  test('are remembered up to a bound, the newest of each kind', async () => {
    store = await records.open();
    await store.addTable(TABLE);
    for (const token of numbered(0, MANY)) {
      await kick(token);
      await replace(token, `code of ${token}`);
    }
    const newest = numbered(MANY - MAX_SPENT_TOKENS, MANY);
    expect(await known()).toEqual({ former: newest, kicked: newest });
    expect(await counts()).toEqual([MAX_SPENT_TOKENS, MAX_SPENT_TOKENS]);
  });

  test('of a database that stored all of them are forgotten before newer ones, and no more are read', async () => {
    store = await records.open(LAYOUT_15);
    await store.addTable(TABLE);
    await store.close();
    for (const token of numbered(0, MANY)) {
      await records.run(`insert into kicked_tokens (code, token_hash) values ('${code}', '${token}') returning code`);
      const holder = `'${code}', '${token}', 0, 'device'`;
      await records.run(`insert into former_holders (code, token_hash, seat, heir) values (${holder}) returning code`);
    }
    store = await records.open();
    const { former, kicked } = await known();
    expect([former.length, kicked.length]).toEqual([MAX_SPENT_TOKENS, MAX_SPENT_TOKENS]);
    expect(await counts()).toEqual([MANY, MANY]);
    await kick('new-1');
    await kick('new-2');
    await replace('new-1', 'code-1');
    await replace('new-2', 'code-2', 'person');
    const after = await known();
    expect([after.former.slice(-2), after.kicked.slice(-2)]).toEqual([
      ['new-1', 'new-2'],
      ['new-1', 'new-2'],
    ]);
    expect(await counts()).toEqual([MAX_SPENT_TOKENS, MAX_SPENT_TOKENS]);
    // A build of the layout before knows no numbers.
    await store.close();
    store = await records.open(LAYOUT_15);
    await records.run(`insert into kicked_tokens (code, token_hash) values ('${code}', 'old build') returning code`);
    await kick('new-3');
    expect((await known()).kicked.at(-1)).toBe('new-3');
  });
});
