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
} from './rules/actions.ts';
export type { Boondoggle } from './rules/boondoggle.ts';
export { choicesOf } from './rules/cards/choices.ts';
export { ALL_CARDS, CARD_KINDS, CARDS, type CardKind, type Need } from './rules/data/cards.ts';
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
} from './rules/data/map.ts';
export {
  MARKET_PARTS,
  MARKETS,
  type Market,
  PAIRS,
  type Pair,
  RESOURCES,
  type Resource,
  TRACKS,
} from './rules/data/markets.ts';
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
} from './rules/data/start.ts';
export type { BoondoggleEvent, Choices, Gains } from './rules/events.ts';
export { cardPrice, fallenPrice, movedPrice } from './rules/markets.ts';
export { passedCommons } from './rules/paths.ts';
export {
  type BuildPreview,
  type DealPreview,
  dealPreview,
  type MilePreview,
  nextMiles,
  type OfferPreview,
  offerPreview,
  type SchemePreview,
} from './rules/previews.ts';
export { boondoggleRules } from './rules/rules.ts';
export { shape } from './rules/shape/shape.ts';
export { destinationsHeld } from './rules/table.ts';
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
} from './rules/types.ts';
