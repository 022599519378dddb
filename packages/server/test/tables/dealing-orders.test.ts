import { bytesToHex, checkFairness, hashOfNonceHex, type Seat } from '@boomtown/game-core';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { compareCallOffs, compareDeal } from '../../../web/src/replay/compare.ts';
import { localEvidence } from '../../../web/src/replay/local-evidence.ts';
import { RecordStore, sqliteInMemory } from '../../src/storage/index.ts';
import { transcriptOf } from '../../src/tables/transcript.ts';
import { ON_ITS_WAY_MS } from '../../src/tables/waiting-room.ts';
import { type Browser, DEALING_MS, DealingWorld } from '../support/dealing-world.ts';

/** One thing that happens at a table that gathers; `who` counts browsers, again from the first one behind the last. */
type Happening = { what: string; who?: number; arrives?: number; ms?: number };
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ what: fc.constantFrom('deliver', 'see', 'catch up'), who: fc.nat(2) }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('ready'), who: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('not yet'), who: fc.nat(2) }) },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constantFrom('reload', 'relink'), who: fc.nat(2), arrives: fc.nat(2) }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('pass'), ms: fc.constantFrom(1000, DEALING_MS) }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constantFrom('kill', 'calm', 'to dealing', 'to dealing') }) },
);

/** Orders that were once found to go wrong. */
const FOUND: [Happening[]][] = [
  [
    // A nonce for a start that was called off before anyone opened theirs comes to the start after it.
    [
      { what: 'to dealing' },
      { what: 'pass', ms: DEALING_MS },
      { what: 'catch up', who: 0 },
      { what: 'ready', who: 1 },
      { what: 'ready', who: 0 },
      { what: 'deliver', who: 1 },
    ],
  ],
];

/** Which seats each browser holds, and how many seats the table has. The seats of none are bots'. */
const TABLES: readonly (readonly [string, readonly (readonly Seat[])[], number])[] = [
  ['two browsers', [[0], [1]], 2],
  ['a browser of two people, another one, and a bot', [[0, 2], [1]], 4],
];

let store: RecordStore;
let world: DealingWorld | undefined;
beforeAll(async () => {
  store = await RecordStore.open(sqliteInMemory());
});
afterEach(() => world?.close());
afterAll(() => store.close());

async function happens(at: DealingWorld, { what, who = 0, arrives = 0, ms = 0 }: Happening): Promise<void> {
  const browser = at.browsers[who % at.browsers.length];
  if (browser === undefined) return;
  if (what === 'deliver') return at.deliver(browser);
  if (what === 'see') return at.see(browser);
  if (what === 'catch up') return at.catchUp(browser);
  if (what === 'ready' || what === 'not yet') return at.press(browser, what);
  if (what === 'reload') return at.reload(browser, arrives);
  if (what === 'relink') return at.relink(browser, arrives);
  if (what === 'kill') return at.kill();
  if (what === 'to dealing') return at.toDealing();
  if (what === 'pass') return at.pass(ms);
  await at.calm();
  // Everything has arrived: nobody is waited for who has nothing more to say.
  expect(at.stage).not.toBe('dealing');
}

/** Everybody wants to play and nothing is lost any more: the match begins. */
async function begins(at: DealingWorld): Promise<void> {
  await at.calm();
  for (const browser of at.browsers) at.press(browser, 'ready');
  await at.calm();
  expect(at.stage).toBe('playing');
}

describe.each(TABLES)('fault 41: at a table of %s', (_, held, seats) => {
  test('no order of readiness, withdrawal, nonces, reloads, lost links and killed servers keeps a match from beginning, or uses a nonce twice', async () => {
    const runs = fc.asyncProperty(fc.array(happening, { maxLength: 50 }), async (happenings) => {
      const at = await DealingWorld.open(store, held, seats);
      world = at;
      for (const one of happenings) if (at.stage !== 'playing') await happens(at, one);
      await begins(at);
      const record = await at.record();
      if (record?.deal == null) throw new Error('there is no deal');
      const { calledOff, deal } = record;

      const starts = new Map<string, Set<string>>();
      for (const { nonce, start } of at.sent) starts.set(nonce, (starts.get(nonce) ?? new Set()).add(start));
      expect([...starts.values()].every(({ size }) => size === 1)).toBe(true);

      // Whatever the server took it used, for the match or for a start that it tells of.
      const shown = [deal, ...calledOff].flatMap(({ nonces }) => nonces);
      expect(at.taken.filter((nonce) => !shown.includes(nonce))).toEqual([]);

      // Nobody here lies: who is named did not open theirs in time.
      expect(calledOff.every(({ why }) => why === 'no-nonce')).toBe(true);
      const fairness = at.fairness(record);
      expect(checkFairness(fairness, deal.seed)).toBeNull();

      for (const browser of at.browsers) {
        browser.page.within(() => {
          const evidence = localEvidence(fairness, at.code, null);
          expect(compareDeal(fairness, evidence)).toEqual({ commitment: 'noted', own: 'noted', nonces: 'noted' });
          expect(compareCallOffs(fairness, evidence).state).not.toBe('hidden');
        });
      }
      await at.close();
    });
    await fc.assert(runs, { numRuns: 200, examples: FOUND });
  });
});

test('fault 41: a table of an older version binds its next secret, and tells no number that its secret does not follow from', async () => {
  const secret = new Uint8Array(32).fill(9);
  for (const drawn of [null, new Uint8Array(32).fill(8)]) {
    world = await DealingWorld.open(store, [[0], [1]], 2, { drawn, secret });
    await begins(world);
    const old = await world.record();
    if (old === undefined) throw new Error('there is a record');
    const shown = transcriptOf({ ...old, stage: 'over' }, [])?.fairness;
    expect(shown).toMatchObject({ secret: bytesToHex(secret) });
    expect(shown).not.toHaveProperty('drawn');
    await world.close();

    world = await DealingWorld.open(store, [[0], [1]], 2, { drawn, secret });
    await world.toDealing();
    const [ada] = world.browsers;
    if (ada === undefined) throw new Error('a browser is there');
    await world.catchUp(ada);
    await world.pass(DEALING_MS);
    await begins(world);
    const record = await world.record();
    if (record?.deal == null) throw new Error('there is a deal');
    const fairness = transcriptOf({ ...record, stage: 'over' }, [])?.fairness;
    if (fairness === undefined) throw new Error('there is a transcript');
    expect(fairness).toMatchObject({ drawn: expect.any(String), calledOff: [{ secret: bytesToHex(secret) }] });
    expect(checkFairness(fairness, record.deal.seed)).toBeNull();
    expect(checkFairness({ ...fairness, calledOff: [] }, record.deal.seed)).toBe('unbound');
    await world.close();
  }
});

test('fault 41: nobody draws until they like the deal: after 50 redraws a table does not start any more', async () => {
  const start = { promises: ['ab'.repeat(32), null], nonces: ['cd'.repeat(16), null], seat: 0, why: 'no-nonce' };
  const calledOff = Array.from({ length: 49 }, (_, i) => {
    const hash = i.toString(16).padStart(64, '0');
    return { ...start, commitment: hash, secret: hash };
  });
  world = await DealingWorld.open(store, [[0], [1]], 2, { calledOff });
  await world.toDealing();
  const [ada, ben] = world.browsers;
  if (ada === undefined || ben === undefined) throw new Error('two browsers are there');
  await world.catchUp(ada);
  await world.pass(DEALING_MS);
  expect((await world.record())?.calledOff).toHaveLength(50);
  await world.toDealing();
  expect(world.stage).toBe('waiting');
  await world.calm();
  expect(ben.page.table?.seats.map(({ ready }) => ready)).toEqual([false, false]);
});

describe('fault 41: a seat opens a wrong nonce and is ready again at once', () => {
  const nonce = '11'.repeat(16);

  /** Two are ready, and Ben lies. */
  async function lied(adaSees: boolean): Promise<readonly [DealingWorld, Browser, Browser]> {
    const at = await DealingWorld.open(store, [[0], [1]], 2);
    world = at;
    await at.toDealing();
    const [ada, ben] = at.browsers;
    if (ada === undefined || ben === undefined) throw new Error('two browsers are there');
    while (adaSees && ada.up.length === 0) await at.see(ada);
    await at.askAtOnce(ben, 'nonces', { nonces: [{ seat: 1, nonce: '00'.repeat(16) }] });
    await at.askAtOnce(ben, 'ready', { seats: [{ seat: 1, nonceHash: hashOfNonceHex(nonce) ?? '' }] });
    return [at, ada, ben];
  }

  test('what was sent for the start before is not used for the next one, and nobody honest finds a number changed', async () => {
    const [at, ada, ben] = await lied(true);
    expect(at.stage).toBe('waiting');
    await at.catchUp(ada);
    expect(ada.page.table?.seats.map(({ ready }) => ready)).toEqual([false, true]);
    at.press(ada, 'ready');
    await at.deliver(ada);
    await at.askAtOnce(ben, 'nonces', { nonces: [{ seat: 1, nonce }] });
    await at.catchUp(ada);
    expect(at.stage).toBe('playing');
    const record = await at.record();
    if (record === undefined) throw new Error('there is a record');
    const fairness = at.fairness(record);
    ada.page.within(() => {
      const evidence = localEvidence(fairness, at.code, null);
      expect(compareDeal(fairness, evidence)).toEqual({ commitment: 'noted', own: 'noted', nonces: 'noted' });
      expect(compareCallOffs(fairness, evidence).state).not.toBe('hidden');
    });
  });

  test('the next start begins with what another seat had promised once nothing of that can be on its way any more', async () => {
    const [at] = await lied(false);
    await at.pass(ON_ITS_WAY_MS - 1);
    expect(at.stage).toBe('waiting');
    await at.pass(1);
    expect(at.stage).toBe('dealing');
    expect((await at.record())?.calledOff).toEqual([]);
  });
});
