import type * as stage from '@boomtown/stage/headless';
import type { Block, Plan, Seat } from '../rules.ts';
import type { StartSide } from '../trail-path.ts';

/** A width and a height, in world units. */
export type Size = `${number}/${number}`;

export type IconName = 'arrow' | 'push' | 'roll' | 'minus' | 'plus' | 'yes' | 'no' | 'eye' | 'hill' | 'nothing';
/** `stop`: a move ends here; `aim`: that one is pointed at; `beacon`: something speaks of it. */
export type SpaceMark = 'stop' | 'aim' | 'beacon';
export type SquareMark = 'open' | 'chosen' | 'take-off' | 'beacon';
export type CardKind = 'open' | 'lit' | 'yes' | 'no';

/** The names of all drawings of the garden: the thing, then what it depends on. */
export type DrawingName =
  /** The extent of the garden, the place and extent of the trail, where the start lies, the size of letters. */
  | `ground/${Size}/${Size}/${Size}/${StartSide}/${number}`
  | `stone/normal/${number}`
  | `plant/${number}/${number}`
  | 'ladybug'
  | 'anteater'
  | 'tongue'
  | `cloth/${Size}`
  | `basket/${'full' | 'empty'}`
  | `die/${number}/${'plain' | 'lit'}`
  | `card/${Size}/${CardKind}`
  | `icon/${IconName}`
  | `barrow/${Seat}/${'upright' | 'tipped'}`
  | `emblem/${Seat}`
  | `block/${Block | 'down'}`
  | `socket/${Block}`
  | `square/${SquareMark}`
  | `mound/${Plan}`
  | `pennant/${Seat}`
  | `board/${Size}/${'turn' | 'rest'}`
  | `petal/${number}`
  | `mark/${SpaceMark}`
  | 'dot'
  | 'halo'
  | 'bubble'
  | 'ring';

/** The names of all lettering: what is written, its size, and how wide it may become. */
export type StyleName =
  | `name/${number}/${number}/${number}`
  | `tally/${number}`
  | `lead/${number}`
  | `title/${number}/${number}`
  | `count/${number}`;

export interface GardenArt extends stage.ArtNames {
  readonly drawing: DrawingName;
  readonly style: StyleName;
}

export type Placement = stage.Placement<GardenArt>;
export type Flourish = stage.Flourish<GardenArt>;
export type Picture = stage.Picture<GardenArt>;
