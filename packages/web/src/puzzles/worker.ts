import { dailyPuzzle, findPuzzles, type Puzzle, studied } from '@boomtown/analysis';
import type { ReplaySource } from '@boomtown/game-core';
import { BOTS } from '@boomtown/registry/bots';
import { GAME_IDS } from '@boomtown/registry/ids';
import type { GameId } from '@boomtown/wire/browser';

/** What the page asks for; a worker answers once. */
export type Search =
  | { readonly of: 'day'; readonly day: string; readonly seed: string }
  /** A match that was verified. */
  | { readonly of: 'match'; readonly game: GameId; readonly source: ReplaySource };

/** What it receives: how much of the search is done, from 0 to 1, and in the end what was found. */
export type Searched = { readonly done: number } | { readonly found: readonly Puzzle[] };

/** How often it reports its progress to the page, in milliseconds. */
const TELLS = 200;

addEventListener('message', ({ data }: MessageEvent<Search>) => {
  postMessage({ found: found(data) } satisfies Searched);
});

function found(search: Search): readonly Puzzle[] {
  if (search.of === 'day') {
    const entries = GAME_IDS.flatMap((id) => BOTS[id] ?? []);
    const puzzle = toItsEnd(dailyPuzzle(entries, search.day, search.seed));
    return puzzle === null ? [] : [puzzle];
  }
  const entry = BOTS[search.game];
  if (entry === undefined) throw new Error(`${search.game} has no bots`);
  const { seed } = search.source;
  // The same match gives everybody the same puzzles.
  const chance = new DataView(seed.buffer, seed.byteOffset).getUint32(0);
  return toItsEnd(findPuzzles(studied(entry, search.source), chance));
}

/** Nothing else is to be done in this thread; who no longer wants to know ends it. */
function toItsEnd<T>(search: Generator<number, T>): T {
  let told = performance.now();
  for (;;) {
    const step = search.next();
    if (step.done === true) return step.value;
    const now = performance.now();
    if (now - told < TELLS) continue;
    told = now;
    postMessage({ done: step.value } satisfies Searched);
  }
}
