import type * as stage from '@boomtown/stage/headless';
import type { Seat, Size } from '../rules.ts';

/** What marks a hexagon. */
export type MarkName = 'ready' | 'lit' | 'chosen' | 'hover' | 'beacon';
export type GlowName = 'ready' | 'lit' | 'chosen' | 'beacon';

/** The names of all drawings of a table: the thing, then what it depends on. */
export type DrawingName =
  | `tile/${number}`
  | 'shade'
  | MarkName
  | `last/${Seat}`
  | `ripple/${Seat}`
  | `piece/${Seat}/${Size}`
  | `foot/${Size}`
  | `chip/${'some' | 'none'}`
  | `inside/${Seat}`
  | `crown/${Seat}`
  | `emblem/${Seat}`
  /** Width and height. */
  | `tray/${number}/${number}`
  | `edge/${Seat}/${number}/${number}`
  | `recess/${Size}`
  | `glow/${GlowName}/${Size}`
  | `plate/${'lit' | 'open' | 'shown'}`
  | 'confirm';

/** The names of all lettering: what is written, its size, and how wide it may become. */
export type StyleName =
  | `cell/${number}`
  | 'board'
  | `count/${'some' | 'none'}`
  | `${'name' | 'tally'}/${number}/${number}`;

export interface ConstructoArt extends stage.ArtNames {
  readonly drawing: DrawingName;
  readonly style: StyleName;
}

export type Placement = stage.Placement<ConstructoArt>;
export type Flourish = stage.Flourish<ConstructoArt>;
export type Picture = stage.Picture<ConstructoArt>;
