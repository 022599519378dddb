import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const GAMES = fileURLToPath(new URL('../../../games', import.meta.url));
/** Where a picture is put that differs, with the differences marked. Git ignores it. */
const DIFFERING = fileURLToPath(new URL('../../test-results/pictures', import.meta.url));

/** How far a pixel may be off, from 0 to 1, and which part of all pixels may be off further: letters are drawn a little otherwise by every browser. */
const PIXEL_TOLERANCE = 0.2;
const PART_TOLERANCE = 0.002;
/** A pixel that one and the same browser paints anew is off by no more. */
const SHADE = 0.04;

/** Is the picture the stored one of its name, as far as letters and shades go? */
export async function isAsBaseline(name: string, png: Buffer): Promise<boolean> {
  const differing = await differenceFromBaseline(name, png);
  return differing !== null && differing.part <= PART_TOLERANCE;
}

async function differenceFromBaseline(name: string, png: Buffer) {
  const baseline = await readFile(pathOf(name)).catch(() => null);
  return baseline === null ? null : differenceOf(PNG.sync.read(baseline), PNG.sync.read(png));
}

function pathOf(name: string): string {
  const [game = ''] = name.split('/');
  return join(picturesOf(game), `${name}.png`);
}

/**
 * Compares a picture with the stored one of its name, which begins with the game's id. Returns what is wrong in words, or `null`.
 * With `keep` it is stored from now on, and nothing is wrong.
 */
export async function compareWithBaseline(name: string, png: Buffer, keep: boolean): Promise<string | null> {
  const differing = await differenceFromBaseline(name, png);
  if (differing !== null && differing.part <= PART_TOLERANCE) return null;
  if (keep) {
    await write(pathOf(name), PNG.sync.write(coarsened(PNG.sync.read(png)), PACKED));
    return null;
  }
  await write(join(DIFFERING, `${name}.png`), png);
  if (differing === null) return `${name}: no picture is kept`;
  if (differing.marked !== null) await write(join(DIFFERING, `${name}.marked.png`), PNG.sync.write(differing.marked));
  return `${name}: ${(differing.part * 100).toFixed(2)} % of the picture differs`;
}

/**
 * Where the pictures of a game lie, in its folder: what its scenes looked like when a person last looked at them and found them
 * good. Two games may share a folder.
 */
function picturesOf(game: string): string {
  const folders = readdirSync(GAMES).map((folder) => join(GAMES, folder, 'test/pictures'));
  return folders.find((folder) => existsSync(join(folder, game))) ?? join(GAMES, game, 'test/pictures');
}

/** No alpha, and packed as tightly as it goes. */
const PACKED = { colorType: 2, deflateLevel: 9 } as const;
/** Of each colour's eight bits only these are stored: nobody sees the rest, and half the bytes are saved. */
const COARSE = 0xf8;

function coarsened(picture: PNG): PNG {
  for (let i = 0; i < picture.data.length; i++) picture.data[i] = (picture.data[i] ?? 0) & COARSE;
  return picture;
}

/** The part of all pixels, from 0 to 1, that differs between two pictures, however little; 1 where their sizes do. */
export function partThatDiffers(one: Buffer, other: Buffer): number {
  return differenceOf(PNG.sync.read(one), PNG.sync.read(other), { threshold: SHADE, includeAA: true }).part;
}

/** The number of colours in a picture. */
export function coloursOf(png: Buffer): number {
  const { data, width, height } = PNG.sync.read(png);
  return new Set(Array.from({ length: width * height }, (_, pixel) => data.readUInt32LE(pixel * 4))).size;
}

function differenceOf(
  baseline: PNG,
  now: PNG,
  how: { readonly threshold: number; readonly includeAA?: boolean } = { threshold: PIXEL_TOLERANCE },
): { readonly part: number; readonly marked: PNG | null } {
  const { width, height } = baseline;
  if (now.width !== width || now.height !== height) return { part: 1, marked: null };
  const marked = new PNG({ width, height });
  const count = pixelmatch(baseline.data, now.data, marked.data, width, height, how);
  return { part: count / (width * height), marked };
}

async function write(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
