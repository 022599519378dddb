// Only in test:all: it installs a copy of the project, and two new games in it play everything that a game has to pass.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');
/** What no copy needs: what is installed, was built, or belongs to one place. */
const LEFT_OUT = /(^|[\\/])(node_modules|dist)$|^(\.git|\.vitest|data)$/;
const PATIENCE_MS = 1_200_000;

let copy = '';
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'boomtown-new-game-'));
  cpSync(ROOT, copy, { recursive: true, filter: (path) => !LEFT_OUT.test(relative(ROOT, path)) });
  const installed = run(join(ROOT, 'node_modules/.bin/pnpm'), 'install', '--frozen-lockfile', '--prefer-offline');
  expect(installed.said).toMatch(/Done in/);
}, PATIENCE_MS);
afterAll(() => rmSync(copy, { recursive: true, force: true }), PATIENCE_MS);

/** Runs a command in the copy. */
function run(command: string, ...words: readonly string[]) {
  const env: NodeJS.ProcessEnv = { ...process.env, NO_COLOR: '1' };
  // Settings of the tests that run this one are none of the copy's.
  for (const name of Object.keys(env)) if (/^(VITEST|EVERYDAY|LONG|SAMPLE_GAMES|NODE_ENV)/.test(name)) delete env[name];
  const { status, stdout, stderr } = spawnSync(command, words, { cwd: copy, encoding: 'utf8', env });
  return { good: status === 0, said: `${stdout}${stderr}` };
}

const task = (...words: readonly string[]) => run(process.execPath, 'scripts/run.mjs', ...words);

describe('a new game', () => {
  test.each([
    ['brick-lane', '2-4', '--hidden'],
    ['duel', '2'],
  ])(
    '"%s" for %s passes everything as it was written',
    (id, ...flags) => {
      const written = task('new-game', id, '--seats', ...flags);
      expect(written.good, written.said).toBe(true);
      expect(written.said).toContain(`npm run check-game ${id}`);
      const checked = task('check-game', id);
      expect(checked.good, checked.said).toBe(true);
    },
    PATIENCE_MS,
  );

  test(
    'as the tutorial ends with it, which no shelf shows, passes everything',
    () => {
      const checked = task('check-game', 'stone-wall');
      expect(checked.good, checked.said).toBe(true);
    },
    PATIENCE_MS,
  );

  test(
    'gets a list of all that it lacks: file, export, key, language',
    () => {
      const src = join(copy, 'packages/games/brick-lane/src');
      const change = (file: string, from: RegExp, to: string) => {
        const text = readFileSync(join(src, file), 'utf8');
        expect(text).toMatch(from);
        writeFileSync(join(src, file), text.replace(from, to));
      };
      renameSync(join(src, 'bots/index.ts'), join(src, 'bots/elsewhere.ts'));
      change('messages/de.json', /\n\s*"say-played":\s*"[^"]*",/, '');
      change('messages/es.json', /"do-play": "[^"]*"/, '"do-play": "en la fila {row}"');
      change('messages/it.json', /\{name\} pesca \{card\}/, '{name} pesca {carta}');
      change('messages/en.json', /\n\s*"tagline":\s*"[^"]*",/, '');
      change('view.ts', /played: \{ seat, card, cell \}/, 'played: { seat, card }');
      change('../package.json', /\n\s*"boomtown": \{[^}]*\},/, '');
      change('../../registry/src/replay.ts', /\n[^\n]*brick-lane\/rules[^\n]*/, '');
      const { good, said } = task('check-game', 'brick-lane');
      expect(good).toBe(false);
      for (const named of [
        /bots\/index\.ts: there is no such file \(it exports "bots"\)/,
        /messages\/de\.json: "say-played", in English/,
        /messages\/es\.json: "do-play" lacks the blank \{column\}/,
        /messages\/it\.json: "say-drew" has the blank \{carta\}, which the English sentence lacks/,
        /messages\/en\.json: "tagline"/,
        /rules: the shape of the event "played" lacks the field "cell"/,
        /package\.json: states no version of the contract/,
        /registry\/src\/replay\.ts: has no line for '@boomtown\/brick-lane\/rules'/,
      ]) {
        expect(said).toMatch(named);
      }
    },
    PATIENCE_MS,
  );

  test.each([
    [['Bad Id', '--seats', '2'], 'small letters'],
    [['constructo', '--seats', '2'], 'is there already'],
    [['fine', '--seats', '1-9'], '--seats says'],
    [['fine'], '--seats says'],
    [['fine', '--seats', '2', '--secret'], 'There is no "--secret"'],
  ])('is not made from %j, and nothing is written', (words, why) => {
    const { good, said } = task('new-game', ...words);
    expect(good).toBe(false);
    expect(said).toContain(why);
    expect(said).toContain('Usage: npm run new-game');
  });
});
