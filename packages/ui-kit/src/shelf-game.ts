import type { Terms } from '@boomtown/wire/browser';
import type { FunctionComponent } from 'preact';
import type { SeatColour } from './seat-colours.ts';

/** What a game's clocks begin with in the form. */
export interface ShelfClock {
  /** Seconds a turn. */
  readonly turn: number;
  /** Is that the game's own expert mode? */
  readonly expert?: true;
  /** Minutes a match, and seconds more after each turn. */
  readonly bank: number;
  readonly increment: number;
}

export const PRESET_NAMES = ['quick', 'children', 'expert'] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

/** A way to play a game: some of its options, and the terms. What is left out is as ever. */
export interface Preset {
  readonly options: Readonly<Record<string, unknown>>;
  readonly terms: Partial<Terms>;
}

/** What the shelf shows of a game before any of its code is loaded. Its words stand in the catalogue's section of its id. */
export interface ShelfGame {
  readonly seats: { readonly min: number; readonly max: number };
  /** The colours of its seats, as they stand on its board; `null` where one has none that can be wished for. */
  readonly colours: readonly (SeatColour | null)[];
  /** About how long a game takes, in minutes. */
  readonly minutes: { readonly from: number; readonly to: number };
  readonly clock: ShelfClock;
  /** The ways to play it besides the usual one, where they make sense; each has the game's sentence `preset-NAME`. */
  readonly presets: { readonly [name in PresetName]?: Preset };
  /** The art on the front of its box, on a field of 240 by 300. */
  readonly Cover: FunctionComponent;
  /** Colours of the box's lid and of the name on it, for a game whose style sheet does not say. */
  readonly box?: { readonly lid: string; readonly ink: string };
}
