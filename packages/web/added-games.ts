import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LIST = /[\\/]games[\\/]registry[\\/]src[\\/]added[\\/](?!parts)[\w-]+[.]ts$/;

/**
 * Puts the lists of the games that the host added (ADR 11) in the place of the files that read them in a process: pages have
 * each list, and what it fetches, by an import of its own.
 */
export function addedGames(folder: string | undefined): Plugin {
  return {
    name: 'added-games',
    enforce: 'pre',
    load(id) {
      const [file = ''] = id.split('?');
      if (!LIST.test(file)) return null;
      if (folder === undefined || folder === '') return 'export const added = {};';
      const list = fileURLToPath(new URL(`registry/${basename(file, extname(file))}.ts`, folder));
      return `export { added } from ${JSON.stringify(list)};`;
    },
  };
}
