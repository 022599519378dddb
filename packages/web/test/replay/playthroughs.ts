import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { bytesToHex, TRANSCRIPT_FORMAT, type Transcript } from '@boomtown/game-core';
import { readPlaythrough, seedBytes } from '@boomtown/game-testing';

const GAMES = new URL('../../../games/', import.meta.url);

/** All golden playthroughs of all games, as transcripts, by their files' names. */
export function playthroughs(): readonly (readonly [name: string, transcript: Transcript])[] {
  return readdirSync(GAMES)
    .map((name) => new URL(`${name}/test/rules/playthroughs/`, GAMES))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.txt'));
      return files.map((file) => [file, transcriptOf(readFileSync(new URL(file, folder), 'utf8'))] as const);
    });
}

function transcriptOf(text: string): Transcript {
  const { game, options, seats, seed, actions } = readPlaythrough(text);
  return { format: TRANSCRIPT_FORMAT, game, options, seats, seed: bytesToHex(seedBytes(seed)), actions };
}
