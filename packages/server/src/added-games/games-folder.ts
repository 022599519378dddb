import { resolve } from 'node:path';
import { ROOT } from '../root.ts';

/**
 * The folder of `games.json`: GAMES_DIR, else DATA_DIR. Read before the other settings, some of which name games: those are
 * read once it is known which games there are.
 */
export function gamesFolder({ GAMES_DIR, DATA_DIR }: { readonly [name: string]: string | undefined }): string {
  return resolve(ROOT, GAMES_DIR || DATA_DIR || 'data');
}
