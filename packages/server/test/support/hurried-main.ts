import { pino } from 'pino';
import { createBoomtown, readSettings } from '../../src/index.ts';
import { type MonotonicClock, systemClock } from '../../src/monotonic-clock.ts';

/** So many times as fast as it is does time pass for the tables of this server. */
const HURRY = 50;

/** The server in a process of its own, like `main.ts`, for tests that need not wait until somebody counts as away. */
const clockwork: MonotonicClock = {
  now: () => systemClock.now() * HURRY,
  after: (ms, then) => systemClock.after(ms / HURRY, then),
};
/** Browsers come no faster than they do. */
const parts = { clockwork, unclaimedMs: 2_000 * HURRY };
const boomtown = await createBoomtown(readSettings(process.env), pino({ level: 'silent' }), parts);
await boomtown.listen();
