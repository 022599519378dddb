import { spawnSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { isObject } from '@boomtown/game-core';
import type { AnyBotEntry, Bots } from '../entry.ts';
import { entryFor, legalAnswer, type MoveRequest, simpleMove } from '../workers/move-request.ts';
import type { BotFault, Chooser, Chosen } from '../workers/pool.ts';
import { BotProcess } from './bot-process.ts';

export interface OwnBotSettings {
  /** What a shell starts the process with, such as `python3 mybot.py`. */
  readonly command: string;
  /** Milliseconds for one answer, the wait for those before it included; 5000 if not given. */
  readonly patience?: number;
  /** The most memory of the process, in megabytes; 1024 if not given (Node needs 600 to start). Enforced on Linux. */
  readonly megabytes?: number;
  /** What becomes of its standard error; `ignore` if not given. */
  readonly errors?: 'inherit' | 'ignore';
  readonly onFault?: (fault: BotFault, request: MoveRequest, detail: string) => void;
  /** Called at each start and end of a process, with its number. */
  readonly onStart?: (pid: number) => void;
  readonly onEnd?: (pid: number) => void;
  /** The games that it may be asked about. */
  readonly bots: Bots;
}

/** With so little patience left, in milliseconds, the process is not asked any more. */
const TOO_LATE = 50;
/** For how many tables it is remembered which events their bot has received. */
const MAX_TABLES = 1000;

/**
 * A bot that another player wrote, as a process that speaks by lines (docs/bots.md): one line a decision goes in, one
 * action comes out. It gets what its seat sees and nothing else. Whatever it does, a legal move is made.
 */
export function createOwnBot(settings: OwnBotSettings): Chooser {
  const { command, bots, patience = 5000, megabytes = 1024, errors = 'ignore', onFault = () => {} } = settings;
  const process = new BotProcess(command, { megabytes, errors, onStart: settings.onStart, onEnd: settings.onEnd });
  /** How many events it was sent, by table and seat. */
  const sentCounts = new Map<string, number>();
  let turn: Promise<unknown> = Promise.resolve();
  let closed = false;

  async function choose(request: MoveRequest): Promise<Chosen> {
    const asked = performance.now();
    const entry = entryFor(bots, request);
    // One question after the other: the process need not know that there are several tables.
    const chosen = turn.then(async () => {
      const { action, fault, detail } = await decide(entry, request, asked + patience);
      if (fault !== null) onFault(fault, request, detail);
      return { action: action ?? simpleMove(entry, request), fault, milliseconds: performance.now() - asked };
    });
    turn = chosen.catch(() => {});
    return chosen;
  }

  async function decide(entry: AnyBotEntry, request: MoveRequest, until: number) {
    if (closed) return { action: null, fault: 'closed', detail: command } as const;
    const left = until - performance.now();
    if (left < TOO_LATE) return { action: null, fault: 'overload', detail: command } as const;
    const answer = await process.ask(JSON.stringify(question(entry, request)), left);
    if ('fault' in answer)
      return { action: null, fault: closed ? 'closed' : answer.fault, detail: answer.why } as const;
    const action = legalAnswer(entry, request, actionIn(answer.line));
    if (action === null) return { action, fault: 'nonsense', detail: wrongIn(answer.line) } as const;
    return { action, fault: null, detail: '' } as const;
  }

  /** The line that goes in. Of the events only those that are new to the process. */
  function question({ game: rules }: AnyBotEntry, { table, game, view, own, seat, seen }: MoveRequest) {
    if (!process.runs) sentCounts.clear();
    const name = `${seat} ${table}`;
    const known = sentCounts.get(name) ?? 0;
    sentCounts.delete(name);
    sentCounts.set(name, seen.length);
    const [oldest] = sentCounts.keys();
    if (sentCounts.size > MAX_TABLES && oldest !== undefined) sentCounts.delete(oldest);
    const legal = rules.legal(view, own, seat);
    const views = { public: view, private: own };
    return { op: 'choose', table, game, seat, view: views, legal, seen: seen.slice(known) };
  }

  return {
    choose,
    async close() {
      closed = true;
      process.end();
      await turn;
    },
  };
}

const SHOWN = 200;

/** What is wrong with a line that holds no legal action, with the beginning of it. */
function wrongIn(line: string): string {
  const shown = line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
  try {
    JSON.parse(line);
  } catch {
    return `no JSON: ${shown}`;
  }
  return actionIn(line) === undefined ? `no action in it: ${shown}` : `not legal: ${shown}`;
}

function actionIn(line: string): unknown {
  try {
    const answer: unknown = JSON.parse(line);
    return isObject(answer) ? answer.action : undefined;
  } catch {
    return undefined;
  }
}

const FIRST_WORD = /^[\w./-]+(?=\s|$)/;

/** Does the program that this shell command starts exist? Where that is unknown, the answer is yes. */
export function commandIsThere(command: string): boolean {
  const [word] = FIRST_WORD.exec(command.trim()) ?? [];
  if (word === undefined || process.platform === 'win32') return true;
  return spawnSync('/bin/sh', ['-c', 'command -v "$1"', 'sh', word], { stdio: 'ignore' }).status === 0;
}
