import type { Bot, Level, Observation, Thinking } from '@boomtown/bots/playing';
import { gauss, mostOf, randomOf } from '@boomtown/bots/playing';
import type { Action, Boondoggle, Deal, Play } from '../view.ts';
import { MARKET_PARTS, MARKETS } from '../view.ts';
import { playWorth } from './cards.ts';
import { affordsCard, plannedAction, plannedPlay, refuses } from './foresight.ts';
import { canBuildNow, goodsIn, goodsWorth, type Plan, planOf } from './plan.ts';
import { total } from './route.ts';
import { plannedSale, surplusSale } from './selling.ts';
import { chooseTrade, isDoneTrading } from './trading.ts';

/** How often, in a hundred decisions, a bot does something that it did not think about. */
const SLIPS: { readonly [level in Level]: number } = { easy: 20, normal: 5, hard: 0 };
/** How far off its opinion of a purchase or a card usually is, in dollars. */
const MISJUDGES: { readonly [level in Level]: number } = { easy: 14, normal: 6, hard: 0 };
/** Money that is not spent on cards. */
const RESERVE = 40;
const DEAREST_CARD = 8;

/** A bot for any number of seats. */
export function createBoondoggleBot(): Bot<Boondoggle> {
  return {
    choose(sight, thinking): Action {
      const { legal, view } = sight;
      const [only, another] = legal;
      if (only !== undefined && another === undefined && view.phase !== 'trade') return only;
      const destination = legal.find(({ type }) => type === 'destination');
      if (destination !== undefined) return destination;
      if (view.phase === 'trade' && isDoneTrading(sight, thinking.level)) return { type: 'done' };
      if (view.phase !== 'trade' && thinking.rng.int(100) < SLIPS[thinking.level]) {
        return randomOf(slipsIn(legal, planOf(sight)), thinking.rng);
      }
      return chooseIn(sight, planOf(sight), thinking);
    },
  };
}

/**
 * What a bot may do without thinking: whatever costs it money or a chance, but not its mile, nor goods that it could have
 * only by keeping others from building. So it plays badly, and the match goes on.
 */
function slipsIn(legal: readonly Action[], plan: Plan): readonly Action[] {
  const builds = legal.filter(({ type }) => type === 'build');
  if (builds.length > 0 && canBuildNow(plan)) return builds;
  const sensible = legal.filter((action) => {
    if (action.type === 'job') return plan.me.money < plan.view.prices.crew;
    if (action.type === 'sell') return total(goodsIn(action.market, action.count)) <= 1;
    return action.type !== 'buy' || total(goodsIn(action.market, action.count)) <= 2;
  });
  return sensible.length > 0 ? sensible : legal;
}

function chooseIn(sight: Observation<Boondoggle>, plan: Plan, thinking: Thinking): Action {
  const { legal, view } = sight;
  const error = (): number => MISJUDGES[thinking.level] * gauss(thinking.rng);
  const pass: Action = { type: 'pass' };
  if (thinking.level === 'hard') {
    const planned = plannedIn(sight, plan, thinking);
    if (planned !== null) return planned;
  }
  switch (view.phase) {
    case 'buy-card': {
      const price = Math.min(...Object.values(view.prices));
      const buys = price <= DEAREST_CARD && plan.me.money >= RESERVE + price + error();
      return legal.find(({ type }) => buys && type === 'buy-card') ?? pass;
    }
    case 'play-card':
      return bestOr(
        pass,
        legal.filter((action): action is Play => action.type === 'play'),
        (play) => playWorth(plan, play) + error(),
      );
    case 'answer': {
      const wanted = view.purchase !== null && plan.spare[view.purchase.resource] === 0;
      return legal.find(({ type }) => wanted && type === 'enforce') ?? { type: 'allow' };
    }
    case 'trade':
      return chooseTrade(sight, plan, thinking);
    case 'job':
      return hasWork(plan) ? pass : (legal.find(({ type }) => type === 'job') ?? pass);
    case 'sell':
      return surplusSale(plan, legal) ?? pass;
    case 'build': {
      const [next] = plan.route;
      const build = legal.find((action) => action.type === 'build' && action.segment === next?.segment);
      return build ?? bestOr(pass, legal.filter(isPurchase), (deal) => purchaseWorth(plan, deal) + error());
    }
    case 'scheme': {
      const [next] = plan.route;
      const scheme = (type: 'guardrail' | 'kickback') =>
        legal.find((action) => action.type === type && action.segment === next?.segment);
      return scheme('guardrail') ?? scheme('kickback') ?? pass;
    }
    default:
      return pass;
  }
}

/** What the plan of a hard bot says; `null` where it says nothing. */
function plannedIn(sight: Observation<Boondoggle>, plan: Plan, thinking: Thinking): Action | null {
  const { isOver } = thinking;
  const { legal, view } = sight;
  const pass: Action = { type: 'pass' };
  switch (view.phase) {
    case 'buy-card':
      return affordsCard(sight, plan, isOver) ? (legal.find(({ type }) => type === 'buy-card') ?? pass) : pass;
    case 'play-card':
      return plannedPlay(sight, plan, isOver) ?? pass;
    case 'answer':
      return legal.find(({ type }) => type === 'enforce' && refuses(sight, plan, isOver)) ?? { type: 'allow' };
    case 'sell':
      return plannedSale(sight, plan, isOver) ?? pass;
    case 'job':
      return plannedAction(sight, plan, 'job', thinking);
    case 'build':
      return plan.me.maven ? null : plannedAction(sight, plan, 'build', thinking);
    case 'scheme':
      return plannedAction(sight, plan, 'scheme', thinking) ?? pass;
    default:
      return null;
  }
}

function isPurchase(action: Action): action is Deal {
  return action.type === 'buy';
}

function purchaseWorth(plan: Plan, { market, count }: Deal): number {
  const price = plan.view.prices[market] * count;
  return goodsWorth(plan, goodsIn(market, count)) - price;
}

/** Is there anything to be built or bought that is worth more than a side job? */
function hasWork(plan: Plan): boolean {
  if (canBuildNow(plan)) return true;
  const { view, me } = plan;
  return MARKETS.some((market) => {
    const isThere = MARKET_PARTS[market].every((part) => view.supply[part] > 0);
    return isThere && view.prices[market] <= me.money && purchaseWorth(plan, { type: 'buy', market, count: 1 }) > 0;
  });
}

/** The best that is worth anything at all, else the other. */
function bestOr<T extends Action>(other: Action, choices: readonly T[], worth: (choice: T) => number): Action {
  const rated = choices.map((choice) => ({ choice, worth: worth(choice) })).filter((one) => one.worth > 0);
  return rated.length === 0 ? other : mostOf(rated, (one) => one.worth).choice;
}
