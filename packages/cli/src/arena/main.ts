import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import '../with-added-games.ts';
import { asksForHelp, readTournament, USAGE } from './arguments.ts';
import type { Contestant } from './contestant.ts';
import { neverMoved, report } from './tally.ts';
import { playTournament } from './tournament.ts';

/** `npm run arena`: plays a tournament between two bots and prints who wins how often (docs/bots.md). */
const args = process.argv.slice(2);
if (asksForHelp(args)) {
  console.log(USAGE);
  process.exit(0);
}
const tournament = readTournament(args);
if (!tournament.ok) {
  console.error(`${tournament.error}\n\n${USAGE}`);
  process.exit(2);
}
const { entry, games, a, b } = tournament.value;
const { keep } = tournament.value;
if (keep !== null) mkdirSync(keep, { recursive: true });
const { seed, results } = await playTournament(tournament.value, (done) => {
  if (done % Math.ceil(games / 10) === 0) console.error(`${done} of ${games} games`);
});
if (keep !== null) {
  for (const [i, { transcript }] of results.entries()) {
    const name = `${entry.game.info.id}-${String(i + 1).padStart(String(games).length, '0')}.boomtown.json`;
    writeFileSync(join(keep, name), JSON.stringify(transcript));
  }
}
console.log(`${entry.game.info.name}, seed ${seed}`);
for (const line of report(results, { a: nameOf(a), b: nameOf(b) })) console.log(line);
if (typeof a !== 'string' && neverMoved(results, 'a')) {
  console.error(`"${a.command}" made no move of its own: nothing was compared. What went wrong stands above.`);
  process.exit(1);
}

function nameOf(contestant: Contestant): string {
  return typeof contestant === 'string' ? contestant : contestant.command;
}
