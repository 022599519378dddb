import { type ActionWords, type LogLine, seatKey } from '@boomtown/ui-kit/sentence';
import { boardKey, cellKey, placesOf } from './keys.ts';
import {
  CELLS_A_BOARD,
  type ConstructoAction,
  type ConstructoEvent,
  type ConstructoView,
  type Edition,
  previewOf,
  type Seat,
} from './rules.ts';
import { aPiece, boardName, boardThen, type ConstructoTelling, cellNumber, nameOf } from './telling.ts';

/** The hexagons of any board. */
const CELLS = Array.from({ length: CELLS_A_BOARD }, (_, cell) => cell);

/** The log's sentence for an event, from the event alone, names, and the board of then. */
export function say(edition: Edition, event: ConstructoEvent, telling: ConstructoTelling): LogLine {
  const { words, people } = telling;
  const numberOf = (cell: number): number => cellNumber(cell, boardThen(telling));
  const who = (seat: Seat): string => nameOf(edition, seat, words, people);
  switch (event.type) {
    case 'board-chosen': {
      const board = boardName(event.board, words);
      return {
        text: words.text('constructo.say-board', { round: event.round, board }),
        places: [boardKey(event.board), ...CELLS.map(cellKey)],
      };
    }
    case 'placed': {
      const piece = aPiece(edition, event.piece, words);
      const cell = numberOf(event.cell);
      return {
        text: words.text('constructo.say-placed', { name: who(event.seat), piece, cell }),
        places: [cellKey(event.cell)],
      };
    }
    case 'moved': {
      const key = event.tower ? 'say-tower' : event.piece === 'ring' ? 'say-ringed' : 'say-moved';
      return {
        text: words.text(`constructo.${key}`, {
          name: who(event.seat),
          piece: aPiece(edition, event.piece, words),
          from: numberOf(event.from),
          to: numberOf(event.to),
        }),
        places: [cellKey(event.to)],
      };
    }
    case 'round-ended': {
      const [pointsFirst, pointsSecond] = event.points;
      const [first, second, stuck] = [who(0), who(1), who(event.stuck)];
      const { round } = event;
      return {
        text: words.text('constructo.say-round', { round, stuck, first, second, pointsFirst, pointsSecond }),
        places: [seatKey(0), seatKey(1)],
      };
    }
    case 'match-ended':
      return sayEnd(edition, event.winners, event.scores, { words, people });
  }
}

/** How the match ended, in a sentence. */
function sayEnd(
  edition: Edition,
  winners: readonly Seat[],
  scores: readonly number[],
  { words, people }: Pick<ConstructoTelling, 'words' | 'people'>,
): LogLine {
  const winner = winners[0] ?? 0;
  const mine = scores[winner] ?? 0;
  if (winners.length > 1) {
    return { text: words.text('constructo.say-tied', { points: mine }), places: winners.map(seatKey) };
  }
  const theirs = scores[1 - winner] ?? 0;
  const name = nameOf(edition, winner, words, people);
  return { text: words.text('constructo.say-won', { name, mine, theirs }), places: [seatKey(winner)] };
}

/** Legal actions as the list offers them: those of a kind by the numbers of their hexagons. */
export function byNumber(
  legal: readonly ConstructoAction[],
  { board }: Pick<ConstructoView, 'board'>,
): readonly ConstructoAction[] {
  const numbersOf = (action: ConstructoAction): readonly number[] => {
    switch (action.type) {
      case 'board':
        return [0];
      case 'place':
        return [1, cellNumber(action.cell, board)];
      case 'move':
        return [2, cellNumber(action.from, board), cellNumber(action.to, board)];
    }
  };
  const difference = (a: readonly number[], b: readonly number[]): number =>
    a.map((number, i) => number - (b[i] ?? 0)).find((apart) => apart !== 0) ?? 0;
  return legal.toSorted((a, b) => difference(numbersOf(a), numbersOf(b)));
}

/** A legal action as the list offers it, with what it would make. */
export function actionWords(
  edition: Edition,
  action: ConstructoAction,
  seat: Seat,
  { words, view }: ConstructoTelling,
): ActionWords {
  const places = placesOf(action, seat);
  switch (action.type) {
    case 'board': {
      const board = boardName(action.board, words);
      return {
        group: words.text('constructo.group-board'),
        text: board,
        whole: words.text('constructo.whole-board', { board }),
        places,
      };
    }
    case 'place': {
      const piece = aPiece(edition, action.piece, words);
      const cell = cellNumber(action.cell, view.board);
      return {
        group: words.text('constructo.group-place', { piece }),
        text: words.text('constructo.do-place', { cell }),
        whole: words.text('constructo.whole-place', { piece, cell }),
        places,
      };
    }
    case 'move': {
      const { stack, tower } = previewOf(view, seat, action);
      const size = stack.at(-1)?.size ?? 'small';
      const key = tower ? 'do-move-tower' : size === 'ring' ? 'do-move-ring' : 'do-move';
      const text = words.text(`constructo.${key}`, {
        piece: aPiece(edition, size, words),
        from: cellNumber(action.from, view.board),
        to: cellNumber(action.to, view.board),
      });
      return {
        group: words.text('constructo.group-move'),
        text,
        whole: words.text('constructo.whole-move', { what: text }),
        places,
      };
    }
  }
}
