import type { GameTypes, Seat } from '@boomtown/game-core';
import type { Words } from '../words/words.ts';

/** Somebody at the table, as the scene and the sentences need them. */
export interface Person {
  readonly seat: Seat;
  readonly name: string;
}

/** A thing on the board that a log line, a refusal or a focused action lights; the scene knows what its keys mean. */
export type PlaceKey = string;

/** What a sentence is made from. */
export interface Telling<T extends GameTypes> {
  readonly words: Words;
  readonly people: readonly Person[];
  readonly view: T['PublicView'];
}

/** A line of the log: literal text, and the places that it speaks of. */
export interface LogLine {
  readonly text: string;
  readonly places: readonly PlaceKey[];
}

/** A legal action as the action list offers it. */
export interface ActionWords {
  /** Heading of the group that it stands in ("Place a ring", "Move"). */
  readonly group: string;
  readonly text: string;
  /** All of it in words that stand alone; left out, group and text are read one after the other. */
  readonly whole?: string;
  readonly places: readonly PlaceKey[];
}
