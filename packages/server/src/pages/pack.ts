import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What is written as text; pictures and fonts are packed already. */
const PACKABLE: ReadonlySet<string> = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt', '.wasm']);
/** Below this it all fits into one packet anyway. */
const WORTHWHILE_BYTES = 1024;

const withBrotli = promisify(brotliCompress);
const withGzip = promisify(gzip);

/**
 * Puts a packed form beside each file of a built folder that gets smaller by it: `x.js.br` and `x.js.gz`. It is done once
 * here, as tightly as it goes, so that serving costs nothing.
 */
export async function packFiles(folder: string): Promise<void> {
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
