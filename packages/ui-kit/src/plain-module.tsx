import type { GameTypes, Seat, ViewRules } from '@boomtown/game-core';
import type { Form } from '@boomtown/game-core/shapes';
import type { GameModule } from './game-module.ts';
import type { PlainRows } from './plain-table.ts';
import { anyWords, nameIn } from './plain-teller.ts';
import type { SoundName } from './score.ts';
import { SEAT_COLOURS, SEAT_GROUNDS } from './seat-colours.ts';
import type { GameTeller, Telling, WordsOf } from './sentence.ts';

export interface PlainModule<T extends GameTypes> {
  readonly rules: ViewRules<T>;
  readonly teller: GameTeller<T>;
  readonly rows: PlainRows<T>;
  /** What events sound like, where their names do not say it. */
  readonly sounds?: Partial<GameModule<T>['sounds']>;
  readonly fetchScene: GameModule<T>['fetchScene'];
  /** How a seat stands; left out, what the outcome says, once there is one. */
  score?(view: T['PublicView'], seat: Seat): number;
  /** Short facts about a seat. */
  facts?(seat: Seat, telling: Telling<T>): readonly string[];
}

/**
 * All that the pages need of a game, made from its rules, its words and its rows. Whatever a game does better stands
 * after it: `{ ...plainModule(…), headline }`.
 */
export function plainModule<T extends GameTypes>(game: PlainModule<T>): GameModule<T> {
  const { rules, teller, rows, sounds, fetchScene } = game;
  const { id } = rules.info;
  const scoreOf = (view: T['PublicView'], seat: Seat) => game.score?.(view, seat) ?? rules.outcome(view)?.scores[seat];
  return {
    rules,
    ...teller,
    sounds: { ...defaultSounds(rules), ...sounds },
    fetchScene,
    RulesPage: ({ words }) => <Rules rules={rules} teller={teller} words={words} />,
    headline: (telling, seat) => headline(id, rules, telling, seat),
    describe(telling) {
      return {
        caption: anyWords(telling.words).text(`${id}.name`),
        rows: rows(telling, []).map(({ label, cells }) => ({ label, cells: cells.map(({ words }) => words) })),
      };
    },
    seatPanel(seat, telling) {
      const letter = String(seat + 1);
      const colour = SEAT_GROUNDS[SEAT_COLOURS[seat] ?? 'blue'];
      return {
        side: '',
        emblem: { letter, className: '', colour, drawn: <SeatSign colour={colour} letter={letter} /> },
        score: numberIn(telling.words, scoreOf(telling.view, seat)),
        facts: game.facts?.(seat, telling) ?? [],
      };
    },
    explainScores: ({ words, view }) => [
      { label: ownOrPlain(anyWords(words), id, 'score'), numbers: rules.outcome(view)?.scores ?? [] },
    ],
  };
}

function headline<T extends GameTypes>(
  id: string,
  rules: ViewRules<T>,
  { words, people, view }: Telling<T>,
  seat: Seat | null,
): string {
  const any = anyWords(words);
  const { list } = any;
  const text = (key: string, blanks?: Readonly<Record<string, string>>) => ownOrPlain(any, id, key, blanks);
  const outcome = rules.outcome(view);
  const named = (seats: readonly Seat[]) => list(seats.map((one) => nameIn(people, one)));
  if (outcome === null) {
    const acting = rules.actors(view);
    const mine = seat !== null && acting.includes(seat);
    return mine ? text('head-turn-you') : text('head-turn', { name: named(acting) });
  }
  const { winners } = outcome;
  if (winners.length > 1) return text('head-shared', { names: named(winners) });
  return seat !== null && winners.includes(seat) ? text('head-won-you') : text('head-won', { name: named(winners) });
}

function numberIn<T extends GameTypes>(words: WordsOf<T>, number: number | undefined): string {
  return number === undefined ? '' : words.number(number);
}

/** What the game says under this key, or else what is said of any game. */
function ownOrPlain(
  words: WordsOf<GameTypes>,
  id: string,
  key: string,
  blanks: Readonly<Record<string, string>> = {},
): string {
  const own = `${id}.${key}`;
  return words.has(own) ? words.text(own, blanks) : words.text(`plain.${key}`, blanks);
}

interface RulesProps<T extends GameTypes> {
  readonly rules: ViewRules<T>;
  readonly teller: GameTeller<T>;
  readonly words: WordsOf<T>;
}

/** The paragraphs `rules-1`, `rules-2` and so on, as far as there are words for them; then what the rules refuse. */
function Rules<T extends GameTypes>({ rules: { info, refusals = [] }, teller, words }: RulesProps<T>) {
  const { has, text } = anyWords(words);
  const paragraphs: string[] = [];
  for (let nth = 1; ; nth += 1) {
    const key = `${info.id}.rules-${nth}`;
    if (!has(key)) break;
    paragraphs.push(text(key));
  }
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {refusals.length > 0 && (
        <>
          <p>{text('plain.may-not')}</p>
          <ul>
            {refusals.map((refusal) => (
              <li key={refusal.code}>{teller.refusalWords(refusal, words)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** The number of a seat in its colour. */
function SeatSign({ colour, letter }: { readonly colour: string; readonly letter: string }) {
  return (
    <svg class="emblem__drawing" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="17" fill={colour} />
      <text x="20" y="27" fill="#ffffff" font-size="20" font-weight="800" text-anchor="middle">
        {letter}
      </text>
    </svg>
  );
}

/** What the names of events sound like. The first that fits holds. */
const HEARD: readonly (readonly [name: RegExp, sound: SoundName])[] = [
  [/end|over|finish|won/, 'end'],
  [/roll|dice|die/, 'dice'],
  [/draw|drew|deal|card|discard|swap/, 'card'],
  [/pay|paid|buy|bought|sell|sold|coin|money|earn|bid/, 'coin'],
  [/fall|fell|collapse|crash|destroy|capture|remov/, 'collapse'],
  [/move|drive|drove|walk|jump|advance/, 'move'],
  [/turn|pass|skip|round/, 'turn'],
];

/** The sound of an event of this name. Any other event sounds like a piece put down. */
function soundOf(type: string): SoundName {
  return HEARD.find(([name]) => name.test(type))?.[1] ?? 'place';
}

/** A sound for each event of a game, by its name. */
function defaultSounds<T extends GameTypes>({ shape }: ViewRules<T>): Readonly<Record<T['Event']['type'], SoundName>> {
  const sounds = Object.fromEntries(typesOf(shape.event).map((type) => [type, soundOf(type)]));
  // Every type of event is one of those in their shape.
  return sounds as Readonly<Record<T['Event']['type'], SoundName>>;
}

function typesOf(form: Form): readonly string[] {
  return form.kind === 'tagged' ? Object.keys(form.forms) : [];
}
