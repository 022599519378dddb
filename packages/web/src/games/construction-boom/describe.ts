import type { DescribedBoard } from '../game-module.ts';
import { kindOf } from './kinds.ts';
import { type BuiltTile, countOf, loadsOf, type PublicView, tileOf, tilesOf } from './rules.ts';
import { type BoomTelling, bidText, houseOf, kindName, materialName } from './telling.ts';

/** The street in words: a row for each house from the left, its ground first, then upwards. */
export function describeStreet({ words, view }: BoomTelling): DescribedBoard {
  const columns = [...new Set(view.building.map(({ column }) => column))];
  const loads = new Map(loadsOf(view).map((ground) => [ground.column, ground]));
  return {
    caption: captionOf({ words, view }),
    rows: columns.map((column) => {
      const ground = loads.get(column);
      const house = houseOf(column);
      return {
        label:
          ground === undefined
            ? words.text('construction-boom.describe-no-ground', { house })
            : words.text('construction-boom.describe-house', { house, load: ground.load, capacity: ground.capacity }),
        cells: view.building
          .filter((built) => built.column === column)
          .map((built) => describeTile(built, { words, view })),
      };
    }),
  };
}

function captionOf({ words, view }: Pick<BoomTelling, 'words' | 'view'>): string {
  const { contract, round, options } = view;
  if (contract === null) return words.text('construction-boom.describe-bidding', { round });
  return words.text('construction-boom.describe-street', {
    round,
    bid: bidText(contract, words),
    material: materialName(contract.material, words),
    count: countOf(view.building, contract.material, tilesOf(options)),
  });
}

function describeTile(
  { tile, row, rests, consumed }: BuiltTile,
  { words, view }: { readonly words: BoomTelling['words']; readonly view: PublicView },
): string {
  const kind = kindName(kindOf(tile, view.options), words);
  const { weight, capacity } = tileOf(tilesOf(view.options), tile);
  const what =
    row === 0
      ? words.text('construction-boom.describe-ground', { kind, capacity })
      : words.text('construction-boom.describe-tile', { kind, weight, floor: row });
  return [
    what,
    ...(rests === 'left' || rests === 'right' ? [words.text(`construction-boom.describe-leans-${rests}`)] : []),
    ...(consumed ? [words.text('construction-boom.describe-consumed')] : []),
  ].join(', ');
}
