import { parseArgs } from 'node:util';
import { buildPagesWhenStale } from '@boomtown/server/pages';
import { siteAtHand } from '../../../server/test/support/site.ts';
import { night } from './night.ts';
import { prometheusAtHand } from './prometheus.ts';

/** `npm run night`: a host's night in an hour, or in fewer minutes, and whether the host could sleep. */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    tables: { type: 'string', default: '40' },
  },
});
const [minutes, tables] = [Number(values.minutes), Number(values.tables)];
if (!(minutes > 0 && minutes <= 600 && Number.isInteger(tables) && tables >= 4 && tables <= 400)) {
  console.error('--minutes takes a number up to 600, --tables a whole number from 4 to 400.');
  process.exit(1);
}
const needs = siteAtHand();
if (needs === undefined) process.exit(1);
const prometheus = prometheusAtHand();
if (prometheus === undefined) console.log('There is no Prometheus on this machine: whether alerts ring is not tried.');
await buildPagesWhenStale((line) => console.log(line));
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => stop.abort(new Error(`${signal}: the night was broken off`)));
const tell = (line: string) => console.log(line);
const faults = await night({ needs, prometheus, minutes, tables, tell, stop: stop.signal }).catch((error: unknown) => {
  if (stop.signal.aborted && error instanceof Error) return [error.message];
  throw error;
});
for (const fault of faults) console.log(`FAULT: ${fault}`);
if (faults.length === 0) console.log('The host could sleep.');
process.exit(faults.length === 0 ? 0 : 1);
