import { parseArgs } from 'node:util';
import { GAME_IDS } from '@boomtown/registry/ids';
import { buildPagesWhenStale } from '@boomtown/server/pages';
import { browserAtHand, launchChromium } from '../chromium.ts';
import { StartedServer } from '../started-server.ts';
import { evening, SHORT_EVENING } from './evening.ts';
import { faultsOf, rowOf, sumOf } from './evening-words.ts';

/** `npm run evening`: four people play every game through their pages, and whether they press more than they decide. */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    whole: { type: 'boolean', default: false },
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
const server = parts.adopt(await StartedServer.start(), (one) => one.remove());
const browser = parts.adopt(await launchChromium(), (one) => one.close());
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
