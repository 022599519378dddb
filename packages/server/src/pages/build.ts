import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ROOT } from '../settings/settings.ts';
import { StartFault } from '../start-fault.ts';
import { PAGES_FOLDER, WEB_FOLDER } from './folders.ts';
import { packFiles } from './pack.ts';

/** Beside the pages: the hash of what they were built from. Not served, since its name begins with a dot. */
const STAMP = '.built-from';
/** On the same disk as the pages, and in no list of sources. */
const WORKSHOP = join(WEB_FOLDER, 'node_modules');
const VITE = join(WEB_FOLDER, 'node_modules/vite/bin/vite.js');

/** Builds the pages if what they are built from has changed since the last build. `say` gets a line for the person who waits. */
export async function buildPagesWhenStale(say: (line: string) => void): Promise<void> {
  const sources = await hashOfSources();
  const built = await readFile(join(PAGES_FOLDER, STAMP), 'utf8').catch(() => '');
  if (built === sources) return;
  say('Building the web pages (first start, or their sources changed; some seconds) …');
  await buildPages();
  say('The web pages are built.');
}

/**
 * Builds the pages anew, in a folder beside the present ones that then takes their place: a process that serves or builds them
 * at the same time never has half of them. Throws a `StartFault` with what the build said when it fails.
 */
export async function buildPages(): Promise<void> {
  const sources = await hashOfSources();
  // Several threads of one process may build at once, as test files do.
  const mine = randomUUID();
  const fresh = join(WORKSHOP, `.pages-${mine}`);
  const former = join(WORKSHOP, `.former-pages-${mine}`);
  try {
    await runVite(fresh);
    await packFiles(fresh);
    await writeFile(join(fresh, STAMP), sources);
    await rename(PAGES_FOLDER, former).catch(() => undefined);
    await rename(fresh, PAGES_FOLDER).catch((error: NodeJS.ErrnoException) => {
      // Another build was quicker, and its pages are as good.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await Promise.all([fresh, former].map((folder) => rm(folder, { recursive: true, force: true })));
  }
}

/** In a process of its own, so that the server keeps nothing of it. */
function runVite(folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const build = spawn(process.execPath, [VITE, 'build', '--outDir', folder, '--emptyOutDir'], {
      cwd: WEB_FOLDER,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
    };
    build.stdout.on('data', listen);
    build.stderr.on('data', listen);
    build.once('error', reject);
    build.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new StartFault(`The web pages can't be built:\n${said}`));
    });
  });
}

/** A hash of every file that the pages are built from, names and contents. */
async function hashOfSources(): Promise<string> {
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
/** The packages whose sources can end up in a page, beside those of all games. */
const PAGE_PACKAGES = ['web', 'client', 'stage', 'scene-kit', 'ui-kit', 'i18n', 'wire', 'bots', 'game-core'];
