import type { DescribedBoard } from '@boomtown/ui-kit';
import { neighboursOf } from './measures.ts';
import { rowsOfBoard } from './reading-order.ts';
import { type Board, boardsOf, type Edition, type Stack, towerOwner } from './rules.ts';
import { boardName, type ConstructoTelling, cellNumber, sideName } from './telling.ts';

/** The board in words, row by row, each hexagon with its neighbours, since moves go there; while it is being chosen, the boards that there are. */
export function describeBoard(edition: Edition, { words, view }: ConstructoTelling): DescribedBoard {
  const { board, round } = view;
  if (board === null) {
    return {
      caption: words.text('constructo.describe-boards', { round }),
      rows: boardsOf(view.options).map((choice) => ({
        label: boardName(choice.id, words),
        cells: rowsOfBoard(choice).map((row) => words.text('constructo.describe-shift', { count: row.length })),
      })),
    };
  }
  return {
    caption: words.text('constructo.describe-board', { round, board: boardName(board.id, words) }),
    rows: rowsOfBoard(board).map((row, i) => ({
      label: words.text('constructo.describe-row', { row: i + 1 }),
      cells: row.map((cell) =>
        words.text('constructo.describe-place', {
          place: describeCell(edition, cellNumber(cell, board), view.cells[cell] ?? [], words),
          neighbours: words.list(numbersNextTo(board, cell).map(String)),
        }),
      ),
    })),
  };
}

/** What people call the neighbours of a cell, the lowest number first. */
function numbersNextTo(board: Board, cell: number): readonly number[] {
  return neighboursOf(board, cell)
    .map((one) => cellNumber(one, board))
    .sort((a, b) => a - b);
}

/** What stands on the cell that people call so, read from the top. */
export function describeCell(edition: Edition, cell: number, stack: Stack, words: ConstructoTelling['words']): string {
  if (stack.length === 0) return words.text('constructo.describe-empty', { cell });
  const pieces = stack.map(({ seat, size }) =>
    words.text(`constructo.describe-piece-${size}`, { side: sideName(edition, seat, words) }),
  );
  const tracked = pieces.reduce((lower, upper, height) =>
    stack[height]?.size === 'ring'
      ? words.text('constructo.describe-round', { upper, lower })
      : words.text('constructo.describe-over', { upper, lower }),
  );
  const owner = towerOwner(stack);
  if (owner === null) return words.text('constructo.describe-stack', { cell, stack: tracked });
  return words.text('constructo.describe-tower', { cell, stack: tracked, side: sideName(edition, owner, words) });
}
