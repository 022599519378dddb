import { verify } from '@boomtown/game-core';
import { proofWords, type Words } from '@boomtown/web/sentences';
import type { CommandResult, Games } from './command-result.ts';
import { faultInWords, readKnown, seatNamesIn } from './transcript.ts';

/** Checks a transcript and says what it proves, or where and why it does not hold. */
export function verifyInWords(raw: unknown, games: Games, words: Words): CommandResult {
  const known = readKnown(raw, games, words);
  if (!known.ok) return fails(known.error);
  const { game, source } = known.value;
  const checked = verify(game, raw);
  if (!checked.ok) return fails(faultInWords(checked.fault, game, source, raw, words));
  const names = seatNamesIn(raw, source.seats, words);
  return { lines: proofWords(checked.verified, game.info.name, names, raw, words), complaint: null, exitCode: 0 };
}

function fails(complaint: string): CommandResult {
  return { lines: [], complaint, exitCode: 1 };
}
