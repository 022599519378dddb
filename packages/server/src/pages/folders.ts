import { join } from 'node:path';
import { ROOT } from '../settings.ts';

export const WEB_FOLDER = join(ROOT, 'packages/web');
/** Where the built pages lie. */
export const PAGES_FOLDER = join(WEB_FOLDER, 'dist');
