import type { TypesOf } from '@boomtown/game-core/shapes';
import type { MOVES, PLANS, shape, VARIANTS } from './shape.ts';

export type { Block } from './data/pieces.ts';

/** The number of a trail space, 0 (the start) to 29 (§1.2). */
export type Space = number;

export type SpaceKind = 'start' | 'normal' | 'ladybug' | 'anteater';

/** The plan of an anthill, named by its number of squares (§1.3). */
export type Plan = (typeof PLANS)[number];

/** The number of a square of a hill, from the bottom row up, left to right (§1.3). */
export type Square = number;

export type Variant = (typeof VARIANTS)[number];

/** What the wheelbarrow moves by: a die, both dice together, or the larger less the smaller (§3.1, §5.2). */
export type MoveBy = (typeof MOVES)[number];

/** The types of the game, as one bag. */
export interface BauBoom extends TypesOf<typeof shape> {}
export type BauBoomOptions = BauBoom['Options'];
export type BauBoomState = BauBoom['State'];
export type BauBoomPublicView = BauBoom['PublicView'];
export type BauBoomPrivateView = BauBoom['PrivateView'];
export type BauBoomAction = BauBoom['Action'];
export type BauBoomEvent = BauBoom['Event'];

export type Phase = BauBoomState['phase'];
export type Dice = NonNullable<BauBoomState['dice']>;
export type Pending = BauBoomState['queue'][number];
export type Hill = BauBoomState['hills'][number];
/** What everybody sees of a load: the blocks (option `openBarrows`), or how many there are. */
export type SeenLoad = BauBoomPublicView['barrows'][number]['load'];

/** A wheelbarrow. Its load is listed in the order in which it was loaded; who may not look in sees how many. */
export interface Barrow<Load = BauBoomState['barrows'][number]['load']> {
  readonly at: Space;
  readonly load: Load;
}

/** Everything on the table, as far as the rules of moving and building need it: a state is one, a public view too. */
export type Table = Omit<BauBoomPublicView, 'container'>;

export type BuildAction = Extract<BauBoomAction, { readonly type: 'build' }>;
export type DemolishAction = Extract<BauBoomAction, { readonly type: 'demolish' }>;

/** The game's own refusals, in the order in which they are tested (§6). */
export type BauBoomRefusalCode =
  | 'no-such-move'
  | 'no-such-square'
  | 'not-in-hand'
  | 'covered'
  | 'wrong-colour'
  | 'unsupported'
  | 'nothing-there'
  | 'load-bearing';
