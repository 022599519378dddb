import { performance } from 'node:perf_hooks';
import type { GameTypes } from '@boomtown/game-core';
import type { Bot } from '../bot.ts';
import { type AnyBotEntry, type Bots, botsFor } from '../entry.ts';
import { fastRng, startThinking } from '../thinking.ts';
import { legalAnswer, type MoveAnswer, type MoveJob } from './move-request.ts';

/** The code with which a worker ends itself whose bot answered something else than a legal action. */
export const NONSENSE_EXIT = 86;

/**
 * What a worker does with a job, by these bots: each is made when it is first needed, and reused. A bot that throws is
 * forgotten, and one that answers nonsense takes its worker with it, so that neither answers again.
 */
export function answeringWith(bots: Bots): (job: MoveJob) => MoveAnswer {
  const made = new Map<string, Bot<GameTypes>>();

  const botOf = (id: string, entry: AnyBotEntry): Bot<GameTypes> => {
    const bot = made.get(id) ?? entry.create();
    made.set(id, bot);
    return bot;
  };

  return (job) => {
    const entry = botsFor(bots, job.game);
    if (entry === undefined) return { threw: `there is no bot for ${job.game}` };
    const { view, own, seat, seen, level } = job;
    const thinking = startThinking(level, job.milliseconds, fastRng(job.chance), () => performance.now());
    let action: unknown;
    try {
      action = botOf(job.game, entry).choose(
        { view, own, seat, legal: entry.game.legal(view, own, seat), seen },
        thinking,
      );
    } catch (error) {
      made.delete(job.game);
      return { threw: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
    if (legalAnswer(entry, job, action) === null) process.exit(NONSENSE_EXIT);
    return { action };
  };
}
