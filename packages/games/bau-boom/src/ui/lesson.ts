import { LEARNER, type Lesson } from '@boomtown/ui-kit';
import type { GuideKey } from '../messages/keys.ts';
import { DICE_KEY, moveKey, spaceKey, squareKey, TAKE_KEY } from './keys.ts';
import { type BauBoom, type BauBoomAction, type Block, COLOURS, type MoveBy } from './rules.ts';

type State = BauBoom['State'];
type Key = GuideKey;

const BLOCKS_A_COLOUR = 18;
const movesBy = (by: MoveBy) => (action: BauBoomAction) => action.type === 'move' && action.by === by;

/** What the learner's hill has before the last way home: everything but squares 8 and 9. */
const NEARLY: readonly (Block | null)[] = ['red', 'yellow', 'green', 'blue', 'green', 'blue', 'red', 'red', null, null];

/** A turn of the learner with the dice rolled; `trail` says what lies on some spaces, all other blocks are in the basket. */
function rolled(
  dealt: State,
  turn: number,
  dice: readonly [number, number],
  barrows: State['barrows'],
  trail: Readonly<Record<number, Block | null>>,
  built: readonly (Block | null)[] | null = null,
): State {
  const spaces = dealt.trail.map((block, space) => trail[space] ?? (space in trail ? null : block));
  const hills = dealt.hills.map((hill, seat) => (seat === LEARNER && built !== null ? { ...hill, built } : hill));
  const out = [...spaces, ...barrows.flatMap(({ load }) => load), ...hills.flatMap((hill) => hill.built)];
  const container = COLOURS.flatMap((colour) =>
    Array<Block>(BLOCKS_A_COLOUR - out.filter((block) => block === colour).length).fill(colour),
  );
  return { ...dealt, phase: 'move', turn, dice, trail: spaces, barrows, hills, container };
}

/** The first game: roll, move, take, remember; ladybug, anteater and pushing; home, and building from the bottom up. */
const lesson: Lesson<BauBoom, Key> = {
  seats: 2,
  options: { starter: LEARNER, hills: '10' },
  deal: 106,
  steps: [
    {
      say: 'roll',
      lights: () => [DICE_KEY],
      task: { example: () => ({ type: 'roll' }), fulfils: () => true, otherwise: 'roll', done: 'roll-done' },
    },
    {
      say: 'move',
      lights: () => [moveKey('first'), moveKey('second'), spaceKey(3), spaceKey(2)],
      task: {
        example: () => ({ type: 'move', by: 'first' }),
        fulfils: (action) => action.type === 'move' && action.by !== 'sum',
        otherwise: 'move-sum',
        done: 'move-done',
      },
    },
    {
      say: 'take',
      lights: ({ view }) => [TAKE_KEY, spaceKey(view.barrows[LEARNER]?.at ?? 0)],
      task: {
        example: () => ({ type: 'take' }),
        fulfils: ({ type }) => type === 'take',
        otherwise: 'take-leave',
        done: 'take-done',
      },
    },
    {
      say: 'ladybug',
      arrange: (dealt) =>
        rolled(
          dealt,
          2,
          [2, 6],
          [
            { at: 3, load: ['red'] },
            { at: 8, load: ['blue'] },
          ],
          { 3: null, 5: 'yellow', 8: null },
        ),
      lights: () => [moveKey('first'), spaceKey(5)],
      task: {
        example: () => ({ type: 'move', by: 'first' }),
        fulfils: movesBy('first'),
        asides: [{ to: movesBy('sum'), say: 'ladybug-anteater' }],
        otherwise: 'ladybug-second',
        done: 'ladybug-done',
      },
    },
    {
      say: 'push',
      arrange: (dealt) =>
        rolled(
          dealt,
          8,
          [2, 5],
          [
            { at: 20, load: ['red', 'yellow'] },
            { at: 22, load: ['blue', 'green'] },
          ],
          { 20: null, 22: null },
        ),
      lights: () => [moveKey('first'), spaceKey(22)],
      task: {
        example: () => ({ type: 'move', by: 'first' }),
        fulfils: movesBy('first'),
        otherwise: 'push-else',
        done: 'push-done',
      },
    },
    {
      say: 'home',
      arrange: (dealt) =>
        rolled(
          dealt,
          20,
          [4, 6],
          [
            { at: 26, load: ['yellow', 'green'] },
            { at: 12, load: ['blue'] },
          ],
          { 12: null, 26: null },
          NEARLY,
        ),
      lights: () => [spaceKey(0), moveKey('first'), moveKey('second'), moveKey('sum')],
      task: {
        example: () => ({ type: 'move', by: 'first' }),
        fulfils: ({ type }) => type === 'move',
        otherwise: 'home',
        done: 'home-done',
      },
    },
    {
      say: 'build',
      lights: () => [squareKey(LEARNER, 8)],
      task: {
        example: () => ({ type: 'build', block: 'yellow', square: 8 }),
        fulfils: ({ type }) => type === 'build',
        otherwise: 'build',
        done: 'build-done',
      },
    },
    {
      say: 'top',
      lights: () => [squareKey(LEARNER, 9)],
      task: {
        example: () => ({ type: 'build', block: 'green', square: 9 }),
        fulfils: ({ type }) => type === 'build',
        otherwise: 'top',
        done: 'top-done',
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

export const lessons = { 'bau-boom': lesson };
