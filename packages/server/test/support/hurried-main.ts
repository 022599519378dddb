import { pino } from 'pino';
import { createBoomtown, readSettings } from '../../src/index.ts';
import { type MonotonicClock, systemClock } from '../../src/monotonic-clock.ts';

/** How many times faster time passes for the tables of this server. */
const HURRY = 50;

/** The server in a process of its own, like `main.ts`, for tests that need not wait until a player counts as away. */
const monotonicClock: MonotonicClock = {
  now: () => systemClock.now() * HURRY,
  after: (ms, then) => systemClock.after(ms / HURRY, then),
};
/** Browsers come no faster than they do. */
const parts = { monotonicClock, unclaimedMs: 2_000 * HURRY, dealingMs: 10_000 * HURRY };
const boomtown = await createBoomtown(readSettings(process.env), pino({ level: 'silent' }), parts);
await boomtown.listen();
