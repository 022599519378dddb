import type { AnyGame, ReplaySource, VerifyFault } from '@boomtown/game-core';
import { isGameId } from '@boomtown/registry/ids';
import { faultIn, fileFaultWords, matchFaultWords, tellerOf, type Words } from '@boomtown/web/sentences';
import { seatNamesIn } from './seat-names.ts';

/** What is wrong with a transcript, at which action and why, as the replay page says it. */
export function faultInWords(
  fault: VerifyFault,
  { info: { id } }: AnyGame,
  source: ReplaySource,
  raw: unknown,
  words: Words,
): string {
  const found = faultIn(raw, source, fault);
  if ('file' in found) return fileFaultWords(found.file, '', words);
  return matchFaultWords(found.match, seatNamesIn(raw, source.seats, words), isGameId(id) ? tellerOf(id) : null, words);
}
