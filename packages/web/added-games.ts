import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LIST = /[\\/]games[\\/]registry[\\/]src[\\/](?:messages[\\/])?(?!added[.])[\w-]+[.]ts$/;
const IMPORT = /^import \{ addedPart \} from '[^']+';$/m;
const READ = /^const added(?:: object)? = await addedPart<.+>\('([\w-]+)'\);$/m;

/**
 * Replaces the lines that read the lists of added games (ADR 11) in a process. In pages each list is an import of its
 * own, and so is what it fetches.
 */
export function addedGames(folder: string | undefined): Plugin {
  return {
    name: 'added-games',
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (!LIST.test(file) || !IMPORT.test(code)) return null;
      const list = READ.exec(code)?.[1];
      if (list === undefined) throw new Error(`${file} reads the added games in another way than pages know`);
      const isThere = folder !== undefined && folder !== '';
      const source = isThere ? JSON.stringify(fileURLToPath(new URL(`registry/${list}.ts`, folder))) : '';
      const added = isThere ? `import { added } from ${source};` : 'const added = {};';
      return { code: code.replace(IMPORT, '').replace(READ, () => added), map: null };
    },
  };
}
