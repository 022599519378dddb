import type { Seat } from '@boomtown/game-core';

/** The colour of a building block; a block has nothing else (§1.1). */
export type Block = 'red' | 'yellow' | 'green' | 'blue';

/** The number of a trail space, 0 (the start) to 29 (§1.2). */
export type Space = number;

export type SpaceKind = 'start' | 'normal' | 'ladybug' | 'anteater';

/** The plan of an anthill, named by its number of squares (§1.3). */
export type Plan = '10' | '15';

/** The number of a square of a hill, from the bottom row up, left to right (§1.3). */
export type Square = number;

export type Variant = 'standard' | 'clever' | 'young';

/** What the wheelbarrow moves by: a die, both dice together, or the larger less the smaller (§3.1, §5.2). */
export type MoveBy = 'first' | 'second' | 'sum' | 'difference';

export type Dice = readonly [number, number];

export interface BauBoomOptions {
  readonly variant: Variant;
  /** One plan for all, or one a seat. */
  readonly hills: Plan | readonly Plan[];
  readonly starter: 'random' | Seat;
  /** Does everybody see what lies in the wheelbarrows (§3.8)? */
  readonly openBarrows: boolean;
  /** The number of turns after which the game is over at the latest (§5.4). */
  readonly turnLimit: number;
}

export type Phase = 'roll' | 'move' | 'choice' | 'build' | 'demolish' | 'over';

/**
 * Something that is still to happen in this turn (§6). `suffer`: the space of a pushed wheelbarrow takes effect; `land`:
 * the mover's does; `draw` and `refill` (variant `young`): a ladybug's block, a new block under the wheelbarrow.
 */
export interface Pending {
  readonly what: 'suffer' | 'land' | 'draw' | 'refill';
  readonly seat: Seat;
}

export interface Hill {
  readonly plan: Plan;
  /** What lies on each square; `null` on an empty one. */
  readonly built: readonly (Block | null)[];
}

/** A wheelbarrow. Its load is listed in the order in which it was loaded; who may not look in sees how many. */
export interface Barrow<Load = readonly Block[]> {
  readonly at: Space;
  readonly load: Load;
}

/** What everybody sees of a load: the blocks (option `openBarrows`), or how many there are. */
export type SeenLoad = number | readonly Block[];

/** Everything on the table, as far as the rules of moving and building need it: a state is one, a public view too. */
export interface Table {
  readonly game: 'bau-boom';
  readonly options: BauBoomOptions;
  readonly phase: Phase;
  /** The seat whose turn it is; stays when the game is over. */
  readonly toMove: Seat;
  /** The seat that must act: another than `toMove` while a pushed player builds. */
  readonly actor: Seat | null;
  /** Number of the turn, from 0. */
  readonly turn: number;
  /** `null` in phase `roll` only. */
  readonly dice: Dice | null;
  /** One entry a space; `null` on the start and the anteaters. */
  readonly trail: readonly (Block | null)[];
  readonly barrows: readonly Barrow<SeenLoad>[];
  readonly hills: readonly Hill[];
  /** The blocks that `actor` is building with, in the order in which they were loaded. */
  readonly hand: readonly Block[];
  /** What is still to happen in this turn after what is being asked now. */
  readonly queue: readonly Pending[];
}

export interface BauBoomState extends Table {
  readonly container: readonly Block[];
  readonly barrows: readonly Barrow[];
}

export interface BauBoomPublicView extends Table {
  /** How many blocks are in the container. */
  readonly container: number;
}

/** Nobody knows more than everybody: not even its owner looks into a wheelbarrow (§3.8). */
export type BauBoomPrivateView = Readonly<Record<string, never>>;

export type BauBoomAction =
  | { readonly type: 'roll' }
  | { readonly type: 'move'; readonly by: MoveBy }
  | { readonly type: 'take' }
  | { readonly type: 'leave' }
  | BuildAction
  | DemolishAction;

export interface BuildAction {
  readonly type: 'build';
  readonly block: Block;
  readonly square: Square;
}

export interface DemolishAction {
  readonly type: 'demolish';
  readonly square: Square;
}

/**
 * What an action did, in order. `block` of `drawn` is missing in the half that is for those who may not see it. Told
 * again later, `loaded`, `drawn` and `filled` are without their blocks where loads are covered (§3.8).
 */
export type BauBoomEvent =
  | { readonly type: 'rolled'; readonly seat: Seat; readonly dice: Dice }
  | { readonly type: 'moved'; readonly seat: Seat; readonly from: Space; readonly to: Space }
  | { readonly type: 'pushed'; readonly seat: Seat; readonly by: Seat; readonly from: Space; readonly to: Space }
  | { readonly type: 'loaded'; readonly seat: Seat; readonly from: Space; readonly block?: Block }
  | { readonly type: 'drawn'; readonly seat: Seat; readonly block?: Block }
  | { readonly type: 'lost'; readonly seat: Seat }
  | { readonly type: 'left'; readonly seat: Seat }
  | { readonly type: 'unloaded'; readonly seat: Seat; readonly blocks: readonly Block[] }
  | { readonly type: 'built'; readonly seat: Seat; readonly block: Block; readonly square: Square }
  | { readonly type: 'returned'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'demolished'; readonly seat: Seat; readonly square: Square; readonly block: Block }
  | { readonly type: 'filled'; readonly spaces: readonly Space[]; readonly blocks?: readonly Block[] }
  | { readonly type: 'won'; readonly seat: Seat }
  | { readonly type: 'turn-limit' };

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

/** The types of the game, as one bag. */
export interface BauBoom {
  readonly Options: BauBoomOptions;
  readonly State: BauBoomState;
  readonly Action: BauBoomAction;
  readonly Event: BauBoomEvent;
  readonly PublicView: BauBoomPublicView;
  readonly PrivateView: BauBoomPrivateView;
}
