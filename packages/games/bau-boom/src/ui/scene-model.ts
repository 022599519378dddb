import type { Extent, Point } from '@boomtown/stage/headless';
import type { Board } from './board.ts';
import type { Cue } from './keyframes.ts';
import type { Memory } from './memory.ts';
import type { BauBoomAction, BauBoomPublicView, Block, MovePreview, Seat } from './rules.ts';
import type { Tokens } from './tokens.ts';

/** What the person may do now, and for which of their seats. */
export interface Offer {
  readonly seat: Seat;
  readonly legal: readonly BauBoomAction[];
  /** What each move would do; only while one is chosen. */
  readonly moves: readonly MovePreview[];
}

/** Everything that the picture is made from. */
export interface SceneModel {
  readonly step: number;
  /** Whose turn, which phase, and the options. */
  readonly view: BauBoomPublicView;
  /** The things as they are shown: those of the view, or those between two events. */
  readonly board: Board;
  readonly tokens: Tokens;
  /** How often each wheelbarrow went round, so that it does not spin back on the start. */
  readonly laps: readonly number[];
  /** What is happening in a picture in between; `null` when the picture shows the view. */
  readonly cue: Cue | null;
  /** The element in CSS pixels. */
  readonly viewport: Extent;
  /** The seat whose hill is large: the person's own. */
  readonly near: Seat;
  /** The seat whose hill the person looks at closely. */
  readonly lookedAt: Seat | null;
  readonly memory: Memory;
  /** Who acts, or in pictures in between who acted; `null` when the game is over. */
  readonly acting: Seat | null;
  /** `null` if there is nothing to do, and in pictures in between. */
  readonly offer: Offer | null;
  /** The legal action that is pointed at. */
  readonly pointed: BauBoomAction | null;
  readonly hovered: string | null;
  /** The colour that is in hand: only its squares are lit. */
  readonly selected: Block | null;
  /** The colour whose block is under the finger, and where that is (world units). */
  readonly carried: { readonly block: Block; readonly at: Point } | null;
  /** Places that something outside of the picture speaks of. */
  readonly lit: readonly string[];
  /** The block that a ladybug brought, as long as its owner may see it. */
  readonly peek: { readonly seat: Seat; readonly block: Block; readonly step: number } | null;
  readonly winners: readonly Seat[];
  /** By seat. */
  readonly names: readonly string[];
}

/** Orders of painting. */
export const DEPTH = {
  meadow: 0,
  plot: 20,
  cloth: 300,
  mark: 400,
  hill: 500,
  square: 520,
  plate: 560,
  block: 1000,
  barrow: 2000,
  load: 2100,
  badge: 2500,
  pin: 3000,
  dice: 3500,
  card: 4000,
  /** A hill that lies over everything else: added to its own depths. */
  lifted: 5000,
  above: 9000,
} as const;
