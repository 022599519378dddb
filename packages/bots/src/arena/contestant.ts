import { randomInt } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { GameTypes } from '@boomtown/game-core';
import { type Level, THINKING_TIME } from '../bot.ts';
import type { AnyBotEntry } from '../entry.ts';
import { createOwnBot } from '../external/own-bot.ts';
import { fastRng, startThinking } from '../thinking.ts';
import { legalAnswer, type MoveRequest } from '../workers/move-request.ts';

/** Who plays in the arena: one of ours, chance itself, or a process of somebody else's. */
export type Contestant = Level | 'random' | { readonly command: string };

/** A contestant at the board. */
export interface Player {
  /** Makes a move, and says whether it was its own. */
  move(request: Omit<MoveRequest, 'level'>): Promise<{ readonly action: GameTypes['Action']; readonly own: boolean }>;
  close(): Promise<void>;
}

export interface PlayerSettings {
  /** Milliseconds that one of our bots may think about a move instead of its level's time. */
  readonly milliseconds: number | null;
  /** Milliseconds after which a simple move is made for a process that did not answer. */
  readonly patience: number;
}

/** Seats a contestant. */
export function playerOf(contestant: Contestant, entry: AnyBotEntry, settings: PlayerSettings): Player {
  if (contestant === 'random') return randomPlayer(entry);
  if (typeof contestant === 'string') return ourPlayer(contestant, entry, settings);
  const own = createOwnBot({ command: contestant.command, patience: settings.patience, errors: 'inherit' });
  return {
    async move(request) {
      const { action, fault } = await own.choose({ ...request, level: 'hard' });
      return { action, own: fault === null };
    },
    close: () => own.close(),
  };
}

function ourPlayer(level: Level, entry: AnyBotEntry, { milliseconds }: PlayerSettings): Player {
  const bot = entry.create();
  const rng = fastRng(randomInt(2 ** 32));
  return {
    async move(request) {
      const { view, own, seat, seen } = request;
      const time = milliseconds ?? THINKING_TIME[level];
      const thinking = startThinking(level, time, rng, () => performance.now());
      const answer = bot.choose({ view, own, seat, legal: entry.game.legal(view, own, seat), seen }, thinking);
      const action = legalAnswer(entry, { ...request, level }, answer);
      if (action === null) throw new Error(`the ${level} bot of ${request.game} answered ${JSON.stringify(answer)}`);
      return { action, own: true };
    },
    close: async () => {},
  };
}

function randomPlayer({ game }: AnyBotEntry): Player {
  const rng = fastRng(randomInt(2 ** 32));
  return {
    async move({ view, own, seat }) {
      const actions = game.legal(view, own, seat);
      const action = actions.length === 0 ? undefined : actions[rng.int(actions.length)];
      return { action: action ?? game.timeout(view, own, seat), own: true };
    },
    close: async () => {},
  };
}
