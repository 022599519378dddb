import { resolve } from 'node:path';
import { failed, ok, type Result } from '@boomtown/game-core';
import { z } from 'zod';
import { errorMessage } from '../error-message.ts';
import { ROOT } from '../this-build.ts';

/** The file in which a host names games that are not in this repository. */
export const GAMES_FILE = 'games.json';

const PATH = 'is the path of a folder, absolute or from the folder of games.json';
const PACKAGE = 'is the path of a .tgz file, absolute or from the folder of games.json';
const INTEGRITY = 'is "sha512-" and the hash in base64, as npm writes it';

const Folder = z.strictObject({ folder: z.string(PATH).min(1, PATH) });
const Package = z.strictObject({
  package: z.string(PACKAGE).regex(/\.tgz$/, PACKAGE),
  integrity: z.string(INTEGRITY).regex(/^sha512-[A-Za-z0-9+/]{86}==$/, INTEGRITY),
});

/** Where one game, or several that share rules, come from. A package is pinned; a folder is what it is at the start. */
export type GameSource = z.infer<typeof Folder> | z.infer<typeof Package>;

/** An entry of the file: what the host wrote, in short, and the source or what is wrong with it. */
export interface ListedSource {
  readonly name: string;
  readonly source: Result<GameSource, string>;
}

const MOST_SOURCES = 50;
const EXAMPLE = '[{ "folder": "my-game" }, { "package": "duel-1.0.0.tgz", "integrity": "sha512-…" }]';

/** Reads the file. One wrong entry leaves the others as they are. */
export function readGamesFile(text: string): readonly ListedSource[] {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    return [{ name: GAMES_FILE, source: failed(`it is no JSON: ${errorMessage(error)}`) }];
  }
  if (!Array.isArray(raw) || raw.length > MOST_SOURCES) {
    const wrong = `it has to be a list of at most ${MOST_SOURCES} games, such as ${EXAMPLE}`;
    return [{ name: GAMES_FILE, source: failed(wrong) }];
  }
  return raw.map((entry: unknown, nth) => listedSource(entry, nth));
}

function listedSource(raw: unknown, nth: number): ListedSource {
  const at = `${GAMES_FILE}, entry ${nth + 1}`;
  const isFolder = typeof raw === 'object' && raw !== null && 'folder' in raw;
  const isPackage = typeof raw === 'object' && raw !== null && 'package' in raw;
  if (isFolder === isPackage) {
    return { name: at, source: failed('it has to name either a "folder", or a "package" with its "integrity"') };
  }
  const read = (isFolder ? Folder : Package).safeParse(raw);
  if (read.success)
    return { name: 'folder' in read.data ? read.data.folder : read.data.package, source: ok(read.data) };
  const faults = read.error.issues.map(({ path, message }) =>
    path.length === 0 ? message : `"${String(path[0])}" ${message}`,
  );
  return { name: at, source: failed(faults.join('; ')) };
}

/**
 * The folder of `games.json`: GAMES_DIR, else DATA_DIR. Read before the other settings, some of which name games: those are
 * read once it is known which games there are.
 */
export function gamesFolder({ GAMES_DIR, DATA_DIR }: { readonly [name: string]: string | undefined }): string {
  return resolve(ROOT, GAMES_DIR || DATA_DIR || 'data');
}
