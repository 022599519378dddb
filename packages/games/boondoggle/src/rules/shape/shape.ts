import {
  either,
  flag,
  list,
  listBy,
  object,
  oneOf,
  orNull,
  perSeat,
  seat,
  tagged,
  where,
  whole,
} from '@boomtown/game-core/shapes';
import { ALL_CARDS, CARD_KINDS, CARDS, type CardKind, type NeedsOf } from '../data/cards.ts';
import { ALL_DESTINATIONS, COMPANIES, NODES } from '../data/map.ts';
import { MARKETS } from '../data/markets.ts';
import { DISCS, HONCHOS, OFFERS_A_ROUND, ROADS } from '../data/start.ts';
import { event } from './events.ts';
import {
  bundle,
  cards,
  completedPurchase,
  destination,
  dollars,
  goods,
  honchos,
  isEmptyBundle,
  lanes,
  market,
  mile,
  needs,
  offer,
  openOffer,
  prices,
  purchase,
  segment,
  segments,
  standingOffer,
} from './pieces.ts';

const answer = { offer: whole(1) };
const deal = { market, count: whole(1) };
const lay = { segment };

/** Each kind of card with what has to be chosen for it. */
type Plays = { readonly [kind in CardKind]: Pick<typeof needs, NeedsOf<kind>> };
// The table of cards gives each kind the very needs that its type says.
const plays = Object.fromEntries(
  CARD_KINDS.map((kind) => [kind, Object.fromEntries(CARDS[kind].needs.map((need) => [need, needs[need]]))]),
) as Plays;

/** What a player can do (§8). */
const action = where(
  tagged('type', {
    pass: {},
    'buy-card': {},
    allow: {},
    enforce: {},
    done: {},
    destination: {},
    job: {},
    play: tagged('card', plays),
    offer: { to: seat, give: bundle, want: bundle },
    accept: answer,
    decline: answer,
    withdraw: answer,
    sell: deal,
    buy: deal,
    build: lay,
    kickback: lay,
    guardrail: lay,
  }),
  'an action, and an offer one of something',
  (made) => made.type !== 'offer' || !(isEmptyBundle(made.give) && isEmptyBundle(made.want)),
);

export const ROUND_LIMIT = { min: 1, max: 200 };

/** Rounds after which a game without a complete project ends (§7.5). */
const options = object({ roundLimit: whole(ROUND_LIMIT.min, ROUND_LIMIT.max) });

/** A project as far as the map is concerned: where it began, its miles in order, where it stands, lanes passed twice. */
const chain = { company: oneOf(...COMPANIES), project: list(mile), head: oneOf(...NODES), passed: lanes };

/** What everybody knows of a player. */
const openPlayer = {
  ...chain,
  money: dollars,
  goods,
  /** Is the own Hostile Purchase still there? It is not in `hand`. */
  ownPurchase: flag,
  /** What is left of the federal stack; `null` before the first road. */
  funds: orNull(dollars),
  honchos,
  roads: whole(0, ROADS),
  kickbacks: whole(0, DISCS),
  guardrails: whole(0, DISCS),
  /** Is the project complete? */
  shown: flag,
  /** Sits out phases 5 to 7 of this round. */
  working: flag,
  /** Kickback coupons played this round. */
  coupons: whole(0, CARDS['kickback-coupon'].number),
  /** A market maven was played this round. */
  maven: flag,
};

/** The part of a table that state and public view have in common. */
const openTable = {
  game: oneOf('boondoggle'),
  options,
  phase: oneOf('buy-card', 'play-card', 'answer', 'trade', 'job', 'sell', 'build', 'scheme', 'over'),
  round: whole(1, ROUND_LIMIT.max),
  starter: seat,
  /** Set by a hot-wired truck. */
  nextStarter: orNull(seat),
  /** `null` in `trade` and `over`. */
  actor: orNull(seat),
  go: oneOf(1, 2),
  /** The markets that the actor used already, in `sell` and in a market maven's `build`. */
  acted: list(market, 0, MARKETS.length),
  prices,
  supply: goods,
  discards: cards,
  pot: dollars,
  segments,
  highwayman: orNull(seat),
  purchase: orNull(purchase),
  /** Completed in this round. */
  purchases: list(completedPurchase),
  /** By each seat in this round. */
  offersMade: perSeat(whole(0, OFFERS_A_ROUND)),
  /** Each seat, in `trade`. */
  done: perSeat(flag),
};

const destinations = list(destination);

export const parts = { chain: object(chain), openPlayer: object(openPlayer), openTable: object(openTable) };

/** Everything that the game takes, keeps and shows: types, parsing and the wire follow from it. */
export const shape = {
  options,
  state: object({
    ...openTable,
    deck: cards,
    destinations,
    bag: honchos,
    players: perSeat(object({ ...openPlayer, hand: cards, destinations })),
    offers: list(standingOffer),
  }),
  publicView: object({
    ...openTable,
    deck: whole(0, ALL_CARDS.length),
    destinations: whole(0, ALL_DESTINATIONS.length),
    bag: whole(0, HONCHOS.length),
    players: perSeat(
      object({
        ...openPlayer,
        hand: whole(0, ALL_CARDS.length),
        /** How many, until the project is complete. */
        destinations: either(whole(0, ALL_DESTINATIONS.length), destinations),
      }),
    ),
    offers: listBy(openOffer, 'id'),
  }),
  /** `offers`: those from and to the seat, in full. */
  privateView: object({ hand: cards, destinations, offers: list(offer) }),
  action,
  event,
};
