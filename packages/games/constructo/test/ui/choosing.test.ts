import { describe, expect, it } from 'vitest';
import { constructoGame } from '../../src/rules/index.ts';
import { type Choosing, litPlaces, NOTHING_CHOSEN, type Offer, placeOfKey, touch } from '../../src/ui/choosing.ts';
import { readingOrder } from '../../src/ui/reading-order.ts';
import { viewAfter } from './matches.ts';

const MIDDLE = ['board clover', 'small 4', 'medium 7', 'ring 5', 'medium 3', 'ring 1', 'ring 6'];

function offerAfter(actions: readonly string[]): Offer {
  const view = viewAfter('constructo', actions);
  return { seat: view.toMove, legal: constructoGame.legal(view, {}, view.toMove) };
}

function touches(offer: Offer, ...places: readonly (string | null)[]) {
  let choice: Choosing = NOTHING_CHOSEN;
  let does: ReturnType<typeof touch>['does'] = null;
  for (const place of places) ({ choice, does } = touch(choice, place, offer));
  return { choice, does };
}

const offer = offerAfter(MIDDLE);

describe('touching the board', () => {
  it('places a piece: its pile, then an empty hexagon, or the other way round', () => {
    const action = { type: 'place', piece: 'medium', cell: 1 };
    expect(touches(offer, 'pile:0:medium', 'cell:1').does).toEqual(action);
    expect(touches(offer, 'cell:1', 'pile:0:medium').does).toEqual(action);
  });

  it('moves a piece: the piece, then its target, or the other way round', () => {
    const after = offerAfter(['board clover', 'ring 1', 'medium 3']);
    expect(after.legal).toContainEqual({ type: 'place', piece: 'ring', cell: 1 });
    const moving = offerAfter(['board clover', 'ring 1', 'medium 3', 'small 8']);
    expect(touches(moving, 'cell:2', 'cell:0').does).toEqual({ type: 'move', from: 2, to: 0 });
    expect(touches(moving, 'cell:0', 'cell:2').does).toEqual({ type: 'move', from: 2, to: 0 });
  });

  it('chooses a board with one touch', () => {
    expect(touches(offerAfter([]), 'board:rhombus').does).toEqual({ type: 'board', board: 'rhombus' });
  });

  it('lets go of what is in hand when it is touched again, or when nothing is', () => {
    expect(touches(offer, 'pile:0:small').choice.selected).toBe('pile:0:small');
    expect(touches(offer, 'pile:0:small', 'pile:0:small').choice).toEqual(NOTHING_CHOSEN);
    expect(touches(offer, 'pile:0:small', null).choice).toEqual(NOTHING_CHOSEN);
  });

  it('takes another piece in hand instead', () => {
    expect(touches(offer, 'pile:0:small', 'pile:0:ring').choice.selected).toBe('pile:0:ring');
  });

  it('asks for what is not allowed, so that the refusal says why', () => {
    expect(touches(offer, 'pile:0:medium', 'cell:5').does).toEqual({ type: 'place', piece: 'medium', cell: 5 });
    const moving = offerAfter(['board clover', 'ring 1', 'medium 3', 'small 8']);
    expect(touches(moving, 'cell:2', 'cell:7').does).toEqual({ type: 'move', from: 2, to: 7 });
  });

  it('does nothing at a hexagon where nothing begins', () => {
    expect(touches(offer, 'cell:6')).toEqual({ choice: NOTHING_CHOSEN, does: null });
  });
});

describe('keys', () => {
  const view = viewAfter('constructo', MIDDLE);
  const keyed = {
    ...offer,
    numbered: view.board === null ? [] : readingOrder(view.board),
    letters: new Map([['r', 'ring'] as const]),
  };

  it('are the letter of a size, and the number that a hexagon has on the board', () => {
    expect(placeOfKey('r', keyed)).toBe('pile:0:ring');
    // The first hexagon of the clover's first row is the fourth of its list.
    expect(placeOfKey('1', keyed)).toBe('cell:3');
    expect(['0', 'x'].map((key) => placeOfKey(key, keyed))).toEqual([null, null]);
  });

  it('are the number of a board while one is chosen', () => {
    expect(placeOfKey('3', { ...offerAfter([]), numbered: [], letters: new Map() })).toBe('board:clover');
  });
});

describe('what is lit', () => {
  it('is everything that can be taken, while nothing is in hand', () => {
    const lit = litPlaces(NOTHING_CHOSEN, offer);
    expect([...lit].filter((place) => place.startsWith('pile')).sort()).toEqual([
      'pile:0:medium',
      'pile:0:ring',
      'pile:0:small',
    ]);
  });

  it('is where the piece in hand may go, and that only', () => {
    const empty = viewAfter('constructo', MIDDLE).cells.flatMap((stack, i) =>
      stack.length === 0 ? [`cell:${i}`] : [],
    );
    const lit = litPlaces({ selected: 'pile:0:ring' }, offer);
    expect([...lit].sort()).toEqual(empty.sort());
  });

  it('never contains what is in hand itself', () => {
    expect(litPlaces({ selected: 'pile:0:ring' }, offer).has('pile:0:ring')).toBe(false);
  });
});
