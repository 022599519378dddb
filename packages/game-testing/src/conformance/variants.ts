import { isObject, type Rng, type Seat, sameJson } from '@boomtown/game-core';
import { pick } from '../policy.ts';
import { damagesOf } from './damage.ts';
import type { Insight } from './position.ts';
import type { Action } from './table.ts';

const DAMAGED = 60;

/** Legal and remembered actions with a damage each. */
export function damagedActions(
  insight: Insight,
  remembered: readonly Action[],
  words: ReadonlySet<string>,
  seat: Seat,
  rng: Rng,
): readonly unknown[] {
  const own = insight.legal[seat] ?? [];
  const whole = [
    ...(own.length > 0 ? [pick(own, rng), pick(own, rng)] : []),
    ...(remembered.length > 0 ? [pick(remembered, rng)] : []),
  ];
  const damages = whole.flatMap((action) => damagesOf(action, [...words]));
  return rng
    .shuffle(damages)
    .slice(0, DAMAGED)
    .map((damage) => damage.make());
}

/**
 * Mixtures of two actions of one type, legal now or remembered: every part is as the game has it, only together they
 * are often wrong. That is where most refusals of a game are tried.
 */
export function crossedActions(
  insight: Insight,
  remembered: readonly Action[],
  seat: Seat,
  count: number,
  rng: Rng,
): readonly unknown[] {
  const own = insight.legal[seat] ?? [];
  if (own.length === 0) return [];
  return Array.from({ length: count }, () => {
    const action = pick(own, rng);
    const others = [...own, ...remembered].filter((one) => one.type === action.type);
    return crossed(action, pick(others, rng), rng);
  });
}

/** The first value with one of its parts taken from the second, at a place that both have and where they differ. */
function crossed(a: unknown, b: unknown, rng: Rng): unknown {
  if (Array.isArray(a) && Array.isArray(b)) {
    const places = a.flatMap((item, i) => (i < b.length && !sameJson(item, b[i]) ? [i] : []));
    if (places.length === 0) return a;
    const place = pick(places, rng);
    return a.map((item, i) => (i === place ? part(item, b[i], rng) : item));
  }
  if (!isObject(a) || !isObject(b)) return b;
  const keys = Object.keys(a).filter((key) => Object.hasOwn(b, key) && !sameJson(a[key], b[key]));
  if (keys.length === 0) return a;
  const key = pick(keys, rng);
  return { ...a, [key]: part(a[key], b[key], rng) };
}

/** The whole part of the other, or a mixture of both parts. */
function part(a: unknown, b: unknown, rng: Rng): unknown {
  return rng.int(4) === 0 ? b : crossed(a, b, rng);
}
