import './with-added-games.ts';
import { resolve } from 'node:path';
import { GAMES } from '@boomtown/registry/rules';
import { runLine } from './command-line.ts';

/** `npm run boomtown -- …`: transcripts (docs/transcripts.md), and a host's commands (docs/hosting.md). */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader has seen enough, as `head` does.
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

// npm runs this in the project's folder; file names are relative to the caller's folder.
const from = process.env.INIT_CWD ?? process.cwd();
const locate = (file: string) => resolve(from, file);
const { lines, complaint, exitCode } = await runLine(process.argv.slice(2), locate, GAMES, process.env);
for (const line of lines) console.log(line);
if (complaint !== null) console.error(complaint);
process.exitCode = exitCode;
