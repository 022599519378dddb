/** What this folder takes from the rules, at one glance. */
import type { WordsOf } from '@boomtown/ui-kit/sentence';
import type { Messages } from '../messages/keys.ts';
import type { Boondoggle as Rules } from '../view.ts';

export type { Seat } from '@boomtown/game-core';
export {
  type Action,
  type BoondoggleEvent,
  type Bundle,
  type BundleOf,
  boondoggleRules,
  CARD_KINDS,
  CARDS,
  type CardKind,
  COMPANIES,
  type Company,
  cardPrice,
  choicesOf,
  DESTINATIONS,
  type Destination,
  type Disc,
  dealPreview,
  destinationsHeld,
  ENFORCER_FEE,
  fallenPrice,
  GOODS_A_PLAYER,
  HONCHOS,
  type Honcho,
  JUNCTIONS,
  LAYOUT,
  MARKET_PARTS,
  MARKETS,
  type Market,
  type MilePreview,
  type Need,
  NODES,
  type NodeId,
  nextMiles,
  OFFERS_A_ROUND,
  OFFICES,
  type Offer,
  OPEN_OFFERS,
  type OpenOffer,
  offerPreview,
  type Phase,
  type Play,
  type PrivateView,
  type PublicPlayer,
  type PublicView,
  RESOURCES,
  type Resource,
  type Road,
  type RoadKind,
  type SchemeKind,
  SEGMENT_IDS,
  SEGMENTS,
  type SegmentId,
  STARTING_MONEY,
  TRACKS,
} from '../view.ts';

/** The game's types, with the catalogue in which it speaks. */
export interface Boondoggle extends Rules {
  readonly English?: Messages;
}

/** The words of this game. */
export type Words = WordsOf<Boondoggle>;
