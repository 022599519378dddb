import { plainZero } from '@boomtown/game-core';

/** A copy of a value that was found to be well-formed, with one kind of zero only. */
export function plainCopy<V>(value: V): V {
  // Each branch gives back a value of the form that it was given.
  if (typeof value === 'number') return plainZero(value) as V;
  if (Array.isArray(value)) return value.map(plainCopy) as V;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plainCopy(item)])) as V;
}
