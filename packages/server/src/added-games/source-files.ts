import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import type { GameSource } from './games-file.ts';
import { readTarball, type SourceFile } from './tarball.ts';

const MOST_FILES = 2000;
const MOST_BYTES = 64 * 1024 * 1024;
/** What a game is not made of: other packages come from this server, and settings of a compiler lead to files that are not there. */
const LEFT_OUT = /(^|\/)(node_modules|test|\.[^/]*|tsconfig[^/]*\.json)(\/|$)/;

/** The files of a game. Throws, in words, where they can't be had or are not those that were pinned. */
export async function readSource(source: GameSource, from: string): Promise<readonly SourceFile[]> {
  const files = 'folder' in source ? await folderFiles(resolve(from, source.folder)) : await packageFiles(source, from);
  return files.filter(({ path }) => !LEFT_OUT.test(path)).sort((a, b) => (a.path < b.path ? -1 : 1));
}

async function packageFiles(source: Extract<GameSource, { package: string }>, from: string): Promise<SourceFile[]> {
  const file = resolve(from, source.package);
  const packed = await readFile(file).catch((error: Error) => {
    throw new Error(`${file} can't be read: ${error.message}`);
  });
  const integrity = `sha512-${createHash('sha512').update(packed).digest('base64')}`;
  if (integrity !== source.integrity) {
    throw new Error(`it is not the package that games.json pins; the "integrity" of this one is ${integrity}`);
  }
  return readTarball(packed);
}

async function folderFiles(folder: string): Promise<SourceFile[]> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new Error(`there is no folder ${folder}`);
  const files: SourceFile[] = [];
  let size = 0;
  const waiting = [folder];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const entry of await readdir(next, { withFileTypes: true })) {
      const full = join(next, entry.name);
      const path = relative(folder, full).split(sep).join('/');
      if (LEFT_OUT.test(path)) continue;
      if (entry.isDirectory()) waiting.push(full);
      else if (entry.isFile()) {
        const bytes = await readFile(full);
        size += bytes.length;
        files.push({ path, bytes });
      }
      if (files.length > MOST_FILES || size > MOST_BYTES) {
        throw new Error(`${folder} has more than ${MOST_FILES} files, or more than 64 MB`);
      }
    }
  }
  return files;
}
