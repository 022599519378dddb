import type { Keyframe } from '@boomtown/scene-kit';
import {
  type PublicView,
  RESOURCES,
  type Resource,
  type RoadKind,
  SEGMENT_IDS,
  type Seat,
  type SegmentId,
} from './rules.ts';

/** Money or goods that go from hand to hand. */
export interface Flow {
  readonly what: Resource | 'money';
  readonly amount: number;
  readonly from: End;
  readonly to: End;
}

/** A player; the Commons, where pot, bank and supply are; or a mile that uses goods up. */
export type End = { readonly seat: Seat } | 'commons' | { readonly segment: SegmentId };

/** What a step moved: it is seen on its way before the map shows what became of it. */
export interface Passage extends Keyframe {
  readonly flows: readonly Flow[];
  /** What each player has more or less of afterwards, by seat. */
  readonly money: readonly number[];
  readonly laid: Laid | null;
}

interface Laid {
  readonly segment: SegmentId;
  readonly seat: Seat;
  readonly kind: RoadKind;
  /** How many roads are below it. */
  readonly level: number;
}

/** How long the way is seen; a road takes the longest. */
const MS = { flow: 750, road: 1_000 };

/** What moved between two views, also backwards where something was taken back; nothing where nothing did. */
export function passagesBetween(before: PublicView, after: PublicView): readonly Passage[] {
  const laid = laidBetween(before, after);
  const road = laid ?? laidBetween(after, before);
  const flows = (['money', ...RESOURCES] as const).flatMap((what) => flowsOf(what, before, after, road));
  if (flows.length === 0 && laid === null) return [];
  const money = after.players.map((player, seat) => player.money - (before.players[seat]?.money ?? player.money));
  return [{ ms: laid === null ? MS.flow : MS.road, flows, money, laid }];
}

/**
 * Who has less gives to who has more, in the order of seats; what is left comes from the Commons or goes there, or into
 * the new road, or out of the road that was taken back.
 */
function flowsOf(what: Flow['what'], before: PublicView, after: PublicView, road: Laid | null): readonly Flow[] {
  const has = (view: PublicView, seat: Seat): number => {
    const player = view.players[seat];
    return player === undefined ? 0 : what === 'money' ? player.money : player.goods[what];
  };
  const changes = after.players.map((_, seat) => ({ seat, by: has(after, seat) - has(before, seat) }));
  const elsewhere = (seat: Seat): End =>
    what !== 'money' && road !== null && road.seat === seat ? { segment: road.segment } : 'commons';
  const takers = changes.filter(({ by }) => by > 0);
  const flows: Flow[] = [];
  for (const { seat, by } of changes) {
    let left = Math.max(0, -by);
    for (const taker of takers) {
      const amount = Math.min(left, taker.by);
      if (amount > 0) flows.push({ what, amount, from: { seat }, to: { seat: taker.seat } });
      taker.by -= amount;
      left -= amount;
    }
    if (left > 0) flows.push({ what, amount: left, from: { seat }, to: elsewhere(seat) });
  }
  const rest = takers.filter(({ by }) => by > 0);
  return [...flows, ...rest.map(({ seat, by }): Flow => ({ what, amount: by, from: elsewhere(seat), to: { seat } }))];
}

/** The road that is there now and was not before. */
function laidBetween(before: PublicView, after: PublicView): Laid | null {
  for (const segment of SEGMENT_IDS) {
    const level = (before.segments[segment] ?? []).length;
    const road = (after.segments[segment] ?? [])[level];
    if (road !== undefined) return { segment, seat: road.seat, kind: road.kind, level };
  }
  return null;
}
