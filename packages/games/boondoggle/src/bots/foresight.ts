import type { Observation, Thinking } from '@boomtown/bots/playing';
import { mostOf } from '@boomtown/bots/playing';
import type { Seat } from '@boomtown/game-core';
import type { Action, Boondoggle, Play, Resource } from '../view.ts';
import { cardPrice, RESOURCES } from '../view.ts';
import { playWorth } from './cards.ts';
import { BEYOND_COMMONS, type Plan } from './plan.ts';
import { built, milesOf, planStateOf, TOLL } from './plan-state.ts';
import { type Changed, type Outlook, plus, type Race, raceOf, some } from './race.ts';
import { type From, firstAction, scheduleOf } from './schedule.ts';

/** A card comes too late when the plan ends so soon, and is too dear when less than this would be left then, in dollars. */
const SOON = 3;
const KEPT_BACK = 60;
/** Above this price no card is bought. */
const DEAREST_CARD = 14;

function outlookOf({ view, me, route }: Plan, { own }: Observation<Boondoggle>): Outlook {
  const unknown = own.destinations.length === 0 ? BEYOND_COMMONS : 0;
  return { planState: planStateOf(view, me), miles: milesOf(route, unknown) };
}

/** The first step of the quickest plan; `null` where there is none, or where it can't be done. */
export function plannedAction(
  sight: Observation<Boondoggle>,
  plan: Plan,
  from: From,
  { isOver, rng }: Pick<Thinking, 'isOver' | 'rng'>,
): Action | null {
  const { planState, miles } = outlookOf(plan, sight);
  const schedule = scheduleOf(planState, miles, from, isOver, { rng });
  if (schedule === null) return null;
  // The player who does no job passes.
  if (from === 'job' && schedule.first.do !== 'job') return { type: 'pass' };
  return firstAction(schedule, plan.route[0]?.segment, sight.legal);
}

/** Is a card to be had for money that the plan does not need? */
export function affordsCard(sight: Observation<Boondoggle>, plan: Plan, isOver: () => boolean): boolean {
  const price = cardPrice(plan.view.prices);
  const { planState, miles } = outlookOf(plan, sight);
  if (price > DEAREST_CARD || price > planState.money) return false;
  const [without, having] = [0, price].map((paid) =>
    scheduleOf({ ...planState, money: planState.money - paid }, miles, 'job', isOver),
  );
  if (!without || !having) return false;
  return having.rounds === without.rounds && having.rounds >= SOON && having.money >= KEPT_BACK;
}

/** The card that brings most, by one's own plan and by those of the rivals; `null` if none brings anything. */
export function plannedPlay(sight: Observation<Boondoggle>, plan: Plan, isOver: () => boolean): Play | null {
  const plays = sight.legal.filter((action): action is Play => action.type === 'play');
  if (plays.length === 0) return null;
  const race = raceOf(sight, plan, isOver);
  const rated = plays.map((play) => {
    // What there is no time to plan with is judged by itself.
    const changed = isOver() ? null : afterPlay(race, sight.seat, plan, play);
    return { play, worth: changed === null ? playWorth(plan, play) : race.gain(changed) - keptFor(play) };
  });
  const best = mostOf(rated, (one) => one.worth);
  return best.worth > 0 ? best.play : null;
}

/** What a card is worth that can wait for a better moment, in dollars. */
function keptFor({ card }: Play): number {
  return card === 'hostile-purchase' || card === 'switcheroo' ? 4 : 0;
}

/** A loss, in dollars, that is worth an enforcer and its $15. */
const DEAR_LOSS = 20;

/** Is a hostile purchase to be refused, by what it does to the plans of both (§5.4)? */
export function refuses(sight: Observation<Boondoggle>, plan: Plan, isOver: () => boolean): boolean {
  const { purchase, prices } = sight.view;
  if (purchase === null) return false;
  const race = raceOf(sight, plan, isOver);
  return race.gain(moved(race, sight.seat, purchase.by, purchase.resource, 2 * prices[purchase.resource])) < -DEAR_LOSS;
}

/** One of a resource goes from one to another for these dollars. */
function moved(race: Race, from: Seat, to: Seat, resource: Resource, dollars: number): Changed {
  return new Map([
    ...changedBy(race, from, dollars, some(resource, -1)),
    ...changedBy(race, to, -dollars, some(resource, 1)),
  ]);
}

function changedBy(race: Race, seat: Seat, dollars: number, goods: readonly number[]): Changed {
  const one = race.outlooks[seat];
  return one === undefined ? new Map() : new Map([[seat, plus(one.planState, dollars, goods)]]);
}

/** What all have after a card that gives, takes, charges or builds; `null` for cards that do something else. */
function afterPlay(race: Race, seat: Seat, { view, route, me }: Plan, play: Play): Changed | null {
  const { prices } = view;
  // What comes from the supply is within reach before and after.
  const got = (resource: Resource, count: number, dollars = 0): Changed => {
    const one = race.outlooks[seat];
    if (one === undefined) return new Map();
    const { planState } = one;
    const goods = planState.goods.map((held, i) => held + (some(resource, count)[i] ?? 0));
    return new Map([[seat, { ...planState, goods, money: planState.money - dollars }]]);
  };
  switch (play.card) {
    case 'big-family':
      return got('crew', 1);
    case 'portable-asphalt-machine':
    case 'midnight-delivery':
      return got('asphalt', 1);
    case 'bribery':
      return got('permit', 1);
    case 'motherlode':
    case 'purloined-posts':
      return got('steel', 1);
    case 'black-market-steel':
      return got('steel', play.count, (play.count * prices.steel) / 2);
    case 'black-market-asphalt':
      return got('asphalt', play.count, (play.count * prices.asphalt) / 2);
    case 'non-union-contract':
      return got('crew', play.count, (play.count * prices.crew) / 2);
    case 'hostile-purchase':
      return moved(race, play.from, seat, play.resource, 2 * prices[play.resource]);
    case 'switcheroo': {
      const swap = RESOURCES.map((one) => Number(one === play.take) - Number(one === play.give));
      const back = swap.map((count) => -count);
      return new Map([...changedBy(race, seat, 0, swap), ...changedBy(race, play.from, 0, back)]);
    }
    case 'highwayman':
      return afterToll(race, seat);
    case 'expressway-toll':
      // Later it brings more.
      return me.project.length < 4 && race.rounds(seat) > 2
        ? new Map()
        : changedBy(race, seat, 5 * me.project.length, []);
    case 'night-shift': {
      const one = race.outlooks[seat];
      const after = one && play.segment === route[0]?.segment ? built(one.planState, one.miles) : null;
      return after === null || after === undefined ? null : new Map([[seat, after]]);
    }
    default:
      return null;
  }
}

/** All others pay for each mile of this round, to the seat (highwayman). */
function afterToll(race: Race, seat: Seat): Changed {
  const others = race.outlooks.flatMap(({ planState }, other) =>
    other === seat ? [] : [[other, { ...planState, toll: TOLL }] as const],
  );
  const paying = others.filter(([other, { money }]) => race.builds(other) && money >= TOLL).length;
  return new Map([...others, ...changedBy(race, seat, TOLL * paying, [])]);
}
