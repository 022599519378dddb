import { GAME_FOR_FOUR } from '@boomtown/registry/chosen';
import { GAME_IDS } from '@boomtown/registry/ids';
import { loadRules } from '@boomtown/registry/replay';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FileFault, MatchFault } from '../../src/replay/faults.ts';
import { botsOf, isUnfinished, MOST_BYTES, openText, peopleAt } from '../../src/replay/open-transcript.ts';
import { type Dealt, played } from './played.ts';

const OTHER = 'ab'.repeat(32);

let match: Dealt;
beforeAll(async () => {
  match = await played(GAME_FOR_FOUR.info.id);
});

/** What is wrong with a file of this text, and how many positions it shows all the same. */
async function faultOf(
  text: string,
): Promise<{ readonly fault: FileFault | MatchFault | null; readonly positions: number }> {
  const result = await openText(text, loadRules);
  if (!result.ok) return { fault: result.fault, positions: 0 };
  const { checked, replayed } = result.opened;
  return { fault: checked.ok ? null : checked.fault, positions: replayed.positions.length };
}

const altered = (change: object) => faultOf(JSON.stringify({ ...match, ...change }));
const dealt = (change: object) => altered({ fairness: { ...match.fairness, ...change } });

describe('a transcript that is opened in the browser', () => {
  it.each(GAME_IDS)('of %s holds as a server wrote it', async (id) => {
    const transcript = await played(id);
    const { fault, positions } = await faultOf(JSON.stringify(transcript));
    expect(fault).toBeNull();
    expect(positions).toBe(transcript.actions.length + 1);
  });

  it('says which seats bots played, and does not hold with something else in that place', async () => {
    const botsIn = async (change: object) => {
      const result = await openText(JSON.stringify({ ...match, ...change }), loadRules);
      return result.ok ? botsOf(result.opened) : result.fault;
    };
    expect(await botsIn({})).toEqual([null, null]);
    expect(await botsIn({ bots: [null, 'hard'] })).toEqual([null, 'hard']);
    expect(await botsIn({ bots: ['own:Old Hand', 'brilliant'] })).toEqual(['own:Old Hand', null]);
    expect((await altered({ bots: ['easy', null] })).fault).toBeNull();
    for (const bots of [['hard'], ['hard', 2], 'hard', {}]) expect((await altered({ bots })).fault).not.toBeNull();
  });

  it('is unfinished if it holds and stops before its end', async () => {
    const unfinishedWith = async (change: object) => {
      const result = await openText(JSON.stringify({ ...match, ...change }), loadRules);
      return result.ok ? isUnfinished(result.opened) : result.fault;
    };
    const some = match.actions.slice(0, -1);
    expect(await unfinishedWith({})).toBe(false);
    expect(await unfinishedWith({ actions: some, outcome: null })).toBe(true);
    // That this one does not hold is said instead.
    expect(await unfinishedWith({ actions: some })).toBe(false);
  });

  it('does not hold with another commitment, secret or nonce, or none', async () => {
    const count = match.actions.length;
    const because = (why: string) => ({ fault: { what: 'deal', why, count }, positions: count + 1 });
    expect(await dealt({ commitment: OTHER })).toEqual(because('commitment'));
    expect(await dealt({ secret: OTHER })).toEqual(because('commitment'));
    expect(await dealt({ nonces: [match.fairness.nonces[1], match.fairness.nonces[0]] })).toEqual(because('seed'));
    expect(await dealt({ nonces: [match.fairness.nonces[0], null] })).toEqual(because('seed'));
    expect(await dealt({ nonces: [match.fairness.nonces[0]] })).toEqual(because('unreadable'));
    expect(await dealt({ secret: 'none' })).toEqual(because('unreadable'));
  });

  it('does not hold with another seed: soon the moves do not fit what was drawn and rolled', async () => {
    const { fault, positions } = await altered({ seed: OTHER });
    expect(fault).toMatchObject({ what: 'action' });
    expect(positions).toBeLessThan(match.actions.length);
  });

  it('holds up to an action that was changed, left out, put in or given to another seat', async () => {
    const { actions } = match;
    const place = actions.findIndex(({ action }, i) => i > 9 && (action as { type: string }).type === 'roll');
    const roll = actions[place];
    if (roll === undefined) throw new Error('a player rolls');
    const at = (index: number, code: string) => ({
      fault: { what: 'action', index, refusal: { code } },
      positions: index + 1,
    });
    expect(await altered({ actions: actions.with(place, { seat: roll.seat, action: { type: 'fly' } }) })).toMatchObject(
      at(place, 'malformed'),
    );
    expect(await altered({ actions: actions.with(place, { ...roll, seat: 1 - roll.seat }) })).toMatchObject(
      at(place, 'not-your-turn'),
    );
    expect(await altered({ actions: actions.toSpliced(place, 1) })).toMatchObject(at(place, 'wrong-phase'));
    expect(await altered({ actions: actions.toSpliced(place, 0, roll) })).toMatchObject(at(place + 1, 'wrong-phase'));
    expect(await altered({ actions: [...actions, roll] })).toMatchObject(at(actions.length, 'game-over'));
  });

  it('does not hold with another outcome, or without its last actions', async () => {
    const { outcome, actions } = match;
    const count = actions.length;
    const other = { winners: [0, 1], scores: [1, 1] };
    expect(await altered({ outcome: other })).toEqual({
      fault: { what: 'outcome', written: other, rules: outcome, count },
      positions: count + 1,
    });
    expect(await altered({ actions: actions.slice(0, -1) })).toEqual({
      fault: { what: 'outcome', written: outcome, rules: null, count: count - 1 },
      positions: count,
    });
  });

  it('holds with the end that the table gave it, if that follows from who resigned', async () => {
    const actions = match.actions.slice(0, 7);
    const early = (ending: unknown) => altered({ actions, outcome: null, ending });
    const ending = { winners: [1], resigned: [0] };
    expect(await early(ending)).toEqual({ fault: null, positions: 8 });
    const written = { winners: [0], resigned: [0] };
    expect(await early(written)).toEqual({
      fault: { what: 'ending', written, table: ending, rules: null, count: 7 },
      positions: 8,
    });
  });

  it('does not hold where a person is said to have given up at a table of two that the rules brought to its end', async () => {
    const { outcome: rules, actions } = match;
    for (const written of [
      { winners: [1], resigned: [0] },
      { winners: [0], resigned: [1] },
    ]) {
      const fault = { what: 'ending', written, table: null, rules, count: actions.length };
      expect(await altered({ ending: written })).toEqual({ fault, positions: actions.length + 1 });
    }
  });

  it('is none with times or names that are something else', async () => {
    const { actions, names } = match;
    const [first, ...rest] = actions;
    for (const at of ['soon', null, -1, 1.5, 1e300]) {
      const { fault } = await altered({ actions: [{ ...first, at }, ...rest] });
      expect(fault, String(at)).toMatchObject({ what: 'no-transcript', refusal: { code: 'malformed' } });
    }
    for (const other of ['Ada', ['Ada'], [...(names ?? []), 'Cy'], ['Ada', 1]]) {
      expect((await altered({ names: other })).fault, String(other)).toMatchObject({ what: 'no-transcript' });
    }
    for (const former of [{}, [{ seat: 0, name: 'Zoe' }], [{ seat: 0, name: 7, until: 1 }], [null]]) {
      const { fault } = await altered({ former });
      expect(fault, JSON.stringify(former)).toMatchObject({ what: 'no-transcript', refusal: { code: 'malformed' } });
    }
  });

  it('says at each step who sat at the table then', async () => {
    const former = [
      { seat: 1, name: 'Yan', until: 2 },
      { seat: 1, name: 'Zoe', until: 4 },
    ];
    const result = await openText(JSON.stringify({ ...match, former }), loadRules);
    if (!result.ok) throw new Error('it holds');
    const at = peopleAt(result.opened, () => '');
    const nameAt = (step: number) => at(step)[1]?.name;
    expect([0, 2, 3, 4, 5].map(nameAt)).toEqual(['Yan', 'Yan', 'Zoe', 'Zoe', match.names?.[1]]);
    expect(at(5)).toBe(at(6));
  });

  it('is none where the file is something else, damaged, too large or of another version', async () => {
    const text = JSON.stringify(match);
    expect(await faultOf(text.slice(0, -200))).toEqual({ fault: { what: 'no-json' }, positions: 0 });
    expect(await faultOf('')).toEqual({ fault: { what: 'no-json' }, positions: 0 });
    expect(await faultOf(' '.repeat(MOST_BYTES + 1))).toEqual({ fault: { what: 'too-large' }, positions: 0 });
    expect((await faultOf('[]')).fault?.what).toBe('no-transcript');
    expect((await altered({ format: 'boomtown-transcript/2' })).fault?.what).toBe('no-transcript');
    expect((await altered({ seed: 'none' })).fault?.what).toBe('no-transcript');
    expect((await altered({ game: 'chess' })).fault).toEqual({ what: 'no-such-game', game: 'chess' });
    expect((await altered({ game: 'toString' })).fault?.what).toBe('no-such-game');
    expect((await altered({ seats: Number.MAX_SAFE_INTEGER })).fault).toMatchObject({
      what: 'no-beginning',
      refusal: { code: 'bad-seats' },
    });
    expect((await altered({ options: { hills: 'none' } })).fault).toMatchObject({ what: 'no-beginning' });
  });
});
