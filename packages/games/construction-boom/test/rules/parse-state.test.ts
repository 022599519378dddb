import { describe, expect, it } from 'vitest';
import { constructionBoomGame as game } from '../../src/rules/index.ts';
import type { BuiltTile, State } from '../../src/rules/types.ts';
import { built, fresh, place, play, position } from './position.ts';

type Change = (state: State) => object;

function isRead(raw: unknown): boolean {
  const read = game.parseState(JSON.parse(JSON.stringify(raw)));
  if (read.ok) expect(read.value).toEqual(raw);
  else expect(read.error.code).toBe('malformed');
  return read.ok;
}

const bidding = play(fresh({ rounds: 2 }), { type: 'bid', number: 2, material: 'modern' }).state;
const building = position({
  drawing: '2 | CT <CT .\n1 | CT . MR\n0 | OG MG CG\n | 0 1 2',
  hands: ['OT CT', 'MG CT'],
});
const leaning = place(
  position({ drawing: '2 | CT . CT\n1 | OT . MT\n0 | OG CG MG\n | 0 1 2', hands: ['CT OG', 'MG'] }),
  'CT 1,2',
).state;
const offered = play(leaning, { type: 'lean', side: 'right' }).state;
const over = play({ ...building, passes: 1 }, { type: 'pass' }).state;

describe('§9 Loading a state', () => {
  it.each([
    ['bid', bidding],
    ['build', building],
    ['lean', leaning],
    ['bonus', offered],
    ['over', over],
  ])('reads one of phase %s', (phase, state) => {
    expect(state.phase).toBe(phase);
    expect(isRead(state)).toBe(true);
  });

  it('does not ask how play came there: overload, unconsumed groups, large hands, far columns', () => {
    expect(isRead(position({ drawing: '3 | OT\n2 | OT\n1 | OT\n0 | CG\n | 0', hands: ['MT', 'CT'] }))).toBe(true);
    expect(isRead(position({ drawing: '1 | OT\n0 | OG\n | -4000', hands: ['MT', 'CT'] }))).toBe(true);
    expect(isRead(position({ hands: ['OT OT OT OT OT OT OT OT MT MT MT MT', 'CT'] }))).toBe(true);
  });

  it('has one zero', () => {
    const read = game.parseState({
      ...bidding,
      building: bidding.building.map((one, i) => (i > 0 ? one : { ...one, column: -0 })),
    });
    expect(read.ok && Object.is(read.value.building[0]?.column, 0)).toBe(true);
  });

  const everywhere: readonly (readonly [string, Change])[] = [
    ['another game', (state) => ({ ...state, game: 'constructo' })],
    ['a field too many', (state) => ({ ...state, extra: 1 })],
    ['options left out', (state) => ({ ...state, options: { rounds: state.options.rounds } })],
    ['options out of range', (state) => ({ ...state, options: { ...state.options, rounds: 13 } })],
    ['an unknown phase', (state) => ({ ...state, phase: 'dream' })],
    ['a round after the last', (state) => ({ ...state, round: state.options.rounds + 1 })],
    ['round 0', (state) => ({ ...state, round: 0 })],
    ['an opener who is not there', (state) => ({ ...state, opener: 2 })],
    ['no opener', (state) => ({ ...state, opener: null })],
    ['an actor who is not there', (state) => ({ ...state, actor: 2 })],
    ['money from nowhere', (state) => ({ ...state, money: [state.money[0] + 10, state.money[1]] })],
    ['money of three', (state) => ({ ...state, money: [...state.money, 0] })],
    ['a missing tile', (state) => ({ ...state, aside: state.aside.slice(1) })],
    ['a tile twice', (state) => ({ ...state, aside: [...state.aside.slice(1), ...state.aside.slice(-1)] })],
    [
      'a tile in two places and another in none',
      (state) => ({
        ...state,
        aside: [...state.aside.slice(1), state.building[0]?.tile ?? 0].sort((one, other) => one - other),
      }),
    ],
    ['a tile twice, and all are there', (state) => ({ ...state, removed: [...state.removed, state.aside[0]] })],
    ['a tile that the set does not have', (state) => ({ ...state, aside: [...state.aside.slice(1), 48] })],
    ['an aside that is not ascending', (state) => ({ ...state, aside: [...state.aside].reverse() })],
    ['three hands', (state) => ({ ...state, hands: [...state.hands, []] })],
    ['a building out of order', (state) => ({ ...state, building: [...state.building].reverse() })],
    ['two tiles in a cell', (state) => ({ ...state, ...withCell(state, state.building[0]) })],
    ['passes that end the round', (state) => ({ ...state, passes: 2 })],
    ['a flag that is a number', (state) => ({ ...state, bonusUsed: 0 })],
    ['an open tile where none is', (state) => ({ ...state, open: [{ column: 40, row: 1 }] })],
  ];
  it.each(
    [bidding, building, leaning, offered].flatMap((state) =>
      everywhere.map(([what, change]) => [state.phase, what, change(state)] as const),
    ),
  )('in phase %s refuses %s', (_phase, _what, changed) => {
    expect(isRead(changed)).toBe(false);
  });

  it.each(Object.keys(bidding))('refuses a state without %s', (field) => {
    for (const state of [bidding, building, leaning, offered, over]) {
      expect(isRead(Object.fromEntries(Object.entries(state).filter(([key]) => key !== field)))).toBe(false);
    }
  });

  it.each<readonly [string, Change]>([
    ['the bidder to act', (state) => ({ ...state, actor: state.bid?.seat })],
    ['nobody to act', (state) => ({ ...state, actor: null })],
    ['the wrong opener to act', (state) => ({ ...state, bid: null, actor: 1 - state.opener })],
    ['a bid of none', (state) => ({ ...state, bid: { ...state.bid, number: 0 } })],
    ['a bid above 16', (state) => ({ ...state, bid: { ...state.bid, number: 17 } })],
    ['a bid of gold', (state) => ({ ...state, bid: { ...state.bid, material: 'gold' } })],
    ['a contract', (state) => ({ ...state, contract: { contractor: 0, number: 1, material: 'old', doubled: false } })],
    ['somebody on turn', (state) => ({ ...state, turn: state.actor })],
    ['a pass', (state) => ({ ...state, passes: 1 })],
    ['a tile that left', (state) => ({ ...state, aside: state.aside.slice(1), removed: state.aside.slice(0, 1) })],
    [
      'eleven tiles in a hand',
      (state) => ({
        ...state,
        aside: state.aside.slice(1),
        hands: [[...state.hands[0], state.aside[0] ?? 0].sort((a, b) => a - b), state.hands[1]],
      }),
    ],
    ['grounds of one material', (state) => ({ ...state, ...dealtAgain([0, 1, 2]) })],
    [
      'grounds elsewhere',
      (state) => ({ ...state, building: state.building.map((one) => ({ ...one, column: one.column + 1 })) }),
    ],
    [
      'a consumed ground',
      (state) => ({ ...state, building: state.building.map((one) => ({ ...one, consumed: true })) }),
    ],
    ['a round that was not played', (state) => ({ ...state, round: 2 })],
  ])('in the bidding refuses %s', (_, change) => {
    expect(isRead(change(bidding))).toBe(false);
  });

  it('takes the same grounds in another order', () => {
    expect(isRead({ ...bidding, ...dealtAgain([16, 1, 2]) })).toBe(true);
  });

  it.each<readonly [string, State, Change]>([
    [
      'a hand that is not ascending',
      building,
      (state) => ({ ...state, hands: [[...state.hands[0]].reverse(), state.hands[1]] }),
    ],
    ['a bid that stands', building, (state) => ({ ...state, bid: { seat: 0, number: 1, material: 'old' } })],
    ['no contract', building, (state) => ({ ...state, contract: null })],
    ['a contract of 17', building, (state) => ({ ...state, contract: { ...state.contract, number: 17 } })],
    ['nobody on turn', building, (state) => ({ ...state, turn: null })],
    ['an actor who is not on turn', building, (state) => ({ ...state, actor: 1 })],
    ['a bonus that is used', building, (state) => ({ ...state, bonusUsed: true })],
    ['an actor with an empty hand', building, (state) => emptied(state, 0)],
    ['two empty hands', building, (state) => emptied(emptied(state, 0), 1)],
    ['a pass', leaning, (state) => ({ ...state, passes: 1 })],
    ['no open tile', leaning, (state) => ({ ...state, open: [] })],
    ['two open tiles', leaning, (state) => ({ ...state, open: [...state.open, ...state.open] })],
    ['an open tile that leans right', leaning, (state) => rested(state, 1, 2, 'right')],
    ['an open tile that stands on another', leaning, (state) => ({ ...state, open: [{ column: 0, row: 2 }] })],
    ['the contractor to choose', leaning, (state) => ({ ...state, actor: 0 })],
    ['a pass', offered, (state) => ({ ...state, passes: 1 })],
    ['an opponent with nothing to give', offered, (state) => emptied(state, 1)],
    ['an actor who is not on turn', offered, (state) => ({ ...state, actor: 1 })],
    ['a used bonus', offered, (state) => ({ ...state, bonusUsed: true })],
    ['an actor', over, (state) => ({ ...state, actor: 0 })],
    ['somebody on turn', over, (state) => ({ ...state, turn: 0 })],
    ['a last round that is not in the history', over, (state) => ({ ...state, history: [], money: [0, 0] })],
    ['a contract that was not scored', over, (state) => ({ ...state, contract: { ...state.contract, doubled: true } })],
    ['a count that is not in play', over, (state) => recounted(state, 1)],
    [
      'money that does not follow',
      over,
      (state) => ({ ...state, history: state.history.map((line) => ({ ...line, money: 30 })), money: [30, 0] }),
    ],
    ['an end before the last round', over, (state) => ({ ...state, options: { ...state.options, rounds: 2 } })],
  ])('refuses %s', (_, state, change) => {
    expect(isRead(state)).toBe(true);
    expect(isRead(change(state))).toBe(false);
  });

  it('refuses an open tile between two tiers that stand on one ground', () => {
    const drawing = '3 | CT <CT CT\n2 | CT . CT\n1 | CT <CT <CT\n0 | OG . .\n | 0 1 2';
    const waiting = { drawing, hands: ['OG', 'MG'] as const, actor: 1, open: [{ column: 1, row: 3 }] } as const;
    expect(() => position({ ...waiting, phase: 'lean' })).toThrow('no state of the game');
    expect(position({ drawing, hands: ['OG', 'MG'] }).phase).toBe('build');
  });

  it('takes a bonus tile that waits for a side', () => {
    expect(isRead({ ...leaning, bonusUsed: true })).toBe(true);
  });

  it.each([
    ['a tier in the air', '2 | OT\n1 | .\n0 | OG\n | 0'],
    ['a tile above a roof', '2 | OT\n1 | MR\n0 | OG\n | 0'],
    ['an old tier that leans', '1 | OT <OT\n0 | OG .\n | 0 1'],
    ['a roof that leans', '1 | CT <CR\n0 | OG .\n | 0 1'],
    ['a tier that leans on another material', '1 | MT <CT\n0 | OG .\n | 0 1'],
    ['a tier that leans on nothing', '1 | CT <CT CT>\n0 | OG . .\n | 0 1 2'],
    ['a tier that leans though it stands', '1 | CT <CT\n0 | OG MG\n | 0 1'],
    ['tiers that carry each other', '1 | CT OT CT> <CT\n0 | OG MG . .\n | 0 1 2 3'],
    ['a tier on the ground row', '0 | OG CT\n | 0 1'],
    ['a ground upstairs', '1 | OG\n0 | MG\n | 0'],
    ['seven grounds', '0 | OG OG OG OG MG MG MG\n | 0 1 2 3 4 5 6'],
  ])('refuses %s', (_, drawing) => {
    expect(() => position({ drawing, hands: ['MT27', 'CT43'] })).toThrow('no state of the game');
  });
});

/** The same tile number stands in two cells' places: the first tile set aside is put where another stands. */
function withCell(state: State, cell: BuiltTile | undefined): Partial<State> {
  const [tile = -1, ...aside] = state.aside;
  const extra = { tile, column: cell?.column ?? 0, row: cell?.row ?? 0, rests: null, consumed: false };
  return { aside, building: [...(cell === undefined ? [] : [cell]), extra, ...state.building.slice(1)] };
}

function dealtAgain(grounds: readonly number[]): Partial<State> {
  const rest = Array.from({ length: 48 }, (_, id) => id).filter((id) => !grounds.includes(id));
  const street = built('0 | OG MG CG\n | 0 1 2').map((one, i) => ({ ...one, tile: grounds[i] ?? -1 }));
  return { building: street, hands: [rest.slice(0, 10), rest.slice(10, 20)], aside: rest.slice(20) };
}

/** That hand is laid aside. */
function emptied(state: State, player: 0 | 1): State {
  const aside = [...state.aside, ...state.hands[player]].sort((a, b) => a - b);
  return { ...state, aside, hands: player === 0 ? [[], state.hands[1]] : [state.hands[0], []] };
}

function rested(state: State, column: number, row: number, rests: 'left' | 'right'): State {
  const building = state.building.map((one) => (one.column === column && one.row === row ? { ...one, rests } : one));
  return { ...state, building };
}

/** One tile more in the last line, and money that follows from it. */
function recounted(state: State, more: number): State {
  const history = state.history.map((line) => ({ ...line, count: line.count + more, money: line.money + 20 * more }));
  return { ...state, history, money: [state.money[0] + 20 * more, state.money[1]] };
}
