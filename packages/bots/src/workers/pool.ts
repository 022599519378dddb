import { randomInt } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { GameTypes } from '@boomtown/game-core';
import { Piscina } from 'piscina';
import { THINKING_TIME } from '../bot.ts';
import type { AnyBotEntry, Bots } from '../entry.ts';
import { NONSENSE_EXIT } from './answering.ts';
import { entryFor, legalAnswer, type MoveAnswer, type MoveJob, type MoveRequest, simpleMove } from './move-request.ts';

/** Why a simple move was made instead of the bot's. */
export type BotFault =
  /** The worker ended, ran out of memory, or its bot threw. */
  | 'died'
  /** No answer came in time. */
  | 'hung'
  /** The answer was no legal action. */
  | 'nonsense'
  /** Too many requests were waiting: this one's turn did not come in time. */
  | 'overload'
  /** The pool was closed before the bot was done. */
  | 'closed';

/** A move that was chosen. */
export interface Chosen {
  /** Always legal. */
  readonly action: GameTypes['Action'];
  /** `null` if it is the bot's own choice. */
  readonly fault: BotFault | null;
  /** How long it took, waiting for a free worker included. */
  readonly milliseconds: number;
}

/** What chooses moves for seats: a pool of workers, or a process of the host's. */
export interface Chooser {
  /** Resolves with a legal move, whatever happens to the bot. Rejects only a game that has no bots and a seat that is not to act. */
  choose(request: MoveRequest): Promise<Chosen>;
  /** Answers what is still open with simple moves and ends all that was started. */
  close(): Promise<void>;
}

export interface BotPool extends Chooser {
  /** How many requests are open, those that wait for a worker included. */
  readonly open: number;
}

export interface BotPoolSettings {
  /** How many workers think at the same time. */
  readonly threads: number;
  /** Milliseconds after which a simple move is made instead; 5000 if not given. */
  readonly patience?: number;
  /** Called for every fault, with details that a table does not need. */
  readonly onFault?: (fault: BotFault, request: MoveRequest, detail: string) => void;
  /** The most memory of a worker, in megabytes; 256 if not given. */
  readonly megabytes?: number;
  /** The bots that play. */
  readonly bots: Bots;
  /** The file of a worker that knows them (`answeringWith`). */
  readonly worker: URL;
}

interface QueuedMove {
  readonly request: MoveRequest;
  readonly entry: AnyBotEntry;
  readonly asked: number;
  readonly answer: (action: GameTypes['Action'] | null, fault: BotFault | null, detail: string) => void;
  /** Set while a worker thinks about it. */
  abort: AbortController | null;
  timer: NodeJS.Timeout | undefined;
}

const PATIENCE = 5000;
/** The part of the patience within which everything that is open shall be answered, however much that is. */
const SHARED_PART = 0.6;
/** The least time to think, in milliseconds, when there is little. */
const LEAST_TIME = 10;
/** With so little patience left, in milliseconds, a request is not given to a worker any more. */
const TOO_LATE = 250;
/** Workers give way to the threads that serve tables. */
const NICE = process.platform === 'linux' ? 10 : 0;

/** Starts a pool; its workers start with the first request. */
export function createBotPool(settings: BotPoolSettings): BotPool {
  const { threads, bots, worker, patience = PATIENCE, onFault = () => {}, megabytes = 256 } = settings;
  const queue: QueuedMove[] = [];
  const running = new Set<QueuedMove>();
  let workers: Piscina<MoveJob, MoveAnswer> | null = null;
  let closed = false;

  function start(): Piscina<MoveJob, MoveAnswer> {
    const started = new Piscina<MoveJob, MoveAnswer>({
      filename: worker.href,
      name: 'choose',
      minThreads: threads,
      maxThreads: threads,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
      niceIncrement: NICE,
    });
    // A worker that fails between two jobs is replaced like any other; nobody waits for it.
    started.on('error', () => {});
    return started;
  }

  async function choose(request: MoveRequest): Promise<Chosen> {
    const entry = entryFor(bots, request);
    return new Promise((resolve) => {
      const asked = performance.now();
      const waiting: QueuedMove = {
        request,
        entry,
        asked,
        answer(action, fault, detail) {
          clearTimeout(waiting.timer);
          if (fault !== null) onFault(fault, request, detail);
          resolve({
            action: action ?? simpleMove(entry, request),
            fault,
            milliseconds: performance.now() - asked,
          });
        },
        abort: null,
        timer: undefined,
      };
      waiting.timer = setTimeout(() => giveUp(waiting), patience);
      queue.push(waiting);
      if (closed) giveUp(waiting);
      else next();
    });
  }

  function giveUp(waiting: QueuedMove): void {
    const place = queue.indexOf(waiting);
    if (place !== -1) queue.splice(place, 1);
    const abort = waiting.abort;
    waiting.abort = null;
    waiting.answer(null, closed ? 'closed' : abort === null ? 'overload' : 'hung', `no answer within ${patience} ms`);
    // Ends the worker; another one takes its place.
    abort?.abort();
  }

  /** Hands requests to workers as long as one is free, so that none waits behind a bot that hangs. */
  function next(): void {
    while (running.size < threads) {
      const waiting = queue.shift();
      if (waiting === undefined) return;
      if (performance.now() - waiting.asked > patience - TOO_LATE) giveUp(waiting);
      else void run(waiting);
    }
  }

  async function run(waiting: QueuedMove): Promise<void> {
    running.add(waiting);
    const abort = new AbortController();
    waiting.abort = abort;
    // Piscina starts no more workers after one failed on its way up.
    if (workers !== null && workers.threads.length === 0) {
      void workers.destroy();
      workers = null;
    }
    workers ??= start();
    const job = { ...waiting.request, milliseconds: timeFor(waiting), chance: randomInt(2 ** 32) };
    let done: MoveAnswer;
    try {
      done = await workers.run(job, { signal: abort.signal });
    } catch (error) {
      done = { threw: error instanceof Error ? error.message : String(error) };
    }
    running.delete(waiting);
    // Else it was given up.
    if (waiting.abort !== null) settle(waiting, done);
    if (!closed) next();
  }

  function settle(waiting: QueuedMove, done: MoveAnswer): void {
    waiting.abort = null;
    if ('threw' in done) {
      const nonsense = done.threw.endsWith(`: ${NONSENSE_EXIT}`);
      waiting.answer(null, nonsense ? 'nonsense' : 'died', done.threw);
      return;
    }
    const action = legalAnswer(waiting.entry, waiting.request, done.action);
    waiting.answer(action, action === null ? 'nonsense' : null, JSON.stringify(done.action) ?? 'undefined');
  }

  /** The level's time, or an even share of what there is when many wait. */
  function timeFor({ request, asked }: QueuedMove): number {
    const left = asked + patience * SHARED_PART - performance.now();
    const share = (left * threads) / (queue.length + running.size);
    return Math.max(LEAST_TIME, Math.min(THINKING_TIME[request.level], share));
  }

  return {
    choose,
    get open() {
      return queue.length + running.size;
    },
    async close() {
      closed = true;
      for (const waiting of [...queue, ...running].filter((one) => queue.includes(one) || one.abort !== null)) {
        giveUp(waiting);
      }
      await workers?.destroy();
    },
  };
}
