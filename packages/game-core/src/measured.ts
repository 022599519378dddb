import type { Game, GameTypes, Seat } from './contract.ts';

/** A moment of a match: a state, one of the seats that may act, and all that it may do. */
export interface Moment<T extends GameTypes> {
  readonly state: T['State'];
  readonly seat: Seat;
  readonly legal: readonly T['Action'][];
}

/** A kind of position whose lists are timed: its name, and examples. */
export interface MeasuredPlace<T extends GameTypes> {
  readonly name: string;
  readonly moments: readonly Moment<T>[];
}

/** How many actions were played in how many seconds. */
export interface PlayedOut {
  readonly actions: number;
  readonly seconds: number;
}

/** What the benchmark measures of one game beyond what it measures of all. */
export interface Measured<T extends GameTypes> {
  readonly game: Game<T>;
  /** The most milliseconds that listing what is legal takes. */
  readonly longestList?: number;
  /** Positions with long lists. `random` plays matches with this number of seats at random and gives their moments. */
  places?(
    random: (seats: number, matches: number) => Iterable<Moment<T>>,
    matches: number,
  ): readonly MeasuredPlace<T>[];
  /** The fewest random actions that the rules play in a second. */
  readonly fewestActions?: number;
  /** The same game in other forms. `playOut` plays at random by quick random words for about `seconds`. */
  readonly otherForms?: readonly {
    readonly name: string;
    readonly fewestActions?: number;
    playOut(words: () => number, seconds: number): PlayedOut;
  }[];
}

export type AnyMeasured = Measured<GameTypes>;
