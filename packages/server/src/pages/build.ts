import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readReport } from '../added-games/report.ts';
import { StartFault } from '../error-message.ts';
import { hashOfSources, pagesFolder, WEB_FOLDER } from './folders.ts';

/** Next to the pages: the hash of what they were built from. Not served, since its name begins with a dot. */
const STAMP = '.built-from';
const VITE = join(WEB_FOLDER, 'node_modules/vite/bin/vite.js');
/** A container that only runs the server has no bundler. */
export const CAN_BUILD = existsSync(VITE);

/** Builds the pages if what they are built from has changed since the last build. `say` gets a line for the person who waits. */
export async function buildPagesWhenStale(say: (line: string) => void): Promise<void> {
  const sources = await sourcesNow();
  const built = await readFile(join(pagesFolder(), STAMP), 'utf8').catch(() => '');
  if (built === sources) return;
  say('Building the web pages (first start, or their sources changed; some seconds) …');
  await buildPages();
  say('The web pages are built.');
}

/**
 * Builds the pages anew, in a folder next to the present ones that then takes their place: a process that serves or builds them
 * at the same time never has half of them. Throws a `StartFault` with what the build said when it fails.
 */
export async function buildPages(): Promise<void> {
  const pages = pagesFolder();
  // On the same disk as the pages, and in no list of sources.
  const workshop = process.env.ADDED_GAMES ? dirname(pages) : join(WEB_FOLDER, 'node_modules');
  const sources = await sourcesNow();
  // Several threads of one process may build at once, as test files do.
  const mine = randomUUID();
  const fresh = join(workshop, `.pages-${mine}`);
  const former = join(workshop, `.former-pages-${mine}`);
  try {
    await runVite(fresh);
    await packFiles(fresh);
    await writeFile(join(fresh, STAMP), sources);
    await keepFormerFiles(pages, fresh);
    await rename(pages, former).catch(() => undefined);
    await rename(fresh, pages).catch((error: NodeJS.ErrnoException) => {
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
    // Node itself reads the configuration: Vite would write a compiled copy next to it, where a service may not write.
    const options = ['--configLoader', 'native', '--outDir', folder, '--emptyOutDir'];
    const build = spawn(process.execPath, [VITE, 'build', ...options], {
      cwd: WEB_FOLDER,
      // The user of a service may have no home, and the bundler looks for one.
      env: { HOME: tmpdir(), ...process.env },
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

/** What the pages would be built from now: the sources here, and the games that the host added. */
async function sourcesNow(): Promise<string> {
  const { ADDED_GAMES: added = '' } = process.env;
  const sources = await hashOfSources();
  return added === '' ? sources : `${sources} ${(await readReport(fileURLToPath(added)))?.key ?? ''}`;
}

/** What is written as text; pictures and fonts are packed already. */
const PACKABLE: ReadonlySet<string> = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt', '.wasm']);
/** Below this it all fits into one packet anyway. */
const WORTHWHILE_BYTES = 1024;

const withBrotli = promisify(brotliCompress);
const withGzip = promisify(gzip);

/**
 * Puts a compressed copy next to each file of a built folder that gets smaller by it: `x.js.br` and `x.js.gz`. It is done once
 * here, as tightly as it goes, so that serving costs nothing.
 */
async function packFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && PACKABLE.has(extname(entry.name)));
  for (const { parentPath, name } of files) {
    const file = join(parentPath, name);
    const plain = await readFile(file);
    if (plain.length < WORTHWHILE_BYTES) continue;
    const [brotli, zipped] = await Promise.all([
      withBrotli(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
      withGzip(plain, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    await writeFile(`${file}.br`, brotli);
    await writeFile(`${file}.gz`, zipped);
  }
}

/** The names of the files in there carry a hash of their content, so none takes the place of another. */
const HASHED_FOLDER = 'assets';
/** Next to the pages: the names of the hashed files of their own version. Not served, since its name begins with a dot. */
const OWN_FILES = '.own-files';

/**
 * Copies the hashed files of the present pages to the fresh ones, which follow them. A page that was opened before an update
 * still finds the parts that it has not fetched yet. With the update after it they are gone.
 */
export async function keepFormerFiles(pages: string, fresh: string): Promise<void> {
  const own = await filesIn(fresh);
  await writeFile(join(fresh, OWN_FILES), own.join('\n'));
  for (const name of await ownFilesOf(pages)) {
    if (own.includes(name)) continue;
    // Another build may have taken the present pages away meanwhile.
    await copyFile(join(pages, HASHED_FOLDER, name), join(fresh, HASHED_FOLDER, name)).catch(() => undefined);
  }
}

/** Pages of an older build name none: all files are their own. */
async function ownFilesOf(pages: string): Promise<readonly string[]> {
  const listed = await readFile(join(pages, OWN_FILES), 'utf8').catch(() => null);
  return listed === null ? filesIn(pages) : listed.split('\n').filter((name) => name !== '');
}

function filesIn(pages: string): Promise<readonly string[]> {
  return readdir(join(pages, HASHED_FOLDER)).catch(() => []);
}
