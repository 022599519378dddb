import { hasExactly, isObject, isOneOf, isWhole, malformed, ok, plainZero, type Result } from '@boomtown/game-core';
import { COLOURS } from './data/blocks.ts';
import { MOVES } from './moving.ts';
import type { BauBoomAction } from './types.ts';

/** Reads an action from outside: its shape only. A `by` or a colour of no variant fails with `malformed` too (§6). */
export function parseAction(raw: unknown): Result<BauBoomAction> {
  if (!isObject(raw)) return malformed('An action is an object with a type.');
  switch (raw.type) {
    case 'roll':
    case 'take':
    case 'leave':
      if (!hasExactly(raw, ['type'])) return malformed(`"${raw.type}" has no fields but its type.`);
      return ok({ type: raw.type });
    case 'move':
      if (!hasExactly(raw, ['type', 'by']) || !isOneOf(raw.by, MOVES)) {
        return malformed('A move is by "first", "second", "sum" or "difference", and has no other field.');
      }
      return ok({ type: 'move', by: raw.by });
    case 'build':
      if (!hasExactly(raw, ['type', 'block', 'square']) || !isOneOf(raw.block, COLOURS) || !isSquare(raw.square)) {
        return malformed('"build" names a block by its colour and a square by its number, and nothing else.');
      }
      return ok({ type: 'build', block: raw.block, square: plainZero(raw.square) });
    case 'demolish':
      if (!hasExactly(raw, ['type', 'square']) || !isSquare(raw.square)) {
        return malformed('"demolish" names a square by its number, and nothing else.');
      }
      return ok({ type: 'demolish', square: plainZero(raw.square) });
    default:
      return malformed('The actions of Bau Boom are roll, move, take, leave, build and demolish.');
  }
}

/** Any whole number: one that no hill has is refused as `no-such-square`, later. */
function isSquare(raw: unknown): raw is number {
  return isWhole(raw, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
}
