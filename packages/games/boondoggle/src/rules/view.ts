/** The one file that decides who sees what. Views are built field by field. */
import type { Seat } from '@boomtown/game-core';
import { playerAt } from './table.ts';
import type {
  Bundle,
  Offer,
  OpenBundle,
  OpenOffer,
  Player,
  PrivateView,
  PublicPlayer,
  PublicView,
  State,
} from './types.ts';

/** What a stranger may know: numbers instead of deck, destinations, bag, hands, hidden destinations and cards on offer. */
export function publicView(state: State): PublicView {
  return {
    game: state.game,
    options: state.options,
    phase: state.phase,
    round: state.round,
    starter: state.starter,
    nextStarter: state.nextStarter,
    actor: state.actor,
    go: state.go,
    acted: state.acted,
    prices: state.prices,
    supply: state.supply,
    deck: state.deck.length,
    discards: state.discards,
    destinations: state.destinations.length,
    bag: state.bag.length,
    pot: state.pot,
    segments: state.segments,
    players: state.players.map(publicPlayer),
    highwayman: state.highwayman,
    purchase: state.purchase,
    purchases: state.purchases,
    offers: state.offers.map(openOffer),
    offersMade: state.offersMade,
    done: state.done,
  };
}

function publicPlayer(player: Player): PublicPlayer {
  return {
    company: player.company,
    money: player.money,
    goods: player.goods,
    hand: player.hand.length,
    ownPurchase: player.ownPurchase,
    funds: player.funds,
    honchos: player.honchos,
    roads: player.roads,
    kickbacks: player.kickbacks,
    guardrails: player.guardrails,
    destinations: player.shown ? player.destinations : player.destinations.length,
    shown: player.shown,
    project: player.project,
    head: player.head,
    passed: player.passed,
    working: player.working,
    coupons: player.coupons,
    maven: player.maven,
  };
}

/** What a seat knows beyond that: its hand, its destinations, and in full the offers that it made or got. */
export function privateView(state: State, seat: Seat): PrivateView {
  const player = playerAt(state, seat);
  return {
    hand: player.hand,
    destinations: player.destinations,
    offers: state.offers.filter((offer) => sharesOffer(offer, seat)),
  };
}

/** Does this seat know the cards of the offer? */
export function sharesOffer(offer: OpenOffer | Offer, seat: Seat): boolean {
  return offer.from === seat || offer.to === seat;
}

/** An offer as everybody may see it. */
export function openOffer(offer: Offer): OpenOffer {
  return {
    id: offer.id,
    from: offer.from,
    to: offer.to,
    give: openBundle(offer.give),
    want: openBundle(offer.want),
  };
}

function openBundle(bundle: Bundle): OpenBundle {
  return {
    money: bundle.money,
    crew: bundle.crew,
    asphalt: bundle.asphalt,
    permit: bundle.permit,
    steel: bundle.steel,
    cards: bundle.cards.length,
    honchos: bundle.honchos,
  };
}
