// `npm run new-game <id> -- --seats 2-4 [--hidden] [--sample]`: writes a small, whole, playable game into packages/games/<id>,
// and a line for it into each list of the registry.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeGame } from './new-game/fill.mjs';
import { enlist } from './new-game/registry.mjs';

const USAGE = 'npm run new-game <id> -- --seats 2-4 [--hidden]';
const MOST_SEATS = 6;

const wanted = readWords(process.argv.slice(2));
if (typeof wanted === 'string') {
  console.error(`${wanted}\nUsage: ${USAGE}`);
  process.exit(1);
}
const { id, hidden } = wanted;
const began = Date.now();
const files = writeGame(wanted);
enlist(wanted);
run('scripts/words.mjs', ['keys']);
run('node_modules/@biomejs/biome/bin/biome', [
  'check',
  '--write',
  join('packages/games', id),
  'packages/games/registry',
]);
install();
writeGoldens();
const seconds = Math.round((Date.now() - began) / 1000);
const folder = `packages/games/${id}`;
console.log(`
${folder} is there: ${files.length} files, in ${seconds} s. It can be played, watched, replayed, verified, and played against.

  npm run dev                   opens the pages on http://127.0.0.1:2567: its box stands on the shelf
  npm run check-game ${id}      says what is missing, and tries all that the game has to pass

Change first:
  ${folder}/src/view.ts          what a state is made of, ${hidden ? 'who sees what of it, ' : ''}what may be done, and who has won
  ${folder}/src/rules/index.ts   how a match begins, and what a move does
  ${folder}/src/messages/en.json  what is said of it
Then go on with docs/add-a-game.md.`);

/** What was asked for, or what is wrong with it. */
function readWords(words) {
  const [given, ...flags] = words;
  if (given === undefined || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(given) || given.length > 24) {
    return 'The id of the game comes first: small letters, digits and single hyphens, 24 at most (such as "brick-lane").';
  }
  if (given === 'registry' || existsSync(join('packages/games', given)))
    return `packages/games/${given} is there already.`;
  const at = flags.indexOf('--seats');
  const [, min, max] = /^([1-9])(?:-([1-9]))?$/.exec(flags[at + 1] ?? '') ?? [];
  const [least, most] = [Number(min), Number(max ?? min)];
  if (at < 0 || !(least >= 2 && most >= least && most <= MOST_SEATS)) {
    return `--seats says for how many it is: "2", "2-4", up to ${MOST_SEATS}.`;
  }
  const unknown = flags.filter(
    (flag, nth) => nth !== at && nth !== at + 1 && flag !== '--hidden' && flag !== '--sample',
  );
  if (unknown.length > 0) return `There is no "${unknown[0]}".`;
  return { id: given, min: least, max: most, hidden: flags.includes('--hidden'), sample: flags.includes('--sample') };
}

/** Writes the lock file for the new package, and notes that what it asks for is there: other scripts need not install again. */
function install() {
  const args = ['install', '--no-frozen-lockfile', '--prefer-offline', '--reporter=silent'];
  if (spawnSync('pnpm', args, { stdio: ['ignore', 2, 2], shell: process.platform === 'win32' }).status !== 0) {
    console.error('The game is written, but not installed; the lines above say why.');
    process.exit(1);
  }
  const lock = createHash('sha256').update(readFileSync('pnpm-lock.yaml')).digest('hex');
  writeFileSync('node_modules/.bootstrap-stamp', lock);
}

/** The game as it plays today: its golden playthroughs and records. */
function writeGoldens() {
  const env = { ...process.env, SAMPLE_GAMES: '1', UPDATE_PLAYTHROUGHS: '1', WRITE_RECORDS: '1' };
  const files = [join('packages/games', id, 'test/rules'), 'packages/server/test/records/golden-records'];
  const projects = ['--project', 'unit', '--project', 'server'];
  run('node_modules/vitest/vitest.mjs', ['run', ...projects, ...files, '-t', 'golden'], env);
}

/** What a script says is shown if it fails. */
function run(script, args, env = process.env) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8', env });
  if (status === 0) return;
  console.error(`${stdout}${stderr}`);
  process.exit(1);
}
