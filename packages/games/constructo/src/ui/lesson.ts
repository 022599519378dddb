import { LEARNER, type Lesson } from '@boomtown/ui-kit';
import type { GuideKey } from '../messages/keys.ts';
import { cellKey, pileKey } from './keys.ts';
import type { Constructo, ConstructoAction, Piece, Size } from './rules.ts';
import { STANDARD_BOARDS } from './rules.ts';

type State = Constructo['State'];
type Key = GuideKey;

const [, RHOMBUS] = STANDARD_BOARDS;
const mine = (size: Size): Piece => ({ seat: LEARNER, size });
const hers = (size: Size): Piece => ({ seat: 1, size });
const is = (type: ConstructoAction['type']) => (action: ConstructoAction) => action.type === type;
const moves = (from: number, to: number) => (action: ConstructoAction) =>
  action.type === 'move' && action.from === from && action.to === to;

/** A position on the rhombus in which the learner is to move; what stands nowhere is in reserve. */
function tracked(dealt: State, cells: State['cells'], rest: Partial<State> = {}): State {
  const left = (seat: number, size: Size) =>
    3 - cells.flat().filter((piece) => piece.seat === seat && piece.size === size).length;
  const reserve = (seat: number) => ({
    ring: left(seat, 'ring'),
    medium: left(seat, 'medium'),
    small: left(seat, 'small'),
  });
  return {
    ...dealt,
    phase: 'turn',
    board: RHOMBUS,
    cells,
    reserve: [reserve(0), reserve(1)],
    toMove: LEARNER,
    ...rest,
  };
}

/** Both kinds of towers begin here: on 4 one that waits for a medium, on 8 one that waits for a small. */
const TWO_SITES: State['cells'] = [
  [hers('ring')],
  [hers('small')],
  [],
  [mine('medium')],
  [mine('small'), hers('ring')],
  [mine('small')],
  [],
  [],
  [hers('small'), mine('ring'), hers('medium')],
];

/** One hexagon is left, and only a medium there gives nothing of hers a way. */
const LAST_GAP: State['cells'] = [
  [hers('medium')],
  [mine('medium')],
  [mine('ring')],
  [hers('medium')],
  [hers('ring')],
  [hers('medium'), mine('small')],
  [],
  [mine('small'), hers('ring')],
  [mine('medium')],
];

/** The first game of both editions: what a turn is, what fits on what, whose a tower is, how a round ends. */
const lesson: Lesson<Constructo, Key> = {
  seats: 2,
  options: { starter: 0 },
  deal: 1,
  steps: [
    {
      say: 'board',
      lights: () => [`board:${RHOMBUS.id}`],
      task: {
        example: () => ({ type: 'board', board: RHOMBUS.id }),
        fulfils: (action) => action.type === 'board' && action.board === RHOMBUS.id,
        otherwise: 'board-else',
        done: 'board-done',
      },
    },
    {
      say: 'place',
      lights: () => [pileKey(LEARNER, 'ring'), pileKey(LEARNER, 'medium'), pileKey(LEARNER, 'small')],
      task: {
        example: () => ({ type: 'place', piece: 'medium', cell: 4 }),
        fulfils: is('place'),
        otherwise: 'place-else',
        done: 'place-done',
      },
    },
    {
      say: 'ring',
      arrange: (dealt) => tracked(dealt, [[], [], [], [], [mine('ring')], [hers('small')], [], [hers('medium')], []]),
      lights: () => [cellKey(4), cellKey(5)],
      task: {
        example: () => ({ type: 'move', from: 4, to: 5 }),
        fulfils: moves(4, 5),
        asides: [{ to: is('place'), say: 'ring-place' }],
        otherwise: 'ring-place',
        done: 'ring-done',
      },
    },
    {
      say: 'medium',
      arrange: (dealt) => tracked(dealt, TWO_SITES),
      lights: () => [cellKey(3), cellKey(4)],
      task: {
        example: () => ({ type: 'move', from: 3, to: 4 }),
        fulfils: moves(3, 4),
        asides: [{ to: moves(5, 8), say: 'medium-small' }],
        otherwise: 'medium-else',
        done: 'medium-done',
      },
    },
    {
      say: 'small',
      before: [{ seat: 1, action: { type: 'move', from: 1, to: 4 } }],
      lights: () => [cellKey(5), cellKey(8)],
      task: {
        example: () => ({ type: 'move', from: 5, to: 8 }),
        fulfils: moves(5, 8),
        otherwise: 'small-else',
        done: 'small-done',
      },
    },
    {
      say: 'last',
      arrange: (dealt) => tracked(dealt, LAST_GAP, { round: 2, starter: 1, scores: [[2, 2]] }),
      lights: () => [cellKey(6)],
      task: {
        example: () => ({ type: 'place', piece: 'medium', cell: 6 }),
        fulfils: (action) => action.type === 'place' && action.piece === 'medium',
        asides: [
          { to: (action) => action.type === 'place' && action.piece === 'ring', say: 'last-ring' },
          { to: (action) => action.type === 'place' && action.piece === 'small', say: 'last-small' },
        ],
        otherwise: 'last-move',
        done: 'last-done',
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

/** The guide of each edition. */
export const lessons = { constructo: lesson, constructor: lesson };
