import { pino } from 'pino';
import { createBoomtown, readSettings } from '../../src/index.ts';
import { LATER_LAYOUT } from './later-layout.ts';

/** The server in a process of its own, like `main.ts`, as a later build will be that has added something to the stored data. */
const boomtown = await createBoomtown(readSettings(process.env), pino({ level: 'warn' }), { layout: LATER_LAYOUT });
await boomtown.listen();
process.once('SIGTERM', () => void boomtown.close().then(() => process.exit(0)));
