/** Do all pieces of a state add up (§2, §8)? Each question gives what is wrong, or `null`. */

import { ALL_CARDS } from '../data/cards.ts';
import { ALL_DESTINATIONS, type Lane, type NodeId, SEGMENT_IDS, SEGMENTS, type SegmentId } from '../data/map.ts';
import { RESOURCES } from '../data/markets.ts';
import { DISCS, GOODS_A_PLAYER, HONCHOS, ROADS } from '../data/start.ts';
import { roadsOn } from '../miles.ts';
import { completedAt, farEnd, isLane, isOpen } from '../paths.ts';
import type { Chain, Player, RoadKind, State } from '../types.ts';

export function piecesProblem(state: State): string | null {
  return cardsProblem(state) ?? goodsProblem(state) ?? projectsProblem(state) ?? roadsProblem(state);
}

function cardsProblem({ deck, discards, players, destinations, bag }: State): string | null {
  const coupons = players.flatMap(({ coupons: played }) => Array.from({ length: played }, () => 'kickback-coupon'));
  const cards = [...deck, ...discards, ...players.flatMap((player) => player.hand), ...coupons];
  if (!sameItems(cards, ALL_CARDS)) return 'The cards are not the 54 of the game.';
  const places = [...destinations, ...players.flatMap((player) => player.destinations)];
  if (!sameItems(places, ALL_DESTINATIONS)) return 'The destinations are not the 18 of the game.';
  const honchos = [...bag, ...players.flatMap((player) => player.honchos)];
  return sameItems(honchos, HONCHOS) ? null : 'The honchos are not the six of the game.';
}

function goodsProblem({ supply, players }: State): string | null {
  const right = RESOURCES.every((resource) => {
    const held = players.reduce((sum, player) => sum + player.goods[resource], supply[resource]);
    return held === GOODS_A_PLAYER * players.length;
  });
  return right ? null : 'There are two of each resource a player.';
}

function projectsProblem({ players }: State): string | null {
  for (const player of players) {
    const placed = (by: string) => player.project.filter((mile) => mile.by === by).length;
    if (player.roads !== ROADS - placed('regular') - placed('bus') - placed('elevated')) {
      return 'Roads left and roads built are six for each player.';
    }
    if (player.kickbacks + placed('kickback') > DISCS || player.guardrails + placed('guardrail') > DISCS) {
      return 'There are two discs of each kind for a player.';
    }
    if (!isChain(player)) return 'A project is one chain from its office to its head.';
    if (player.shown !== (completedAt(player) !== undefined)) {
      return 'Destinations are shown when the project is complete, and only then.';
    }
  }
  return null;
}

function roadsProblem(state: State): string | null {
  let roads = 0;
  for (const segment of SEGMENT_IDS) {
    const stack = roadsOn(state, segment);
    const ground: RoadKind = isLane(segment) ? 'bus' : 'regular';
    const right = stack.every(({ seat, kind }, level) => {
      const built = state.players[seat]?.project.some((mile) => mile.segment === segment && mile.by === kind);
      return built && kind === (level === 0 ? ground : 'elevated');
    });
    if (!right || new Set(stack.map((road) => road.seat)).size < stack.length) {
      return 'The roads on the map are those of the projects, the lowest on the ground.';
    }
    roads += stack.length;
  }
  if (roads !== state.players.reduce((sum, player) => sum + ROADS - player.roads, 0)) {
    return 'Every road of a project stands on the map.';
  }
  return state.players.every((player) => schemesStand(state, player))
    ? null
    : 'A scheme stands at the road of another.';
}

function schemesStand(state: State, { project }: Player): boolean {
  return project.every((mile) => roadsOn(state, mile.segment).length > 0);
}

/** The same items as often, in any order? */
function sameItems(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.toSorted().join() === other.toSorted().join();
}

/** Is the project one chain from its office to its head, with each pass of `passed` somewhere on the way (§7.1)? */
function isChain(chain: Chain): boolean {
  const { project, passed } = chain;
  const once = new Set(project.map((mile) => mile.segment)).size === project.length;
  return once && new Set(passed).size === passed.length && walks(chain, 0, 0, `S${chain.company}`);
}

/** From this node on, with this many miles and passes behind: can the rest be walked so that it ends at the head? */
function walks(chain: Chain, miles: number, passes: number, node: NodeId): boolean {
  const mile = chain.project[miles];
  if (mile === undefined) return passes === chain.passed.length && node === chain.head;
  if (node.startsWith('D')) return false;
  const soFar = { ...chain, project: chain.project.slice(0, miles) };
  if (touches(mile.segment, node) && isOpen(soFar, mile.segment)) {
    if (walks(chain, miles + 1, passes, farEnd(mile.segment, node))) return true;
  }
  const lane: Lane | undefined = chain.passed[passes];
  const built = soFar.project.some((earlier) => earlier.segment === lane && earlier.by === 'bus');
  return lane !== undefined && built && touches(lane, node) && walks(chain, miles, passes + 1, farEnd(lane, node));
}

function touches(segment: SegmentId, node: NodeId): boolean {
  const ends: readonly NodeId[] = SEGMENTS[segment].ends;
  return ends.includes(node);
}
