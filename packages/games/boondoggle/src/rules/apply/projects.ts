/** New miles, destinations and the completion of projects (§5.6, §6.5, §6.6, §7). */
import type { Seat } from '@boomtown/game-core';
import type { Lay } from '../actions.ts';
import { completedAt } from '../completion.ts';
import type { SegmentId } from '../data/map.ts';
import { DESTINATION_FEE, FUNDS_AT_FIRST_ROAD, GUARDRAIL_SHARE, GUARDRAIL_STEEL } from '../data/start.ts';
import { kickbackPrice, ROAD_GOODS, roadKind, roadsOn, tollFor } from '../miles.ts';
import { type Way, wayTo } from '../paths.ts';
import { playerAt } from '../table.ts';
import type { MileKind } from '../types.ts';
import { addMoney, discard, moveGoods, type Progress, tell, tellSecret, update, updatePlayer } from './progress.ts';

/** Builds or schemes the next mile of a seat's project, with all that follows from it. */
export function lay(progress: Progress, seat: Seat, { type, segment }: Lay): void {
  const way = wayTo(playerAt(progress.state, seat), segment);
  if (way === undefined) throw new Error(`${segment} does not continue the project of seat ${seat}.`);
  if (type === 'build') build(progress, seat, way);
  else if (type === 'kickback') kickback(progress, seat, way);
  else guardrail(progress, seat, way);
  payToll(progress, seat);
  settleCompletion(progress, seat);
}

function build(progress: Progress, seat: Seat, way: Way): void {
  const { segment, passes } = way;
  const kind = roadKind(progress.state, segment);
  moveGoods(progress, seat, 'supply', ROAD_GOODS[kind]);
  const { roads, funds } = playerAt(progress.state, seat);
  updatePlayer(progress, seat, { roads: roads - 1, funds: funds ?? FUNDS_AT_FIRST_ROAD });
  update(progress, {
    segments: {
      ...progress.state.segments,
      [segment]: [...roadsOn(progress.state, segment), { seat, kind }],
    },
  });
  extend(progress, seat, way, kind);
  tell(progress, { type: 'built', seat, segment, kind, passed: passes });
  if (kind === 'bus') drawHoncho(progress, seat);
}

function kickback(progress: Progress, seat: Seat, way: Way): void {
  const { segment, passes } = way;
  const paid = kickbackPrice(progress.state, seat);
  const to = lowestBuilder(progress, segment);
  const { coupons, kickbacks } = playerAt(progress.state, seat);
  addMoney(progress, seat, -paid);
  addMoney(progress, to, paid / 2);
  updatePlayer(progress, seat, { kickbacks: kickbacks - 1, coupons: 0 });
  discard(
    progress,
    Array.from({ length: coupons }, () => 'kickback-coupon'),
  );
  extend(progress, seat, way, 'kickback');
  tell(progress, { type: 'kickback', seat, segment, paid, to, passed: passes });
}

function guardrail(progress: Progress, seat: Seat, way: Way): void {
  const { segment, passes } = way;
  const to = lowestBuilder(progress, segment);
  moveGoods(progress, seat, to, { steel: GUARDRAIL_SHARE });
  moveGoods(progress, seat, 'supply', { steel: GUARDRAIL_STEEL - GUARDRAIL_SHARE });
  updatePlayer(progress, seat, { guardrails: playerAt(progress.state, seat).guardrails - 1 });
  extend(progress, seat, way, 'guardrail');
  tell(progress, { type: 'guardrail', seat, segment, to, passed: passes });
}

function extend(progress: Progress, seat: Seat, way: Way, by: MileKind): void {
  const { project, passed } = playerAt(progress.state, seat);
  updatePlayer(progress, seat, {
    project: [...project, { segment: way.segment, by }],
    head: way.to,
    passed: [...passed, ...way.passes],
  });
}

function lowestBuilder(progress: Progress, segment: SegmentId): Seat {
  const [lowest] = roadsOn(progress.state, segment);
  if (lowest === undefined) throw new Error(`There is no road on ${segment}.`);
  return lowest.seat;
}

function payToll(progress: Progress, seat: Seat): void {
  const toll = tollFor(progress.state, seat);
  const to = progress.state.highwayman;
  if (toll === 0 || to === null) return;
  addMoney(progress, seat, -toll);
  addMoney(progress, to, toll);
  tell(progress, { type: 'toll', seat, to });
}

function drawHoncho(progress: Progress, seat: Seat): void {
  const { bag } = progress.state;
  if (bag.length === 0) return;
  const at = progress.rng.int(bag.length);
  const honcho = bag[at];
  if (honcho === undefined) throw new Error(`The bag has no honcho ${at}.`);
  update(progress, { bag: bag.toSpliced(at, 1) });
  updatePlayer(progress, seat, { honchos: [...playerAt(progress.state, seat).honchos, honcho] });
  tell(progress, { type: 'honcho-drawn', seat, honcho });
}

/** Draws the top destination for a fee; the last of all players to draw gets the pot (§5.6). */
export function drawFirstDestination(progress: Progress, seat: Seat): void {
  addMoney(progress, seat, -DESTINATION_FEE);
  update(progress, { pot: progress.state.pot + DESTINATION_FEE });
  drawDestination(progress, seat, DESTINATION_FEE);
  const { players, pot } = progress.state;
  if (players.some((player) => player.destinations.length === 0)) return;
  update(progress, { pot: 0 });
  addMoney(progress, seat, pot);
  tell(progress, { type: 'pot-won', seat, money: pot });
}

/** Draws the top destination, for a fee that is paid already. */
export function drawDestination(progress: Progress, seat: Seat, fee: number): void {
  const [destination, ...rest] = progress.state.destinations;
  if (destination === undefined) throw new Error('There is no destination card left.');
  update(progress, { destinations: rest });
  updatePlayer(progress, seat, { destinations: [...playerAt(progress.state, seat).destinations, destination] });
  const open = { type: 'destination-drawn', seat, fee } as const;
  tellSecret(progress, [seat], open, { ...open, destination });
  settleCompletion(progress, seat);
}

/** Shows the destinations of a project that is complete now (§7.3). */
function settleCompletion(progress: Progress, seat: Seat): void {
  const player = playerAt(progress.state, seat);
  const destination = completedAt(player);
  if (player.shown || destination === undefined) return;
  updatePlayer(progress, seat, { shown: true });
  tell(progress, { type: 'completed', seat, destination, destinations: player.destinations });
}
