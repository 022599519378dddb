import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { GAME_IDS } from '@boomtown/registry/ids';
import { buildPagesWhenStale } from '@boomtown/server/pages';
import { browserAtHand, launchChromium } from '../chromium.ts';
import { StartedServer } from '../started-server.ts';
import { evening, SHORT_EVENING } from './evening.ts';
import { faultsOf, rowOf, sumOf } from './evening-words.ts';
import { roomEvening } from './room/room-evening.ts';

/**
 * `npm run evening`: four people play every game through their pages, and whether they press more than they decide. With `--room` they
 * sit before a big screen, and pictures of the room are stored.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    whole: { type: 'boolean', default: false },
    room: { type: 'boolean', default: false },
    pictures: { type: 'string', default: fileURLToPath(new URL('../../test-results/room', import.meta.url)) },
  },
});
const minutes = Number(values.minutes);
if (!(minutes > 0 && minutes <= 240)) {
  console.error('--minutes takes a number up to 240.');
  process.exit(1);
}
if (!browserAtHand()) process.exit(1);
await buildPagesWhenStale((line) => console.log(line));
await using parts = new AsyncDisposableStack();
// With an address that others can open there are QR codes.
const env = values.room ? { PUBLIC_URL: 'http://boomtown.example' } : {};
const server = parts.adopt(await StartedServer.start(env), (one) => one.remove());
const browser = parts.adopt(await launchChromium(), (one) => one.close());
if (values.room) {
  console.log(`Four phones before a big screen, for ${minutes} minutes at most. Pictures: ${values.pictures}`);
  const faults = await roomEvening({
    url: server.url,
    browser,
    limitMs: minutes * 60_000,
    folder: values.pictures,
    restart: async () => {
      await server.killHard();
      await server.startAgain();
    },
    tell: (line) => console.log(line),
  });
  for (const fault of faults) console.log(`FAULT: ${fault}`);
  await parts.disposeAsync();
  process.exit(faults.length === 0 ? 0 : 1);
}
console.log(`Four people play every game, for ${minutes} minutes at most.`);
const { matches, seconds, faults } = await evening({
  url: server.url,
  browser,
  games: GAME_IDS,
  limitMs: minutes * 60_000,
  bounds: values.whole ? {} : SHORT_EVENING,
  tell: ({ game, seconds }) => console.log(`${game}: over after ${seconds} s`),
});
console.table([...matches.map(rowOf), sumOf(matches)]);
const found = [...faults, ...faultsOf(matches, GAME_IDS)];
for (const fault of found) console.log(`FAULT: ${fault}`);
console.log(`The evening took ${seconds} s.`);
process.exitCode = found.length === 0 ? 0 : 1;
