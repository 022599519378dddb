import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { failed, ok, printable, type Result } from '@boomtown/game-core';

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
