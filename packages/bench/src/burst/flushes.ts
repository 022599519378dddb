import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** As much as a commit of a few entries writes. */
const BYTES = 8 * 1024;

/** Writes something small to the disk and waits until it is there, again and again. @returns the milliseconds of each */
export function flushTimes(folder: string, times: number): readonly number[] {
  const file = openSync(join(folder, 'flushes'), 'w');
  const page = Buffer.alloc(BYTES, 1);
  try {
    return Array.from({ length: times }, () => {
      const begin = performance.now();
      writeSync(file, page);
      fdatasyncSync(file);
      return performance.now() - begin;
    });
  } finally {
    closeSync(file);
  }
}
