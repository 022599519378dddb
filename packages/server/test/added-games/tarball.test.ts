import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readSource } from '../../src/added-games/source-files.ts';
import { readTarball } from '../../src/added-games/tarball.ts';

interface Entry {
  readonly path: string;
  readonly text?: string;
  readonly type?: string;
  /** What it claims to be, if not its length. */
  readonly size?: number;
}

const BLOCK = 512;

/** A package as npm writes it. */
function packed(entries: readonly Entry[]): Buffer {
  const blocks = entries.flatMap(({ path, text = '', type = '0', size = text.length }) => {
    const header = Buffer.alloc(BLOCK);
    header.write(path, 0);
    header.write(size.toString(8).padStart(11, '0'), 124);
    header.write(type, 156);
    header.write('ustar', 257);
    const content = Buffer.alloc(Math.ceil(text.length / BLOCK) * BLOCK);
    content.write(text);
    return [header, content];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]));
}

const filesOf = (entries: readonly Entry[]) =>
  Object.fromEntries(readTarball(packed(entries)).map(({ path, bytes }) => [path, Buffer.from(bytes).toString()]));

describe('a package', () => {
  test('holds its files below one folder, whatever its name', () => {
    const long = `package/${'deep/'.repeat(30)}view.ts`;
    const files = filesOf([
      { path: 'package/', type: '5' },
      { path: 'package/package.json', text: '{}' },
      { path: 'PaxHeader/view.ts', type: 'x', text: `${long.length + 10} path=${long}\n` },
      { path: 'package/deep/deep/', text: 'x'.repeat(BLOCK + 1) },
      { path: 'package/src/wire.ts', text: '' },
    ]);
    expect(files).toEqual({
      'package.json': '{}',
      [long.slice('package/'.length)]: 'x'.repeat(BLOCK + 1),
      'src/wire.ts': '',
    });
  });

  test.each<[string, readonly Entry[], string]>([
    ['leads up', [{ path: 'package/../../etc/passwd', text: 'x' }], 'leads outside'],
    ['leads to the root', [{ path: '/etc/passwd', text: 'x' }], 'leads outside'],
    ['has backslashes', [{ path: 'package\\..\\x', text: 'x' }], 'leads outside'],
    ['lies in no folder', [{ path: 'view.ts', text: 'x' }], 'leads outside'],
    ['is a link', [{ path: 'package/view.ts', type: '2' }], 'neither a file nor a folder'],
    ['is cut off', [{ path: 'package/view.ts', text: 'x', size: 5000 }], 'cut off'],
    ['is not there', [], 'no files'],
  ])('with a file that %s is refused', (_, entries, why) => {
    expect(() => readTarball(packed(entries))).toThrow(why);
  });

  test('that differs from the pin in games.json is refused, with its own hash', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'boomtown-package-'));
    const bytes = packed([
      { path: 'package/package.json', text: '{}' },
      { path: 'package/test/rules.test.ts', text: 'left out' },
      { path: 'package/tsconfig.json', text: 'left out' },
    ]);
    await writeFile(join(folder, 'duel.tgz'), bytes);
    const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
    const found = await readSource({ package: 'duel.tgz', integrity }, folder);
    expect(found.map(({ path }) => path)).toEqual(['package.json']);
    const other = { package: 'duel.tgz', integrity: `sha512-${'A'.repeat(86)}==` };
    await expect(readSource(other, folder)).rejects.toThrow(integrity);
    await rm(folder, { recursive: true });
  });
});
