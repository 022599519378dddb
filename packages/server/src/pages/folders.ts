import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../this-build.ts';

export const WEB_FOLDER = join(ROOT, 'packages/web');

/** Where the built pages lie; those that have sample games, or games that the host added, lie apart from the usual ones. */
export function pagesFolder(): string {
  const { ADDED_GAMES: added = '', SAMPLE_GAMES } = process.env;
  const samples = SAMPLE_GAMES === '1';
  if (added !== '') return fileURLToPath(new URL(samples ? 'pages-with-samples' : 'pages', added));
  return join(WEB_FOLDER, samples ? 'node_modules/pages-with-samples' : 'dist');
}

/** A hash of every file of this repository that the pages are built from, names and contents. */
export async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256')
    .update(LAYOUT)
    .update(`samples ${process.env.SAMPLE_GAMES ?? ''}`);
  for (const file of await sourceFiles()) {
    hash
      .update(relative(ROOT, file))
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  }
  return hash.digest('hex');
}

async function sourceFiles(): Promise<string[]> {
  const packages = join(ROOT, 'packages');
  const games = await readdir(join(packages, 'games'));
  const folders = [...PAGE_PACKAGES, ...games.map((name) => join('games', name))];
  const listed = await Promise.all(
    folders.map((name) => readdir(join(packages, name, 'src'), LISTING).catch(() => [])),
  );
  const found = listed
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const own = await readdir(WEB_FOLDER, { withFileTypes: true });
  const settings = own.filter((entry) => entry.isFile()).map(({ name }) => join(WEB_FOLDER, name));
  const assets = await readdir(join(WEB_FOLDER, 'public'), LISTING).catch(() => []);
  const copied = assets.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return [...found, ...settings, ...copied, join(ROOT, 'pnpm-lock.yaml')].sort();
}

/** Goes up when what is done with Vite's files changes. */
const LAYOUT = 'packed';
const LISTING = { recursive: true, withFileTypes: true } as const;
/** The packages whose sources can end up in a page, besides those of all games. */
const PAGE_PACKAGES = ['web', 'client', 'stage', 'scene-kit', 'ui-kit', 'i18n', 'wire', 'bots', 'game-core'];
