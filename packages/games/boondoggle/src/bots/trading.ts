import type { Level, Observation, Thinking } from '@boomtown/bots/playing';
import type { Seat } from '@boomtown/game-core';
import type { Action, Boondoggle, Bundle, MakeOffer, PublicView, Resource } from '../view.ts';
import { RESOURCES } from '../view.ts';
import { finishesWith, holdingWorth, type Needs, needsOf, needsSeen } from './holdings.ts';
import { BEYOND_COMMONS, type Plan } from './plan.ts';
import { NEVER, type Outlook, plus, type Race, raceOf } from './race.ts';
import { refusedOf, wasRefused } from './refusals.ts';
import { type Amounts, amounts } from './route.ts';
import { titlesWorth, type Uses } from './titles.ts';

/** A trade must bring so much to be made, and so much of what it brings the other. */
const LEAST_GAIN = 2;
const LEAST_SHARE = 0.35;
const LEAST_SHARE_HARD = 0.8;
/** By the plans of all, which take no notice of what comes between, a trade may bring rivals at most so much more. */
const MOST_LAG = 40;
/** An offer must bring the other so much, as far as everybody can see. */
const FOR_THE_OTHER = 5;
/** A bot makes this many offers in a round at most, and one at a time. */
const OFFERS = 2;
/** Nobody is paid more for a good, in dollars. */
const MOST_PAID = 30;

/** Answers what was offered, makes an offer that should suit both, or is done. */
export function chooseTrade(
  sight: Observation<Boondoggle>,
  plan: Plan,
  { level, isOver }: Pick<Thinking, 'level' | 'isOver'>,
): Action {
  const { view, own, seat, legal } = sight;
  const mine = ownNeeds(sight, plan);
  const planned = level === 'hard' ? raceOf(sight, plan, isOver) : null;
  // Where no plan leads to the end, none can say what a deal is worth.
  const race = planned === null || planned.rounds(seat) === NEVER ? null : planned;
  const suits = (deal: Deal): boolean => race === null || raceGain(view, seat, race, deal) >= -MOST_LAG;
  for (const offer of own.offers) {
    if (offer.to !== seat) continue;
    const accept = legal.find((action) => action.type === 'accept' && action.offer === offer.id);
    const gains = bothGain(view, mine, needsSeen(view, offer.from), offer.want, offer.give);
    const good = gains.mine >= LEAST_GAIN && isFair(gains, shareAt(level));
    if (accept !== undefined && good && suits({ to: offer.from, give: offer.want, want: offer.give })) return accept;
    return { type: 'decline', offer: offer.id };
  }
  return (mayOffer(sight, level) ? offerOf(sight, mine, suits, level) : null) ?? { type: 'done' };
}

/** Is there nothing to answer and nothing to offer, so that no plan has to be made? */
export function isDoneTrading(sight: Observation<Boondoggle>, level: Level): boolean {
  return !sight.own.offers.some(({ to }) => to === sight.seat) && !mayOffer(sight, level);
}

function mayOffer({ view, seat }: Observation<Boondoggle>, level: Level): boolean {
  const waiting = view.offers.some(({ from }) => from === seat);
  return level !== 'easy' && !waiting && (view.offersMade[seat] ?? 0) < OFFERS;
}

function ownNeeds({ own }: Observation<Boondoggle>, { route, me }: Plan): Needs {
  const unknown = own.destinations.length === 0 ? BEYOND_COMMONS : 0;
  return needsOf(
    route.map(({ build }) => build.goods),
    unknown,
    me,
  );
}

/** What the seat would give to another for what. */
type Deal = Pick<MakeOffer, 'to' | 'give' | 'want'>;

interface Gains {
  readonly mine: number;
  readonly others: number;
}

/** What a deal is worth by the plans of all, in dollars: one's own with and without it, less what it does for rivals. */
function raceGain(view: PublicView, seat: Seat, race: Race, { to, give, want }: Deal): number {
  const mine = race.outlooks[seat];
  const others = race.outlooks[to];
  if (mine === undefined || others === undefined) return 0;
  const net = RESOURCES.map((resource) => want[resource] - give[resource]);
  const back = net.map((count) => -count);
  const money = want.money - give.money;
  const titles = (one: Outlook, rounds: number, bundle: Bundle, miles: number): number =>
    titlesWorth(view, bundle, { rounds, miles, lacks: lacksOf(one) });
  const laid = (who: Seat): number => view.players[who]?.project.length ?? 0;
  const bring = (who: Seat, one: Outlook, got: Bundle, given: Bundle): number =>
    titles(one, race.rounds(who), got, laid(who)) - titles(one, race.rounds(who), given, laid(who));
  const changed = new Map([
    [seat, plus(mine.planState, money, net)],
    [to, plus(others.planState, -money, back)],
  ]);
  return race.gain(changed) + bring(seat, mine, want, give) - race.weight(to) * bring(to, others, give, want);
}

/** What both have of it when the one gives this bundle for that of the other, in dollars. */
function bothGain(view: PublicView, mine: Needs, others: Needs, give: Bundle, want: Bundle): Gains {
  const after = amounts((resource) => others.held[resource] + give[resource] - want[resource]);
  const loses = finishesWith(others, after);
  const gains = gain(view, mine, want, give);
  return { mine: loses ? gains - LOST : gains, others: gain(view, others, give, want) };
}

function gain(view: PublicView, needs: Needs, got: Bundle, given: Bundle): number {
  const after = amounts((resource) => needs.held[resource] + got[resource] - given[resource]);
  const goods = holdingWorth(view, needs, after) - holdingWorth(view, needs, needs.held);
  const rest = (bundle: Bundle): number => bundle.money + titlesIn(view, bundle, needs);
  return goods + rest(got) - rest(given);
}

/** Most bundles hold none: there nothing is to be worked out. */
function titlesIn(view: PublicView, bundle: Bundle, needs: Needs): number {
  return bundle.cards.length + bundle.honchos.length === 0 ? 0 : titlesWorth(view, bundle, usesOf(needs));
}

/** How many rounds a mile takes, about: to buy for it, and to build it. */
const ROUNDS_A_MILE = 1.8;

function usesOf({ miles, held }: Needs): Uses {
  const lacks = amounts((resource) =>
    Math.max(0, miles.reduce((sum, mile) => sum + mile[resource], 0) - held[resource]),
  );
  return { rounds: 1 + Math.round(ROUNDS_A_MILE * miles.length), lacks, miles: Math.max(0, 5 - miles.length) };
}

function lacksOf({ planState, miles }: Outlook): Amounts {
  return amounts((resource) => {
    const at = RESOURCES.indexOf(resource);
    const needed = miles.reduce((sum, mile) => sum + (mile.goods[at] ?? 0), 0);
    return Math.max(0, needed - (planState.goods[at] ?? 0));
  });
}

function shareAt(level: Level): number {
  return level === 'hard' ? LEAST_SHARE_HARD : LEAST_SHARE;
}

/** Does it bring the one enough of what it brings the other? They race each other. */
function isFair({ mine, others }: Gains, share: number): boolean {
  return mine >= others * share;
}

/** Of all swaps of goods for goods or money that should suit both, and were not declined before, the one that suits both best; a hard bot takes the one that suits itself best. */
function offerOf(
  { view, seat, seen }: Observation<Boondoggle>,
  mine: Needs,
  isWorthIt: (deal: Deal) => boolean,
  level: Level,
): MakeOffer | null {
  const refused = refusedOf(seen, seat);
  const found: { readonly offer: MakeOffer; readonly worth: number }[] = [];
  for (const to of view.players.keys()) {
    if (to === seat || view.done[to]) continue;
    const others = needsSeen(view, to);
    for (const { give, want, paid, asked } of swapsBetween(mine, others)) {
      const swap = bothGain(view, mine, others, bundleOf(give), bundleOf(want));
      // A dollar is worth a dollar to both, so one look at the goods does for all prices.
      for (const money of pricesTo(Math.max(paid, asked))) {
        const [pays, gets] = [Math.min(money, paid), Math.min(money, asked)];
        const gains = { mine: swap.mine + gets - pays, others: swap.others + pays - gets };
        const suits = gains.mine > LEAST_GAIN && gains.others >= FOR_THE_OTHER;
        const generous = level === 'hard' || isFair({ mine: gains.others, others: gains.mine }, LEAST_SHARE);
        if (!suits || !generous || !isFair(gains, shareAt(level))) continue;
        const offer: MakeOffer = { type: 'offer', to, give: bundleOf(give, pays), want: bundleOf(want, gets) };
        if (wasRefused(refused, offer)) continue;
        found.push({ offer, worth: level === 'hard' ? gains.mine : Math.min(gains.mine, gains.others) });
      }
    }
  }
  found.sort((a, b) => b.worth - a.worth);
  return found.slice(0, LOOKED_AT).find(({ offer }) => isWorthIt(offer))?.offer ?? null;
}

/** This many offers, the best at first sight, are tried in the plans of both. */
const LOOKED_AT = 12;
/** More than anything is worth: what it costs to let another win. */
const LOST = 10_000;

/** One good for another, or for money up to what the one who pays has. */
interface Swap {
  readonly give: Resource | null;
  readonly want: Resource | null;
  /** The most that may be paid for what is wanted, and asked for what is given. */
  readonly paid: number;
  readonly asked: number;
}

function swapsBetween(mine: Needs, others: Needs): readonly Swap[] {
  const ours = RESOURCES.filter((resource) => mine.held[resource] > 0);
  const theirs = RESOURCES.filter((resource) => others.held[resource] > 0);
  const purse = (money: number): number => Math.min(money, MOST_PAID);
  return [
    ...ours.flatMap((give) =>
      theirs.filter((want) => want !== give).map((want) => ({ give, want, paid: 0, asked: 0 })),
    ),
    ...(mine.money > 0 ? theirs.map((want) => ({ give: null, want, paid: purse(mine.money), asked: 0 })) : []),
    ...(others.money > 0 ? ours.map((give) => ({ give, want: null, paid: 0, asked: purse(others.money) })) : []),
  ];
}

/** All whole dollars up to this many; of nothing, nothing. */
function pricesTo(most: number): readonly number[] {
  return most === 0 ? [0] : Array.from({ length: most }, (_, dollars) => dollars + 1);
}

function bundleOf(resource: Resource | null, money = 0): Bundle {
  const nothing: Bundle = { money, crew: 0, asphalt: 0, permit: 0, steel: 0, cards: [], honchos: [] };
  return resource === null ? nothing : { ...nothing, [resource]: 1 };
}
