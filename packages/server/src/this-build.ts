import { fileURLToPath } from 'node:url';
import server from '../package.json' with { type: 'json' };

/** The repository's root, where `./data` lies by default. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The version of this build. */
export const VERSION: string = server.version;
