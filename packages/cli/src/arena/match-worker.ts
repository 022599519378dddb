import { parentPort } from 'node:worker_threads';
import { type AnyBotEntry, botsFor } from '@boomtown/bots';
import { BOTS } from '@boomtown/registry/bots';
import { type Contestant, type Player, type PlayerSettings, playerOf } from './contestant.ts';
import { type MatchResult, type MatchSetup, playMatch } from './match.ts';

/** A match for a worker of the arena. */
export interface MatchJob extends MatchSetup, PlayerSettings {
  readonly game: string;
  readonly a: Contestant;
  readonly b: Contestant;
}

/** Boomtown's bots stay from match to match: their knowledge of boards is slow to build up. */
const seated = new Map<string, Player>();

/** Plays one match. */
export async function play(job: MatchJob): Promise<MatchResult> {
  const entry = botsFor(BOTS, job.game);
  if (entry === undefined) throw new Error(`there are no bots for ${job.game}`);
  const players = { a: seat(job.a, entry, job), b: seat(job.b, entry, job) };
  try {
    return await playMatch(entry, job, players);
  } finally {
    for (const player of [players.a, players.b]) if (![...seated.values()].includes(player)) await player.close();
  }
}

function seat(contestant: Contestant, entry: AnyBotEntry, job: MatchJob): Player {
  if (typeof contestant !== 'string') {
    return playerOf(contestant, entry, {
      ...job,
      onStart: (pid) => tell({ started: pid }),
      onEnd: (pid) => tell({ ended: pid }),
    });
  }
  const player = seated.get(contestant) ?? playerOf(contestant, entry, job);
  seated.set(contestant, player);
  return player;
}

/** A worker reports the processes that it started, so that they can be ended when it no longer can. */
export type ProcessNews = { readonly started: number } | { readonly ended: number };

function tell(news: ProcessNews): void {
  parentPort?.postMessage(news);
}
