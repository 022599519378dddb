import { hasExactly, isObject, isOneOf, malformed, ok, plainZero, type Result } from '@boomtown/game-core';
import { type Action, MATERIALS, type Placement, SIDES } from './types.ts';

/** Reads an action from outside: its shape only. Fails with `malformed`. */
export function parseAction(raw: unknown): Result<Action> {
  const action = readAction(raw);
  return action === undefined ? malformed('This is no action of Construction BOOM!.') : ok(action);
}

function readAction(raw: unknown): Action | undefined {
  if (!isObject(raw)) return undefined;
  switch (raw.type) {
    case 'bid':
      return readBid(raw);
    case 'place':
      return readPlace(raw);
    case 'bonus':
      return readBonus(raw);
    case 'lean':
      if (!hasExactly(raw, ['type', 'side']) || !isOneOf(raw.side, SIDES)) return undefined;
      return { type: 'lean', side: raw.side };
    case 'accept':
    case 'double':
    case 'pass':
    case 'skip':
      return hasExactly(raw, ['type']) ? { type: raw.type } : undefined;
    default:
      return undefined;
  }
}

function readBid(raw: unknown): Action | undefined {
  if (!hasExactly(raw, ['type', 'number', 'material'])) return undefined;
  if (!isWholeNumber(raw.number) || !isOneOf(raw.material, MATERIALS)) return undefined;
  return { type: 'bid', number: plainZero(raw.number), material: raw.material };
}

function readPlace(raw: unknown): Action | undefined {
  if (!hasExactly(raw, ['type', 'tiles']) || !Array.isArray(raw.tiles) || raw.tiles.length === 0) return undefined;
  const tiles: Placement[] = [];
  for (const item of raw.tiles) {
    if (!hasExactly(item, ['tile', 'column', 'row'])) return undefined;
    const placement = readPlacement(item);
    if (placement === undefined) return undefined;
    tiles.push(placement);
  }
  return { type: 'place', tiles };
}

function readBonus(raw: unknown): Action | undefined {
  if (!hasExactly(raw, ['type', 'tile', 'column', 'row'])) return undefined;
  const placement = readPlacement(raw);
  return placement === undefined ? undefined : { type: 'bonus', ...placement };
}

function readPlacement({
  tile,
  column,
  row,
}: Readonly<Record<'tile' | 'column' | 'row', unknown>>): Placement | undefined {
  if (!isWholeNumber(tile) || !isWholeNumber(column) || !isWholeNumber(row)) return undefined;
  return { tile: plainZero(tile), column: plainZero(column), row: plainZero(row) };
}

/** Of any size: what is out of range is the rules' to refuse. */
function isWholeNumber(raw: unknown): raw is number {
  return typeof raw === 'number' && Number.isInteger(raw);
}
