/** Questions about the shape of a value from outside, for the `parse.ts` of rules packages and for records. */

export type JsonObject = { readonly [key: string]: unknown };

/** A plain JSON object (no list, no `null`). */
export function isObject(raw: unknown): raw is JsonObject {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

/** A plain JSON object with exactly these own keys, in any order: none missing, none unknown. */
export function hasExactly<K extends string>(
  raw: unknown,
  keys: readonly K[],
): raw is { readonly [key in K]: unknown } {
  if (!isObject(raw)) return false;
  // Every action that comes in is asked this, so it is a plain loop.
  let own = 0;
  for (const key in raw) if (Object.hasOwn(raw, key)) own += 1;
  if (own !== keys.length) return false;
  for (const key of keys) if (!Object.hasOwn(raw, key)) return false;
  return true;
}

/** A whole number from min to max. */
export function isWhole(raw: unknown, min: number, max: number): raw is number {
  return typeof raw === 'number' && Number.isInteger(raw) && raw >= min && raw <= max;
}

/** One of the words of a closed list. */
export function isOneOf<W extends string>(raw: unknown, words: readonly W[]): raw is W {
  return typeof raw === 'string' && (words as readonly string[]).includes(raw);
}

/** A list whose every item passes. */
export function isListOf<T>(raw: unknown, item: (raw: unknown) => raw is T): raw is readonly T[] {
  return Array.isArray(raw) && raw.every(item);
}

/** JSON has one zero; `-0` from outside becomes it, so that equal states stay equal. */
export function plainZero(value: number): number {
  return value + 0;
}
