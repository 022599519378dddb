// `npm run build`: builds the web pages, whether they are stale or not.
import { buildPages } from '../packages/server/src/pages/build.ts';

try {
  await buildPages();
  console.log('The web pages are built.');
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
