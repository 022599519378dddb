import { join } from 'node:path';
import { ROOT } from '../settings/settings.ts';

export const WEB_FOLDER = join(ROOT, 'packages/web');
/** Where the built pages lie; those that have sample games lie beside the usual ones. */
export const PAGES_FOLDER = join(
  WEB_FOLDER,
  process.env.SAMPLE_GAMES === '1' ? 'node_modules/pages-with-samples' : 'dist',
);
