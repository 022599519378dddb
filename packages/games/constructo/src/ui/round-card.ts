import type { RoundCard } from '@boomtown/ui-kit';
import type { ConstructoEvent, Edition, Seat } from './rules.ts';
import { type ConstructoTelling, nameOf } from './telling.ts';

/** The card between the rounds: why the first one ended, its towers, how the match stands, and who begins the next. */
export function roundCard(
  edition: Edition,
  event: ConstructoEvent,
  { words, people, view }: ConstructoTelling,
): RoundCard | null {
  if (event.type !== 'round-ended' || view.phase === 'over') return null;
  const { round, points, stuck } = event;
  const who = (seat: Seat): string => nameOf(edition, seat, words, people);
  const [first, second] = points;
  const ahead = first > second ? 0 : 1;
  const tracked =
    first === second
      ? words.text('constructo.card-level', { points: first })
      : words.text('constructo.card-ahead', { name: who(ahead), mine: points[ahead], theirs: points[1 - ahead] ?? 0 });
  const next = { name: who(view.starter), round: view.round };
  return {
    title: words.text('constructo.card-title', { round }),
    lines: [
      words.text('constructo.card-stuck', { name: who(stuck) }),
      tracked,
      view.options.sameBoard ? words.text('constructo.card-next-same', next) : words.text('constructo.card-next', next),
    ],
    rows: [{ label: words.text('constructo.score-round', { round }), numbers: points }],
  };
}

/** The pieces go back into the trays and another board may come. */
export function clearsBoard({ type }: ConstructoEvent): boolean {
  return type === 'round-ended';
}
