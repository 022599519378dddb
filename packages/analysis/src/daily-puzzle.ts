import type { AnyBotEntry } from '@boomtown/bots/playing';
import { textStream } from '@boomtown/game-core';
import { dailyTable, dealtMatch } from './dealt-match.ts';
import type { Puzzle } from './puzzle.ts';
import { USUAL_EFFORT } from './puzzle-effort.ts';
import { findPuzzles } from './puzzle-search.ts';

/** Matches that are dealt for a day before the next game has its turn. */
const MATCHES_A_GAME = 3;
const SEED_BYTES = 32;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The puzzle of a day: bots play a match of which all follows from day and seed, and it is searched. The games take turns from day to
 * day. `null` where nothing was found, which hardly happens. Between two steps other things may be done; each says what part of the search in the present match is done.
 * @param day such as 2026-11-30
 */
export function* dailyPuzzle(
  entries: readonly AnyBotEntry[],
  day: string,
  seed: string,
): Generator<number, Puzzle | null> {
  const offering = entries.flatMap((entry) => {
    const table = dailyTable(entry);
    return table === null ? [] : [{ entry, table }];
  });
  const first = Math.floor(Date.parse(day) / DAY_MS);
  for (let tries = 0; tries < MATCHES_A_GAME * offering.length; tries += 1) {
    const one = offering[(first + Math.floor(tries / MATCHES_A_GAME)) % offering.length];
    if (one === undefined) return null;
    yield 0;
    const rng = textStream(`puzzle ${seed} ${tries}`);
    const chance = Uint8Array.from({ length: SEED_BYTES }, () => rng.int(256));
    const match = dealtMatch(one.entry, one.table.seats, one.table.options, chance);
    const [found] = yield* findPuzzles(match, rng.int(2 ** 32), { ...USUAL_EFFORT, decisions: 12, wanted: 1 });
    if (found !== undefined) return found;
  }
  return null;
}
