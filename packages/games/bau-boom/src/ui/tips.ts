import { describeBarrow, describeSpace, describeSquare } from './describe.ts';
import { pileOf, spaceOf } from './keys.ts';
import { COLOURS, squaresOf } from './rules.ts';
import { type BauBoomTelling, nameOf, sideName } from './telling.ts';

/** What a drawn thing is called: a space of the trail with what is on it, a wheelbarrow, a hill, a square, a pile. */
export function tipFor(key: string, telling: BauBoomTelling): string | null {
  const { words, people, view } = telling;
  const [thing, a, b] = key.split(':');
  const seat = Number(a);
  switch (thing) {
    case 'space':
    case 'stop': {
      const space = spaceOf(`space:${a}`);
      return space === null ? null : describeSpace(space, telling);
    }
    case 'barrow':
    case 'badge':
    case 'inside':
      return view.barrows[seat] === undefined ? null : describeBarrow(seat, telling);
    case 'hill':
    case 'mound':
    case 'name':
      return view.hills[seat] === undefined ? null : nameOf(seat, words, people);
    case 'square':
    case 'socket': {
      const hill = view.hills[seat];
      const square = hill === undefined ? undefined : squaresOf(hill.plan)[Number(b)];
      return square === undefined ? null : describeSquare(seat, square, telling);
    }
    case 'pile': {
      const block = pileOf(key);
      return block === null ? null : sideName(COLOURS.indexOf(block), words);
    }
    case 'basket':
      return words.text('bau-boom.describe-container-count', { count: view.container });
    default:
      return null;
  }
}
