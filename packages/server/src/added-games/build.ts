import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { errorMessage } from '../error-message.ts';
import { buildPagesWhenStale, CAN_BUILD } from '../pages/build.ts';
import { hashOfSources } from '../pages/folders.ts';
import { ROOT } from '../this-build.ts';
import { checkedGames } from './checked-game.ts';
import { GAMES_FILE, readGamesFile } from './games-file.ts';
import { writeRegistry } from './registry-lists.ts';
import { type AddedGamesReport, type LeftOutGame, readReport, writeReport } from './report.ts';
import { readSource } from './source-files.ts';
import type { SourceFile } from './tarball.ts';

/** Next to `games.json`: what was built from it. */
const BUILT = 'built-games';
const MOST_WORDS = 600;

/** A source of games whose files are at hand. */
interface FoundSource {
  readonly name: string;
  readonly files: readonly SourceFile[];
}

interface AskedGames {
  /** What they are made of: their files, and the sources here. */
  readonly key: string;
  readonly found: readonly FoundSource[];
  readonly leftOut: readonly LeftOutGame[];
}

/**
 * Builds in the games that `games.json` of a folder names, unless that is done, and has this process and those that it starts
 * use them. Call it before anything opens the registry. A game that does not fit is left out; nothing here ends the start.
 * `live`: the pages come from their sources, so they are not built.
 */
export async function useAddedGames(
  folder: string,
  { say, live = false }: { readonly say: (line: string) => void; readonly live?: boolean },
): Promise<readonly LeftOutGame[]> {
  const asked = await askedGames(folder);
  if (asked === null) return [];
  const built = join(folder, BUILT);
  const pages = live ? async () => {} : () => buildPagesWhenStale(say);
  try {
    const before = await readReport(built);
    if (before?.key === asked.key) return (await withPages(built, before, pages)).leftOut;
    if (asked.found.length > 0 && !CAN_BUILD) {
      throw new Error('this installation can build no pages; docs/hosting.md says how an image gets games');
    }
    say(`Building in the games of ${join(folder, GAMES_FILE)} (some seconds each) …`);
    const report = await build(built, asked);
    return (await withPages(built, report, pages)).leftOut;
  } catch (error) {
    delete process.env.ADDED_GAMES;
    const reason = `it can't be built in: ${errorMessage(error)}`;
    return [...asked.leftOut, ...asked.found.map(({ name }) => ({ source: name, reason }))];
  }
}

/** Has this process use the games of `games.json` as they were built in last. For tools, which build none. */
export function useBuiltGames(folder: string): void {
  const built = join(folder, BUILT);
  if (existsSync(join(folder, GAMES_FILE)) && existsSync(join(built, 'registry')))
    process.env.ADDED_GAMES = urlOf(built);
}

/** How the last build of this folder's games ended; `stale`: the next start builds anew. `null`: there is no `games.json`. */
export async function lookAtAddedGames(folder: string): Promise<{
  readonly report: AddedGamesReport | null;
  readonly stale: boolean;
  readonly leftOut: readonly LeftOutGame[];
} | null> {
  const asked = await askedGames(folder);
  if (asked === null) return null;
  const report = await readReport(join(folder, BUILT));
  const stale = report?.key !== asked.key;
  return { report, stale, leftOut: stale ? asked.leftOut : report.leftOut };
}

async function askedGames(folder: string): Promise<AskedGames | null> {
  const text = await readFile(join(folder, GAMES_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    // Reading it reports a file that is there and can't be read.
    return error.code === 'ENOENT' || error.code === 'ENOTDIR' ? null : '';
  });
  if (text === null) return null;
  const found: FoundSource[] = [];
  const leftOut: LeftOutGame[] = [];
  for (const { name, source } of readGamesFile(text)) {
    try {
      if (!source.ok) throw new Error(source.error);
      found.push({ name, files: await readSource(source.value, folder) });
    } catch (error) {
      leftOut.push({ source: name, reason: errorMessage(error) });
    }
  }
  const hash = createHash('sha256').update(await hashOfSources());
  hash.update(JSON.stringify(leftOut));
  for (const { name, files } of found) {
    hash.update(`\0${name}\0`);
    for (const { path, bytes } of files) hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return { key: hash.digest('hex'), found, leftOut };
}

/** Writes and checks the games in a folder next to the last build, which it then replaces. */
async function build(built: string, { key, found, leftOut }: AskedGames): Promise<AddedGamesReport> {
  const fresh = join(dirname(built), `.${BUILT}-${randomUUID()}`);
  try {
    await mkdir(fresh, { recursive: true });
    await linkPackages(fresh);
    const games: AddedGamesReport['games'] = [];
    const out = [...leftOut];
    for (const [nth, { name, files }] of found.entries()) {
      const folder = String(nth);
      await writeFiles(join(fresh, 'games', folder), files);
      const checked = await checkedGames(join(fresh, 'games', folder));
      const taken = checked.games.filter(({ id }) => games.some((other) => other.id === id));
      const faults = [...checked.faults, ...taken.map(({ id }) => `another of these games is called "${id}", too`)];
      if (faults.length > 0) out.push({ source: name, reason: faults.join('; ') });
      else games.push(...checked.games.map((game) => ({ ...game, source: name, folder })));
    }
    const report = { key, games, leftOut: out };
    await writeRegistry(fresh, games);
    await writeReport(fresh, report);
    await rm(built, { recursive: true, force: true });
    await rename(fresh, built);
    return report;
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/** Builds the pages with these games. A game that they can't be built with is left out; if it is not clear which, all are. */
async function withPages(
  built: string,
  report: AddedGamesReport,
  pages: () => Promise<void>,
): Promise<AddedGamesReport> {
  if (report.games.length === 0) return report;
  process.env.ADDED_GAMES = urlOf(built);
  try {
    await pages();
    return report;
  } catch (error) {
    const words = errorMessage(error);
    const guilty = report.games.filter(({ folder }) => words.includes(`${BUILT}/games/${folder}/`));
    const without = guilty.length > 0 ? guilty : report.games;
    const less = {
      ...report,
      // What is no game's fault, such as a full disk, may be gone at the next start: then they are built again.
      key: guilty.length > 0 ? report.key : '',
      games: report.games.filter((game) => !without.includes(game)),
      leftOut: [...report.leftOut, ...without.map(({ source }) => ({ source, reason: shortened(words) }))],
    };
    await writeRegistry(built, less.games);
    await writeReport(built, less);
    delete process.env.ADDED_GAMES;
    return withPages(built, less, pages);
  }
}

async function writeFiles(folder: string, files: readonly SourceFile[]): Promise<void> {
  for (const { path, bytes } of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
}

/** A bundler says much, in colours and with its stack. */
function shortened(words: string): string {
  const [plain = ''] = stripVTControlCharacters(words).split('\n    at ');
  const at = Math.max(0, plain.search(/error/i));
  return `the pages can't be built with it: ${plain.slice(at, at + MOST_WORDS).trim()}`;
}

/** With a slash at its end, so that files are found from it. */
const urlOf = (folder: string) => `${pathToFileURL(folder).href}/`;

/** What a game from elsewhere may import: the packages here, and the libraries that they draw with. */
const OWN = ['bots', 'game-core', 'i18n', 'scene-kit', 'stage', 'ui-kit', 'wire'];
const LIBRARIES: Readonly<Record<string, string>> = { preact: 'ui-kit', 'pixi.js': 'stage' };

/** Puts them where the games in this folder find them: those of this server, so that each is there once. */
async function linkPackages(folder: string): Promise<void> {
  const modules = join(folder, 'node_modules');
  const targets = [
    ...OWN.map((name) => [`@boomtown/${name}`, join(ROOT, 'packages', name)] as const),
    ...Object.entries(LIBRARIES).map(
      ([name, owner]) => [name, join(ROOT, 'packages', owner, 'node_modules', name)] as const,
    ),
  ];
  for (const [name, target] of targets) {
    // A running server has no libraries that only pages need.
    const real = await realpath(target).catch(() => null);
    if (real === null) continue;
    await mkdir(dirname(join(modules, name)), { recursive: true });
    await symlink(real, join(modules, name), 'junction');
  }
}
