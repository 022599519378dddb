import { readHex } from './commitments.ts';
import type { Outcome, Seat } from './contract.ts';
import type { Ending } from './ending.ts';
import type { Fairness } from './fairness.ts';
import type { Continued, ReplaySource } from './match.ts';
import { printable } from './printable.ts';
import { malformed, ok, type Result } from './result.ts';
import { isListOf, isObject, isWhole } from './shape.ts';
import { fitText, shortened } from './shown-text/fit-text.ts';

export const TRANSCRIPT_FORMAT = 'boomtown-transcript/1';

/** A game as one JSON file (`*.boomtown.json`). It holds the seed: a running game's is for the server alone. */
export interface Transcript {
  readonly format: typeof TRANSCRIPT_FORMAT;
  readonly game: string;
  readonly options: object;
  readonly seats: number;
  /** 64 hex digits. */
  readonly seed: string;
  readonly names?: readonly string[];
  /** Who sat at a seat before a new player took it, oldest first; missing where nobody did. */
  readonly former?: readonly FormerName[];
  /** By seat the bot that sat there, its level or `own:` and the name of a program of the host's; `null` for a person. Missing where no bot sat. */
  readonly bots?: readonly (string | null)[];
  readonly actions: readonly TranscriptAction[];
  readonly outcome?: Outcome | null;
  /** How the table says that it ended, where a player resigned; the rules' `outcome` may then be `null`. */
  readonly ending?: Ending;
  readonly fairness?: Fairness;
  /** Where the match went on from a moment of another one; missing where it was dealt. */
  readonly from?: Continued;
}

/** Up to action `until`, that one included, the seat was held by another player, of this name. */
export interface FormerName {
  readonly seat: number;
  readonly name: string;
  readonly until: number;
}

export interface TranscriptAction {
  readonly seat: number;
  readonly action: unknown;
  /** Milliseconds since 1970. */
  readonly at?: number;
}

/**
 * Reads what a replay needs of a transcript: game, options, seats, seed, actions, and what it goes on from. `names`, `former`, `bots`, `at`,
 * `outcome`, `ending` and `fairness` are not looked at here (see `verify`). Fails with `malformed`.
 */
export function readTranscript(raw: unknown): Result<{ readonly game: string; readonly source: ReplaySource }> {
  if (!isObject(raw) || raw.format !== TRANSCRIPT_FORMAT) {
    return malformed(
      isObject(raw) && isOtherVersion(raw.format)
        ? `Its format is "${printable(raw.format)}"; this version reads "${TRANSCRIPT_FORMAT}".`
        : `A transcript is a JSON object whose "format" is "${TRANSCRIPT_FORMAT}".`,
    );
  }
  const { game, options, seats, seed: seedText, actions, from } = raw;
  if (typeof game !== 'string') return malformed('The transcript names no game.');
  if (!isObject(options)) return malformed('The transcript has no options object.');
  if (!isWhole(seats, 0, Number.MAX_SAFE_INTEGER)) return malformed('The transcript has no number of seats.');
  const seed = readHex(seedText, 32);
  if (seed === undefined) return malformed('The seed of a transcript is 64 hex digits.');
  if (!Array.isArray(actions)) return malformed('The transcript has no list of actions.');
  if (from !== undefined && !isContinued(from)) {
    return malformed('What a transcript goes on from has the number of a step, and a state.');
  }
  const made = actions.map((entry: unknown) =>
    // An entry that is none replays as an action of no seat, so that the fault is found with its index.
    isObject(entry) ? { seat: typeof entry.seat === 'number' ? entry.seat : -1, action: entry.action } : NO_ACTION,
  );
  return ok({ game, source: { options, seats, seed, actions: made, ...(from === undefined ? {} : { from }) } });
}

/**
 * Looks at what a replay does not need, where it is there: `names`, one a seat, the `former` names, the `bots`, and the
 * time `at` of each action. Fails with `malformed` where it is something else.
 */
export function readUnreplayed(raw: unknown, seats: number): Result<null> {
  const { names, former, bots, actions }: Readonly<Record<string, unknown>> = isObject(raw) ? raw : {};
  if (names !== undefined && !(isListOf(names, (name) => typeof name === 'string') && names.length === seats)) {
    return malformed('The names of a transcript are a list of texts, one for each seat.');
  }
  if (former !== undefined && !isListOf(former, isFormerName)) {
    return malformed(
      'The former names of a transcript each have a seat, a name, and until which action it was theirs.',
    );
  }
  if (bots !== undefined && !(isListOf(bots, isBotOrNone) && bots.length === seats)) {
    return malformed('The bots of a transcript are a list of texts, one for each seat, or null where a person sat.');
  }
  const made: readonly unknown[] = Array.isArray(actions) ? actions : [];
  const index = made.findIndex((entry) => isObject(entry) && 'at' in entry && !isMoment(entry.at));
  if (index === -1) return ok(null);
  return malformed(
    `The time "at" of action ${index + 1} is no whole number; it is counted in milliseconds since 1970.`,
  );
}

function isContinued(value: unknown): value is Continued {
  return isObject(value) && isWhole(value.step, 0, Number.MAX_SAFE_INTEGER) && isObject(value.state);
}

/** A moment that a date can stand for. */
const isMoment = (at: unknown) => isWhole(at, 0, 8.64e15);

const NO_ACTION = { seat: -1, action: null };

function isOtherVersion(format: unknown): format is string {
  return typeof format === 'string' && format.startsWith(TRANSCRIPT_FORMAT.slice(0, -1));
}

const LONGEST_NAME = 40;
/** How many seats get a name at most: a file may claim any number. */
const MAX_NAMES = 100;

function isFormerName(value: unknown): value is FormerName {
  return (
    isObject(value) &&
    typeof value.name === 'string' &&
    isWhole(value.seat, 0, Number.MAX_SAFE_INTEGER) &&
    isWhole(value.until, 0, Number.MAX_SAFE_INTEGER)
  );
}

const isBotOrNone = (value: unknown): value is string | null => value === null || typeof value === 'string';

/** By seat the bot that sat there as the transcript has it, as harmless text; `null` for a person, and where it says nothing of bots. */
export function botsIn(raw: unknown, seats: number): readonly (string | null)[] {
  const { bots }: Readonly<Record<string, unknown>> = isObject(raw) ? raw : {};
  const said: readonly unknown[] = Array.isArray(bots) ? bots : [];
  return Array.from({ length: Math.min(seats, MAX_NAMES) }, (_, seat) => {
    const bot = said[seat];
    return typeof bot === 'string' ? printable(shortened(bot, LONGEST_NAME)) : null;
  });
}

/**
 * The names of the seats: those in the transcript, where it has them, as harmless text; else `nameless`.
 * @param step the action by which those are named who sat there then; left out, those who sat there last
 */
export function namesIn(
  raw: unknown,
  seats: number,
  nameless: (seat: Seat) => string,
  step = Number.POSITIVE_INFINITY,
): readonly string[] {
  const { names, former }: Readonly<Record<string, unknown>> = isObject(raw) ? raw : {};
  const last: readonly unknown[] = Array.isArray(names) ? names : [];
  const before: readonly FormerName[] = Array.isArray(former) ? former.filter(isFormerName) : [];
  return Array.from({ length: Math.min(seats, MAX_NAMES) }, (_, seat) => {
    const then = before.find((one) => one.seat === seat && step <= one.until);
    const name = then === undefined ? last[seat] : then.name;
    const shown = typeof name === 'string' ? fitText(shortened(name, LONGEST_NAME)) : '';
    return shown === '' ? nameless(seat) : shown;
  });
}
