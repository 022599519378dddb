import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './figure.ts';

/** Ignored by git. */
const FOLDER = '.bench';

/** Where and when figures were measured: without it they mean little. */
interface Circumstances {
  readonly at: string;
  readonly node: string;
  readonly cores: number;
  readonly processor: string;
  readonly memoryGiB: number;
}

function circumstances(): Circumstances {
  return {
    at: new Date().toISOString(),
    node: process.version,
    cores: availableParallelism(),
    processor: cpus()[0]?.model ?? 'unknown',
    memoryGiB: Math.round(totalmem() / 2 ** 30),
  };
}

/** Writes the figures of one section as JSON, over those of its last run. @returns the file */
export function save(section: string, figures: readonly Figure[]): string {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${section}.json`);
  writeFileSync(file, `${JSON.stringify({ section, circumstances: circumstances(), figures }, null, 2)}\n`);
  return file;
}
