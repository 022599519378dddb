import type { HexCell } from '@boomtown/game-core';
import {
  hasExactly,
  isObject,
  isWhole,
  type JsonObject,
  ok,
  plainZero,
  type Result,
  refuse,
} from '@boomtown/game-core';
import { isBoardShape } from './boards.ts';
import { STANDARD_BOARDS } from './data/boards.ts';
import type { Board, ConstructoOptions } from './types.ts';

export const DEFAULTS: ConstructoOptions = { starter: 'random', sameBoard: false, boards: [] };

/** How many boards of its own a table may bring. */
export const MOST_OWN_BOARDS = 20;
/** How far from the origin a cell of an own board may lie, along q and along r. */
export const FARTHEST_CELL = 100;

const BOARD_ID = /^[A-Za-z0-9-]{1,24}$/;

/**
 * Reads the options of a table, defaults filled in, or fails with `bad-options`, or with `bad-board` for a board whose
 * cells are no board (§2.2). Of several faults in the list of boards the first one counts.
 */
export function readOptions(raw: unknown): Result<ConstructoOptions> {
  if (!isObject(raw)) return badOptions('The options are a JSON object.');
  const unknown = Object.keys(raw).find((key) => !Object.hasOwn(DEFAULTS, key));
  if (unknown !== undefined) return badOptions(`There is no option "${unknown}".`);
  const starter = given(raw, 'starter');
  if (starter !== 'random' && !isWhole(starter, 0, 1)) {
    return badOptions('The option "starter" is "random" or a seat, 0 or 1.');
  }
  const sameBoard = given(raw, 'sameBoard');
  if (typeof sameBoard !== 'boolean') return badOptions('The option "sameBoard" is true or false.');
  const boards = readBoards(given(raw, 'boards'));
  if (!boards.ok) return boards;
  return ok({ starter: starter === 'random' ? starter : starter === 0 ? 0 : 1, sameBoard, boards: boards.value });
}

function given(raw: JsonObject, key: keyof ConstructoOptions): unknown {
  return Object.hasOwn(raw, key) ? raw[key] : DEFAULTS[key];
}

function readBoards(raw: unknown): Result<readonly Board[]> {
  if (!Array.isArray(raw) || raw.length > MOST_OWN_BOARDS) {
    return badOptions(`The option "boards" is a list of at most ${MOST_OWN_BOARDS} boards.`);
  }
  const boards: Board[] = [];
  const taken = new Set<string>(STANDARD_BOARDS.map((board) => board.id));
  for (const entry of raw as readonly unknown[]) {
    if (!hasExactly(entry, ['id', 'cells'])) return badOptions('A board has an "id" and "cells", and nothing else.');
    const { id } = entry;
    if (typeof id !== 'string' || !BOARD_ID.test(id)) {
      return badOptions('The id of a board is 1 to 24 of the letters A to Z and a to z, digits and hyphens.');
    }
    if (taken.has(id)) return badOptions(`There is already a board "${id}"; give this one a name of its own.`);
    const cells = readCells(entry.cells);
    if (cells === undefined) {
      return refuse(
        'bad-board',
        `The board "${id}" must be nine different hexagons that hang together, each two whole numbers from ${-FARTHEST_CELL} to ${FARTHEST_CELL}.`,
        '2.2',
      );
    }
    taken.add(id);
    boards.push({ id, cells });
  }
  return ok(boards);
}

/** Nine cells that make a board, or `undefined`. */
function readCells(raw: unknown): readonly HexCell[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  const cells: HexCell[] = [];
  for (const entry of raw as readonly unknown[]) {
    if (!Array.isArray(entry) || entry.length !== 2) return undefined;
    const [q, r]: readonly unknown[] = entry;
    if (!isWhole(q, -FARTHEST_CELL, FARTHEST_CELL) || !isWhole(r, -FARTHEST_CELL, FARTHEST_CELL)) return undefined;
    cells.push([plainZero(q), plainZero(r)]);
  }
  return isBoardShape(cells) ? cells : undefined;
}

function badOptions(message: string) {
  return refuse('bad-options', message, '3');
}
