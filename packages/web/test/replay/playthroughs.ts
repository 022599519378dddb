import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { bytesToHex, TRANSCRIPT_FORMAT, type Transcript } from '@boomtown/game-core';
import { readPlaythrough, seedBytes } from '@boomtown/game-testing';
import { isGameId } from '@boomtown/registry/ids';

const GAMES = new URL('../../../games/', import.meta.url);

/** All golden playthroughs of the games of this build, as transcripts, by their files' names. */
export function playthroughs(): readonly (readonly [name: string, transcript: Transcript])[] {
  return readdirSync(GAMES)
    .map((name) => new URL(`${name}/test/rules/playthroughs/`, GAMES))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.txt'));
      return files.map((file) => [file, transcriptOf(readFileSync(new URL(file, folder), 'utf8'))] as const);
    })
    .filter(([, { game }]) => isGameId(game));
}

function transcriptOf(text: string): Transcript {
  const { game, options, seats, seed, actions } = readPlaythrough(text);
  return { format: TRANSCRIPT_FORMAT, game, options, seats, seed: bytesToHex(seedBytes(seed)), actions };
}
