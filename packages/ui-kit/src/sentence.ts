import type { GameTypes, OptionField, Refusal, Seat } from '@boomtown/game-core';
import type { Keys, Words } from '@boomtown/i18n';

/**
 * The words in which a game speaks. A game's bag of types names its English catalogue (`English`), from which the keys of
 * its sentences follow; code that serves all games knows no keys.
 */
export type WordsOf<T extends GameTypes> = Words<T extends { readonly English?: infer E extends Keys } ? E : Keys>;

/** A person at the table, as the scene and the sentences need them. */
export interface Person {
  readonly seat: Seat;
  readonly name: string;
}

/** A thing on the board that a log line, a refusal or a focused action lights; the scene knows what its keys mean. */
export type PlaceKey = string;

const SEAT = 'seat:';

/** A player: the page lights their part of the list of players, a picture what it has of them. */
export function seatKey(seat: Seat): PlaceKey {
  return `${SEAT}${seat}`;
}

/** The places among these that are players: they stay when a board is cleared. */
export function seatsAmong(places: readonly PlaceKey[]): readonly PlaceKey[] {
  return places.filter((place) => place.startsWith(SEAT));
}

/** What a sentence is made from. */
export interface Telling<T extends GameTypes> {
  readonly words: WordsOf<T>;
  readonly people: readonly Person[];
  readonly view: T['PublicView'];
  /** What the reader sees of seats beyond the public view; left out, nothing. */
  readonly own?: readonly { readonly seat: Seat; readonly view: T['PrivateView'] }[];
  /** What set the ground in the steps before (`GameTeller.setsGround`); left out where nothing did, or where it is that of the view. */
  readonly ground?: T['Event'];
}

/** The same, on the ground that an event set, if any did. */
export function onGround<L extends Telling<GameTypes>>(telling: L, ground: GameTypes['Event'] | null): L {
  return ground === null ? telling : { ...telling, ground };
}

/** The ground after the events of a step: what the last of them set that sets one, else the ground before. */
export function groundAfter(
  teller: Pick<GameTeller<GameTypes>, 'setsGround'>,
  ground: GameTypes['Event'] | null,
  events: readonly GameTypes['Event'][],
): GameTypes['Event'] | null {
  return events.findLast((event) => teller.setsGround?.(event) === true) ?? ground;
}

/** A line of the log: literal text, and the places that it speaks of. The page adds the seat of its event. */
export interface LogLine {
  readonly text: string;
  readonly places: readonly PlaceKey[];
}

/** A legal action as the action list offers it. */
export interface ActionWords {
  /** Heading of the group that it stands in ("Place a ring", "Move"). */
  readonly group: string;
  readonly text: string;
  /** All of it in words that stand alone, the text among them; left out, group and text are read one after the other. */
  readonly whole?: string;
  /** A sentence of its own for where no heading and no key accompanies it, if that says it in other words than the text. */
  readonly alone?: string;
  readonly places: readonly PlaceKey[];
}

/** The part of a game's module that only tells: it draws nothing, and programs without a page load it, too. */
export interface GameTeller<T extends GameTypes> {
  /** One sentence for an event, or `null` for those that need none. From the event alone, names, and the ground. */
  say(event: T['Event'], telling: Telling<T>): LogLine | null;
  /** Does the event set what those after it are told by, however long ago, such as the board of a round? They come with it then. */
  setsGround?(event: T['Event']): boolean;
  actionWords(action: T['Action'], seat: Seat, telling: Telling<T>): ActionWords;
  /** One plain line for an option of the form. */
  optionWords(
    field: OptionField,
    words: WordsOf<T>,
  ): {
    readonly label: string;
    readonly hint: string;
    value(value: string): string;
    /** What tells a seat's own value from those of others; left out, its number. */
    seat?(seat: Seat): string;
  };
  /** Words for a refusal code of this game, in the reader's language. */
  refusalWords(refusal: Refusal, words: WordsOf<T>): string;
}
