import type * as stage from '@boomtown/stage/headless';
import type { KindName } from '../kinds.ts';
import type { Material, Player } from '../rules.ts';

/** Drawings over a whole cell; their names end in its width. */
export type OverlayName =
  | 'slot'
  | 'ghost-frame'
  | 'planned'
  | 'beacon'
  | `fate/${'lost' | 'crushed' | 'falls'}`
  | `strut/${'left' | 'right'}`
  | 'stamp'
  | 'crack'
  | 'combo'
  | 'combo-hint'
  | 'counted'
  | 'either-way'
  | 'asked';

export type ButtonTone = 'asked' | 'primary' | 'plain';
export type RungState = `standing-${Player}` | 'chosen' | 'past' | 'shown' | 'hover' | 'open';
export type SideState = 'chosen' | 'open' | 'shown';

/** Rectangles; their names end in width and height. */
export type PanelName =
  | 'sign'
  | 'sign-hover'
  | `button/${ButtonTone}/${'hover' | 'rest'}`
  | `plank/${Material}`
  | `rung/${Material}/${RungState}`
  | 'rung-beacon'
  | 'sheet'
  | 'sheet-rule';

/** The names of all drawings of the street: the thing, then what it depends on, at last the extent. */
type DrawingName =
  /** Its variant. */
  | `tile/${KindName}/${number}/${number}`
  | `back/${Player}`
  | `swatch/${Material}`
  | `emblem/${Player}`
  | `bead/${'left' | 'right'}`
  | `side/${'left' | 'right'}/${SideState}`
  | `halo/${'picked' | 'beacon'}`
  | `count/${number}`
  /** Width and height; what the ground carries, what it bears now, and what it would. */
  | `gauge/${number}/${number}/${number}/${number}/${number}`
  | `gauge-beacon/${number}`
  | `dust/${number}`
  | `chunk/${number}`
  | 'spark'
  | `${OverlayName}/${number}`
  | `${PanelName}/${number}/${number}`;

type CaptionTone = 'plain' | 'good' | 'bad';
type RowWeight = 'head' | 'line' | 'sum';

/** The names of all lettering: what is written and how, its size, and how wide it may become. */
export type StyleName =
  | `load/${'over' | 'full' | 'near' | 'fine'}/${'changed' | 'same'}/${number}`
  | `owner/${'near' | 'far'}/${number}/${number}`
  | `house/${number}`
  | `${'sign-title' | 'sign-roles' | 'sign-worth'}/${number}/${number}`
  | `sign-count/${'changed' | 'same'}/${number}/${number}`
  | `${'caption' | 'caption-middle'}/${CaptionTone}/${number}/${number}`
  | `button/${ButtonTone}/${number}/${number}`
  | `plank-name/${number}/${number}`
  | `stock/${number}/${number}`
  | `${'bids-name' | 'bids-stock'}/${number}/${number}`
  | `rung/${RungState}/${number}`
  | `sheet-title/${number}/${number}`
  | `sheet-label/${RowWeight}/${number}/${number}`
  | `sheet-figure/${RowWeight}/${number}`;

export interface StreetArt extends stage.ArtNames {
  readonly drawing: DrawingName;
  readonly style: StyleName;
}

export type Placement = stage.Placement<StreetArt>;
export type Flourish = stage.Flourish<StreetArt>;
export type Picture = stage.Picture<StreetArt>;
