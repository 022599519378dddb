import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../root.ts';

export const WEB_FOLDER = join(ROOT, 'packages/web');

/** Where the built pages lie; those that have sample games, or games that the host added, lie apart from the usual ones. */
export function pagesFolder(): string {
  const { ADDED_GAMES: added = '', SAMPLE_GAMES } = process.env;
  const samples = SAMPLE_GAMES === '1';
  if (added !== '') return fileURLToPath(new URL(samples ? 'pages-with-samples' : 'pages', added));
  return join(WEB_FOLDER, samples ? 'node_modules/pages-with-samples' : 'dist');
}
