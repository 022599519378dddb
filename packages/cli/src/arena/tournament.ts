import { createHash, randomBytes } from 'node:crypto';
import { endGroup } from '@boomtown/bots';
import { Piscina } from 'piscina';
import type { Tournament } from './arguments.ts';
import type { MatchResult, Side } from './match.ts';
import type { MatchJob, ProcessNews } from './match-worker.ts';

/** The jobs of a tournament. Each pair of games has the same chance, with the sides' seats exchanged. */
export function jobsOf(tournament: Tournament, seed: string): readonly MatchJob[] {
  const { entry, a, b, games, options, milliseconds, patience } = tournament;
  return Array.from({ length: games }, (_, game) => ({
    game: entry.game.info.id,
    table: `${seed}/${game}`,
    a,
    b,
    options,
    milliseconds,
    patience,
    seats: Array.from({ length: tournament.seats }, (_seat, seat): Side => ((seat + game) % 2 === 0 ? 'a' : 'b')),
    seed: createHash('sha256')
      .update(`${seed}/${game >> 1}`)
      .digest(),
  }));
}

/** Plays a tournament in worker threads; `each` is called after every match with the number of finished ones. */
export async function playTournament(
  tournament: Tournament,
  each: (done: number) => void,
): Promise<{ readonly seed: string; readonly results: readonly MatchResult[] }> {
  const seed = tournament.seed ?? randomBytes(8).toString('hex');
  const { threads } = tournament;
  const filename = new URL('./match-worker.ts', import.meta.url).href;
  const workers = new Piscina<MatchJob, MatchResult>({
    filename,
    name: 'play',
    minThreads: threads,
    maxThreads: threads,
  });
  const processes = new Set<number>();
  workers.on('message', (news: ProcessNews) => {
    if ('started' in news) processes.add(news.started);
    else processes.delete(news.ended);
  });
  const stop = endOnSignals(processes);
  let done = 0;
  try {
    const results = await Promise.all(
      jobsOf(tournament, seed).map(async (job) => {
        const result = await workers.run(job);
        done += 1;
        each(done);
        return result;
      }),
    );
    return { seed, results };
  } finally {
    await workers.destroy();
    stop();
    endGroups(processes);
  }
}

/** A program that is interrupted takes the contestants' processes with it, which lead groups of their own. */
function endOnSignals(processes: ReadonlySet<number>): () => void {
  const listeners = ENDING.map(([signal, code]) => {
    const end = (): void => {
      endGroups(processes);
      process.exit(code);
    };
    process.on(signal, end);
    return () => process.off(signal, end);
  });
  return () => {
    for (const remove of listeners) remove();
  };
}

/** With what code a shell says that a signal ended a program. */
const ENDING = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const;

function endGroups(leaders: Iterable<number>): void {
  for (const leader of leaders) endGroup(leader);
}
