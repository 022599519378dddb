import { createBoomtown, readSettings } from '@boomtown/server';
import { pino } from 'pino';
import { ANY_LOOP, PLENTY } from './any-loop.ts';
import { reportTo } from './reporting.ts';

/**
 * Boomtown: `boomtown.ts FOLDER`, or `boomtown.ts FOLDER memory` with its records in memory. All limits are on, but high
 * enough for one address that plays a thousand tables as quickly as it can.
 */
const [dataDir = '', storage = 'disk'] = process.argv.slice(2);
const log = pino({ level: 'warn', base: null }, pino.destination(2));
const settings = readSettings({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, MAX_TABLES: '1000000' });
const boomtown = await createBoomtown(settings, log, {
  ...(storage === 'memory' ? { records: 'memory' } : {}),
  limits: {
    loop: ANY_LOOP,
    aMinute: { make: PLENTY, sit: PLENTY, join: PLENTY, read: PLENTY },
    socketsAnAddress: PLENTY,
    socketsInAll: PLENTY,
    connectionsAnAddress: PLENTY,
    connectionsInAll: PLENTY,
    watchersATable: PLENTY,
    watchersAnAddress: PLENTY,
    requestsASecond: PLENTY,
    requestsAtOnce: PLENTY,
    framesAtOnce: PLENTY,
  },
});
await boomtown.listen();
reportTo(Number(new URL(boomtown.url).port), async () => {
  await boomtown.close();
});
