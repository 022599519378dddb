import type { Aftermath, SeatPanel } from '@boomtown/ui-kit';
import { paletteOf } from './art/palette.ts';
import { emblemOf } from './emblem.tsx';
import { type ConstructoAction, type Edition, pointsOn, type Seat } from './rules.ts';
import { type ConstructoTelling, nameOf, pointsSoFar, sideName } from './telling.ts';

/** What is happening and what `seat` may do, in one line. `legal`: what it may do, none if it is not its turn. */
export function headline(
  edition: Edition,
  { words, people, view }: ConstructoTelling,
  seat: Seat | null,
  legal: readonly ConstructoAction[],
): string {
  const { phase, round, toMove } = view;
  const name = nameOf(edition, toMove, words, people);
  switch (phase) {
    case 'board':
      return seat === toMove
        ? words.text('constructo.head-board', { round })
        : words.text('constructo.head-board-other', { name, round });
    case 'turn': {
      if (seat !== toMove) return words.text('constructo.head-turn-other', { name });
      const kinds = new Set(legal.map(({ type }) => type));
      if (!kinds.has('move')) return words.text('constructo.head-turn-place');
      if (kinds.has('place')) return words.text('constructo.head-turn');
      const { ring, medium, small } = view.reserve[toMove === 0 ? 0 : 1];
      return words.text(`constructo.head-turn-move-${ring + medium + small === 0 ? 'out' : 'full'}`);
    }
    case 'over': {
      const [first, second] = pointsSoFar(view).map((rounds) => rounds.reduce((sum, points) => sum + points, 0));
      const scores = [first ?? 0, second ?? 0] as const;
      if (scores[0] === scores[1]) return words.text('constructo.head-tied', { points: scores[0] });
      const winner = scores[0] > scores[1] ? 0 : 1;
      const points = { mine: scores[winner], theirs: scores[winner === 0 ? 1 : 0] };
      if (seat === winner) return words.text('constructo.head-won-you', points);
      return words.text('constructo.head-won', { name: nameOf(edition, winner, words, people), ...points });
    }
  }
}

/** A player's panel: their side, what they have left, and how they stand. */
export function seatPanel(edition: Edition, seat: Seat, { words, view }: ConstructoTelling): SeatPanel {
  const reserve = view.reserve[seat === 0 ? 0 : 1];
  const rounds = pointsSoFar(view)[seat === 0 ? 0 : 1];
  const left = [
    ...(reserve.ring > 0 ? [words.text('constructo.panel-rings', { count: reserve.ring })] : []),
    ...(reserve.medium > 0 ? [words.text('constructo.panel-mediums', { count: reserve.medium })] : []),
    ...(reserve.small > 0 ? [words.text('constructo.panel-smalls', { count: reserve.small })] : []),
  ];
  const before = view.round === 2 ? view.scores[0]?.[seat === 0 ? 0 : 1] : undefined;
  return {
    side: sideName(edition, seat, words),
    emblem: {
      letter: words.text(seat === 0 ? `${edition}.letter0` : `${edition}.letter1`),
      className: `emblem-${edition}-${seat}`,
      colour: paletteOf(edition, 'light').seats[seat === 0 ? 0 : 1].top,
      drawn: emblemOf(edition, seat),
    },
    score: words.number(rounds.reduce((sum, points) => sum + points, 0)),
    facts: [
      left.length > 0 ? words.list(left) : words.text('constructo.panel-empty'),
      ...(view.phase === 'turn'
        ? [words.text('constructo.panel-towers', { count: pointsOn(view.cells)[seat === 0 ? 0 : 1] })]
        : []),
      ...(before === undefined ? [] : [words.text('constructo.panel-before', { points: before })]),
    ],
  };
}

/** Where the final numbers come from: one row a round, then their sums. */
export function explainScores({ words, view }: ConstructoTelling) {
  const rounds = view.scores.map((points, i) => ({
    label: words.text('constructo.score-round', { round: i + 1 }),
    numbers: [...points],
  }));
  const sums = [0, 1].map((seat) => view.scores.reduce((sum, points) => sum + (points[seat] ?? 0), 0));
  return [...rounds, { label: words.text('constructo.score-match'), numbers: sums }];
}

/** How near the player who lost came. */
export function aftermath(edition: Edition, { words, people, view }: ConstructoTelling): Aftermath {
  const [first, second] = pointsSoFar(view).map((rounds) => rounds.reduce((sum, points) => sum + points, 0));
  const lead = (first ?? 0) - (second ?? 0);
  if (lead === 0) return { lines: [] };
  const name = nameOf(edition, lead > 0 ? 1 : 0, words, people);
  return { lines: [words.text('constructo.after-short', { name, count: Math.abs(lead) })] };
}
