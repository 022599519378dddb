import { gunzipSync } from 'node:zlib';

/** A file of a game; its path has slashes. */
export interface SourceFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

const BLOCK = 512;
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_FILES = 2000;
const TYPES = { file: ['0', '\0'], folder: ['5'], attributes: ['x'], globalAttributes: ['g'] };

/**
 * The files of an npm package (`npm pack`, `pnpm pack`), without the first folder of their paths. Throws, in words, where
 * there is anything but files and folders in it, or where a path leads outside.
 */
export function readTarball(packed: Uint8Array): SourceFile[] {
  const bytes = gunzipSync(packed, { maxOutputLength: MOST_BYTES });
  const files: SourceFile[] = [];
  let longPath: string | undefined;
  for (let at = 0; at + BLOCK <= bytes.length && bytes[at] !== 0; ) {
    const header = bytes.subarray(at, at + BLOCK);
    const size = Number.parseInt(text(header, 124, 12).trim() || '0', 8);
    const type = String.fromCharCode(header[156] ?? 0);
    const content = bytes.subarray(at + BLOCK, at + BLOCK + size);
    if (!(size >= 0) || content.length < size) throw new Error('it is cut off, or no package');
    const path = longPath ?? [text(header, 345, 155), text(header, 0, 100)].filter((part) => part !== '').join('/');
    longPath = undefined;
    if (TYPES.attributes.includes(type)) longPath = pathOf(content.toString());
    else if (TYPES.file.includes(type)) files.push({ path: inside(path), bytes: content });
    else if (!TYPES.folder.includes(type) && !TYPES.globalAttributes.includes(type)) {
      throw new Error(`"${path}" in it is neither a file nor a folder`);
    }
    if (files.length > MOST_FILES) throw new Error(`there are more than ${MOST_FILES} files in it`);
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  if (files.length === 0) throw new Error('there are no files in it');
  return files;
}

function text(header: Buffer, from: number, length: number): string {
  const field = header.subarray(from, from + length);
  const end = field.indexOf(0);
  return field.subarray(0, end < 0 ? length : end).toString();
}

/** A path that is too long for a header stands before it: `LENGTH path=…`. */
function pathOf(attributes: string): string | undefined {
  return /^\d+ path=(.*)$/m.exec(attributes)?.[1];
}

function inside(path: string): string {
  const [, ...parts] = path.split('/');
  const isOutside = path.startsWith('/') || path.includes('\\') || parts.some((part) => part === '..' || part === '.');
  if (isOutside || parts.length === 0 || parts.includes('')) throw new Error(`"${path}" leads outside of the package`);
  return parts.join('/');
}
