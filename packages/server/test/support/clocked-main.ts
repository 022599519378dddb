import { pino } from 'pino';
import { createBoomtown, readSettings } from '../../src/index.ts';
import { HandClock } from './hand-clock.ts';

/** The server in a process of its own, like `main.ts`, but with a clock that the parent process turns. */
const clock = new HandClock();
const boomtown = await createBoomtown(readSettings(process.env), pino({ level: 'silent' }), { monotonicClock: clock });
await boomtown.listen();
process.on('message', (ms: number) => {
  clock.advance(ms);
  process.send?.(clock.now());
});
