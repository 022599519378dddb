import type { Observation } from '@boomtown/bots/playing';
import type { Action, Boondoggle, Bundle, MakeOffer, PublicView, Resource } from '../view.ts';
import { RESOURCES } from '../view.ts';
import { holdingWorth, type Needs, needsOf, needsSeen } from './holdings.ts';
import { BEYOND_COMMONS, type Plan } from './plan.ts';
import { refusedOf, wasRefused } from './refusals.ts';
import { amounts } from './route.ts';

/** What a card and a honcho are taken to be worth, in dollars. */
const CARD = 8;
const HONCHO = 20;
/** A trade must bring so much to be made, and so much of what it brings the other. */
const LEAST_GAIN = 2;
const LEAST_SHARE = 0.35;
/** An offer must bring the other so much, as far as everybody can see. */
const FOR_THE_OTHER = 5;
/** A bot makes this many offers in a round at most, and one at a time. */
const OFFERS = 2;
/** Nobody is paid more for a good, in dollars. */
const MOST_PAID = 30;

/** Answers what was offered, makes an offer that should suit both, or is done. */
export function chooseTrade(sight: Observation<Boondoggle>, plan: Plan, makesOffers: boolean): Action {
  const { view, own, seat, legal } = sight;
  const mine = ownNeeds(sight, plan);
  for (const offer of own.offers) {
    if (offer.to !== seat) continue;
    const accept = legal.find((action) => action.type === 'accept' && action.offer === offer.id);
    const gains = bothGain(view, mine, needsSeen(view, offer.from), offer.want, offer.give);
    if (accept !== undefined && gains.mine >= LEAST_GAIN && isFair(gains)) return accept;
    return { type: 'decline', offer: offer.id };
  }
  const waiting = view.offers.some(({ from }) => from === seat);
  const made = view.offersMade[seat] ?? 0;
  if (makesOffers && !waiting && made < OFFERS) {
    const offer = offerOf(sight, mine);
    if (offer !== null) return offer;
  }
  return { type: 'done' };
}

function ownNeeds({ own }: Observation<Boondoggle>, { route, me }: Plan): Needs {
  const unknown = own.destinations.length === 0 ? BEYOND_COMMONS : 0;
  return needsOf(
    route.map(({ build }) => build.goods),
    unknown,
    me,
  );
}

interface Gains {
  readonly mine: number;
  readonly others: number;
}

/** What both have of it when the one gives this bundle for that of the other, in dollars. */
function bothGain(view: PublicView, mine: Needs, others: Needs, give: Bundle, want: Bundle): Gains {
  const gains = { mine: gain(view, mine, want, give), others: gain(view, others, give, want) };
  // The player who is about to arrive is helped by nobody.
  const arrives = others.miles.length <= 1 && RESOURCES.some((resource) => give[resource] > 0);
  return arrives ? { ...gains, mine: gains.mine - Math.max(0, gains.others) } : gains;
}

function gain(view: PublicView, needs: Needs, got: Bundle, given: Bundle): number {
  const after = amounts((resource) => needs.held[resource] + got[resource] - given[resource]);
  const goods = holdingWorth(view, needs, after) - holdingWorth(view, needs, needs.held);
  const rest = (bundle: Bundle): number => bundle.money + CARD * bundle.cards.length + HONCHO * bundle.honchos.length;
  return goods + rest(got) - rest(given);
}

/** Does it bring the one enough of what it brings the other? They race each other. */
function isFair({ mine, others }: Gains): boolean {
  return mine >= others * LEAST_SHARE;
}

/** Of all swaps of goods for goods or money that should suit both, and were not declined before, the one that suits both best. */
function offerOf({ view, seat, seen }: Observation<Boondoggle>, mine: Needs): MakeOffer | null {
  const refused = refusedOf(seen, seat);
  let best: { readonly offer: MakeOffer; readonly worth: number } | null = null;
  for (const to of view.players.keys()) {
    if (to === seat || view.done[to]) continue;
    const others = needsSeen(view, to);
    for (const [give, want] of swapsBetween(mine, others)) {
      const offer: MakeOffer = { type: 'offer', to, give, want };
      const gains = bothGain(view, mine, others, give, want);
      const worth = Math.min(gains.mine, gains.others);
      const suits = gains.mine > LEAST_GAIN && gains.others >= FOR_THE_OTHER;
      const fair = isFair(gains) && isFair({ mine: gains.others, others: gains.mine });
      if (!suits || !fair || wasRefused(refused, offer)) continue;
      if (best === null || worth > best.worth) best = { offer, worth };
    }
  }
  return best === null ? null : best.offer;
}

function swapsBetween(mine: Needs, others: Needs): readonly (readonly [give: Bundle, want: Bundle])[] {
  const ours = RESOURCES.filter((resource) => mine.held[resource] > 0);
  const theirs = RESOURCES.filter((resource) => others.held[resource] > 0);
  const prices = (money: number): readonly number[] =>
    Array.from({ length: Math.min(money, MOST_PAID) }, (_, dollars) => dollars + 1);
  return [
    ...ours.flatMap((give) =>
      theirs.filter((want) => want !== give).map((want) => [bundleOf(give), bundleOf(want)] as const),
    ),
    ...theirs.flatMap((want) => prices(mine.money).map((money) => [bundleOf(null, money), bundleOf(want)] as const)),
    ...ours.flatMap((give) => prices(others.money).map((money) => [bundleOf(give), bundleOf(null, money)] as const)),
  ];
}

function bundleOf(resource: Resource | null, money = 0): Bundle {
  const nothing: Bundle = { money, crew: 0, asphalt: 0, permit: 0, steel: 0, cards: [], honchos: [] };
  return resource === null ? nothing : { ...nothing, [resource]: 1 };
}
