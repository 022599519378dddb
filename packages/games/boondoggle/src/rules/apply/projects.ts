/** New miles, destinations and the completion of projects (§5.6, §6.5, §6.6, §7). */
import type { Seat } from '@boomtown/game-core';
import type { SegmentId } from '../data/map.ts';
import { DESTINATION_FEE, FUNDS_AT_FIRST_ROAD, GUARDRAIL_SHARE, GUARDRAIL_STEEL } from '../data/start.ts';
import { kickbackPrice, ROAD_GOODS, roadKind, roadsOn, tollFor } from '../miles.ts';
import { completedAt, type Way, wayTo } from '../paths.ts';
import { playerAt } from '../table.ts';
import type { Lay, MileKind } from '../types.ts';
import {
  addMoney,
  discard,
  moveGoods,
  type StateDraft,
  tell,
  tellSecret,
  update,
  updatePlayer,
} from './state-draft.ts';

/** Builds or schemes the next mile of a seat's project, with all that follows from it. */
export function lay(draft: StateDraft, seat: Seat, { type, segment }: Lay): void {
  const way = wayTo(playerAt(draft.state, seat), segment);
  if (way === undefined) throw new Error(`${segment} does not continue the project of seat ${seat}.`);
  if (type === 'build') build(draft, seat, way);
  else if (type === 'kickback') kickback(draft, seat, way);
  else guardrail(draft, seat, way);
  payToll(draft, seat);
  settleCompletion(draft, seat);
}

function build(draft: StateDraft, seat: Seat, way: Way): void {
  const { segment, passes } = way;
  const kind = roadKind(draft.state, segment);
  moveGoods(draft, seat, 'supply', ROAD_GOODS[kind]);
  const { roads, funds } = playerAt(draft.state, seat);
  updatePlayer(draft, seat, { roads: roads - 1, funds: funds ?? FUNDS_AT_FIRST_ROAD });
  update(draft, {
    segments: {
      ...draft.state.segments,
      [segment]: [...roadsOn(draft.state, segment), { seat, kind }],
    },
  });
  extend(draft, seat, way, kind);
  tell(draft, { type: 'built', seat, segment, kind, passed: passes });
  if (kind === 'bus') drawHoncho(draft, seat);
}

function kickback(draft: StateDraft, seat: Seat, way: Way): void {
  const { segment, passes } = way;
  const paid = kickbackPrice(draft.state, seat);
  const to = lowestBuilder(draft, segment);
  const { coupons, kickbacks } = playerAt(draft.state, seat);
  addMoney(draft, seat, -paid);
  addMoney(draft, to, paid / 2);
  updatePlayer(draft, seat, { kickbacks: kickbacks - 1, coupons: 0 });
  discard(
    draft,
    Array.from({ length: coupons }, () => 'kickback-coupon'),
  );
  extend(draft, seat, way, 'kickback');
  tell(draft, { type: 'kickback', seat, segment, paid, to, passed: passes });
}

function guardrail(draft: StateDraft, seat: Seat, way: Way): void {
  const { segment, passes } = way;
  const to = lowestBuilder(draft, segment);
  moveGoods(draft, seat, to, { steel: GUARDRAIL_SHARE });
  moveGoods(draft, seat, 'supply', { steel: GUARDRAIL_STEEL - GUARDRAIL_SHARE });
  updatePlayer(draft, seat, { guardrails: playerAt(draft.state, seat).guardrails - 1 });
  extend(draft, seat, way, 'guardrail');
  tell(draft, { type: 'guardrail', seat, segment, to, passed: passes });
}

function extend(draft: StateDraft, seat: Seat, way: Way, by: MileKind): void {
  const { project, passed } = playerAt(draft.state, seat);
  updatePlayer(draft, seat, {
    project: [...project, { segment: way.segment, by }],
    head: way.to,
    passed: [...passed, ...way.passes],
  });
}

function lowestBuilder(draft: StateDraft, segment: SegmentId): Seat {
  const [lowest] = roadsOn(draft.state, segment);
  if (lowest === undefined) throw new Error(`There is no road on ${segment}.`);
  return lowest.seat;
}

function payToll(draft: StateDraft, seat: Seat): void {
  const toll = tollFor(draft.state, seat);
  const to = draft.state.highwayman;
  if (toll === 0 || to === null) return;
  addMoney(draft, seat, -toll);
  addMoney(draft, to, toll);
  tell(draft, { type: 'toll', seat, to });
}

function drawHoncho(draft: StateDraft, seat: Seat): void {
  const { bag } = draft.state;
  if (bag.length === 0) return;
  const at = draft.rng.int(bag.length);
  const honcho = bag[at];
  if (honcho === undefined) throw new Error(`The bag has no honcho ${at}.`);
  update(draft, { bag: bag.toSpliced(at, 1) });
  updatePlayer(draft, seat, { honchos: [...playerAt(draft.state, seat).honchos, honcho] });
  tell(draft, { type: 'honcho-drawn', seat, honcho });
}

/** Draws the top destination for a fee; the last of all players to draw gets the pot (§5.6). */
export function drawFirstDestination(draft: StateDraft, seat: Seat): void {
  addMoney(draft, seat, -DESTINATION_FEE);
  update(draft, { pot: draft.state.pot + DESTINATION_FEE });
  drawDestination(draft, seat, DESTINATION_FEE);
  const { players, pot } = draft.state;
  if (players.some((player) => player.destinations.length === 0)) return;
  update(draft, { pot: 0 });
  addMoney(draft, seat, pot);
  tell(draft, { type: 'pot-won', seat, money: pot });
}

/** Draws the top destination, for a fee that is paid already. */
export function drawDestination(draft: StateDraft, seat: Seat, fee: number): void {
  const [destination, ...rest] = draft.state.destinations;
  if (destination === undefined) throw new Error('There is no destination card left.');
  update(draft, { destinations: rest });
  updatePlayer(draft, seat, { destinations: [...playerAt(draft.state, seat).destinations, destination] });
  const open = { type: 'destination-drawn', seat, fee } as const;
  tellSecret(draft, [seat], open, { ...open, destination });
  settleCompletion(draft, seat);
}

/** Shows the destinations of a project that is complete now (§7.3). */
function settleCompletion(draft: StateDraft, seat: Seat): void {
  const player = playerAt(draft.state, seat);
  const destination = completedAt(player);
  if (player.shown || destination === undefined) return;
  updatePlayer(draft, seat, { shown: true });
  tell(draft, { type: 'completed', seat, destination, destinations: player.destinations });
}
