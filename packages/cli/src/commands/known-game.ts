import { type AnyGame, failed, ok, type ReplaySource, type Result, readTranscript } from '@boomtown/game-core';
import { fileFaultWords, type Words } from '@boomtown/web/sentences';
import type { Games } from './command-result.ts';

/** The parts of a transcript that a replay needs, with its game; or why this build can't replay it, in words. */
export function readKnown(
  raw: unknown,
  games: Games,
  words: Words,
): Result<{ readonly game: AnyGame; readonly source: ReplaySource }, string> {
  const read = readTranscript(raw);
  if (!read.ok) return failed(fileFaultWords({ what: 'no-transcript', refusal: read.error }, '', words));
  const { game: id, source } = read.value;
  const game = Object.hasOwn(games, id) ? games[id] : undefined;
  if (game === undefined) return failed(fileFaultWords({ what: 'no-such-game', game: id }, '', words));
  return ok({ game, source });
}
