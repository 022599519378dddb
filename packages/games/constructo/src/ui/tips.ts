import type { TipWords } from '@boomtown/scene-kit';
import { describeCell } from './describe.ts';
import { type Edition, type Seat, SIZES, type Stack } from './rules.ts';
import { boardName, type ConstructoTelling, cellNumber, nameOf, sideName } from './telling.ts';
import type { TrackedPiece } from './tracked-pieces.ts';

/** What is told of a drawn thing: of a hexagon with what stands on it, a pile, a tray, a board. `pieces`: where each piece is. */
export function tipFor(
  edition: Edition,
  key: string,
  telling: ConstructoTelling,
  pieces: readonly TrackedPiece[],
): TipWords | null {
  const { words, view } = telling;
  const cell = (index: number) => cellTip(edition, index, telling);
  const board = (id: string): TipWords => ({
    name: boardName(id, words),
    does: words.text('constructo.tip-board'),
    rule: '1.2',
  });
  const [thing, ...of] = key.split(':');
  const [a = '', b = ''] = of;
  switch (thing) {
    case 'cell':
    case 'crown':
    case 'last':
      return cell(Number(a));
    case 'tile':
    case 'label':
      // While a board is chosen, none has anything on it.
      return view.board?.id === a ? cell(Number(b)) : board(a);
    case 'piece': {
      const piece = pieces.find(({ id }) => id === of.join(':'));
      if (piece === undefined) return null;
      return piece.spot.at === 'cell' ? cell(piece.spot.cell) : pileTip(edition, piece.seat, piece.size, telling);
    }
    case 'pile':
      return pileTip(edition, Number(a), b, telling);
    case 'recess':
    case 'chip':
    case 'count':
      return tipFor(edition, of.join(':'), telling, pieces);
    case 'tray':
    case 'emblem':
    case 'tally-crown': {
      const [name, side] = [nameOf(edition, Number(a), words, telling.people), sideName(edition, Number(a), words)];
      return { name: name === side ? side : `${name} (${side})` };
    }
    case 'board':
    case 'plate':
      return view.board === null ? board(a) : null;
    default:
      return null;
  }
}

function pileTip(edition: Edition, seat: Seat, name: string, { words }: ConstructoTelling): TipWords | null {
  const size = SIZES.find((one) => one === name);
  if (size === undefined) return null;
  const piece = words.text(`constructo.describe-piece-${size}`, { side: sideName(edition, seat, words) });
  return {
    name: words.text('constructo.describe-pile', { piece, key: words.text(`constructo.key-${size}`) }),
    does: words.text(`constructo.tip-${size}`),
    rule: '1.4',
  };
}

function cellTip(edition: Edition, cell: number, { words, view }: ConstructoTelling): TipWords {
  const stack = view.cells[cell] ?? [];
  const name = describeCell(edition, cellNumber(cell, view.board), stack, words);
  const key = nextOnto(stack);
  return { name, does: words.text(`constructo.${key}`), rule: key === 'tip-empty' ? '1.3' : '1.4' };
}

/** Which sentence says what can come onto a hexagon. */
function nextOnto(stack: Stack) {
  switch (stack.at(-1)?.size) {
    case undefined:
      return 'tip-empty';
    case 'ring':
      return 'tip-on-ring';
    case 'medium':
      return 'tip-on-medium';
    case 'small':
      return stack.length === 1 ? 'tip-on-small' : 'tip-crowned';
  }
}
