import { type AnyGame, isObject, sameJson, textStream, type Viewer } from '@boomtown/game-core';

/** How many redeals of a state show which of its places a viewer can't see. */
const DEALS = 16;

/**
 * Do these states differ in nothing but what is hidden from the viewer? What is hidden is what `redeal` was seen to change in both
 * states. The views are not asked: whether they keep the secret is what a caller wants to find out. Too few deals can
 * only make the answer `false`.
 */
export function differOnlyInHidden(game: AnyGame, viewer: Viewer, here: object, there: object): boolean {
  const { redeal } = game;
  if (redeal === undefined) return sameJson(here, there);
  const dealt = (state: object) =>
    Array.from({ length: DEALS }, (_, nth) => redeal.call(game, state, viewer, textStream(`hidden ${nth}`)));
  return alike({ value: here, dealt: dealt(here) }, { value: there, dealt: dealt(there) });
}

/** One place of a state, and what lies there in redealt ones. */
interface Place {
  readonly value: unknown;
  readonly dealt: readonly unknown[];
}

function alike(here: Place, there: Place): boolean {
  if (sameJson(here.value, there.value)) return true;
  const keys = keysOf(here.value);
  if (keys === null || !sameJson(keys, keysOf(there.value))) return isHidden(here) && isHidden(there);
  return keys.every((key) => alike(inside(here, key), inside(there, key)));
}

/** Were other things seen here: for what has fields or items, another number or other names of them? */
function isHidden({ value, dealt }: Place): boolean {
  const keys = keysOf(value);
  return dealt.some((other) => (keys === null ? !sameJson(value, other) : !sameJson(keys, keysOf(other))));
}

/** The names of fields, or the numbers of items; `null` for a plain value. */
function keysOf(value: unknown): readonly string[] | null {
  return Array.isArray(value) || isObject(value) ? Object.keys(value).toSorted() : null;
}

function inside({ value, dealt }: Place, key: string): Place {
  const at = (whole: unknown): unknown =>
    Array.isArray(whole) || isObject(whole) ? Reflect.get(whole, key) : undefined;
  return { value: at(value), dealt: dealt.map(at) };
}
