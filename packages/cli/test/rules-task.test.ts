import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

it.skipIf(process.platform === 'win32')(
  'a task ends when npm is ended, though npm tells nobody but its shell',
  async () => {
    // What the task reads from goes on, so that it does not end by that.
    const requester = spawn(process.execPath, ['-e', `console.log('{"op":"games"}'); setInterval(() => {}, 1000)`], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    // By this it ends where the test fails.
    onTestFinished(() => void requester.kill());
    // As npm starts a task; the second command keeps the shell from becoming the task.
    const shell = spawn('sh', ['-c', 'node scripts/run.mjs rules; :'], {
      cwd: ROOT,
      env: { ...process.env, npm_lifecycle_event: 'rules' },
      stdio: [requester.stdout, 'pipe', 'ignore'],
    });
    const { stdout } = shell;
    if (stdout === null) throw new Error('the shell has no output');
    const [answer] = await once(stdout, 'data');
    expect(String(answer)).toContain('"ok":true');
    shell.kill('SIGTERM');
    // It is closed when all who hold it have ended.
    await once(stdout.resume(), 'close');
    expect(shell.signalCode).toBe('SIGTERM');
  },
);
