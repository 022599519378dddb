/** Allowed levels of lists and objects; the deepest that a game uses is a list of boards' cells. */
const MAX_JSON_DEPTH = 12;

/** Names that no field has, and that are dangerous to copy. */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** A fault in the shape of a value from outside: it is nested too deep, or one of its keys reaches for prototypes. */
export type ShapeFault = 'too-deep' | 'malformed';

/** The first fault in the shape of a value from outside, or `null`. Never recurses too deep itself. */
export function shapeFault(value: unknown, depth = MAX_JSON_DEPTH): ShapeFault | null {
  if (typeof value !== 'object' || value === null) return null;
  if (depth === 0) return 'too-deep';
  for (const [key, item] of Object.entries(value)) {
    if (!Array.isArray(value) && FORBIDDEN_KEYS.has(key)) return 'malformed';
    const fault = shapeFault(item, depth - 1);
    if (fault !== null) return fault;
  }
  return null;
}
