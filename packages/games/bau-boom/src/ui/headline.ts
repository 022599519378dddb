import type { Aftermath, SeatPanel } from '@boomtown/ui-kit';
import { paletteOf } from './art/palette.ts';
import { drawnFacts } from './drawn-facts.tsx';
import { emblemOf } from './emblem.tsx';
import { type Block, bauBoomRules, COLOURS, coveredSquares, isComplete, type Seat, START } from './rules.ts';
import { aBlock, type BauBoomTelling, countedBlocks, nameOf, sideName, spaceName } from './telling.ts';

/** What is happening and what `seat` may do, in one line. */
export function headline({ words, people, view }: BauBoomTelling, seat: Seat | null): string {
  const { phase, actor, toMove } = view;
  if (phase === 'over') return ending({ words, people, view }, seat);
  const acting = actor ?? toMove;
  const name = nameOf(acting, words, people);
  const mine = seat === acting;
  switch (phase) {
    case 'roll':
    case 'move':
    case 'build':
    case 'demolish':
      return mine ? words.text(`bau-boom.head-${phase}`) : words.text(`bau-boom.head-${phase}-other`, { name });
    case 'choice': {
      const there: Block | null = view.trail[view.barrows[acting]?.at ?? 0] ?? null;
      const block = there === null ? '' : aBlock(there, words);
      return mine
        ? words.text('bau-boom.head-choice', { block })
        : words.text('bau-boom.head-choice-other', { name, block });
    }
  }
}

function ending({ words, people, view }: BauBoomTelling, seat: Seat | null): string {
  const winners = bauBoomRules.outcome(view)?.winners ?? [];
  const names = winners.map((winner) => nameOf(winner, words, people));
  const [winner] = winners;
  if (winner === undefined || winners.length > 1)
    return words.text('bau-boom.head-shared', { names: words.list(names) });
  const hill = view.hills[winner];
  const key = hill !== undefined && isComplete(hill) ? 'won' : 'most';
  if (seat === winner) return words.text(`bau-boom.head-${key}-you`);
  return words.text(`bau-boom.head-${key}`, { name: names[0] ?? '' });
}

/** A player's panel: their colour, how far the hill is, where the wheelbarrow stands and how much is in it. */
export function seatPanel(seat: Seat, { words, view }: BauBoomTelling): SeatPanel {
  const colour = COLOURS[seat] ?? 'red';
  const hill = view.hills[seat];
  const barrow = view.barrows[seat];
  const load = barrow?.load ?? 0;
  const count = typeof load === 'number' ? load : load.length;
  const loaded =
    count === 0
      ? words.text('bau-boom.panel-load-none')
      : typeof load === 'number'
        ? words.text('bau-boom.panel-load', { count })
        : words.text('bau-boom.panel-load-open', { blocks: countedBlocks(load, words) });
  const built = hill === undefined ? 0 : coveredSquares(hill);
  const facts = [
    words.text('bau-boom.panel-at', { space: spaceName(barrow?.at ?? START, words) }),
    ...(view.options.variant === 'young' ? [] : [loaded]),
  ];
  return {
    side: sideName(seat, words),
    emblem: {
      letter: words.text(`bau-boom.letter-${colour}`),
      className: `emblem-bau-boom-${colour}`,
      colour: paletteOf('light').blocks[colour].top,
      drawn: emblemOf(seat),
    },
    score: words.text('bau-boom.panel-score', { built, squares: hill?.built.length ?? 0 }),
    facts,
    drawn: drawnFacts(facts, barrow?.at ?? START, view.options.variant === 'young' ? null : load),
  };
}

/** Where the final numbers come from; the last row is what counts: covered squares or, on different hills, their share. */
export function explainScores({ words, view }: BauBoomTelling) {
  const built = view.hills.map(coveredSquares);
  const squares = view.hills.map((hill) => hill.built.length);
  const rows = [
    { label: words.text('bau-boom.score-squares'), numbers: squares },
    { label: words.text('bau-boom.score-built'), numbers: built },
  ];
  if (new Set(squares).size === 1) return rows;
  const shares = built.map((count, seat) => Math.round((100 * count) / (squares[seat] ?? 1)));
  return [...rows, { label: words.text('bau-boom.score-share'), numbers: shares }];
}

/** What the others lacked, fewest first. */
export function aftermath({ words, people, view }: BauBoomTelling): Aftermath {
  const lacked = view.hills
    .map((hill, seat) => ({ seat, count: hill.built.length - coveredSquares(hill) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.count - b.count);
  return {
    lines: lacked.map(({ seat, count }) =>
      words.text('bau-boom.after-lacked', { name: nameOf(seat, words, people), count }),
    ),
  };
}
