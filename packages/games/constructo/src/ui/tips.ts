import { describeCell } from './describe.ts';
import type { Edition, Size } from './rules.ts';
import { boardName, type ConstructoTelling, sideName } from './telling.ts';

const SIZES: readonly Size[] = ['ring', 'medium', 'small'];

/** What a drawn thing is called: a hexagon with what stands on it, a pile, a board. */
export function tipFor(edition: Edition, key: string, { words, view }: ConstructoTelling): string | null {
  const [thing, a = '', b = '', c = ''] = key.split(':');
  switch (thing) {
    case 'cell':
      return describeCell(edition, Number(a), view.cells[Number(a)] ?? [], words);
    case 'tile':
      // While a board is chosen, none has anything on it.
      return view.board?.id === a
        ? describeCell(edition, Number(b), view.cells[Number(b)] ?? [], words)
        : boardName(a, words);
    case 'recess':
    case 'pile': {
      const [seat, name] = thing === 'pile' ? [a, b] : [b, c];
      const size = SIZES.find((one) => one === name);
      const side = sideName(edition, Number(seat), words);
      return size === undefined ? null : words.text(`constructo.describe-piece-${size}`, { side });
    }
    case 'board':
    case 'plate':
      return view.board === null ? boardName(a, words) : null;
    default:
      return null;
  }
}
