import { spawnSync } from 'node:child_process';

const FIRST_WORD = /^[\w./-]+(?=\s|$)/;

/** Is there a program by which this line for a shell begins? Where that is not plain to see, it is taken to be. */
export function commandIsThere(command: string): boolean {
  const [word] = FIRST_WORD.exec(command.trim()) ?? [];
  if (word === undefined || process.platform === 'win32') return true;
  return spawnSync('/bin/sh', ['-c', 'command -v "$1"', 'sh', word], { stdio: 'ignore' }).status === 0;
}
