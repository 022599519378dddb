import { type AnyGame, botsIn, namesIn, readTranscript, type Verified, verify } from '@boomtown/game-core';
import { isGameId } from '@boomtown/registry/ids';
import type { Person } from '@boomtown/ui-kit/sentence';
import { type BotPlayer, type GameId, isBotPlayer } from '@boomtown/wire/browser';
import { type FileFault, faultIn, type MatchFault } from './faults.ts';
import { type ReplayedMatch, recordPositions } from './replay-positions.ts';

/** The largest file that is read, in bytes; the longest matches stay far below. */
export const MOST_BYTES = 16 * 1024 * 1024;

/** A transcript that was played through. */
export interface Opened {
  /** The file, as JSON. */
  readonly raw: unknown;
  /** All that stands: the first position at least. */
  readonly replayed: ReplayedMatch;
  readonly checked:
    | { readonly ok: true; readonly verified: Verified }
    | { readonly ok: false; readonly fault: MatchFault };
}

export type OpeningResult =
  | { readonly ok: true; readonly opened: Opened }
  | { readonly ok: false; readonly fault: FileFault };

/** Does it hold as far as it goes, without having reached an end? */
export function isUnfinished({ checked }: Pick<Opened, 'checked'>): boolean {
  return checked.ok && checked.verified.outcome === null && checked.verified.ending === null;
}

type Load = (id: GameId) => Promise<AnyGame>;

/** Reads the text of a file as a transcript and plays it through. Rejects only if `load` does. */
export async function openText(text: string, load: Load): Promise<OpeningResult> {
  if (text.length > MOST_BYTES) return { ok: false, fault: { what: 'too-large' } };
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { ok: false, fault: { what: 'no-json' } };
  }
  return openTranscript(raw, load);
}

/** Plays a transcript through and checks all that it says. Rejects only if `load` does. */
export async function openTranscript(raw: unknown, load: Load): Promise<OpeningResult> {
  const read = readTranscript(raw);
  if (!read.ok) return { ok: false, fault: { what: 'no-transcript', refusal: read.error } };
  const { game: id, source } = read.value;
  if (!isGameId(id)) return { ok: false, fault: { what: 'no-such-game', game: id } };
  const rules = await load(id);
  const { positions, each } = recordPositions(source.actions);
  const replayed: ReplayedMatch = { id, rules, seats: source.seats, positions };
  try {
    const checked = verify(rules, raw, each);
    if (checked.ok) return { ok: true, opened: { raw, replayed, checked } };
    const fault = faultIn(raw, source, checked.fault);
    if ('file' in fault) return { ok: false, fault: fault.file };
    return { ok: true, opened: { raw, replayed, checked: { ok: false, fault: fault.match } } };
  } catch (error) {
    // Rules may run out of stack on what is nested too deeply for them; anything else is a bug of ours.
    if (!(error instanceof RangeError)) throw error;
    return { ok: false, fault: { what: 'too-deep' } };
  }
}

/** The names in the transcript; of a seat that has none, what `nameless` makes of it. */
export function namesOf({ raw, replayed }: Opened, nameless: (seat: number) => string): readonly string[] {
  return namesIn(raw, replayed.seats, nameless);
}

/** By seat the bot that sat there; `null` for a person, and for a bot that is none of any server's. */
export function botsOf({ raw, replayed }: Opened): readonly (BotPlayer | null)[] {
  return botsIn(raw, replayed.seats).map((bot) => (bot !== null && isBotPlayer(bot) ? bot : null));
}

/** Who sat at the table at each step. As long as nobody new comes it is the same list. */
export function peopleAt(
  { raw, replayed }: Opened,
  nameless: (seat: number) => string,
): (step: number) => readonly Person[] {
  const known = new Map<string, readonly Person[]>();
  return (step) => {
    const names = namesIn(raw, replayed.seats, nameless, step);
    const key = names.join('\n');
    const people = known.get(key) ?? names.map((name, seat) => ({ seat, name }));
    known.set(key, people);
    return people;
  };
}
