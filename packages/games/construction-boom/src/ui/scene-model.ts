import type { Extent, Motion, Point } from '@boomtown/stage/headless';
import type { Considering } from './choosing.ts';
import type { Foresight } from './foresight.ts';
import type { ButtonName } from './keys.ts';
import type { Offer } from './offer.ts';
import {
  type Action,
  type Bid,
  bidRank,
  type Cell,
  type GameEvent,
  type Material,
  type Player,
  type PublicView,
  type TileId,
} from './rules.ts';

/** Everything that the picture is made from. */
export interface SceneModel {
  readonly step: number;
  /** What is shown: the table as it is, or a moment on the way there. */
  readonly view: PublicView;
  /** The near hand while the players bid; `null` if it is not known here. */
  readonly own: readonly TileId[] | null;
  /** The far hand while the players bid; `null` if it is not known here. */
  readonly rivals: readonly TileId[] | null;
  /** The element in CSS pixels. */
  readonly viewport: Extent;
  /** Is it seen from across a room? */
  readonly far: boolean;
  /** Whose hand is near: the person's own. */
  readonly near: Player;
  /** What the person may do now; `null` if nothing. */
  readonly offer: Offer | null;
  readonly choosing: Considering;
  /** The action whose outcome is shown. */
  readonly inMind: Action | null;
  readonly foresight: Foresight | null;
  readonly hovered: string | null;
  /** Places that something outside of the picture speaks of. */
  readonly lit: readonly string[];
  /** A tile under the finger, and where that is. */
  readonly carried: { readonly tile: TileId; readonly at: Point } | null;
  /** Bids of this round that were made while a player looked. */
  readonly bids: readonly MadeBid[];
  readonly effects: KeyframeEffects;
  /** Is the score sheet open? */
  readonly sheet: boolean;
  readonly texts: SceneTexts;
}

export interface MadeBid extends Bid {
  readonly seat: Player;
}

/** What a moment of a step shows beside where things are. */
export interface KeyframeEffects {
  /** Which moment of the step it is; flourishes run once for each. */
  readonly moment: number;
  /** Grounds that give way now: they crack, and what stands on them trembles. */
  readonly cracking: readonly TileId[];
  readonly trembling: readonly TileId[];
  /** How tiles go to where they are now. */
  readonly motions: ReadonlyMap<TileId, Motion>;
  /** Tiles that leave the street just now: roofs where they are crushed, the others on the pavement. */
  readonly gone: readonly (Cell & { readonly tile: TileId; readonly crushed: boolean })[];
  /** What has to stay in the picture, so that it does not move while houses fall. */
  readonly extent: readonly Cell[];
  /** Where something comes down hard, and when, in milliseconds. */
  readonly impacts: readonly { readonly cell: Cell; readonly delay: number; readonly crush: boolean }[];
  /** Combos that were made just now. */
  readonly combos: readonly (readonly Cell[])[];
  /** The tiles of a scored contract are counted. */
  readonly counting: Material | null;
}

export const NO_EFFECTS: KeyframeEffects = {
  moment: 0,
  cracking: [],
  trembling: [],
  motions: new Map(),
  gone: [],
  extent: [],
  impacts: [],
  combos: [],
  counting: null,
};

/** Everything that the picture itself says, in the reader's language. */
export interface SceneTexts {
  readonly names: readonly [string, string];
  readonly letters: readonly [string, string];
  readonly sign: { readonly title: string; readonly roles: string; readonly count: string; readonly worth: string };
  readonly caption: Caption;
  readonly buttons: Readonly<Record<ButtonName, string>>;
  /** What an answer to a bid puts at stake; nothing for other buttons. */
  stakes(name: ButtonName): string;
  readonly materials: Readonly<Record<Material, string>>;
  /** What the near player has of a material, and what stands of it. */
  readonly stock: Readonly<Record<Material, readonly string[]>>;
  /** The same in fewer words. */
  readonly stockBrief: Readonly<Record<Material, readonly string[]>>;
  house(column: number): string;
  houseNumber(column: number): string;
  readonly sheet: SheetTexts | null;
}

/** What is going on or would happen, in sentences, and whether that is good or bad for the street. */
export interface Caption {
  readonly sentences: readonly string[];
  readonly tone: 'plain' | 'good' | 'bad';
  /** Which of them matter most, where there is no room for all. */
  readonly keep: 'first' | 'last';
}

export interface SheetTexts {
  readonly title: string;
  readonly lines: readonly {
    readonly label: string;
    readonly figure: string;
    readonly weight: 'line' | 'sum' | 'head';
    /** Is it about the rounds before? */
    readonly before?: boolean;
  }[];
  readonly close: string;
}

/** Orders of painting. */
export const DEPTH = {
  gauge: 20,
  slot: 60,
  strut: 90,
  tile: 100,
  onTile: 180,
  mark: 240,
  way: 260,
  ghost: 300,
  sign: 500,
  hand: 600,
  ladder: 700,
  button: 800,
  sheet: 1200,
  carried: 2000,
} as const;

/**
 * The bids of the round, out of what is known of the past and the one that stands: the state holds that one alone. Bids
 * only rise, so a higher one was taken back.
 */
export function bidsMade(past: readonly GameEvent[], { phase, bid }: PublicView): readonly MadeBid[] {
  if (phase !== 'bid' || bid === null) return [];
  const dealt = past.findLastIndex(({ type }) => type === 'dealt');
  const made = past
    .slice(Math.max(0, dealt))
    .flatMap((event) =>
      event.type === 'bid' ? [{ seat: event.seat, number: event.number, material: event.material }] : [],
    );
  return [...made.filter((one) => bidRank(one) < bidRank(bid)), bid];
}
