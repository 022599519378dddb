/** Levels of lists and objects in what comes in; the deepest that any game takes is a list of boards' cells. */
const MAX_JSON_DEPTH = 12;

/** Names that no field of ours has and that have done harm where they were copied. */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Is a value from outside nested no deeper than allowed, without keys that reach for prototypes? Never recurses too deep itself. */
export function hasSafeShape(value: unknown, depth = MAX_JSON_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  if (Array.isArray(value)) return value.every((item) => hasSafeShape(item, depth - 1));
  return Object.entries(value).every(([key, item]) => !FORBIDDEN_KEYS.has(key) && hasSafeShape(item, depth - 1));
}
