import {
  type AnyGame,
  failed,
  ok,
  printable,
  type ReplaySource,
  type Result,
  readTranscript,
} from '@boomtown/game-core';
import type { Games } from './said.ts';

/** What a transcript says that a replay needs, with its game; or why this build can't replay it, in words. */
export function readKnown(
  raw: unknown,
  games: Games,
): Result<{ readonly game: AnyGame; readonly source: ReplaySource }, string> {
  const read = readTranscript(raw);
  if (!read.ok) return failed(`This is no transcript. ${read.error.message}`);
  const { game: id, source } = read.value;
  const game = Object.hasOwn(games, id) ? games[id] : undefined;
  if (game === undefined) {
    return failed(`This build has no game "${printable(id)}"; it has ${Object.keys(games).join(', ')}.`);
  }
  return ok({ game, source });
}
