import { type GameTypes, isolated, type Seat } from '@boomtown/game-core';
import type { GameTeller, Person, PlaceKey, Telling, WordsOf } from './sentence.ts';

type Blanks = Readonly<Record<string, string | number>>;

/** What a plain teller needs to know of its game besides the words. Every field is optional. */
export interface PlainTelling<T extends GameTypes> {
  /** The key of an event's sentence, without the section: `say-TYPE` unless said; one without words is left out. */
  sayKey?(event: T['Event']): string;
  /** What a thing is in short, where there are no words for it; left out, such an event has no sentence. */
  inShort?(thing: T['Event'] | T['Action'], telling: Telling<T>): string;
  /** More blanks than the numbers and texts of the event or action itself. */
  fill?(thing: T['Event'] | T['Action'], telling: Telling<T>): Blanks;
  /** The places that an event or an action speaks of. */
  placesOf?(thing: T['Event'] | T['Action'], seat: Seat | null): readonly PlaceKey[];
}

/**
 * Beginnings of the keys that a plain teller and a plain module put together: `say-TYPE` of events, `group-TYPE` and
 * `do-TYPE` of actions, `option-KEY`, `refused-CODE`, `head-…`, `thing-FIELD` of what lies on the table, and `rules-1` and further paragraphs of the rules page.
 */
export const PLAIN_KEYS = [
  'say-',
  'group-',
  'do-',
  'option-',
  'refused-',
  'head-',
  'score',
  'rules-',
  'thing-',
] as const;

/** Tells a game by keys that follow from the types of its events and actions; `{name}` is whose `seat` it is. */
export function plainTeller<T extends GameTypes>(id: string, telling: PlainTelling<T> = {}): GameTeller<T> {
  const blanks = (thing: T['Event'] | T['Action'], seat: unknown, here: Telling<T>): Blanks => ({
    ...shownFields(thing),
    ...(typeof seat === 'number' ? { name: nameIn(here.people, seat) } : {}),
    ...telling.fill?.(thing, here),
  });
  return {
    say(event, here) {
      const seat: unknown = 'seat' in event ? event.seat : undefined;
      const key = `${id}.${telling.sayKey?.(event) ?? `say-${event.type}`}`;
      const { text, has } = anyWords(here.words);
      const places = telling.placesOf?.(event, typeof seat === 'number' ? seat : null) ?? [];
      if (has(key)) return { text: text(key, blanks(event, seat, here)), places };
      const what = telling.inShort?.(event, here);
      if (what === undefined) return null;
      return typeof seat === 'number'
        ? { text: text('plain.said', { name: nameIn(here.people, seat), what }), places }
        : { text: what, places };
    },
    actionWords(action, seat, here) {
      const { text, has } = anyWords(here.words);
      const fill = blanks(action, seat, here);
      const worded = (key: string, plain: string) => (has(key) ? text(key, fill) : plain);
      return {
        group: worded(`${id}.group-${action.type}`, spoken(action.type)),
        text: worded(`${id}.do-${action.type}`, telling.inShort?.(action, here) ?? spoken(action.type)),
        places: telling.placesOf?.(action, seat) ?? [],
      };
    },
    optionWords(field, words) {
      const { text, has } = anyWords(words);
      const key = `${id}.option-${field.key}` as const;
      const value = (given: string) => {
        const named = `${key}-${given}` as const;
        if (has(named)) return text(named);
        if (given === 'random') return text('plain.random');
        // Seats are counted from one by those who sit in them.
        return field.kind === 'seat' && /^\d+$/.test(given) ? String(Number(given) + 1) : given;
      };
      return {
        label: has(key) ? text(key) : spoken(field.key),
        hint: value('hint') === 'hint' ? '' : value('hint'),
        value,
      };
    },
    refusalWords(refusal, words) {
      const { text, has } = anyWords(words);
      const key = `${id}.refused-${refusal.code}`;
      return has(key) ? text(key) : refusal.message;
    },
  };
}

/** A person's name as it stands in a sentence; the number of the seat where nobody is known in it. */
export function nameIn(people: readonly Person[], seat: Seat): string {
  const known = people.find((person) => person.seat === seat);
  return known === undefined ? String(seat + 1) : isolated(known.name);
}

/** A name of the rules as it stands at the beginning of a line: `cardsLeft` is "Cards left". */
export function spoken(name: string): string {
  const apart = name.replaceAll(/(?<=[a-z])(?=[A-Z])|[-_]/g, ' ').toLowerCase();
  return apart.charAt(0).toUpperCase() + apart.slice(1);
}

/** Words by keys that are put together here, which no compiler can know; `check-game` looks whether they are there. */
export function anyWords<T extends GameTypes>(words: WordsOf<T>): WordsOf<GameTypes> {
  return words as WordsOf<GameTypes>;
}

function shownFields(thing: object): Blanks {
  return Object.fromEntries(
    Object.entries(thing).filter(
      (field): field is [string, string | number] => typeof field[1] === 'string' || typeof field[1] === 'number',
    ),
  );
}
