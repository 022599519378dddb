/** On what terms a table is played, besides the game's own options: what its maker chose. */
export interface Terms {
  readonly clock: ClockTerms;
  /** May people take moves back: at once while nothing came of them, later if all others agree? */
  readonly takeback: boolean;
  /** Minutes of absence after which a substitute bot plays; 0: the table waits. */
  readonly botAfter: number;
  /** May the others, once a player is away, agree to let a bot play for them? */
  readonly vote: boolean;
  /** How many actions behind those who watch see the match until it is over; 0: as it goes on. */
  readonly watchDelay: number;
  /** Are spectators, who see the match late, shown the chances to win? Left out, they are not. */
  readonly watchChances?: boolean | undefined;
  /** How soon one sees what bots do; left out, as usual. */
  readonly botPace?: BotPace | undefined;
  /** After how many actions of another match it goes on; left out where the match is dealt. */
  readonly goesOnFrom?: number;
  /** The code of the finished table whose players keep their seats here; left out where no seat is reserved. */
  readonly companyOf?: string | undefined;
}

/** Quicker than usual are only bots that think quickly: how long one thinks tells nobody anything. */
export const BOT_PACES = ['quick', 'slow'] as const;
export type BotPace = (typeof BOT_PACES)[number];

/** How long people have to decide. A decision is one action; where several act at once it is all that one does there. */
export type ClockTerms =
  | { readonly kind: 'none' }
  /** So long for each decision. */
  | { readonly kind: 'turn'; readonly seconds: number; readonly atZero: AtZero }
  /** So long for the whole match, and a little more after each decision. */
  | { readonly kind: 'bank'; readonly seconds: number; readonly increment: number; readonly atZero: AtZero };

/**
 * What happens when a seat's time is up: the game's own timeout action is made, a bot plays on, the table waits, or, at a
 * table of two, the player loses.
 */
export const AT_ZERO = ['move', 'bot', 'wait', 'lose'] as const;
export type AtZero = (typeof AT_ZERO)[number];

/** May a table with this number of seats have these terms? Where more than two play, nobody loses on time. */
export function fitsSeats({ clock }: Terms, seats: number): boolean {
  return seats === 2 || clock.kind === 'none' || clock.atZero !== 'lose';
}

/** Chances are shown to spectators only where they can be of no use to a player. */
export function fitsDelay({ watchChances, watchDelay }: Terms): boolean {
  return watchChances !== true || watchDelay > 0;
}

/** The terms of a table whose maker asks for nothing special. */
export const DEFAULT_TERMS: Terms = {
  clock: { kind: 'none' },
  takeback: false,
  botAfter: 0,
  vote: true,
  watchDelay: 0,
};

/** The least and the most of each number in the terms. */
export const TERM_LIMITS = {
  turnSeconds: { min: 5, max: 3600 },
  bankSeconds: { min: 10, max: 36_000 },
  increment: { min: 0, max: 300 },
  botAfter: { min: 1, max: 1440 },
  watchDelay: { min: 1, max: 50 },
} as const;
