import type { Observation } from '@boomtown/bots/playing';
import { mostOf } from '@boomtown/bots/playing';
import type { Action, Boondoggle, Play, PublicPlayer, Resource } from '../view.ts';
import { cardPrice, RESOURCES } from '../view.ts';
import { playWorth } from './cards.ts';
import { BEYOND_COMMONS, type Plan } from './plan.ts';
import { built, type MileCost, milesOf, type PlanState, planStateOf } from './plan-state.ts';
import { type From, firstAction, type Schedule, scheduleOf } from './schedule.ts';

/** What a round is worth, in dollars: being a round earlier decides most races. */
const ROUND = 60;
/** What it is worth that another lacks what its next mile takes. */
const DENIED = 14;
/** A card comes too late when the plan ends so soon, and is too dear when less than this would be left then, in dollars. */
const SOON = 3;
const KEPT_BACK = 60;
/** Above this price no card is bought. */
const DEAREST_CARD = 14;

/** What the seat has and still has to lay. */
interface Outlook {
  readonly planState: PlanState;
  readonly miles: readonly MileCost[];
}

function outlookOf({ view, me, route }: Plan, { own }: Observation<Boondoggle>): Outlook {
  const unknown = own.destinations.length === 0 ? BEYOND_COMMONS : 0;
  return { planState: planStateOf(view, me), miles: milesOf(route, unknown) };
}

/** The first step of the quickest plan; `null` where there is none, or where it can't be done. */
export function plannedAction(
  sight: Observation<Boondoggle>,
  plan: Plan,
  from: From,
  isOver: () => boolean,
): Action | null {
  const { planState, miles } = outlookOf(plan, sight);
  const schedule = scheduleOf(planState, miles, from, isOver);
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

/** The card that shortens the plan most, or brings most; `null` if none does. */
export function plannedPlay(sight: Observation<Boondoggle>, plan: Plan, isOver: () => boolean): Play | null {
  const outlook = outlookOf(plan, sight);
  const plays = sight.legal.filter((action): action is Play => action.type === 'play');
  if (plays.length === 0) return null;
  const known = new Map<string, number>();
  const worth = (planState: PlanState): number => {
    const key = JSON.stringify(planState);
    const value = known.get(key) ?? worthOf(scheduleOf(planState, outlook.miles, 'job', isOver));
    known.set(key, value);
    return value;
  };
  const now = worth(outlook.planState);
  const rated = plays.map((play) => {
    // What there is no time to plan with is judged by itself.
    const after = isOver() ? null : afterPlay(outlook, plan, play);
    if (after === null) return { play, worth: playWorth(plan, play) };
    const denied = play.card === 'hostile-purchase' ? denial(plan, play.from, play.resource) : 0;
    return { play, worth: worth(after) - now + denied };
  });
  const best = mostOf(rated, (one) => one.worth);
  return best.worth > 0 ? best.play : null;
}

function worthOf(schedule: Schedule | null): number {
  return schedule === null ? -ROUND * 30 : schedule.money - ROUND * schedule.rounds;
}

/** What the seat has after a card that gives, takes or builds; `null` for cards that do something else. */
function afterPlay({ planState, miles }: Outlook, { view, route }: Plan, play: Play): PlanState | null {
  const got = (resource: Resource, count: number, dollars: number, others = false): PlanState => {
    const at = RESOURCES.indexOf(resource);
    const add = (list: readonly number[]): readonly number[] => list.with(at, (list[at] ?? 0) + count);
    const reach = others ? add(planState.reach) : planState.reach;
    return { ...planState, goods: add(planState.goods), reach, money: planState.money - dollars };
  };
  switch (play.card) {
    case 'big-family':
      return got('crew', 1, 0);
    case 'portable-asphalt-machine':
    case 'midnight-delivery':
      return got('asphalt', 1, 0);
    case 'bribery':
      return got('permit', 1, 0);
    case 'motherlode':
    case 'purloined-posts':
      return got('steel', 1, 0);
    case 'black-market-steel':
      return got('steel', play.count, (play.count * view.prices.steel) / 2);
    case 'black-market-asphalt':
      return got('asphalt', play.count, (play.count * view.prices.asphalt) / 2);
    case 'non-union-contract':
      return got('crew', play.count, (play.count * view.prices.crew) / 2);
    case 'hostile-purchase':
      return got(play.resource, 1, 2 * view.prices[play.resource], true);
    case 'night-shift':
      return play.segment === route[0]?.segment ? built(planState, miles) : null;
    default:
      return null;
  }
}

/** What it is worth that this player loses one of a resource. */
function denial({ view }: Plan, from: number, resource: Resource): number {
  const player: PublicPlayer | undefined = view.players[from];
  if (player === undefined) return 0;
  const { crew, asphalt, permit } = player.goods;
  const couldBuild = Math.min(crew, asphalt, permit) > 0;
  return couldBuild && resource !== 'steel' && player.goods[resource] === 1 ? DENIED : 0;
}
