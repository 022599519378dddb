import { type SchemaType, schema, t } from '@colyseus/schema';
import type { PublicView } from './view.ts';

/** Stands where there is no seat. */
export const NOBODY = -1;
/** Stands where there are no federal funds yet. */
export const NO_FUNDS = -1;

export const PlayerState = schema(
  {
    company: t.uint8().default(1),
    money: t.number().default(0),
    goods: t.uint16().default(0),
    hand: t.uint8().default(0),
    ownPurchase: t.boolean().default(true),
    funds: t.number().default(NO_FUNDS),
    /** A digit a honcho. */
    honchos: t.string().default(''),
    roads: t.uint8().default(0),
    kickbacks: t.uint8().default(0),
    guardrails: t.uint8().default(0),
    /** How many; from the completion on a digit for each. */
    destinations: t.string().default('0'),
    shown: t.boolean().default(false),
    working: t.boolean().default(false),
    coupons: t.uint8().default(0),
    maven: t.boolean().default(false),
    /** Two letters a mile: its segment, and how it was laid. */
    project: t.string().default(''),
    head: t.uint8().default(0),
    /** A digit a lane. */
    passed: t.string().default(''),
  },
  'BoondogglePlayer',
);
export type PlayerState = SchemaType<typeof PlayerState>;

export const OfferState = schema(
  {
    from: t.uint8().default(0),
    to: t.uint8().default(0),
    give: t.string().default(''),
    want: t.string().default(''),
  },
  'BoondoggleOffer',
);

export const BoondoggleView = schema(
  {
    /** As JSON: options never change after the start. */
    options: t.string().default('{}'),
    phase: t.string<PublicView['phase']>().default('buy-card'),
    round: t.uint8().default(1),
    starter: t.uint8().default(0),
    nextStarter: t.int8().default(NOBODY),
    actor: t.int8().default(NOBODY),
    go: t.uint8().default(1),
    /** A digit a market. */
    acted: t.string().default(''),
    prices: t.array('uint8'),
    supply: t.array('uint8'),
    deck: t.uint8().default(0),
    /** A letter a card. */
    discards: t.string().default(''),
    destinations: t.uint8().default(0),
    bag: t.uint8().default(0),
    pot: t.number().default(0),
    /** One text a segment; two letters a road, the lowest first: its seat, and its kind. */
    segments: t.array('string'),
    players: t.array(PlayerState),
    highwayman: t.int8().default(NOBODY),
    /** Who, from whom, what, and whether with the own card: a digit each; empty if none. */
    purchase: t.string().default(''),
    purchases: t.string().default(''),
    /** By their ids. */
    offers: t.map(OfferState),
    /** A letter a seat. */
    offersMade: t.string().default(''),
    done: t.string().default(''),
  },
  'BoondoggleView',
);
export type BoondoggleView = SchemaType<typeof BoondoggleView>;
