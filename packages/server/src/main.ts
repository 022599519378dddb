import { gamesFolder, useAddedGames } from './added-games/index.ts';
import { StartFault } from './error-message.ts';
import { VERSION } from './this-build.ts';

if (process.argv.includes('--version')) {
  console.log(`Boomtown ${VERSION}`);
  process.exit(0);
}

try {
  const words = process.argv.slice(2);
  const live = words.includes('--dev');
  // Not repeated: it may be a secret.
  if (words.some((word) => word !== '--dev')) {
    throw new StartFault(
      'After "npm start --" only --version is read. Settings are environment variables: PORT=2568 npm start',
    );
  }
  const leftOut = await useAddedGames(gamesFolder(process.env), { say: (line) => console.log(line), live });
  // Only now: with the server the registry is opened, and which games it has is clear from here on.
  const { start } = await import('./start.ts');
  await start(live, leftOut);
} catch (error) {
  // A fault in words needs no stack; anything else is a bug, and its stack helps.
  console.error(error instanceof StartFault ? `Boomtown can't start.\n${error.message}` : error);
  process.exit(1);
}
