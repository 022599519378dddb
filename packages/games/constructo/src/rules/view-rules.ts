import { isObject, type JsonObject, type Result, refuse, type Seat, type ViewRules } from '@boomtown/game-core';
import { optionsParserOf, parserOf } from '@boomtown/game-core/shapes';
import { EDITION_NAMES } from './data/editions.ts';
import { actors, canAct, inPhase, legal, refusal, stackOn, timeout } from './legal.ts';
import { outcome } from './outcome.ts';
import { MOST_OWN_BOARDS, SHAPES } from './shape.ts';
import { isTower, topOf, towerOwner } from './stacks.ts';
import type {
  Constructo,
  ConstructoAction,
  ConstructoOptions,
  ConstructoView,
  Edition,
  MoveAction,
  PlaceAction,
  Stack,
} from './types.ts';

const DEFAULTS: ConstructoOptions = { starter: 'random', sameBoard: false, boards: [] };

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

const readAction = parserOf(SHAPES.constructo.action, 'action of this game');

export const constructoRules: ViewRules<Constructo> = rulesOf('constructo');
export const constructorRules: ViewRules<Constructo> = rulesOf('constructor');

function rulesOf(edition: Edition): ViewRules<Constructo> {
  return {
    info: { id: edition, name: EDITION_NAMES[edition].name, version: 1, seats: { min: 2, max: 2 }, hidden: false },
    shape: SHAPES[edition],
    defaults: DEFAULTS,
    optionFields: [
      { key: 'starter', kind: 'seat' },
      { key: 'sameBoard', kind: 'switch' },
      { key: 'boards', kind: 'own' },
    ],
    // Nothing is hidden here, and nothing drawn.
    seals: (view, _own, seat, action) => endsMatch(view, seat, action),
    actors,
    outcome,
    legal: (view, _own, seat) => legal(view, seat),
    parseAction: (raw) => readAction(raw, 2),
    inPhase: (view, _own, _seat, action) => inPhase(view, action),
    refusal: (view, _own, seat, action) => refusal(view, seat, action),
    timeout: (view, _own, seat) => timeout(view, seat),
  };
}

/** What would stand on a hexagon after an action. */
export interface Preview {
  readonly cell: number;
  /** Bottom to top. */
  readonly stack: Stack;
  readonly tower: boolean;
  /** Whose tower it would be; `null` if it would be none. */
  readonly owner: Seat | null;
}

/** What a legal placement or move would make of the hexagon that it goes to, to be shown before it is done. */
export function previewOf(view: ConstructoView, seat: Seat, action: PlaceAction | MoveAction): Preview {
  const cell = action.type === 'place' ? action.cell : action.to;
  const piece = action.type === 'place' ? { seat, size: action.piece } : topOf(stackOn(view, action.from));
  const stack = piece === undefined ? stackOn(view, cell) : [...stackOn(view, cell), piece];
  return { cell, stack, tower: isTower(stack), owner: towerOwner(stack) };
}

/** Is the match over after this legal action, since the other player can do nothing in the second round (§1.6)? */
function endsMatch(view: ConstructoView, seat: Seat, action: ConstructoAction): boolean {
  if (action.type === 'board' || view.round !== 2) return false;
  const { cell, stack } = previewOf(view, seat, action);
  const left = action.type === 'move' ? view.cells.with(action.from, []) : view.cells;
  return !canAct({ ...view, cells: left.with(cell, stack) }, 1 - seat);
}
