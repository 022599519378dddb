import { createBoomtown, readSettings } from '@boomtown/server';
import { pino } from 'pino';
import { ANY_LOOP } from './any-loop.ts';
import { reportTo } from './reporting.ts';

/**
 * Boomtown as it ships, with all its limits: `guarded.ts FOLDER`; with `unpaced` it lets everybody take of the event loop what
 * they want. It trusts forwarding headers, so that one machine can be many addresses.
 */
const [dataDir = '', unpaced] = process.argv.slice(2);
const settings = readSettings({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, TRUSTED_PROXIES: 'loopback' });
const limits = unpaced === undefined ? {} : { loop: ANY_LOOP };
const boomtown = await createBoomtown(settings, pino({ level: 'fatal', base: null }, pino.destination(2)), { limits });
await boomtown.listen();
reportTo(Number(new URL(boomtown.url).port), async () => {
  await boomtown.close();
});
