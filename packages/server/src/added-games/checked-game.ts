import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../this-build.ts';

const CHECK = join(ROOT, 'scripts/check-added-game.mjs');
/** It takes a few seconds. Rules that never end do not hold up the start. */
const PATIENCE_MS = 120_000;
const MOST_SAID = 2000;

const Checked = z.object({
  faults: z.array(z.string()),
  games: z.array(z.object({ id: z.string(), files: z.record(z.string(), z.string().nullable()) })),
});

/** The games of a folder and the files of their exports, or what is wrong with them, in words. */
export type CheckedGames = z.infer<typeof Checked>;

/** Has a game prove itself in a process of its own, since this runs its code for the first time. */
export function checkedGames(folder: string): Promise<CheckedGames> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CHECK, folder], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    let complained = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      complained = (complained + chunk.toString()).slice(-MOST_SAID);
    });
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, PATIENCE_MS);
    child.once('error', reject);
    child.once('close', () => {
      clearTimeout(timer);
      const [last = ''] = said.trim().split('\n').slice(-1);
      const fault = (words: string) => resolve({ faults: [words], games: [] });
      if (isLate) return fault(`its check took longer than ${PATIENCE_MS / 1000} s; do its matches end?`);
      try {
        resolve(Checked.parse(JSON.parse(last)));
      } catch {
        fault(`its check ended before it was done: ${complained.trim()}`);
      }
    });
  });
}
