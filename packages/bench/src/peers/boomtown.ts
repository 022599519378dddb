import { seatAll } from '@boomtown/e2e/driving';
import { bytesToHex, hashOfNonce, type Seat } from '@boomtown/game-core';
import { DEFAULT_TERMS, MESSAGE, type Terms, WIRE_VERSION } from '@boomtown/wire';
import { unpack } from 'msgpackr';
import { FrameworkLine, type Heard, type Reservation } from '../lines/framework-line.ts';
import type { Headers } from '../lines/line.ts';
import { type ContestTable, type Peer, post, Screens } from './peer.ts';
import { CONTEST_GAME, CONTEST_OPTIONS, recordedMatch } from './recorded-match.ts';

/** Boomtown with its records on disk in this folder, as it ships, or in memory. */
export function boomtown(folder: string, storage: 'disk' | 'memory'): Peer {
  return {
    name: storage === 'disk' ? 'Boomtown as it ships' : 'Boomtown, storage in memory',
    entry: 'boomtown.ts',
    given: [folder, storage],
    openTable: (url) => watchedTable(url, 1),
  };
}

const MATCH = recordedMatch();
const SEATS: readonly Seat[] = [0, 1];
/** Each seat has a number of its own: no two may promise the same. */
const nonceOf = (seat: Seat) => new Uint8Array(16).fill(seat + 1);
/** Spectators who join at a time. */
const AT_ONCE = 16;

/** A table of ours, whose players can ask for more than actions. */
export interface OwnTable extends ContestTable {
  readonly players: readonly [FrameworkLine, FrameworkLine];
}

/** A table with two players and spectators, ready for the first action. */
export async function watchedTable(url: string, watchers: number, terms: Terms = DEFAULT_TERMS): Promise<OwnTable> {
  const { code, tokens } = await seated(url, terms);
  const screens = new Screens(SEATS.length + watchers, (step) => table.shown(step));
  const received = (type: number, frame: Buffer, offset: number) => {
    if (type === MESSAGE.step) screens.show(stepIn(frame, offset));
  };
  const clients = await Promise.all(tokens.map((token) => joined(url, code, [token], { received })));
  // A few at a time, as people come.
  for (let left = watchers; left > 0; left -= AT_ONCE) {
    const come = Array.from({ length: Math.min(AT_ONCE, left) }, () => joined(url, code, [], { received }));
    clients.push(...(await Promise.all(come)));
  }
  const [first, second] = clients;
  if (first === undefined || second === undefined) throw new Error('two play');
  const players = [first, second] as const;
  const table: OwnTable = {
    players,
    lines: clients.map(({ line }) => line),
    shown: () => {},
    act(number) {
      const made = MATCH[number];
      const player = players[made?.seat ?? 0];
      // A refusal is an error of the benchmark: nothing would ever be shown.
      void player?.ask('act', { id: `action-${number}`, step: number, ...made });
    },
    async join() {
      const watcher = await joined(url, code, [], {});
      const { bytes } = watcher.line;
      await watcher.line.close();
      return bytes;
    },
    async close() {
      await Promise.all(clients.map(({ line }) => line.close()));
    },
  };
  await begin(players, table);
  return table;
}

/** Makes a table, and takes both seats. */
function seated(url: string, terms: Terms) {
  const game = { game: CONTEST_GAME.id, options: CONTEST_OPTIONS, seats: SEATS.length } as const;
  return seatAll(url, { ...game, name: 'Ada', terms, listed: false, watchable: true }, ['Ben']);
}

/** Joins as a page does, until the snapshot is there. */
export async function joined(
  url: string,
  code: string,
  tokens: readonly (string | undefined)[],
  heard: Heard,
  headers: Headers = {},
): Promise<FrameworkLine> {
  const join = { wire: WIRE_VERSION, tokens };
  const reservation = await post<Reservation>(`${url}/matchmake/joinById/${code}`, join, headers);
  const client = await FrameworkLine.open(url, reservation, heard, headers);
  await client.ask('snapshot', {});
  return client;
}

/** Both declare themselves ready, open their nonces, and see the first step. */
async function begin(players: readonly FrameworkLine[], table: ContestTable): Promise<void> {
  const started = new Promise<void>((resolve) => {
    table.shown = () => resolve();
  });
  for (const [seat, player] of players.entries()) {
    await player.ask('ready', { seats: [{ seat, nonceHash: hashOfNonce(nonceOf(seat)) }] });
  }
  for (const [seat, player] of players.entries()) {
    await player.ask('nonces', { nonces: [{ seat, nonce: bytesToHex(nonceOf(seat)) }] });
  }
  await started;
  table.shown = () => {};
}

/** The number of the step in a step message, without reading the rest of it. */
function stepIn(frame: Buffer, offset: number): number {
  const first = frame[offset + 1] ?? 0;
  return first < 0x80 ? first : Number((unpack(frame.subarray(offset)) as readonly unknown[])[0]);
}
