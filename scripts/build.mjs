// `npm run build`: builds the web pages, whether they are stale or not, with the games of games.json (docs/hosting.md).
import { gamesFolder, useAddedGames } from '../packages/server/src/added-games/index.ts';
import { buildPages } from '../packages/server/src/pages/build.ts';

try {
  // Those that can't be built in are reported, and do not end this.
  const leftOut = await useAddedGames(gamesFolder(process.env), { say: console.log });
  for (const { source, reason } of leftOut) console.error(`${source} is left out: ${reason}`);
  await buildPages();
  if (process.env.ADDED_GAMES) {
    // Where nothing can be built any more, a server that has to do without these games has its pages, too.
    delete process.env.ADDED_GAMES;
    await buildPages();
  }
  console.log('The web pages are built.');
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
