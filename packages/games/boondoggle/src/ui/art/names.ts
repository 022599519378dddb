import type * as stage from '@boomtown/stage/headless';
import type { Company, Destination, Resource, SchemeKind } from '../rules.ts';

/** What a tag says of a mile: whether it can be laid now, is lacked for, or is only shown. */
type TagState = 'ready' | 'lack' | 'idle';

/** The names of all drawings of the map: the thing, then what it depends on; lengths are in world units. */
export type DrawingName =
  /** Width, height and how far the map is stretched. */
  | `ground/${number}/${number}/${number}`
  | `sector/${Company}/${number}/${'open' | 'idle'}`
  /** The length of a mile, and the word for it. */
  | `rose/${number}/${string}`
  | `corridor/${'lane' | 'road'}/${number}`
  | `road/${'bus' | 'regular'}/${Company}/${number}`
  | `deck/${Company}/${number}/${number}`
  | `glow/${'lit' | 'ready'}/${number}`
  | `onward/${number}`
  | `pass/${number}`
  | 'junction'
  | 'commons'
  | `office/${Company}/${'open' | 'idle'}`
  | `sticker/${Destination}`
  /** With its word. */
  | `stamp/${'complete' | 'yours'}/${string}`
  | `sign/${Company}`
  | `disc/${SchemeKind}/${Company}`
  | `flag/${Company}`
  | `truck/${'now' | 'next'}`
  | 'pot'
  | `halo/${number}`
  /** The scheme, the goods and the money that it names, each of which may be empty. */
  | `tag/${TagState}/${Company}/${SchemeKind | ''}/${string}/${string}`
  | `cargo/${Resource | 'money'}`
  | `piece/${Company}/${number}`
  | 'confirm';

/** The names of all lettering: what is written, its size, how wide it may become, and how far it may reach to the left and to the right. */
type StyleName =
  | `name/${number}/${number}/${number}/${number}`
  | `place/${number}/${number}/${number}`
  | `label/${number}`;

export interface MapArt extends stage.ArtNames {
  readonly drawing: DrawingName;
  readonly style: StyleName;
}

export type Placement = stage.Placement<MapArt>;
export type Flourish = stage.Flourish<MapArt>;
export type Picture = stage.Picture<MapArt>;
