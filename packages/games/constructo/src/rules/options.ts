import { isObject, type JsonObject, type Result, refuse } from '@boomtown/game-core';
import { optionsParserOf } from '@boomtown/game-core/shapes';
import { MOST_OWN_BOARDS, SHAPES } from './shape.ts';
import type { ConstructoOptions } from './types.ts';

export const DEFAULTS: ConstructoOptions = { starter: 'random', sameBoard: false, boards: [] };

const read = optionsParserOf(SHAPES.constructo.options, DEFAULTS, '3');

/**
 * Reads the options of a table, defaults filled in, or fails with `bad-options`, or with `bad-board` for a board whose
 * cells are no board (§2.2). Of several faults in the list of boards the first one counts.
 */
export function readOptions(raw: unknown): Result<ConstructoOptions> {
  const boards: readonly unknown[] = isObject(raw) && Array.isArray(raw.boards) ? raw.boards : [];
  const ids = boards.map((board) => (isObject(board) ? board.id : undefined));
  const again = ids.findIndex((id, i) => id !== undefined && ids.indexOf(id) < i);
  if (!isObject(raw) || again < 0 || boards.length > MOST_OWN_BOARDS) return read(raw, 2);
  const before = read({ ...raw, boards: boards.slice(0, again) } satisfies JsonObject, 2);
  if (!before.ok) return before;
  return refuse(
    'bad-options',
    `There is already a board "${String(ids[again])}"; give this one a name of its own.`,
    '3',
  );
}
