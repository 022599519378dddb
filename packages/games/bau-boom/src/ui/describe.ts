import type { DescribedBoard } from '@boomtown/ui-kit';
import {
  COLOURS,
  colourOf,
  PLAN_ROWS,
  type PlanSquare,
  type Seat,
  SPACES,
  type Space,
  spaceKind,
  squaresOf,
} from './rules.ts';
import { type BauBoomTelling, countedBlocks, nameOf, sideName, spaceName } from './telling.ts';

const SPACES_A_ROW = 10;

/** The garden in words: the trail in stretches, the wheelbarrows, the container, the hills row by row from the bottom. */
export function describe(telling: BauBoomTelling): DescribedBoard {
  const { words, people, view } = telling;
  const name = (seat: Seat): string => nameOf(seat, words, people);
  const stretches = Array.from({ length: SPACES.length / SPACES_A_ROW }, (_, i) => i * SPACES_A_ROW);
  return {
    caption: words.text('bau-boom.describe-caption'),
    rows: [
      ...stretches.map((from) => ({
        label: words.text('bau-boom.describe-trail', { from, to: from + SPACES_A_ROW - 1 }),
        cells: SPACES.slice(from, from + SPACES_A_ROW).map((space) => describeSpace(space, telling)),
      })),
      {
        label: words.text('bau-boom.describe-barrows'),
        cells: view.barrows.map((_, seat) => describeBarrow(seat, telling)),
      },
      {
        label: words.text('bau-boom.describe-container'),
        cells: [words.text('bau-boom.describe-container-count', { count: view.container })],
      },
      ...(view.hand.length === 0 || view.actor === null
        ? []
        : [
            {
              label: words.text('bau-boom.describe-hand', { name: name(view.actor) }),
              cells: [countedBlocks(view.hand, words)],
            },
          ]),
      ...view.hills.flatMap((_, seat) => describeHill(seat, telling)),
    ],
  };
}

/** Where a wheelbarrow stands, and what is in it. */
export function describeBarrow(seat: Seat, { words, people, view }: BauBoomTelling): string {
  const { at = 0, load = 0 } = view.barrows[seat] ?? {};
  const fill = { name: nameOf(seat, words, people), space: spaceName(at, words) };
  return typeof load === 'number' || load.length === 0
    ? words.text('bau-boom.describe-load', { ...fill, count: typeof load === 'number' ? load : 0 })
    : words.text('bau-boom.describe-load-open', { ...fill, blocks: countedBlocks(load, words) });
}

export function describeSpace(space: Space, { words, people, view }: BauBoomTelling): string {
  const block = view.trail[space] ?? null;
  const there = view.barrows.flatMap(({ at }, seat) =>
    at === space ? [words.text('bau-boom.describe-barrow', { name: nameOf(seat, words, people) })] : [],
  );
  const lies = block === null ? [] : [sideName(COLOURS.indexOf(block), words)];
  const all = [...lies, ...there];
  const what = all.length === 0 ? words.text('bau-boom.describe-bare') : words.list(all);
  switch (spaceKind(space)) {
    case 'start':
      return words.text('bau-boom.describe-start', { what });
    case 'ladybug':
      return words.text('bau-boom.describe-ladybug', { space, what });
    case 'anteater':
      return words.text('bau-boom.describe-anteater', { space, what });
    case 'normal':
      return words.text('bau-boom.describe-space', { space, what });
  }
}

/** A square of a hill: its colour, and whether a block is there. */
export function describeSquare(seat: Seat, square: PlanSquare, { words, view }: BauBoomTelling): string {
  const side = sideName(COLOURS.indexOf(colourOf(seat, square)), words);
  const built = (view.hills[seat]?.built[square.square] ?? null) !== null;
  const what = words.text(built ? 'bau-boom.describe-built' : 'bau-boom.describe-empty', { side });
  return words.text('bau-boom.describe-square', { square: square.square + 1, what });
}

function describeHill(seat: Seat, telling: BauBoomTelling): DescribedBoard['rows'] {
  const { words, people, view } = telling;
  const hill = view.hills[seat];
  if (hill === undefined) return [];
  const name = nameOf(seat, words, people);
  return PLAN_ROWS[hill.plan].map((_, row) => ({
    label: words.text('bau-boom.describe-hill', { name, row: row + 1 }),
    cells: squaresOf(hill.plan)
      .filter((square) => square.row === row)
      .map((square) => describeSquare(seat, square, telling)),
  }));
}
