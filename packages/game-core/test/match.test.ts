import { describe, expect, it } from 'vitest';
import {
  bytesToHex,
  commitmentTo,
  isObject,
  type MadeAction,
  type Match,
  malformed,
  ok,
  outcome,
  replay,
  seedFrom,
  startMatch,
  submit,
  TRANSCRIPT_FORMAT,
  type Transcript,
  timeOut,
  verify,
} from '../src/index.ts';
import { type DiceRace, diceRace } from './dice-race.ts';

const seed = Uint8Array.from({ length: 32 }, (_, i) => i);

function started(): Match<DiceRace> {
  const result = startMatch(diceRace, {}, 2, seed);
  if (!result.ok) throw new Error(result.error.code);
  return result.value.match;
}

/** Rolls to the end; returns the actions that it took. */
function rolledToTheEnd(): { readonly actions: MadeAction[]; readonly scores: readonly number[] } {
  const actions: MadeAction[] = [];
  let match = started();
  while (outcome(diceRace, match.state) === null) {
    const made = { seat: match.state.toMove, action: { type: 'roll' } };
    const next = submit(match, made.seat, made.action);
    if (!next.ok) throw new Error(next.error.code);
    actions.push(made);
    match = next.value.match;
  }
  return { actions, scores: match.state.points };
}

function transcript(): Transcript {
  const secret = Uint8Array.from({ length: 32 }, () => 5);
  const nonces = [Uint8Array.from({ length: 16 }, () => 1), Uint8Array.from({ length: 16 }, () => 2)];
  const dealt = seedFrom(secret, nonces);
  const actions: MadeAction[] = [];
  const first = startMatch(diceRace, { goal: 3 }, 2, dealt);
  if (!first.ok) throw new Error(first.error.code);
  let match = first.value.match;
  for (;;) {
    const end = outcome(diceRace, match.state);
    if (end !== null) {
      return {
        format: TRANSCRIPT_FORMAT,
        game: 'dice-race',
        options: { goal: 3 },
        seats: 2,
        seed: bytesToHex(dealt),
        names: ['Ada', 'Ben'],
        actions,
        outcome: end,
        fairness: {
          commitment: commitmentTo(secret),
          secret: bytesToHex(secret),
          nonces: nonces.map((n) => bytesToHex(n)),
        },
      };
    }
    const made = { seat: match.state.toMove, action: { type: 'stop' } };
    const next = submit(match, made.seat, made.action);
    if (!next.ok) throw new Error(next.error.code);
    actions.push(made);
    match = next.value.match;
  }
}

describe('the match runner', () => {
  it('counts steps: setup is 0, the k-th action k', () => {
    const match = started();
    expect(match.step).toBe(0);
    const next = submit(match, 0, { type: 'roll' });
    expect(next.ok && next.value.match.step).toBe(1);
    expect(match.step).toBe(0);
  });

  it('draws each step from that step’s stream, so a refused action uses nothing up', () => {
    const match = started();
    expect(submit(match, 1, { type: 'roll' })).toMatchObject({ ok: false, error: { code: 'not-your-turn' } });
    const next = submit(match, 0, { type: 'roll' });
    const again = submit(match, 0, { type: 'roll' });
    expect(next.ok && again.ok && next.value.events).toEqual(again.ok && again.value.events);
  });

  it.each([
    [-1, { type: 'roll' }, 'malformed'],
    [2, { type: 'roll' }, 'malformed'],
    ['0', { type: 'roll' }, 'malformed'],
    [0, { type: 'jump' }, 'malformed'],
    [0, { type: 'roll', extra: 1 }, 'malformed'],
    [0, null, 'malformed'],
    [1, { type: 'jump' }, 'malformed'],
    [1, { type: 'roll' }, 'not-your-turn'],
  ])('refuses seat %j with %j as %s', (seat, action, code) => {
    expect(submit(started(), seat, action)).toMatchObject({ ok: false, error: { code } });
  });

  it('refuses everything well-formed after the end as game-over', () => {
    const { actions } = rolledToTheEnd();
    const end = replay(diceRace, { options: {}, seats: 2, seed, actions });
    if (!end.ok) throw new Error('does not replay');
    expect(submit(end.value, 0, { type: 'roll' })).toMatchObject({ ok: false, error: { code: 'game-over' } });
    expect(submit(end.value, 0, { type: 'jump' })).toMatchObject({ ok: false, error: { code: 'malformed' } });
  });

  it('takes the timeout action for a seat whose time is up, and for no other', () => {
    const late = timeOut(started(), 0);
    expect(late.action).toEqual({ type: 'stop' });
    expect(late.match.step).toBe(1);
    expect(() => timeOut(started(), 1)).toThrow('not to act');
  });

  it('replays a record to the same state', () => {
    const { actions, scores } = rolledToTheEnd();
    const steps: number[] = [];
    const replayed = replay(diceRace, { options: {}, seats: 2, seed, actions }, ({ match }) => steps.push(match.step));
    expect(replayed.ok && replayed.value.state.points).toEqual(scores);
    expect(steps).toEqual([...Array(actions.length + 1).keys()]);
  });

  it('names the first action that does not stand', () => {
    const { actions } = rolledToTheEnd();
    const altered = actions.with(1, { seat: 0, action: { type: 'roll' } });
    const replayed = replay(diceRace, { options: {}, seats: 2, seed, actions: altered });
    expect(replayed).toMatchObject({ ok: false, error: { index: 1, refusal: { code: 'not-your-turn' } } });
    expect(replay(diceRace, { options: { goal: 0 }, seats: 2, seed, actions })).toMatchObject({
      ok: false,
      error: { index: null, refusal: { code: 'bad-options' } },
    });
  });
});

/** What is other in a transcript whose match was not played to its end. */
const early = () => ({ actions: transcript().actions.slice(0, 1), outcome: null });

describe('verification of a transcript', () => {
  it('confirms an honest one, with its deal', () => {
    const honest = transcript();
    expect(verify(diceRace, honest)).toEqual({
      ok: true,
      verified: {
        actions: honest.actions.length,
        outcome: honest.outcome,
        ending: null,
        fairness: true,
        continued: null,
      },
    });
  });

  it('replays one that goes on from a moment of another match, and claims nothing of its deal', () => {
    const isState = (raw: unknown): raw is DiceRace['State'] => isObject(raw) && Array.isArray(raw.points);
    const loading: typeof diceRace = {
      ...diceRace,
      parseState: (raw) => (isState(raw) ? ok(raw) : malformed('That is no state.')),
    };
    const { actions, ...whole } = transcript();
    const before = replay(diceRace, { options: {}, seats: 2, seed, actions: actions.slice(0, 2) });
    if (!before.ok) throw new Error('it stands');
    const from = { step: 2, state: before.value.state };
    const { outcome: _, ...bare } = whole;
    const next = actions.slice(2, 3);
    expect(verify(loading, { ...bare, actions: next, from })).toMatchObject({
      ok: true,
      verified: { actions: 1, fairness: false, continued: 2 },
    });
    const damaged = { step: 2, state: { ...before.value.state, points: 'many' } };
    expect(verify(loading, { ...bare, actions: next, from: damaged })).toMatchObject({
      ok: false,
      fault: { what: 'replay', index: null, refusal: { code: 'malformed' } },
    });
    for (const none of [{ step: -1, state: {} }, { state: {} }, { step: 1, state: null }, 2]) {
      expect(verify(loading, { ...bare, actions: next, from: none })).toMatchObject({
        ok: false,
        fault: { what: 'unreadable' },
      });
    }
    expect(verify(loading, { ...bare, seats: 3, actions: [], from }).ok).toBe(false);
  });

  it('shows every position on the way, up to the first action that does not stand', () => {
    const steps: number[] = [];
    const { actions } = transcript();
    verify(diceRace, { ...transcript(), actions: actions.with(2, { seat: 0, action: null }) }, ({ match }) =>
      steps.push(match.step),
    );
    expect(steps).toEqual([0, 1, 2]);
  });

  it('confirms one that says less', () => {
    const { fairness: _, names: __, outcome: ___, ...bare } = transcript();
    expect(verify(diceRace, bare)).toMatchObject({ ok: true, verified: { fairness: false } });
  });

  it('confirms the end that the table gave a match in which a player resigned', () => {
    const { actions } = transcript();
    const ending = { winners: [1], resigned: [0] };
    const early = { ...transcript(), actions: actions.slice(0, 1), outcome: null, ending };
    expect(verify(diceRace, early)).toMatchObject({ ok: true, verified: { outcome: null, ending } });
  });

  it('finds a loser made into the winner by a resignation after the rules had ended the match', () => {
    const { outcome: rules } = transcript();
    for (const ending of [
      { winners: [1], resigned: [0] },
      { winners: [0], resigned: [1] },
    ]) {
      expect(verify(diceRace, { ...transcript(), ending })).toEqual({
        ok: false,
        fault: { what: 'ending', table: null, rules },
      });
    }
  });

  it.each([
    [
      'an ending that does not follow',
      { ...early(), ending: { winners: [0], resigned: [0] } },
      { what: 'ending', table: { winners: [1], resigned: [0] } },
    ],
    ['an ending in which nobody resigned', { ending: { winners: [1], resigned: [] } }, { what: 'ending', table: null }],
    [
      'an ending that says more',
      { ...early(), ending: { winners: [1], resigned: [0], scores: [1, 2] } },
      { what: 'ending', table: { winners: [1], resigned: [0] } },
    ],
    [
      'another outcome',
      { outcome: { winners: [0], scores: [3, 0] } },
      { what: 'outcome', rules: transcript().outcome },
    ],
    ['an outcome that is none', { outcome: null }, { what: 'outcome' }],
    ['another seed', { seed: '00'.repeat(32) }, { what: 'fairness', why: 'seed' }],
    ['a fairness that is none', { fairness: 'trust me' }, { what: 'fairness', why: 'unreadable' }],
    [
      'a nonce too many',
      { fairness: { ...transcript().fairness, nonces: [null, null, null] } },
      { what: 'fairness', why: 'unreadable' },
    ],
    [
      'a time that is none',
      { actions: transcript().actions.map((one) => ({ ...one, at: 'soon' })) },
      { what: 'unreadable' },
    ],
    ['names that are none', { names: 'Ada and Ben' }, { what: 'unreadable' }],
    ['no seed', { seed: '00' }, { what: 'unreadable' }],
    ['another format', { format: 'x' }, { what: 'unreadable' }],
    ['an action that is none', { actions: [7] }, { what: 'replay', index: 0 }],
    [
      'an action too many',
      { actions: [...transcript().actions, { seat: 0, action: { type: 'roll' } }] },
      { what: 'replay', index: 3 },
    ],
  ])('finds %s', (_, change, fault) => {
    expect(verify(diceRace, { ...transcript(), ...change })).toMatchObject({ ok: false, fault });
  });
});
