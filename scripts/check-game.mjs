// `npm run check-game <id>`: everything that one game has to pass. First it names all that is missing, in words; when
// nothing is, it runs the compiler, the linters and every test that plays this game.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { missingParts } from './check-game/parts.mjs';
import { missingInPlay } from './check-game/play.mjs';
import { openSources } from './check-game/sources.mjs';
import { missingWords } from './check-game/words.mjs';

/** The tests that take their games from the registry. */
const REGISTRY_TESTS = [
  'packages/games/registry/test/bots/all-games',
  'packages/server/test/mirror',
  'packages/server/test/records/golden-records',
  'packages/server/test/secrets/two-worlds',
  'packages/server/test/seats/shared-device',
  'packages/server/test/clocks/running-out',
  'packages/server/test/entries/resignations',
  'packages/server/test/faults/every-game/takebacks',
  'packages/web/test/app/route',
  'packages/web/test/games',
  'packages/web/test/guide/lessons',
  'packages/web/test/pages',
  'packages/web/test/replay/replay-positions',
  'packages/web/test/replay/open-transcript',
  'packages/web/test/words/catalogues',
];
/** Of those the ones that speak of all games at once. */
const OF_ALL = 'the keys|the catalogue|there are playthroughs';

const [id = ''] = process.argv.slice(2);
const folder = join('packages/games', id);
if (id === '' || id === 'registry' || !existsSync(folder)) {
  console.error(
    'Usage: npm run check-game <id>, the name of a folder in packages/games. A new one is made by npm run new-game.',
  );
  process.exit(1);
}
process.env.SAMPLE_GAMES = '1';
const began = Date.now();

const missing = await look();
if (missing.length > 0) {
  console.log(missing.map((line) => `MISSING ${line}`).join('\n'));
  console.log(
    `\n${missing.length === 1 ? 'One thing is' : `${missing.length} things are`} missing. The tests run when nothing is.`,
  );
  process.exit(1);
}
console.log('ok      nothing is missing');
const results = await Promise.all([statics(), tests()]);
const seconds = Math.round((Date.now() - began) / 1000);
const failed = results.flat().filter((good) => !good).length;
console.log(
  failed === 0
    ? `\n${id} passes everything (${seconds} s).`
    : `\n${id}: ${failed} of the checks above failed (${seconds} s).`,
);
process.exit(failed === 0 ? 0 : 1);

/** All that is missing: files, exports and lines of the registry first, since nothing else can be asked without them. */
async function look() {
  const sources = await openSources();
  try {
    const { missing, parts } = await missingParts(id, sources);
    return [...missing, ...missingWords(id, parts), ...(await missingInPlay(id, parts, sources))];
  } finally {
    await sources.close();
  }
}

/** One after the other, while the tests run. */
async function statics() {
  const good = [];
  for (const project of ['', 'src', 'test'].map((part) => join(folder, part))) {
    if (!existsSync(join(project, 'tsconfig.json'))) continue;
    good.push(
      await run(`types of ${project}`, [
        'node_modules/typescript/bin/tsc',
        '--noEmit',
        '--pretty',
        'false',
        '-p',
        project,
      ]),
    );
  }
  good.push(
    await run('lint', [
      'node_modules/@biomejs/biome/bin/biome',
      'check',
      '--error-on-warnings',
      folder,
      'packages/games/registry',
    ]),
  );
  const cruiser = ['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', '--config', '.dependency-cruiser.mjs'];
  good.push(await run('imports', [...cruiser, join(folder, 'src'), 'packages/games/registry/src']));
  return good;
}

function tests() {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', '--reporter=dot'];
  const named = `(?<![\\w-])${id}(?!\\w|-(?!v\\d))|${OF_ALL}`;
  return Promise.all([
    run('its own tests', [...vitest, '--project', 'unit', `${folder}/test`]),
    run('the tests of every game', [
      ...vitest,
      '--project',
      'unit',
      '--project',
      'server',
      ...REGISTRY_TESTS,
      '-t',
      named,
    ]),
  ]);
}

/** Runs a check; what it says is shown if it fails. */
function run(what, args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1' },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        said += text;
      });
    }
    child.on('close', (code) => {
      console.log(`${code === 0 ? 'ok     ' : 'FAILED '} ${what}`);
      if (code !== 0) console.log(said.trim().replace(/^/gm, '        '));
      resolve(code === 0);
    });
  });
}
