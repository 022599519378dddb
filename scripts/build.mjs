// `npm run build`: builds the web pages, whether they are stale or not.
import { buildPages } from '../packages/server/src/pages/build.ts';

await buildPages();
console.log('The web pages are built.');
