import { LEARNER, type LearnerView, type Lesson } from '@boomtown/ui-kit';
import type { GuideKey } from '../messages/keys.ts';
import { bidKey, buttonKey, cellKey, gaugeKey, stackKey } from './keys.ts';
import { type KindName, kindOf } from './kinds.ts';
import { type Action, type BuiltTile, type ConstructionBoom, type Contract, preview, type TileId } from './rules.ts';

type State = ConstructionBoom['State'];
type Here = LearnerView<ConstructionBoom>;
type Key = GuideKey;

const TILES = 48;
/** Tiles by their numbers in the standard set: the first of each kind. */
const [OLD_GROUND, OLD_TIER, OLD_ROOF, MODERN_GROUND, MODERN_TIER, CHEAP_GROUND, CHEAP_TIER, CHEAP_ROOF] = [
  0, 4, 12, 16, 20, 32, 36, 44,
] as const;

/** A house from its ground upwards; with a seal, if it is used up in a combo. */
const house = (column: number, tiles: readonly TileId[], consumed = false): readonly BuiltTile[] =>
  tiles.map((tile, row) => ({ tile, column, row, rests: row === 0 ? null : 'down', consumed }));

/** A position of the one round in which the learner builds; tiles that are nowhere were laid aside. */
function building(
  dealt: State,
  contract: Contract,
  street: readonly (readonly BuiltTile[])[],
  hands: State['hands'],
  rest: Partial<State> = {},
): State {
  const standing = street.flat();
  const used = [...hands.flat(), ...standing.map(({ tile }) => tile)];
  const aside = Array.from({ length: TILES }, (_, tile) => tile).filter((tile) => !used.includes(tile));
  return { ...dealt, phase: 'build', actor: 0, turn: 0, contract, building: standing, hands, aside, ...rest };
}

/** What a placement would lead to, whichever way an open tile leans. */
const ways = (action: Action, { view }: Here) => {
  if (action.type !== 'place') return [];
  const seen = preview(view, LEARNER, action);
  return seen.ok ? seen.value.ways : [];
};
const collapses = (action: Action, seen: Here) => ways(action, seen).some(({ waves }) => waves.length > 0);
const sticksOut = (action: Action, { view }: Here) =>
  action.type === 'place' &&
  action.tiles.some(
    ({ column, row }) =>
      row > 0 && ![...view.building, ...action.tiles].some((one) => one.column === column && one.row === row - 1),
  );
const stack = (tile: TileId, seat: number, { view }: Here): string =>
  stackKey(seat, kindOf(tile, view.options) satisfies KindName);

const BIDDING: State['hands'] = [
  [OLD_TIER, OLD_ROOF, MODERN_TIER, 28, 33, CHEAP_TIER, 37, 38, 39, CHEAP_ROOF],
  [1, 5, 6, 13, 21, 22, 29, 40, 41, 45],
];

/** The first game: promise, build, overload, lean, combo with its bonus, the bill. */
const lesson: Lesson<ConstructionBoom, Key> = {
  seats: 2,
  options: { rounds: 1, opener: 0 },
  deal: 1,
  steps: [
    {
      say: 'bid',
      arrange: (dealt) => {
        const street = [house(0, [OLD_GROUND]), house(1, [MODERN_GROUND]), house(2, [CHEAP_GROUND])];
        const { building: standing, aside } = building(dealt, cheap(0, 4), street, BIDDING);
        return { ...dealt, building: standing, hands: BIDDING, aside };
      },
      lights: () => [bidKey({ number: 4, material: 'cheap' }), buttonKey('bid')],
      task: {
        example: () => ({ type: 'bid', number: 4, material: 'cheap' }),
        fulfils: (action) =>
          action.type === 'bid' && action.material === 'cheap' && action.number >= 3 && action.number <= 6,
        asides: [
          { to: (action) => action.type === 'bid' && action.number > 6, say: 'bid-high' },
          { to: (action) => action.type === 'bid' && action.material === 'cheap', say: 'bid-low' },
        ],
        otherwise: 'bid-else',
        done: 'bid-done',
      },
    },
    {
      say: 'build',
      before: [{ seat: 1, action: { type: 'accept' } }],
      lights: (seen) => [stack(CHEAP_TIER, LEARNER, seen), cellKey({ column: 2, row: 1 })],
      task: {
        example: () => ({ type: 'place', tiles: [{ tile: CHEAP_TIER, column: 2, row: 1 }] }),
        fulfils: (action) => action.type === 'place',
        otherwise: 'build-pass',
        done: 'build-done',
      },
    },
    {
      say: 'boom',
      arrange: (dealt) =>
        building(
          dealt,
          cheap(1, 4),
          [
            house(0, [CHEAP_GROUND, CHEAP_TIER, 37], true),
            house(1, [MODERN_GROUND, MODERN_TIER]),
            house(2, [OLD_GROUND]),
          ],
          [
            [OLD_TIER, OLD_ROOF, 28],
            [38, 39, CHEAP_ROOF],
          ],
        ),
      lights: (seen) => [stack(OLD_TIER, LEARNER, seen), cellKey({ column: 0, row: 3 }), gaugeKey(CHEAP_GROUND)],
      task: {
        example: () => ({ type: 'place', tiles: [{ tile: OLD_TIER, column: 0, row: 3 }] }),
        fulfils: collapses,
        asides: [{ to: ({ type }) => type === 'pass', say: 'boom-pass' }],
        otherwise: 'boom-else',
        done: 'boom-done',
      },
    },
    {
      say: 'lean',
      arrange: (dealt) =>
        building(
          dealt,
          cheap(0, 4),
          [house(0, [OLD_GROUND, CHEAP_TIER]), house(1, [MODERN_GROUND]), house(2, [17])],
          [
            [37, CHEAP_ROOF],
            [5, 6],
          ],
        ),
      lights: (seen) => [stack(37, LEARNER, seen), cellKey({ column: -1, row: 1 })],
      task: {
        example: () => ({ type: 'place', tiles: [{ tile: 37, column: -1, row: 1 }] }),
        fulfils: sticksOut,
        otherwise: 'lean-else',
        done: 'lean-done',
      },
    },
    {
      say: 'combo',
      arrange: (dealt) =>
        building(
          dealt,
          modern(0, 3),
          [house(0, [MODERN_GROUND, MODERN_TIER]), house(1, [OLD_GROUND]), house(2, [CHEAP_GROUND])],
          [
            [21, CHEAP_TIER],
            [5, 22, 29, 40],
          ],
        ),
      lights: (seen) => [stack(21, LEARNER, seen), cellKey({ column: 0, row: 2 })],
      task: {
        example: () => ({ type: 'place', tiles: [{ tile: 21, column: 0, row: 2 }] }),
        fulfils: (action, seen) => ways(action, seen).some(({ bonus }) => bonus),
        otherwise: 'combo-else',
        done: 'combo-done',
      },
    },
    {
      say: 'bonus',
      lights: (seen) => [22, 29, 40, 5].map((tile) => stack(tile, 1, seen)),
      task: {
        example: () => ({ type: 'bonus', tile: 40, column: 2, row: 1 }),
        fulfils: ({ type }) => type === 'bonus',
        otherwise: 'bonus-skip',
        done: 'bonus-done',
      },
    },
    {
      say: 'bill',
      arrange: (dealt) =>
        building(
          dealt,
          cheap(0, 3),
          [
            house(0, [CHEAP_GROUND, CHEAP_TIER, 37, 38], true),
            house(1, [MODERN_GROUND, MODERN_TIER]),
            house(2, [OLD_GROUND]),
          ],
          [[OLD_TIER], []],
          { passes: 1 },
        ),
      lights: () => [buttonKey('pass')],
      task: {
        example: () => ({ type: 'pass' }),
        fulfils: ({ type }) => type === 'pass',
        asides: [{ to: collapses, say: 'bill-boom' }],
        otherwise: 'bill-else',
        done: 'bill-done',
      },
    },
  ],
  end: 'end',
  words: {
    en: async () => (await import('../messages/guide.en.json', { with: { type: 'json' } })).default,
    de: async () => (await import('../messages/guide.de.json', { with: { type: 'json' } })).default,
    es: async () => (await import('../messages/guide.es.json', { with: { type: 'json' } })).default,
    it: async () => (await import('../messages/guide.it.json', { with: { type: 'json' } })).default,
  },
};

function cheap(contractor: 0 | 1, number: number): Contract {
  return { contractor, number, material: 'cheap', doubled: false };
}

function modern(contractor: 0 | 1, number: number): Contract {
  return { contractor, number, material: 'modern', doubled: false };
}

export const lessons = { 'construction-boom': lesson };
