import { fileURLToPath } from 'node:url';

/** The repository's root, where `./data` lies by default. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
