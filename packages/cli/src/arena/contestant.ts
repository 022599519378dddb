import { randomInt } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { AnyBotEntry, BotFault } from '@boomtown/bots';
import {
  createOwnBot,
  fastRng,
  type Level,
  legalAnswer,
  type MoveRequest,
  startThinking,
  THINKING_TIME,
} from '@boomtown/bots';
import type { GameTypes } from '@boomtown/game-core';

/** A contestant of the arena: one of Boomtown's bots, one without time to think, chance, or another author's process. */
export type Contestant = Level | 'instant' | 'random' | { readonly command: string };

/** A move, and why it had to be made for the contestant; `null` if it is its own. */
interface Moved {
  readonly action: GameTypes['Action'];
  readonly fault: string | null;
}

/** A contestant at the board. */
export interface Player {
  /** Makes a move; says what is wrong if it is not its own. */
  move(request: Omit<MoveRequest, 'level'>): Promise<Moved>;
  close(): Promise<void>;
}

export interface PlayerSettings {
  /** Milliseconds that one of our bots may think about a move instead of its level's time. */
  readonly milliseconds: number | null;
  /** Milliseconds after which a simple move is made for a process that did not answer. */
  readonly patience: number;
  /** Called at each start and end of a process, with its number. */
  readonly onStart?: (pid: number) => void;
  readonly onEnd?: (pid: number) => void;
}

/** Seats a contestant. */
export function playerOf(contestant: Contestant, entry: AnyBotEntry, settings: PlayerSettings): Player {
  if (contestant === 'random') return randomPlayer(entry);
  if (contestant === 'instant') return ourPlayer('hard', entry, { ...settings, milliseconds: 0 });
  if (typeof contestant === 'string') return ourPlayer(contestant, entry, settings);
  const { patience, onStart = () => {}, onEnd = () => {} } = settings;
  let why = '';
  const own = createOwnBot({
    command: contestant.command,
    bots: { [entry.game.info.id]: entry },
    patience,
    errors: 'inherit',
    onStart,
    onEnd,
    onFault: (_fault, _request, detail) => {
      why = detail;
    },
  });
  return {
    async move(request) {
      const { action, fault } = await own.choose({ ...request, level: 'hard' });
      return { action, fault: fault === null ? null : `${IN_WORDS[fault]} (${why})` };
    },
    close: () => own.close(),
  };
}

const IN_WORDS: { readonly [fault in BotFault]: string } = {
  died: 'ended',
  hung: 'no answer in time',
  nonsense: 'an answer that does not hold',
  overload: 'no time was left to ask it',
  closed: 'was closed',
};

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
      return { action, fault: null };
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
      return { action: action ?? game.timeout(view, own, seat), fault: null };
    },
    close: async () => {},
  };
}
