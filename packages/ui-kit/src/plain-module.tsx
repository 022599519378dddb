import type { GameTypes, Seat, ViewRules } from '@boomtown/game-core';
import { defaultSounds } from './default-sounds.ts';
import type { GameModule } from './game-module.ts';
import type { PlainRows } from './plain-table.ts';
import { anyWords, nameIn } from './plain-teller.ts';
import { SEAT_COLOURS, SEAT_GROUNDS } from './seat-colours.ts';
import type { GameTeller, Telling, WordsOf } from './sentence.ts';

export interface PlainModule<T extends GameTypes> {
  readonly id: string;
  readonly rules: ViewRules<T>;
  readonly teller: GameTeller<T>;
  readonly rows: PlainRows<T>;
  /** What events sound like, where their names do not say it. */
  readonly sounds?: Partial<GameModule<T>['sounds']>;
  readonly fetchScene: GameModule<T>['fetchScene'];
  /** How a seat stands, and short facts about it. */
  score(view: T['PublicView'], seat: Seat): number;
  facts?(seat: Seat, telling: Telling<T>): readonly string[];
}

/**
 * All that the pages need of a game, made from its rules, its words and its rows. Whatever a game does better stands
 * after it: `{ ...plainModule(…), headline }`.
 */
export function plainModule<T extends GameTypes>(game: PlainModule<T>): GameModule<T> {
  const { id, rules, teller, rows, sounds, fetchScene } = game;
  return {
    rules,
    ...teller,
    sounds: { ...defaultSounds(rules), ...sounds },
    fetchScene,
    // A seat's own view is not shown to others after the end either.
    ...(rules.info.hidden ? { secrets: () => true } : {}),
    RulesPage: ({ words }) => <Rules id={id} words={anyWords(words)} />,
    headline: (telling, seat) => headline(id, rules, telling, seat),
    describe(telling) {
      return {
        caption: anyWords(telling.words).text(`${id}.name`),
        rows: rows(telling, []).map(({ label, cells }) => ({ label, cells: cells.map(({ words }) => words) })),
      };
    },
    seatPanel(seat, telling) {
      const letter = String(seat + 1);
      return {
        side: '',
        emblem: { letter, className: '', drawn: <SeatSign seat={seat} letter={letter} /> },
        score: telling.words.number(game.score(telling.view, seat)),
        facts: game.facts?.(seat, telling) ?? [],
      };
    },
    explainScores: ({ words, view }) => [
      { label: anyWords(words).text(`${id}.score`), numbers: rules.outcome(view)?.scores ?? [] },
    ],
  };
}

function headline<T extends GameTypes>(
  id: string,
  rules: ViewRules<T>,
  { words, people, view }: Telling<T>,
  seat: Seat | null,
): string {
  const { text, list } = anyWords(words);
  const outcome = rules.outcome(view);
  const named = (seats: readonly Seat[]) => list(seats.map((one) => nameIn(people, one)));
  if (outcome === null) {
    const acting = rules.actors(view);
    const mine = seat !== null && acting.includes(seat);
    return mine ? text(`${id}.head-turn-you`) : text(`${id}.head-turn`, { name: named(acting) });
  }
  const { winners } = outcome;
  if (winners.length > 1) return text(`${id}.head-shared`, { names: named(winners) });
  return seat !== null && winners.includes(seat)
    ? text(`${id}.head-won-you`)
    : text(`${id}.head-won`, { name: named(winners) });
}

/** The paragraphs `rules-1`, `rules-2` and so on, as far as there are words for them. */
function Rules({ id, words }: { readonly id: string; readonly words: WordsOf<GameTypes> }) {
  const paragraphs: string[] = [];
  for (let nth = 1; ; nth += 1) {
    const key = `${id}.rules-${nth}` as const;
    if (!words.has(key)) break;
    paragraphs.push(words.text(key));
  }
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  );
}

/** The number of a seat in its colour. */
function SeatSign({ seat, letter }: { readonly seat: Seat; readonly letter: string }) {
  return (
    <svg class="emblem__drawing" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="17" fill={SEAT_GROUNDS[SEAT_COLOURS[seat] ?? 'blue']} />
      <text x="20" y="27" fill="#ffffff" font-size="20" font-weight="800" text-anchor="middle">
        {letter}
      </text>
    </svg>
  );
}
