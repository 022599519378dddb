export type {
  Action,
  Answer,
  Deal,
  Lay,
  MakeOffer,
  NeedValues,
  Plain,
  Play,
  PlayOf,
  RefusalCode,
} from './actions.ts';
export type { Boondoggle } from './boondoggle.ts';
export { choicesOf } from './cards/choices.ts';
export { ALL_CARDS, CARD_KINDS, CARDS, type CardKind, type Need } from './data/cards.ts';
export {
  COMMONS,
  COMPANIES,
  type Company,
  DESTINATION_NAMES,
  DESTINATIONS,
  type Destination,
  JUNCTIONS,
  type Junction,
  LANES,
  LAYOUT,
  type Lane,
  NODES,
  type NodeId,
  OFFICES,
  type Office,
  SEGMENT_IDS,
  SEGMENTS,
  type Segment,
  type SegmentId,
  type SegmentKind,
} from './data/map.ts';
export {
  MARKET_PARTS,
  MARKETS,
  type Market,
  PAIRS,
  type Pair,
  RESOURCES,
  type Resource,
  TRACKS,
} from './data/markets.ts';
export {
  COMPANIES_IN_PLAY,
  DESTINATION_FEE,
  ENFORCER_FEE,
  GOODS_A_PLAYER,
  HONCHOS,
  type Honcho,
  OFFERS_A_ROUND,
  OPEN_OFFERS,
  STARTING_MONEY,
} from './data/start.ts';
export type { BoondoggleEvent, Choices, Gains } from './events.ts';
export { cardPrice, fallenPrice, movedPrice } from './markets.ts';
export { passedCommons } from './paths.ts';
export {
  type BuildPreview,
  type DealPreview,
  dealPreview,
  type MilePreview,
  nextMiles,
  type OfferPreview,
  offerPreview,
  type SchemePreview,
} from './previews.ts';
export { boondoggleRules } from './rules.ts';
export { destinationsHeld } from './table.ts';
export type {
  Bundle,
  BundleOf,
  Chain,
  CompletedPurchase,
  Disc,
  Goods,
  Mile,
  MileKind,
  Offer,
  OfferOf,
  OpenBundle,
  OpenOffer,
  OpenPlayer,
  Options,
  Phase,
  Prices,
  PrivateView,
  PublicPlayer,
  PublicView,
  Purchase,
  Road,
  RoadKind,
  SchemeKind,
  Segments,
} from './types.ts';
