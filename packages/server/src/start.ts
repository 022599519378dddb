import { pino } from 'pino';
import type { LeftOutGame } from './added-games/index.ts';
import { RecentErrors } from './admin/index.ts';
import { createBoomtown } from './app.ts';
import { systemClock } from './monotonic-clock.ts';
import { buildPagesWhenStale } from './pages/index.ts';
import { boundedLog, logOutput } from './server-log.ts';
import { readSettings } from './settings/settings.ts';
import { startupMessage } from './startup-message.ts';
import { stopped } from './stopping.ts';

/** Starts the server of this process. `leftOut`: the games that could not be built in. */
export async function start(live: boolean, leftOut: readonly LeftOutGame[]): Promise<void> {
  const given = readSettings(process.env);
  // Vite's own pages lie at the root only.
  const settings = live ? { ...given, basePath: '' } : given;
  const errors = new RecentErrors();
  const output = logOutput();
  const hearing = {
    write(line: string) {
      output.write(line);
      errors.hear(line);
    },
  };
  const log = pino({ level: settings.logLevel, base: null }, hearing);
  const boomtown = await createBoomtown(settings, log, { pages: live ? 'live' : 'built', errors, leftOut });
  for (const { source, reason } of leftOut) log.warn({ source, reason }, 'a game of games.json is left out');
  if (!live) await buildPagesWhenStale((line) => console.log(line));
  await boomtown.listen();

  let stopping = false;
  let exitCode = 0;
  const stop = async (code: number) => {
    exitCode = Math.max(exitCode, code);
    if (stopping) return;
    stopping = true;
    try {
      const ending = await stopped(boomtown);
      console.log(ending.words);
      exitCode = Math.max(exitCode, ending.exitCode);
    } catch (err) {
      log.fatal({ err }, 'the server could not be stopped in order: nobody knows whether everything is saved');
      exitCode = 1;
    }
    process.exit(exitCode);
  };
  // The process that started it may be gone while tables go on: then its output is not read.
  process.stdout.on('error', () => undefined);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // A terminal's Ctrl+C comes twice: from it, and from the script that started this process.
      if (stopping) return;
      console.log('Stopping …');
      void stop(0);
    });
  }
  const { log: bounded } = boundedLog(log, systemClock);
  process.on('unhandledRejection', (err) => bounded.error({ err }, 'a promise was rejected and nobody minded it'));
  process.once('uncaughtException', (err) => {
    log.fatal({ err }, 'something failed that nobody caught; stopping');
    void stop(1);
  });

  for (const line of startupMessage(boomtown.url, settings)) console.log(line);
}
