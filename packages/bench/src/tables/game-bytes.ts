import { MESSAGE } from '@boomtown/wire';
import { joined } from '../peers/boomtown.ts';
import type { ServerProcess } from '../peers/server-process.ts';
import type { RecordedTable } from './recorded-tables.ts';

export interface GameBytes {
  /** Bytes over the sockets for a client and an action, on average over the rest of the match. */
  readonly anAction: number;
  /** Bytes over the socket until a joining spectator sees the table. */
  readonly aJoin: number;
}

const STANDSTILL_MS = 20_000;

/** Plays a recorded match to its end, or for `actions`, for two kinds of viewers: all players, and a spectator. */
export async function gameBytes(server: ServerProcess, table: RecordedTable, actions: number): Promise<GameBytes> {
  const { code, tokens, recorded } = table;
  let seen = 0;
  let next = () => {};
  const received = (type: number) => {
    if (type !== MESSAGE.step) return;
    seen += 1;
    next();
  };
  const open = (held: readonly string[]) => joined(server.url, code, held, { received });
  const players = await Promise.all(tokens.map((token) => open([token])));
  const watcher = await open([]);
  const aJoin = watcher.line.bytes;
  const clients = [...players, watcher];
  const bytes = () => clients.reduce((sum, { line }) => sum + line.bytes, 0);
  const before = bytes();
  const rest = table.actions.slice(recorded, recorded + actions);
  for (const [i, made] of rest.entries()) {
    const wanted = (i + 1) * clients.length;
    const step = recorded + i;
    await Promise.all([
      players[made.seat]?.ask('act', { id: `bytes-${step}`, step, ...made }),
      new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`step ${step} was never shown`)), STANDSTILL_MS);
        next = () => {
          if (seen < wanted) return;
          clearTimeout(timer);
          resolve();
        };
        next();
      }),
    ]);
  }
  const anAction = (bytes() - before) / rest.length / clients.length;
  await Promise.all(clients.map(({ line }) => line.close()));
  return { anAction, aJoin };
}
