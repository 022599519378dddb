import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { endOf } from './support/child-server.ts';

const LOG_OUTPUT = new URL('../src/server-log.ts', import.meta.url).href;
/** Waits for a word, writes two lines, and ends. */
const PROGRAM = `
  import { logOutput } from '${LOG_OUTPUT}';
  process.stdin.once('data', () => {
    const output = logOutput();
    output.write('the last\\n');
    output.write('words\\n');
    process.exit(3);
  });
  console.log('waiting');
`;

function program() {
  return spawn(process.execPath, ['--input-type=module-typescript', '--eval', PROGRAM], { stdio: 'pipe' });
}

test('the last lines of the log are written before the process ends', async () => {
  const child = program();
  let heard = '';
  child.stderr.on('data', (chunk: Buffer) => {
    heard += chunk.toString();
  });
  const closed = once(child, 'close');
  child.stdin.write('go');
  expect(await closed).toEqual([3, null]);
  expect(heard).toBe('the last\nwords\n');
});

test('a process ends though nobody reads its log any more', async () => {
  const child = program();
  await once(child.stdout, 'data');
  child.stderr.destroy();
  const ended = endOf(child);
  child.stdin.write('go');
  try {
    expect(await ended).toEqual({ code: 3, signal: null });
  } finally {
    child.kill('SIGKILL');
  }
});
