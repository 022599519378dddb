import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@boomtown/registry/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runLine } from '../src/command-line.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'boomtown-doctor-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const doctor = (...words: readonly string[]) => doctorIn(folder, words);

const doctorIn = (dataDir: string, words: readonly string[] = []) =>
  // Nobody listens on port 9 of the loopback.
  runLine(['doctor', ...words], (file) => file, GAMES, { HOST: '127.0.0.1', PORT: '9', DATA_DIR: dataDir });

describe('boomtown doctor', () => {
  it('marks what is well and what is ill, and counts it', async () => {
    const { lines, complaint, exitCode } = await doctor();
    expect(exitCode).toBe(1);
    expect(complaint).toBe('One thing is wrong (!!).');
    expect(lines.filter((line) => line.startsWith('!!  Server: nothing answers'))).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('ok  Volume'))).not.toEqual([]);
  });

  it('finds no fault in a folder that the first start will make', async () => {
    const { lines, complaint } = await doctorIn(join(folder, 'not-yet'));
    expect(lines.filter((line) => line.startsWith('--  Volume'))).toHaveLength(1);
    expect(complaint).toBe('One thing is wrong (!!).');
  });

  it('looks from outside at the address that is named', async () => {
    const { lines, complaint } = await doctor('http://127.0.0.1:9/boomtown');
    expect(complaint).toBe('2 things are wrong (!!).');
    expect(lines.at(-1)).toContain('nothing listens at 127.0.0.1:9');
  });

  it.each(['games.example', 'ftp://games.example'])('takes no %s for an address', async (word) => {
    expect(await doctor(word)).toMatchObject({ lines: [], exitCode: 2 });
  });
});
