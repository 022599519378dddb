import type { DescribedBoard } from '@boomtown/ui-kit';
import { kindOf } from './kinds.ts';
import { type BuiltTile, countOf, loadsOf, type PublicView, tileOf, tilesOf } from './rules.ts';
import {
  type BoomTelling,
  bidText,
  contractText,
  gainText,
  handOf,
  houseOf,
  kindName,
  materialName,
  nameOf,
  tileTexts,
} from './telling.ts';

/** The street in words: a row for each house from the left, its ground first, then upwards; then the hands that lie open, and the rounds before. */
export function describeStreet(telling: BoomTelling): DescribedBoard {
  const { words, view } = telling;
  const columns = [...new Set(view.building.map(({ column }) => column))];
  const loads = new Map(loadsOf(view).map((ground) => [ground.column, ground]));
  return {
    caption: captionOf({ words, view }),
    rows: [...columns.map(houseRow), ...handRows(telling), ...roundRows(telling)],
  };

  function houseRow(column: number): DescribedRow {
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
  }
}

type DescribedRow = DescribedBoard['rows'][number];

function handRows(telling: BoomTelling): readonly DescribedRow[] {
  const { words, view } = telling;
  return [0, 1].flatMap((seat) => {
    const hand = handOf(seat, telling);
    if (typeof hand === 'number') return [];
    const label = words.text('construction-boom.describe-hand', { name: nameOf(seat, telling) });
    return [{ label, cells: tileTexts(hand, view.options, words) }];
  });
}

function roundRows(telling: BoomTelling): readonly DescribedRow[] {
  const { words, view } = telling;
  return view.history.map((round, i) => ({
    label: words.text('construction-boom.describe-round', { round: i + 1 }),
    cells: [
      words.text('construction-boom.sheet-contract', {
        name: nameOf(round.contractor, telling),
        bid: contractText(round, words),
      }),
      words.text('construction-boom.describe-stood', { count: round.count }),
      gainText(round.money, words),
    ],
  }));
}

export function captionOf({ words, view }: Pick<BoomTelling, 'words' | 'view'>): string {
  const { contract, round, options } = view;
  if (contract === null) return words.text('construction-boom.describe-bidding', { round });
  return words.text('construction-boom.describe-street', {
    round,
    bid: bidText(contract, words),
    material: materialName(contract.material, words),
    count: countOf(view.building, contract.material, tilesOf(options)),
  });
}

export function describeTile(
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
