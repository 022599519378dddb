import { describe, expect, it } from 'vitest';
import {
  actionInMind,
  type Choosing,
  NOTHING_CHOSEN,
  openCells,
  pickedUp,
  touch,
  touchableCells,
} from '../../src/ui/choosing.ts';
import { bidKey, bidsKey, buttonKey, cellKey, sideKey, stackKey } from '../../src/ui/keys.ts';
import type { Offer } from '../../src/ui/offer.ts';
import { constructionBoomRules } from '../../src/ui/rules.ts';
import { position, tileIn } from './positions.ts';

const VIEW = position('1 | OT  .   .\n0 | OG  MG  CG\n | 0   1   2', ['OT MT MR CT', 'OT CR']);
const BUILDING: Offer = { seat: 0, view: VIEW };
const at = (column: number, row: number): string => cellKey({ column, row });

/** Touches one place after the other, all with a mouse or all with a finger; the last action that comes of it. */
function touched(offer: Offer, places: readonly (string | null)[], sure: boolean): ReturnType<typeof touch> {
  let state: ReturnType<typeof touch> = { choosing: NOTHING_CHOSEN, does: null };
  for (const one of places) state = touchAfter(state.choosing, one, offer, sure);
  return state;
}

function touchAfter(choosing: Choosing, place: string | null, offer: Offer, sure: boolean): ReturnType<typeof touch> {
  return touch({ ...choosing, considered: null }, place, offer, sure);
}

describe('choosing a tile and its place', () => {
  const roof = tileIn(VIEW.hands[0], 'MR');
  const tier = tileIn(VIEW.hands[0], 'MT');

  it('lights the places that take the tile, and no others', () => {
    const { choosing } = touched(BUILDING, [stackKey(0, 'cheap-tier')], true);
    expect(openCells(choosing, BUILDING)).toEqual([
      { column: 0, row: 2 },
      { column: 1, row: 1 },
      { column: 2, row: 1 },
    ]);
    const around = touchableCells(choosing, BUILDING);
    expect(around).toContainEqual({ column: 3, row: 0 });
    expect(around.every(({ row }) => row >= 0)).toBe(true);
  });

  it('builds at once with a mouse if no second tile can follow', () => {
    const { does } = touched(BUILDING, [stackKey(0, 'cheap-tier'), at(2, 1)], true);
    expect(does).toEqual({ type: 'place', tiles: [{ tile: tileIn(VIEW.hands[0], 'CT'), column: 2, row: 1 }] });
  });

  it('plans the tile with a finger, and builds it with the next touch', () => {
    const planned = touched(BUILDING, [stackKey(0, 'cheap-tier'), at(2, 1)], false);
    expect(planned.does).toBeNull();
    expect(planned.choosing.planned).toHaveLength(1);
    expect(touchAfter(planned.choosing, at(2, 1), BUILDING, false).does?.type).toBe('place');
    expect(touchAfter(planned.choosing, buttonKey('build'), BUILDING, false).does?.type).toBe('place');
  });

  it('offers a second tile where a pair is legal: of the same material, beside the first', () => {
    const first = touched(BUILDING, [stackKey(0, 'modern-tier'), at(1, 1)], true);
    expect(first.does).toBeNull();
    const second = touchAfter(first.choosing, stackKey(0, 'modern-roof'), BUILDING, true);
    expect(openCells(second.choosing, BUILDING)).toEqual([
      { column: 1, row: 2 },
      { column: 2, row: 1 },
    ]);
    expect(touchAfter(second.choosing, at(1, 2), BUILDING, true).does).toEqual({
      type: 'place',
      tiles: [
        { tile: tier, column: 1, row: 1 },
        { tile: roof, column: 1, row: 2 },
      ],
    });
  });

  it('takes the first back for a tile that cannot follow it', () => {
    const { choosing } = touched(BUILDING, [stackKey(0, 'modern-tier'), at(1, 1), stackKey(0, 'old-tier')], true);
    expect(choosing).toEqual({ picked: tileIn(VIEW.hands[0], 'OT'), planned: [], bids: null });
  });

  it('takes back the last tile by the button, and lets a planned one be carried elsewhere', () => {
    const { choosing } = touched(BUILDING, [stackKey(0, 'modern-tier'), at(1, 1)], false);
    expect(touchAfter(choosing, buttonKey('back'), BUILDING, false).choosing.planned).toEqual([]);
    expect(pickedUp(choosing, at(1, 1), BUILDING)).toEqual({ picked: tier, planned: [], bids: null });
  });

  it('tries a place where the tile may not go, so that the refusal says why', () => {
    const { does, choosing } = touched(BUILDING, [stackKey(0, 'old-tier'), at(1, 2)], true);
    expect(does).toEqual({ type: 'place', tiles: [{ tile: tileIn(VIEW.hands[0], 'OT'), column: 1, row: 2 }] });
    expect(choosing.picked).not.toBeNull();
  });

  it('has the pair in mind while one points at a place for the second', () => {
    const { choosing } = touched(BUILDING, [stackKey(0, 'modern-tier'), at(1, 1), stackKey(0, 'modern-roof')], true);
    expect(actionInMind(choosing, at(1, 2), BUILDING)).toMatchObject({
      type: 'place',
      tiles: [{ tile: tier }, { tile: roof }],
    });
    expect(actionInMind(choosing, null, BUILDING)).toMatchObject({ type: 'place', tiles: [{ tile: tier }] });
  });

  it('passes with the button', () => {
    expect(touched(BUILDING, [buttonKey('pass')], true).does).toEqual({ type: 'pass' });
  });
});

describe('the other choices', () => {
  it('takes a bonus tile from the rival’s hand, and tries one of the own hand', () => {
    const view = position('1 | OT  .   .\n0 | OG  MG  CG\n | 0   1   2', ['OT MT MR CT', 'OT CR'], { phase: 'bonus' });
    const offer: Offer = { seat: 0, view };
    // Tried, so that the refusal says whose tiles they are.
    const own = touched(offer, [stackKey(0, 'old-tier')], true).does;
    expect(own?.type === 'bonus' && constructionBoomRules.refusal(view, {}, 0, own)?.code).toBe('not-in-hand');
    expect(touched(offer, [stackKey(1, 'cheap-roof'), at(2, 1)], true).does).toEqual({
      type: 'bonus',
      tile: tileIn(VIEW.hands[1], 'CR'),
      column: 2,
      row: 1,
    });
  });

  it('bids with the number, and with the button what waits for its second touch', () => {
    const offer = bidding();
    const four = { type: 'bid', number: 4, material: 'old' } as const;
    expect(touched(offer, [bidKey(four)], true).does).toEqual(four);
    expect(touch({ ...NOTHING_CHOSEN, considered: four }, buttonKey('bid'), offer, true).does).toEqual(four);
    expect(touch({ ...NOTHING_CHOSEN, considered: four }, buttonKey('back'), offer, true).does).toBeNull();
    for (const type of ['accept', 'double'] as const)
      expect(touched(offer, [buttonKey(type)], true).does).toEqual({ type });
  });

  it('shows other bids where there is no room for all, and lets go of none that was chosen before', () => {
    const offer = bidding();
    const { choosing, does } = touched(offer, [bidsKey({ number: 9, material: 'old' })], false);
    expect([choosing.bids, does]).toEqual([{ number: 9, material: 'old' }, null]);
    const ten = { number: 10, material: 'old' } as const;
    expect(touched(offer, [bidsKey(ten), bidKey(ten)], false).does).toEqual({ type: 'bid', ...ten });
  });

  it('tries a bid that is too low, so that the refusal says why', () => {
    const offer = bidding();
    const low = { type: 'bid', number: 3, material: 'old' } as const;
    expect(touched(offer, [bidKey(low)], false).does).toEqual(low);
    expect(constructionBoomRules.refusal(offer.view, {}, 0, low)?.code).toBe('too-low');
  });

  it('lets the saboteur touch a side', () => {
    const view = position('2 | CT  <CT  CT\n1 | OT  .    CT\n0 | OG  MG   CG\n | 0   1    2', ['', ''], {
      phase: 'lean',
      actor: 1,
      open: [{ column: 1, row: 2 }],
    });
    expect(touched({ seat: 1, view }, [sideKey('right')], true).does).toEqual({ type: 'lean', side: 'right' });
  });
});

/** The other player has bid three modern tiles. */
function bidding(): Offer {
  const view = position('0 | OG  MG  CG\n | 0   1   2', ['', ''], {
    phase: 'bid',
    contract: null,
    turn: null,
    hands: [10, 10],
    aside: 25,
    bid: { seat: 1, number: 3, material: 'modern' },
  });
  return { seat: 0, view };
}
