import type { GameWire, TableState } from '@boomtown/wire/browser';
import { itemAt, items, letter, letters, numberOf, numbersBy, parts, put, tableFields } from '@boomtown/wire/browser';
import { schema } from '@colyseus/schema';
import {
  type Boondoggle,
  CARD_KINDS,
  COMPANIES,
  DESTINATIONS,
  HONCHOS,
  LANES,
  MARKETS,
  type Mile,
  NODES,
  type OpenBundle,
  type OpenOffer,
  type PublicPlayer,
  type PublicView,
  RESOURCES,
  type Road,
  SEGMENT_IDS,
  type SegmentId,
} from './view.ts';
import { BoondoggleView, NO_FUNDS, NOBODY, OfferState, PlayerState } from './wire-schema.ts';

const ROAD_KINDS = ['regular', 'bus', 'elevated'] as const;
const MILE_KINDS = [...ROAD_KINDS, 'kickback', 'guardrail'] as const;
/** A player's goods in one number: a resource a digit. There are two of each a player, so never more than twelve of one. */
const GOODS_BASE = 16;

// The class that `schema` returns has these fields; its static type spells them out one by one.
const State = schema(
  { ...tableFields, game: BoondoggleView },
  'BoondoggleTable',
) as unknown as new () => TableState<BoondoggleView>;

export const boondoggleWire: GameWire<Boondoggle, BoondoggleView> = {
  TableState: State,
  events: {
    funds: ['seat', 'money'],
    benefit: ['seat', 'honcho', 'card'],
    'card-bought': ['seat', 'price', 'card'],
    'card-played': ['seat', 'card', 'choices', 'gains'],
    'purchase-announced': ['seat', 'from', 'resource', 'own'],
    purchased: ['seat', 'from', 'resource', 'paid'],
    enforced: ['seat', 'by'],
    offered: ['seat', 'to', 'offer'],
    traded: ['offer', 'seats'],
    'offer-closed': ['seat', 'offer', 'why'],
    'destination-drawn': ['seat', 'fee', 'destination'],
    'pot-won': ['seat', 'money'],
    job: ['seat'],
    sold: ['seat', 'market', 'count', 'money'],
    bought: ['seat', 'market', 'count', 'money'],
    built: ['seat', 'segment', 'kind', 'passed'],
    'honcho-drawn': ['seat', 'honcho'],
    kickback: ['seat', 'segment', 'paid', 'to', 'passed'],
    guardrail: ['seat', 'segment', 'to', 'passed'],
    toll: ['seat', 'to'],
    completed: ['seat', 'destination', 'destinations'],
    'round-started': ['round', 'starter'],
    'game-ended': ['winners'],
  },
  mirror,
  read,
};

function mirror(view: PublicView, into: BoondoggleView): void {
  into.options = JSON.stringify(view.options);
  into.phase = view.phase;
  into.round = view.round;
  into.starter = view.starter;
  into.nextStarter = view.nextStarter ?? NOBODY;
  into.actor = view.actor ?? NOBODY;
  into.go = view.go;
  into.acted = letters(MARKETS, view.acted);
  for (const [i, market] of MARKETS.entries()) put(into.prices, i, view.prices[market]);
  for (const [i, resource] of RESOURCES.entries()) put(into.supply, i, view.supply[resource]);
  into.deck = view.deck;
  into.discards = letters(CARD_KINDS, view.discards);
  into.destinations = view.destinations;
  into.bag = view.bag;
  into.pot = view.pot;
  for (const [i, id] of SEGMENT_IDS.entries()) put(into.segments, i, packRoads(view.segments[id] ?? []));
  for (const [seat, player] of view.players.entries()) {
    const known = into.players[seat];
    const state = known ?? new PlayerState();
    mirrorPlayer(player, state);
    if (known === undefined) into.players.push(state);
  }
  into.highwayman = view.highwayman ?? NOBODY;
  into.purchase = view.purchase === null ? '' : `${packPurchase(view.purchase)}${view.purchase.own ? 1 : 0}`;
  into.purchases = view.purchases.map(packPurchase).join('');
  mirrorOffers(view.offers, into);
  into.offersMade = view.offersMade.map(letter).join('');
  into.done = view.done.map(Number).join('');
}

function mirrorPlayer(player: PublicPlayer, into: PlayerState): void {
  into.company = player.company;
  into.money = player.money;
  into.goods = RESOURCES.reduceRight((code, resource) => code * GOODS_BASE + player.goods[resource], 0);
  into.hand = player.hand;
  into.ownPurchase = player.ownPurchase;
  into.funds = player.funds ?? NO_FUNDS;
  into.honchos = letters(HONCHOS, player.honchos);
  into.roads = player.roads;
  into.kickbacks = player.kickbacks;
  into.guardrails = player.guardrails;
  into.destinations =
    typeof player.destinations === 'number' ? String(player.destinations) : letters(DESTINATIONS, player.destinations);
  into.shown = player.shown;
  into.working = player.working;
  into.coupons = player.coupons;
  into.maven = player.maven;
  into.project = player.project
    .map(({ segment, by }) => letters(SEGMENT_IDS, [segment]) + letters(MILE_KINDS, [by]))
    .join('');
  into.head = NODES.indexOf(player.head);
  into.passed = letters(LANES, player.passed);
}

/** An offer never changes; ids begin anew each round, when all offers of the one before are gone. */
function mirrorOffers(offers: readonly OpenOffer[], into: BoondoggleView): void {
  const open = new Set(offers.map(({ id }) => String(id)));
  for (const id of [...into.offers.keys()]) if (!open.has(id)) into.offers.delete(id);
  for (const offer of offers) {
    const id = String(offer.id);
    if (into.offers.has(id)) continue;
    const state = new OfferState();
    state.from = offer.from;
    state.to = offer.to;
    state.give = packBundle(offer.give);
    state.want = packBundle(offer.want);
    into.offers.set(id, state);
  }
}

function read(from: BoondoggleView): PublicView {
  const offers = [...from.offers.entries()].map(
    ([id, offer]): OpenOffer => ({
      id: Number(id),
      from: offer.from,
      to: offer.to,
      give: readBundle(offer.give),
      want: readBundle(offer.want),
    }),
  );
  const roads = SEGMENT_IDS.map((id, i) => [id, readRoads(from.segments[i] ?? '')] as const);
  return {
    game: 'boondoggle',
    // Written by `mirror` from a view's options.
    options: JSON.parse(from.options) as PublicView['options'],
    phase: from.phase,
    round: from.round,
    starter: from.starter,
    nextStarter: from.nextStarter === NOBODY ? null : from.nextStarter,
    actor: from.actor === NOBODY ? null : from.actor,
    go: from.go === 2 ? 2 : 1,
    acted: items(MARKETS, from.acted),
    prices: numbersBy(MARKETS, (i) => from.prices[i] ?? 0),
    supply: numbersBy(RESOURCES, (i) => from.supply[i] ?? 0),
    deck: from.deck,
    discards: items(CARD_KINDS, from.discards),
    destinations: from.destinations,
    bag: from.bag,
    pot: from.pot,
    segments: Object.fromEntries(roads.filter(([, list]) => list.length > 0)) as { [id in SegmentId]?: Road[] },
    players: from.players.map(readPlayer),
    highwayman: from.highwayman === NOBODY ? null : from.highwayman,
    purchase: from.purchase === '' ? null : { ...readPurchase(from.purchase), own: from.purchase[3] === '1' },
    purchases: parts(from.purchases, 3).map(readPurchase),
    offers: offers.sort((a, b) => a.id - b.id),
    offersMade: [...from.offersMade].map(numberOf),
    done: [...from.done].map((digit) => digit === '1'),
  };
}

function readPlayer(from: PlayerState): PublicPlayer {
  const { shown } = from;
  return {
    company: itemAt(COMPANIES, from.company - 1),
    money: from.money,
    goods: numbersBy(RESOURCES, (i) => Math.floor(from.goods / GOODS_BASE ** i) % GOODS_BASE),
    hand: from.hand,
    ownPurchase: from.ownPurchase,
    funds: from.funds === NO_FUNDS ? null : from.funds,
    honchos: items(HONCHOS, from.honchos),
    roads: from.roads,
    kickbacks: from.kickbacks,
    guardrails: from.guardrails,
    destinations: shown ? items(DESTINATIONS, from.destinations) : Number(from.destinations),
    shown,
    working: from.working,
    coupons: from.coupons,
    maven: from.maven,
    project: parts(from.project, 2).map(
      ([segment = '', by = '']): Mile => ({
        segment: itemAt(SEGMENT_IDS, numberOf(segment)),
        by: itemAt(MILE_KINDS, numberOf(by)),
      }),
    ),
    head: itemAt(NODES, from.head),
    passed: items(LANES, from.passed),
  };
}

function packRoads(roads: readonly Road[]): string {
  return roads.map(({ seat, kind }) => `${seat}${letters(ROAD_KINDS, [kind])}`).join('');
}

function readRoads(text: string): Road[] {
  return parts(text, 2).map(([seat, kind = '']) => ({ seat: Number(seat), kind: itemAt(ROAD_KINDS, numberOf(kind)) }));
}

type Purchase = PublicView['purchases'][number];

function packPurchase({ by, from, resource }: Purchase): string {
  return `${by}${from}${letters(RESOURCES, [resource])}`;
}

function readPurchase([by, from, resource = '']: string): Purchase {
  return { by: Number(by), from: Number(from), resource: itemAt(RESOURCES, numberOf(resource)) };
}

function packBundle({ money, crew, asphalt, permit, steel, cards, honchos }: OpenBundle): string {
  return [money, crew, asphalt, permit, steel, cards, letters(HONCHOS, honchos)].join(',');
}

function readBundle(text: string): OpenBundle {
  const [money, crew, asphalt, permit, steel, cards, honchos = ''] = text.split(',');
  return {
    money: Number(money),
    crew: Number(crew),
    asphalt: Number(asphalt),
    permit: Number(permit),
    steel: Number(steel),
    cards: Number(cards),
    honchos: items(HONCHOS, honchos),
  };
}

/** How the game crosses the network. */
export const wires = { boondoggle: boondoggleWire };
