import { parseArgs } from 'node:util';
import { buildPagesWhenStale } from '@boomtown/server/pages';
import { type AttackSummary, type SoakSummary, soak } from './soak.ts';

/** `npm run soak`: kills the server again and again under running matches, and says whether anything was lost. */
const MINUTE_MS = 60_000;

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '45' },
    seed: { type: 'string', default: String(Date.now()) },
    attackers: { type: 'boolean', default: false },
  },
});
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());

// No start of the server waits for them then.
await buildPagesWhenStale((line) => console.log(line));
const also = values.attackers ? ', attacked half of the time' : '';
console.log(
  `Killing the server ${values.kills} times, for ${values.minutes} minutes at most${also}. Seed: ${values.seed}`,
);
const summary = await soak({
  kills: Number(values.kills),
  limitMs: Number(values.minutes) * MINUTE_MS,
  finishMs: 3 * MINUTE_MS,
  seed: values.seed,
  tell: (line) => console.log(line),
  stop: stop.signal,
  attackers: values.attackers,
});
for (const line of wordsFor(summary)) console.log(line);
process.exit(summary.faults.length === 0 && (summary.attack?.slower.length ?? 0) === 0 ? 0 : 1);

function wordsFor(summary: SoakSummary): string[] {
  const { kills, matches, acknowledged, takenBack, resigned, returns, slowestReturnMs, seconds, attack, faults } =
    summary;
  return [
    `${kills} kills in ${seconds} s; ${acknowledged} actions acknowledged; seats were come back to ${returns} times.`,
    `${takenBack} actions were taken back, ${resigned} seats given up.`,
    `After the slowest start everybody was back in ${slowestReturnMs} ms.`,
    ...matches.map(({ game, ended, underWay }) => `${game}: ${ended} matches to the end, ${underWay} under way.`),
    ...(attack === null ? [] : attackWords(attack)),
    ...(faults.length === 0
      ? ['Nothing acknowledged was lost, nothing stands half or twice, and every record plays again to what was seen.']
      : faults.map((fault) => `FAULT: ${fault}`)),
  ];
}

function attackWords({ sent, waits, slower }: AttackSummary): string[] {
  return [
    `Attacks that got through: ${Object.entries(sent)
      .map(([kind, count]) => `${count} ${kind}`)
      .join(', ')}.`,
    ...waits,
    ...(slower.length === 0
      ? ['Nobody waited longer than three times as long as without attackers.']
      : slower.map((fault) => `SLOWER: ${fault}`)),
  ];
}
