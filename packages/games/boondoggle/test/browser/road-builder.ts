import type { Choosing, Seen } from '@boomtown/e2e';
import {
  type Action,
  type Boondoggle,
  boondoggleRules,
  DESTINATIONS,
  MARKET_PARTS,
  type MilePreview,
  type NodeId,
  nextMiles,
  RESOURCES,
  SEGMENT_IDS,
  SEGMENTS,
} from '../../src/view.ts';

type PublicView = Boondoggle['PublicView'];
type PrivateView = Boondoggle['PrivateView'];

/** With less than this many dollars a job brings more than the market. */
const POOR = 25;

/**
 * Plays Boondoggle to get done: draws a destination as soon as it may, gathers what the next mile there takes, and
 * builds it. Plays whatever card it can, and lets everything else pass.
 */
export const buildRoad: Choosing = (seen: Seen): Action => {
  // It is only given to sitters at tables of Boondoggle.
  const view = seen.view as PublicView;
  const own = seen.own as PrivateView;
  const legal = seen.legal as readonly Action[];
  const { seat } = seen;
  const find = (type: Action['type']) => legal.find((action) => action.type === type);
  const rest = boondoggleRules.timeout(view, own, seat);
  const draw = find('destination');
  if (draw !== undefined) return draw;
  const money = view.players[seat]?.money ?? 0;
  if (view.phase === 'buy-card' && money > 60) return find('buy-card') ?? rest;
  if (view.phase === 'play-card') return find('play') ?? rest;
  const mile = nearest(view, own, seat);
  if (mile === undefined) return rest;
  if (view.phase === 'job') return (money < POOR && mile.build.refusal !== null && find('job')) || rest;
  if (view.phase === 'sell') return saleBeside(mile, view, seat, legal) ?? rest;
  if (view.phase === 'scheme')
    return legal.find((action) => 'segment' in action && action.segment === mile.segment) ?? rest;
  if (view.phase !== 'build') return rest;
  const build = legal.find((action) => action.type === 'build' && action.segment === mile.segment);
  return build ?? purchaseFor(mile, view, seat, legal) ?? rest;
};

/** The next mile from which it is least far to go. */
function nearest(view: PublicView, own: PrivateView, seat: number): MilePreview | undefined {
  const goals: readonly NodeId[] = own.destinations.length > 0 ? own.destinations : DESTINATIONS;
  const passedCommons = view.players[seat]?.project.some(({ segment }) => SEGMENTS[segment].kind === 'spoke');
  const toGo = ({ to, segment, build }: MilePreview): number => {
    const far = passedCommons ? milesTo(goals, to) : SEGMENTS[segment].kind === 'bus' ? 9 : 0;
    return far + (build.kind === 'elevated' ? 0.5 : 0);
  };
  return nextMiles(view, seat)
    .filter(({ build, kickback, guardrail }) =>
      [build, kickback, guardrail].some(
        (lay) =>
          lay !== null &&
          (lay.refusal === null || lay.refusal.code === 'no-goods' || lay.refusal.code === 'cannot-afford'),
      ),
    )
    .toSorted((a, b) => toGo(a) - toGo(b))[0];
}

/** Miles from a node to the nearest of the goals. */
function milesTo(goals: readonly NodeId[], start: NodeId): number {
  let reached = new Set<NodeId>([start]);
  let miles = 0;
  while (!goals.some((goal) => reached.has(goal))) {
    const further = SEGMENT_IDS.flatMap((id) => {
      const { ends } = SEGMENTS[id];
      return ends.some((end) => reached.has(end)) ? ends : [];
    });
    reached = new Set([...reached, ...further]);
    miles += 1;
  }
  return miles;
}

/** The purchase that brings most kinds of goods that the mile lacks. */
function purchaseFor(
  { build }: MilePreview,
  { players }: PublicView,
  seat: number,
  legal: readonly Action[],
): Action | undefined {
  const held = players[seat]?.goods;
  const lacks = RESOURCES.filter((resource) => (held?.[resource] ?? 0) < build.goods[resource]);
  const brings = (action: Action): number =>
    action.type === 'buy' && action.count === 1
      ? MARKET_PARTS[action.market].filter((part) => lacks.includes(part)).length
      : 0;
  return legal.filter((action) => brings(action) > 0).toSorted((a, b) => brings(b) - brings(a))[0];
}

/** The sale of something that the mile does not take. */
function saleBeside(
  { build }: MilePreview,
  { players }: PublicView,
  seat: number,
  legal: readonly Action[],
): Action | undefined {
  const held = players[seat]?.goods;
  return legal.find(
    (action) =>
      action.type === 'sell' &&
      action.count === 1 &&
      MARKET_PARTS[action.market].every((part) => (held?.[part] ?? 0) > build.goods[part]),
  );
}
