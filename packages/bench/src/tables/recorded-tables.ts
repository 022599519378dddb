import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyGame, bytesToHex, hashOfNonce, type Seat, seedFrom } from '@boomtown/game-core';
import { RecordStore, sqliteIn, type TableRecord } from '@boomtown/server/storage';
import { CODE_ALPHABET, CODE_LENGTH, DEFAULT_TERMS } from '@boomtown/wire';
import { boomtown } from '../peers/boomtown.ts';
import { ServerProcess } from '../peers/server-process.ts';
import { quickChance, setUp, walk } from '../rules/walk.ts';

const SECRET = new Uint8Array(32).fill(5);
const NONCE = new Uint8Array(16).fill(6);
/** An hour ago: a start removes tables that are too old. */
const SINCE = Date.now() - 3_600_000;

const OVER: Pick<TableRecord, 'stage' | 'outcome'> = { stage: 'over', outcome: { winners: [0], scores: [] } };

/** A recorded table, and the continuation of its match. */
export interface RecordedTable {
  readonly code: string;
  /** By seat. */
  readonly tokens: readonly string[];
  /** All actions of the match; the record holds the first `recorded` of them. */
  readonly actions: readonly { readonly seat: Seat; readonly action: unknown }[];
  readonly recorded: number;
}

/** What to write down: how many tables of a game, and how many actions each has at most. */
export interface Wanted {
  readonly game: AnyGame;
  readonly seats: number;
  readonly tables: number;
  readonly actions: number;
  /** Everybody may find them in the list. */
  readonly listed?: boolean;
  /** The match is over by now. */
  readonly isOver?: boolean;
}

/** Writes tables with matches under way into the records in a folder, before a server opens it. */
export async function recordTables(folder: string, wanted: readonly Wanted[]): Promise<readonly RecordedTable[]> {
  return writeTables(await RecordStore.open(sqliteIn(folder)), wanted);
}

/** The same in any records, which it closes. */
export async function writeTables(store: RecordStore, wanted: readonly Wanted[]): Promise<readonly RecordedTable[]> {
  const made: RecordedTable[] = [];
  try {
    for (const { game, seats, tables, actions, listed = false, isOver = false } of wanted) {
      const match = longMatch(game, seats, actions);
      for (let number = 0; number < tables; number += 1) {
        const table = { ...match, code: codeOf(made.length), tokens: tokensOf(made.length, seats) };
        await store.addTable({ ...recordOf(game, table), listed, ...(isOver ? OVER : {}) });
        await writeActions(store, table);
        made.push(table);
      }
    }
  } finally {
    await store.close();
  }
  return made;
}

/** The first of a few random matches that is long enough, else the longest. */
function longMatch(game: AnyGame, seats: number, actions: number): Pick<RecordedTable, 'actions' | 'recorded'> {
  const start = setUp(
    game,
    seats,
    {},
    seedFrom(
      SECRET,
      Array.from({ length: seats }, () => NONCE),
    ),
  );
  let longest: RecordedTable['actions'] = [];
  for (let tries = 1; tries <= 20 && longest.length <= actions; tries += 1) {
    const made = [...walk(game, start, quickChance(tries))].map(({ seat, action }) => ({ seat, action }));
    if (made.length > longest.length) longest = made;
  }
  // The last action ends the match, and a finished match can't be played on.
  return { actions: longest, recorded: Math.min(actions, longest.length - 1) };
}

function recordOf(game: AnyGame, { code, tokens }: Pick<RecordedTable, 'code' | 'tokens'>): TableRecord {
  return {
    code,
    game: game.info.id,
    rulesVersion: game.info.version,
    options: {},
    listed: false,
    watchable: true,
    terms: DEFAULT_TERMS,
    stage: 'playing',
    drawn: null,
    secret: SECRET,
    opened: null,
    calledOff: [],
    from: null,
    deal: {
      seed: seedFrom(
        SECRET,
        tokens.map(() => NONCE),
      ),
      nonces: tokens.map(() => bytesToHex(NONCE)),
      startedAt: SINCE,
    },
    outcome: null,
    ending: null,
    maker: 0,
    rematch: null,
    logName: code,
    madeAt: SINCE,
    revision: 0,
    clocks: null,
    seats: tokens.map((token, seat) => ({
      name: `Seat ${seat}`,
      tokenHash: createHash('sha256').update(token).digest('hex'),
      claimed: true,
      bot: null,
      won: 0,
      nonceHash: hashOfNonce(NONCE),
    })),
  };
}

async function writeActions(store: RecordStore, { code, actions, recorded }: RecordedTable): Promise<void> {
  const written = actions
    .slice(0, recorded)
    .map(({ seat, action }, i) =>
      store.append(
        code,
        { entry: i + 1, kind: 'action', seat, action, request: `action-${i}`, standIn: null, at: SINCE + i },
        null,
        null,
      ),
    );
  await Promise.all(written);
}

/** A room code for each number. */
function codeOf(number: number): string {
  let code = '';
  for (let rest = number; code.length < CODE_LENGTH; rest = Math.floor(rest / CODE_ALPHABET.length)) {
    code += CODE_ALPHABET[rest % CODE_ALPHABET.length];
  }
  return code;
}

function tokensOf(table: number, seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) =>
    createHash('sha256').update(`${table} ${seat}`).digest('hex').slice(0, 32),
  );
}

/** Writes these tables down, starts a server on them, and lets `work` measure there. */
export async function withRecorded<T>(
  wanted: readonly Wanted[],
  work: (server: ServerProcess, tables: readonly RecordedTable[]) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'boomtown-bench-'));
  try {
    const tables = await recordTables(folder, wanted);
    const { entry, given } = boomtown(folder, 'disk');
    const server = await ServerProcess.start(entry, given);
    try {
      return await work(server, tables);
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
