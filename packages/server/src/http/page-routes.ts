import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Router } from 'express';
import { packedFiles } from './packed-files.ts';
import { exactRouter } from './request-gates.ts';
import type { CardOf } from './table-card.ts';

/** File names in there carry a hash of their content. */
const HASHED_FOLDER = '/assets';

const INDEX = '/index.html';

/**
 * The built pages. Hashed files are cached for good. The one HTML file is revalidated each time, and serves every address of
 * a page, which is one segment below the root.
 */
export function pageRoutes(folder: string, cardOf: CardOf): Router {
  const index = join(folder, INDEX);
  const pages = packedFiles(folder, { index: false, cacheControl: false });
  const routes = exactRouter();
  routes.use(
    HASHED_FOLDER,
    packedFiles(join(folder, HASHED_FOLDER), { immutable: true, maxAge: '1y', fallthrough: false }),
  );
  routes.use(packedFiles(folder, { index: false, maxAge: 0 }));
  routes.get(/^\/[^/]*$/, async (request, response, next) => {
    // A dot at the end belongs to the sentence around a link; any other dot begins a file's extension.
    if (/\.[^/]+$/.test(request.path)) return next();
    if (!existsSync(index)) {
      response.status(503).type('text').send('The pages are not built. Start Boomtown with: npm start');
      return;
    }
    response.set('Cache-Control', 'no-cache');
    const card = await cardOf(request);
    if (card !== null) {
      const page = await readFile(index, 'utf8');
      response.vary('Accept-Language');
      response.type('html').send(page.replace('</head>', () => `${card}</head>`));
      return;
    }
    request.url = INDEX;
    pages(request, response, next);
  });
  // Deeper addresses never existed: they lead to a page, which says so or knows better.
  routes.get(/^\/[^.]*$/, (request, response, next) => {
    const segments = request.path.split('/').filter((segment) => segment !== '');
    if (segments.length === 0 || request.headers.accept?.includes('text/html') !== true) return next();
    response.set('Cache-Control', 'no-cache');
    // Relative, so that it works under any path of a host.
    const up = '../'.repeat(request.path.split('/').length - 2);
    response.redirect(302, `${up}${segments.join('-')}`);
  });
  return routes;
}
