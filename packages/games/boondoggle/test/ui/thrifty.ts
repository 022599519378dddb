import type { Seat } from '@boomtown/game-core';
import {
  type Action,
  type Bundle,
  boondoggleRules,
  dealPreview,
  MARKET_PARTS,
  type MilePreview,
  type NodeId,
  nextMiles,
  type PrivateView,
  type PublicView,
  RESOURCES,
  SEGMENT_IDS,
  SEGMENTS,
} from '../../src/view.ts';

const NOTHING: Bundle = { money: 0, crew: 0, asphalt: 0, permit: 0, steel: 0, cards: [], honchos: [] };

/** Cards that are played whenever they can be. */
const WELCOME: readonly string[] = [
  'motherlode',
  'purloined-posts',
  'bribery',
  'big-family',
  'portable-asphalt-machine',
  'midnight-delivery',
  'expressway-toll',
  'corporate-deal',
  'blackmail',
  'night-shift',
  'hot-wired-truck',
  'route-option',
  'switcheroo',
  'hostile-purchase',
  'manipulator',
];

/**
 * What a thrifty player by rules of thumb does: it gathers what the next mile takes, builds, and runs for its
 * destination. Good enough to bring about positions that real games have.
 */
export function thrifty(view: PublicView, own: PrivateView, seat: Seat): Action {
  const legal = boondoggleRules.legal(view, own, seat);
  const find = (type: Action['type']) => legal.find((action) => action.type === type);
  const me = view.players[seat];
  if (me === undefined) throw new RangeError(`no seat ${seat}`);
  const draw = find('destination');
  if (draw !== undefined) return draw;
  const rest = boondoggleRules.timeout(view, own, seat);
  switch (view.phase) {
    case 'buy-card':
      return (me.money > 55 && own.hand.length < 4 && find('buy-card')) || rest;
    case 'play-card':
      return legal.find((action) => action.type === 'play' && WELCOME.includes(action.card)) ?? rest;
    case 'answer':
      return find('enforce') ?? rest;
    case 'trade':
      return find('accept') ?? find('decline') ?? offerOf(view, own, seat) ?? rest;
    case 'job':
      return (me.money < 12 && best(view, own, seat)?.build.refusal !== null && find('job')) || rest;
    case 'sell':
      return surplus(view, seat, legal) ?? rest;
    case 'build': {
      const mile = best(view, own, seat);
      const build = legal.find((action) => action.type === 'build' && action.segment === mile?.segment);
      return build ?? (mile === undefined ? rest : (purchase(view, seat, mile, legal) ?? rest));
    }
    case 'scheme': {
      const mile = best(view, own, seat);
      const onward = legal.filter((action) => 'segment' in action && action.segment === mile?.segment);
      const kickback = onward.find(({ type }) => type === 'kickback');
      return (me.money > 70 && kickback) || onward.find(({ type }) => type === 'guardrail') || rest;
    }
    case 'over':
      throw new Error('nobody acts when the game is over');
  }
}

/** The next mile that leads on best: to the Commons, along a lane where that is a company's way, then to the destination. */
function best(view: PublicView, own: PrivateView, seat: Seat): MilePreview | undefined {
  const company = view.players[seat]?.company ?? 1;
  const goals = own.destinations.length > 0 ? own.destinations : (['D1', 'D2', 'D3', 'D4', 'D5', 'D6'] as const);
  const used = new Set(view.players[seat]?.project.map(({ segment }) => segment));
  const commons = [...used].some((segment) => SEGMENTS[segment].kind === 'spoke');
  const cost = ({ segment, to, build }: MilePreview): number => {
    if (!commons) return SEGMENTS[segment].kind === (company % 3 === 1 && used.size === 1 ? 'bus' : 'spoke') ? 0 : 2;
    return Math.min(...goals.map((goal) => milesFrom(to, goal))) + (build.kind === 'elevated' ? 0.5 : 0);
  };
  return [...nextMiles(view, seat)]
    .filter(({ build, kickback }) => build.refusal?.code !== 'own-road' && (me(view, seat).roads > 0 || kickback))
    .sort((a, b) => cost(a) - cost(b))[0];
}

function milesFrom(start: NodeId, goal: NodeId): number {
  let reached = new Set<NodeId>([start]);
  for (let miles = 0; miles < 12; miles += 1) {
    if (reached.has(goal)) return miles;
    const ends = SEGMENT_IDS.flatMap((id) => {
      const [a, b] = SEGMENTS[id].ends;
      return reached.has(a) || reached.has(b) ? [a, b] : [];
    });
    reached = new Set<NodeId>([...reached, ...ends]);
  }
  return 99;
}

function me(view: PublicView, seat: Seat): PublicView['players'][number] {
  const player = view.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  return player;
}

/** The purchase that brings most of what the mile lacks, as long as money is left for the rest. */
function purchase(view: PublicView, seat: Seat, mile: MilePreview, legal: readonly Action[]): Action | undefined {
  const { goods } = me(view, seat);
  const lacks = RESOURCES.filter((resource) => goods[resource] < mile.build.goods[resource]);
  const value = (action: Action): number => {
    if (action.type !== 'buy') return 0;
    const parts = MARKET_PARTS[action.market];
    const useful = parts.filter((part) => lacks.includes(part)).length * Math.min(action.count, 2);
    return useful - dealPreview(view, action).money / 30;
  };
  return legal.filter((action) => action.type === 'buy' && value(action) > 0).sort((a, b) => value(b) - value(a))[0];
}

/** Sells from three of a kind on, while the price is good. */
function surplus(view: PublicView, seat: Seat, legal: readonly Action[]): Action | undefined {
  const { goods } = me(view, seat);
  return legal.find(
    (action) =>
      action.type === 'sell' &&
      action.count === 1 &&
      view.prices[action.market] >= 10 &&
      MARKET_PARTS[action.market].every((part) => goods[part] > 2),
  );
}

/** Once a round: money for the resource of which another player has most. */
function offerOf(view: PublicView, own: PrivateView, seat: Seat): Action | null {
  if ((view.offersMade[seat] ?? 0) > 0 || seat % 2 === 1) return null;
  for (const resource of RESOURCES) {
    if (me(view, seat).goods[resource] > 0) continue;
    const to = view.players.findIndex(({ goods }, other) => other !== seat && !view.done[other] && goods[resource] > 1);
    const money = view.prices[resource] + 1;
    const offer: Action = { type: 'offer', to, give: { ...NOTHING, money }, want: { ...NOTHING, [resource]: 1 } };
    if (to >= 0 && boondoggleRules.refusal(view, own, seat, offer) === null) return offer;
  }
  return null;
}
