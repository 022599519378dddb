import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { RequestHandler } from 'express';
import { pageRoutes, type TableCardParts, tableCards } from '../http/index.ts';
import { ROOT } from '../this-build.ts';
import { pagesFolder, WEB_FOLDER } from './folders.ts';

/** `built`: the files of the last build. `live`: from the sources, changed in the browser as they change. */
export type PageServing = 'built' | 'live';

export interface ServedPages {
  readonly handler: RequestHandler;
  /** May the pages be held to the strict headers? Vite writes scripts into live ones. */
  readonly strict: boolean;
  close(): Promise<void>;
}

/** Serves the pages. Live ones use the same port for Vite's own socket, and have no cards. */
export async function servePages(serving: PageServing, http: Server, cards: TableCardParts): Promise<ServedPages> {
  if (serving === 'built') {
    return { handler: pageRoutes(pagesFolder(), tableCards(cards)), strict: true, close: async () => {} };
  }
  const { createServer } = await import('vite');
  const vite = await createServer({
    // The other loaders write the settings next to the sources, where `node --watch` would see them and restart.
    configLoader: 'runner',
    appType: 'spa',
    root: WEB_FOLDER,
    server: { middlewareMode: true, hmr: { server: http }, fs: { allow: [ROOT, ...addedFolders()] } },
  });
  return { handler: vite.middlewares, strict: false, close: () => vite.close() };
}

/** Where the games that the host added lie; none without such games. */
function addedFolders(): readonly string[] {
  const { ADDED_GAMES: added = '' } = process.env;
  return added === '' ? [] : [fileURLToPath(added)];
}
