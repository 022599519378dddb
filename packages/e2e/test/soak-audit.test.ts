import { type AnyGame, actors, legal, outcome, shortHash, startMatch, submit, textStream } from '@boomtown/game-core';
import { OPEN_GAME } from '@boomtown/registry/chosen';
import { describe, expect, test } from 'vitest';
import { type Account, openAccount } from '../src/soak/account.ts';
import { faultsIn, type StoredEntry, type StoredRecord } from '../src/soak/audit.ts';

const game: AnyGame = OPEN_GAME;
const SEED = new Uint8Array(32).fill(7);
const ACTIONS = 8;

/** A match as its clients and its record know it, without a fault. */
function playedMatch(): { readonly account: Account; readonly kept: StoredRecord } {
  const options = { starter: 0 };
  const chance = textStream('audit');
  const account = openAccount(OPEN_GAME.info.id, 'TABLE', 2);
  const started = startMatch(game, options, 2, SEED);
  if (!started.ok) throw new Error(started.error.code);
  let { match } = started.value;
  const entries: StoredEntry[] = [];
  for (let step = 1; step <= ACTIONS; step += 1) {
    const seat = actors(game, match.state)[0] ?? 0;
    const choices = legal(game, match.state, seat);
    const action = choices[chance.int(choices.length)] ?? { type: 'none' };
    const next = submit(match, seat, action);
    if (!next.ok) throw new Error(next.error.code);
    match = next.value.match;
    const request = `request-${step}`;
    account.sent.set(request, { seat, action });
    account.acknowledged.set(request, step);
    account.sightings.push({
      step,
      seat,
      view: shortHash(game.publicView(match.state)),
      own: shortHash(game.privateView(match.state, seat)),
    });
    entries.push({ kind: 'action', entry: step, seat, action, request, standIn: null });
  }
  return { account, kept: { options, seed: SEED, outcome: outcome(game, match.state), ending: null, entries } };
}

/** What the audit says of the match with another list of entries. */
function faultsWith(change: (entries: readonly StoredEntry[]) => readonly StoredEntry[]): string {
  const { account, kept } = playedMatch();
  return faultsIn(game, account, { ...kept, entries: change(kept.entries) }).join('\n');
}

describe('the audit of the soak', () => {
  test('finds nothing in a record without a fault', () => {
    expect(faultsWith((entries) => entries)).toBe('');
  });

  test('finds a lost action that was acknowledged', () => {
    expect(faultsWith((entries) => entries.slice(0, -1))).toContain('the acknowledged action 8 is lost');
  });

  test('accepts one more that was sent, but not acknowledged before the line was lost', () => {
    const { account, kept } = playedMatch();
    account.acknowledged.delete('request-8');
    expect(faultsIn(game, account, kept)).toEqual([]);
  });

  test('finds an action that nobody sent', () => {
    expect(
      faultsWith((entries) => entries.map((one) => (one.entry === 8 ? { ...one, request: 'other' } : one))),
    ).toContain('action 8 was sent by nobody');
  });

  test('finds an action that stands twice', () => {
    const twice = faultsWith((entries) => [...entries, ...entries.slice(-1).map((one) => ({ ...one, entry: 9 }))]);
    expect(twice).toContain('action 9 was sent once and stands twice');
  });

  test('finds an action that stands otherwise than it was sent, and one that moved', () => {
    const other = faultsWith((entries) =>
      entries.map((one) => (one.entry === 8 ? { ...one, action: { type: 'half' } } : one)),
    );
    expect(other).toContain('action 8 is not the one that was sent');
    expect(other).toContain('action 8 does not replay');
    expect(faultsWith((entries) => entries.toReversed().map((one, i) => ({ ...one, entry: i + 1 })))).toContain(
      'stands as action',
    );
  });

  test('accepts an action that was taken back and a seat that was given up, if they were asked for, and misses none', () => {
    const { account, kept } = playedMatch();
    const by = kept.entries.at(-1)?.seat ?? 0;
    const back: StoredEntry = { kind: 'takeback', entry: 9, seat: by, request: null, of: 8 };
    const up: StoredEntry = { kind: 'resignation', entry: 10, seat: 0, request: null };
    const entries = [...kept.entries, back, up];
    const ending = { winners: [1], resigned: [0] };
    const after = { ...kept, entries, ending };
    expect(faultsIn(game, account, after)).toEqual([
      'entry 9 takes back what nobody asked to',
      'entry 10 gives up a seat that nobody gave up',
    ]);
    account.takebacks.set(8, { seat: by, done: true });
    account.resignations.set(0, true);
    const seen = account.sightings.find(({ step }) => step === 7);
    if (seen === undefined) throw new Error('somebody saw step 7');
    account.sightings.push({ ...seen, step: 9 });
    expect(faultsIn(game, account, after)).toEqual([]);
    expect(faultsIn(game, account, kept)).toEqual([
      'the acknowledged takeback at step 8 is lost',
      'the acknowledged resignation of seat 0 is lost',
      'somebody saw step 9, which the record does not have',
    ]);
    expect(faultsIn(game, account, { ...after, ending: null })).toEqual([
      'the ending in the record is not that of its replay',
    ]);
    const wrong = { ...back, of: 7 };
    expect(faultsIn(game, account, { ...after, entries: [...kept.entries, wrong, up] }).join('\n')).toContain(
      'entry 9 takes back what is not the last',
    );
  });

  test('finds a gap, another state than was seen, and another outcome', () => {
    expect(faultsWith((entries) => entries.map((one) => (one.entry === 8 ? { ...one, entry: 9 } : one)))).toContain(
      'entry 8 has the number 9',
    );
    const { account, kept } = playedMatch();
    account.sightings.push({ step: 3, seat: 0, view: 'other', own: 'other' });
    expect(faultsIn(game, account, kept)).toEqual(['seat 0 saw another step 3 than the record has']);
    const won = { ...kept, outcome: { winners: [0], scores: [1, 0] } };
    expect(faultsIn(game, playedMatch().account, won)).toEqual(['the outcome in the record is not that of its replay']);
  });
});
