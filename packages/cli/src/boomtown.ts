import { resolve } from 'node:path';
import { GAMES } from '@boomtown/server/games';
import { run } from './commands/run.ts';

/** `npm run boomtown -- verify FILE` and `… replay FILE` (docs/transcripts.md). */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // Whoever reads has seen enough, as `head` does.
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

// npm runs this in the project's folder; a file is meant where the person stands.
const from = process.env.INIT_CWD ?? process.cwd();
const { lines, complaint, exitCode } = run(process.argv.slice(2), (file) => resolve(from, file), GAMES);
for (const line of lines) console.log(line);
if (complaint !== null) console.error(complaint);
process.exitCode = exitCode;
