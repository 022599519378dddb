import { describe, expect, it } from 'vitest';
import { afterEvent, type Board, boardOf } from '../../src/ui/board.ts';
import { keyframesOf } from '../../src/ui/keyframes.ts';
import { follow, NO_TOKENS, type Token, type Tokens } from '../../src/ui/tokens.ts';
import { played } from './matches.ts';

const TABLES = [
  { name: 'standard, seat 0', options: { starter: 0 }, seats: 3, held: [0] },
  { name: 'standard, watching', options: { starter: 1, hills: '15' }, seats: 4, held: [] },
  { name: 'open', options: { openBarrows: true }, seats: 2, held: [1] },
  { name: 'clever', options: { variant: 'clever', hills: ['15', '10', '10'] }, seats: 3, held: [0, 2] },
  { name: 'young', options: { variant: 'young' }, seats: 4, held: [3] },
] as const;

/** The dice are not put away by an event: the next turn does it. */
const withoutDice = ({ dice: _, ...rest }: Board) => rest;

describe.each(TABLES)('a match that is $name', ({ options, seats, held }) => {
  const { shown } = played(options, seats, 21, held);

  it('comes, event by event, to the very board of the next view', () => {
    for (const [i, snapshot] of shown.entries()) {
      const before = shown[i - 1];
      if (before === undefined) continue;
      const byEvents = snapshot.events.reduce(afterEvent, boardOf(before.view));
      expect(withoutDice(byEvents), `step ${snapshot.step}`).toEqual(withoutDice(boardOf(snapshot.view)));
    }
  });

  it('has pictures in between that last as long as a player looks, and not longer than a turn is worth', () => {
    for (const [i, snapshot] of shown.entries()) {
      const before = shown[i - 1];
      if (before === undefined) continue;
      const frames = keyframesOf(boardOf(before.view), snapshot.events);
      expect(frames.every(({ ms }) => ms >= 60 && ms <= 1000)).toBe(true);
      expect(frames.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThan(9000);
    }
  });

  it('shows each block of the board once, and every block keeps its identity on its way', () => {
    let tokens: Tokens = NO_TOKENS;
    for (const [i, snapshot] of shown.entries()) {
      const before = shown[i - 1];
      const boards =
        before === undefined ? [] : keyframesOf(boardOf(before.view), snapshot.events).map(({ board }) => board);
      for (const board of [...boards, boardOf(snapshot.view)]) {
        const next = follow(tokens, board);
        expect(new Set(next.all.map(({ id }) => id)).size).toBe(next.all.length);
        expect(next.all.map(nameOf).sort()).toEqual(blocksOf(board).sort());
        tokens = next;
      }
    }
    // Without identities every block that was ever seen somewhere would have been a new one.
    expect(tokens.given).toBeLessThan(72 * 4);
  });
});

describe('a block on its way', () => {
  const board = (fields: Partial<Board>): Board => ({
    open: false,
    young: false,
    barrows: [
      { at: 3, load: [] },
      { at: 0, load: [null] },
    ],
    trail: Array.from({ length: 30 }, (_, space) => (space === 3 ? 'red' : space === 4 ? 'blue' : null)),
    hills: [0, 1].map(() => ({ plan: '10' as const, built: Array<null>(10).fill(null) })),
    hand: null,
    container: 40,
    dice: null,
    ...fields,
  });
  const idAt = (tokens: Tokens, at: Token['spot']['at']) =>
    tokens.all.filter(({ spot }) => spot.at === at).map(({ id }) => id);

  it('goes from the trail into the wheelbarrow above it, then into the hand, then on the hill', () => {
    const start = follow(NO_TOKENS, board({}));
    const red = start.all.find(({ face }) => face === 'red')?.id;
    const loaded = afterEvent(board({}), { type: 'loaded', seat: 0, from: 3, block: 'red' });
    const riding = follow(start, loaded);
    expect(idAt(riding, 'load')).toContain(red);
    const tipped = afterEvent(loaded, { type: 'unloaded', seat: 0, blocks: ['red'] });
    const held = follow(riding, tipped);
    expect(idAt(held, 'hand')).toEqual([red]);
    const built = follow(held, afterEvent(tipped, { type: 'built', seat: 0, block: 'red', square: 0 }));
    expect(idAt(built, 'hill')).toEqual([red]);
  });

  it('that comes out of the container is a new one, and one that goes back is no more', () => {
    const start = follow(NO_TOKENS, board({}));
    const filled = follow(start, afterEvent(board({}), { type: 'filled', spaces: [7], blocks: ['green'] }));
    expect(filled.given).toBe(start.given + 1);
    const eaten = follow(start, afterEvent(board({}), { type: 'lost', seat: 1 }));
    expect(idAt(eaten, 'load')).toEqual([]);
    expect(eaten.given).toBe(start.given);
  });
});

function nameOf({ spot, face }: Token): string {
  switch (spot.at) {
    case 'trail':
      return `trail ${spot.space} ${face}`;
    case 'hill':
      return `hill ${spot.seat} ${spot.square} ${face}`;
    default:
      return `${spot.at} ${spot.seat} ${spot.index} ${face}`;
  }
}

function blocksOf({ trail, hills, barrows, hand }: Board): string[] {
  return [
    ...trail.flatMap((face, space) => (face === null ? [] : [`trail ${space} ${face}`])),
    ...hills.flatMap(({ built }, seat) =>
      built.flatMap((face, square) => (face === null ? [] : [`hill ${seat} ${square} ${face}`])),
    ),
    ...barrows.flatMap(({ load }, seat) => load.map((face, index) => `load ${seat} ${index} ${face}`)),
    ...(hand?.blocks.map((face, index) => `hand ${hand.seat} ${index} ${face}`) ?? []),
  ];
}
