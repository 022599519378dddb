import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import {
  type AnyGame,
  failed,
  namesIn,
  ok,
  printable,
  type ReplaySource,
  type Result,
  readTranscript,
  type VerifyFault,
} from '@boomtown/game-core';
import { isGameId } from '@boomtown/registry/ids';
import { faultIn, fileFaultWords, matchFaultWords, seatName, tellerOf, type Words } from '@boomtown/web/sentences';
import type { Games } from './command-result.ts';

/** Bytes of the largest transcript that is read; the longest matches stay far below. */
const MAX_FILE_BYTES = 16 * 1024 * 1024;

/** Reads a file as JSON, or says in one line why it can't be. */
export function readTranscriptFile(path: string): Result<unknown, string> {
  const text = readText(path);
  if (!text.ok) return text;
  try {
    const value: unknown = JSON.parse(text.value);
    return ok(value);
  } catch {
    return failed(
      `${printable(path)} is not JSON, so it is not a transcript; perhaps it was cut short or is another file.`,
    );
  }
}

function readText(path: string): Result<string, string> {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    const stat = fstatSync(file);
    if (!stat.isFile()) return failed(`${printable(path)} is no file.`);
    if (stat.size > MAX_FILE_BYTES) {
      return failed(
        `${printable(path)} is larger than ${MAX_FILE_BYTES / 1024 / 1024} MiB, so it is not a transcript.`,
      );
    }
    return ok(readFileSync(file, 'utf8'));
  } catch (error) {
    return failed(`${printable(path)} can’t be read: ${reason(error)}.`);
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

function reason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EACCES') return 'you may not read it';
  return error instanceof Error ? printable(error.message) : 'for an unknown reason';
}

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

/**
 * The names of the seats: those in the transcript, where it has one for each, else their numbers.
 * @param step the action at which they sat there; left out, at the end
 */
export function seatNamesIn(raw: unknown, seats: number, words: Words, step?: number): readonly string[] {
  return namesIn(raw, seats, (seat) => seatName(seat, words), step);
}
