import type { Seat } from '@boomtown/game-core';
import type { Action, Boondoggle, Bundle, MakeOffer, Resource } from '@boomtown/rules-boondoggle/view';
import { RESOURCES } from '@boomtown/rules-boondoggle/view';
import type { Sight } from '../../bot.ts';
import { goodsWorth, type Plan, unitWorth } from './plan.ts';

/** What a card and a honcho are taken to be worth, in dollars. */
const CARD = 8;
const HONCHO = 20;
/** A trade must bring so much to be made. */
const LEAST_GAIN = 2;
/** A bot makes so many offers in a round at most, and one at a time. */
const OFFERS = 2;

/** Answers what was offered, makes an offer that should suit both, or is done. */
export function chooseTrade(sight: Sight<Boondoggle>, plan: Plan, makesOffers: boolean): Action {
  const { view, own, seat, legal } = sight;
  for (const offer of own.offers) {
    if (offer.to !== seat) continue;
    const accept = legal.find((action) => action.type === 'accept' && action.offer === offer.id);
    if (accept !== undefined && gain(plan, offer.give, offer.want) >= LEAST_GAIN) return accept;
    return { type: 'decline', offer: offer.id };
  }
  const waiting = view.offers.some(({ from }) => from === seat);
  const made = view.offersMade[seat] ?? 0;
  if (makesOffers && !waiting && made < OFFERS) {
    const offer = offerOf(sight, plan, made);
    if (offer !== null) return offer;
  }
  return { type: 'done' };
}

/** What the seat gains by getting the one bundle for the other, in dollars. */
function gain(plan: Plan, got: Bundle, given: Bundle): number {
  const goods = goodsWorth(plan, got) - lostBy(plan, given);
  const rest = (bundle: Bundle): number => bundle.money + CARD * bundle.cards.length + HONCHO * bundle.honchos.length;
  return goods + rest(got) - rest(given);
}

/** What it costs to part with goods: what is spare costs little. */
function lostBy(plan: Plan, given: Bundle): number {
  return RESOURCES.reduce((sum, resource) => {
    const spare = Math.min(plan.spare[resource], given[resource]);
    return sum + spare * unitWorth(plan, resource, Number.POSITIVE_INFINITY) + (given[resource] - spare) * NEEDED;
  }, 0);
}

const NEEDED = 18;

/** Spare goods for goods that the seat lacks and another has more of than of what it would get. */
function offerOf({ view, seat }: Sight<Boondoggle>, plan: Plan, made: number): MakeOffer | null {
  const swaps: MakeOffer[] = [];
  for (const [to, other] of view.players.entries()) {
    if (to === seat || view.done[to]) continue;
    for (const give of RESOURCES) {
      for (const want of RESOURCES) {
        if (plan.spare[give] === 0 || plan.lacks[want] === 0 || other.goods[want] < other.goods[give] + 2) continue;
        swaps.push(swap(to, give, want));
      }
    }
  }
  return swaps[made] ?? null;
}

function swap(to: Seat, give: Resource, want: Resource): MakeOffer {
  return { type: 'offer', to, give: bundleOf(give), want: bundleOf(want) };
}

function bundleOf(resource: Resource): Bundle {
  const nothing: Bundle = { money: 0, crew: 0, asphalt: 0, permit: 0, steel: 0, cards: [], honchos: [] };
  return { ...nothing, [resource]: 1 };
}
