import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** A game that is not in this build, and why, in words for the host. */
export interface LeftOutGame {
  /** As `games.json` names it. */
  readonly source: string;
  readonly reason: string;
}

const Game = z.object({
  /** As `games.json` names it. */
  source: z.string(),
  /** Its folder among the built ones. */
  folder: z.string(),
  id: z.string(),
  /** Its exports and the file of each; a game may lack a lesson. */
  files: z.record(z.string(), z.string().nullable()),
});
const Report = z.object({
  key: z.string(),
  games: z.array(Game),
  leftOut: z.array(z.object({ source: z.string(), reason: z.string() })),
});

export type AddedGame = z.infer<typeof Game>;

/** What a build of the added games came to. `key`: what it was made of. */
export type AddedGamesReport = z.infer<typeof Report>;

const FILE = 'report.json';

/** The report in a folder of built games; `null` if there is none. */
export async function readReport(folder: string): Promise<AddedGamesReport | null> {
  try {
    return Report.parse(JSON.parse(await readFile(join(folder, FILE), 'utf8')));
  } catch {
    // A build that was cut off is done anew.
    return null;
  }
}

export function writeReport(folder: string, report: AddedGamesReport): Promise<void> {
  return writeFile(join(folder, FILE), JSON.stringify(report, null, 2));
}
