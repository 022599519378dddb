import { WIRE_VERSION } from '@boomtown/wire';
import { LARGEST_GAME } from '../chosen-games.ts';
import type { FrameworkLine } from '../lines/framework-line.ts';
import type { RecordedTable } from '../tables/recorded-tables.ts';

/** The sender: spectators or seat holders over their sockets, clients over HTTP, or none (a process that only computes). */
export type AttackerKind = 'watcher' | 'seat' | 'http' | 'nobody';

/** What attackers know of a table. */
export interface AttackedTable extends Pick<RecordedTable, 'code' | 'tokens'> {
  /** The latest step and the last action. */
  readonly step: number;
  readonly last: object;
  readonly isOver: boolean;
}

/** A request that an attacker sends as fast as it may. */
export interface Attack {
  readonly name: string;
  readonly by: AttackerKind;
  /** Over a socket: sends it once. `number` grows with every request. */
  send?(line: FrameworkLine, number: number, seat: number, table: AttackedTable): Promise<unknown>;
  /** Is it asked of tables whose match is over? */
  readonly ofOver?: boolean;
  /** Over HTTP: the request. */
  http?(
    table: AttackedTable,
    number: number,
  ): { readonly path: string; readonly body?: object; readonly expect?: string };
}

const tokensOf = ({ code, tokens }: AttackedTable) => ({ code, tokens: [...tokens] });

/** Every request that is allowed and costs something, each in its most expensive form. */
export const ATTACKS: readonly Attack[] = [
  { name: 'nothing: a process computes', by: 'nobody' },
  { name: 'echo', by: 'watcher', send: (line) => line.ask('echo', {}) },
  { name: 'snapshot', by: 'watcher', send: (line) => line.ask('snapshot', {}) },
  { name: 'log, old pages', by: 'watcher', send: (line) => line.ask('log', { before: 102, count: 100 }) },
  { name: 'chat', by: 'watcher', send: (line) => line.ask('chat', { watchers: true }) },
  {
    name: 'say',
    by: 'watcher',
    send: (line, number) =>
      line.ask('say', { id: `say-${number}`, text: 'x'.repeat(300), as: { name: 'Mallory', voice: 'ab'.repeat(16) } }),
  },
  { name: 'snapshot of a seat', by: 'seat', send: (line) => line.ask('snapshot', {}) },
  { name: 'log of a seat', by: 'seat', send: (line) => line.ask('log', { before: 102, count: 100 }) },
  {
    name: 'act, refused',
    by: 'seat',
    // The last action can't be repeated; turn and supply are checked to refuse it.
    send: (line, number, seat, { step, last: action }) => line.ask('act', { id: `act-${number}`, step, seat, action }),
  },
  {
    name: 'rename',
    by: 'seat',
    send: (line, number, seat) => line.ask('rename', { seat, name: `Mallory ${number % 1000}` }),
  },
  { name: 'seat code', by: 'seat', send: (line, _, seat) => line.ask('seatCode', { seat }) },
  { name: 'GET a table', by: 'http', http: ({ code }) => ({ path: `/api/tables/${code}` }) },
  { name: 'GET the list', by: 'http', http: () => ({ path: '/api/tables' }) },
  { name: 'GET a page', by: 'http', http: () => ({ path: '/' }) },
  { name: 'GET /healthz', by: 'http', http: () => ({ path: '/healthz' }) },
  { name: 'GET, unknown Expect', by: 'http', http: () => ({ path: '/', expect: 'x' }) },
  {
    name: 'GET a transcript',
    by: 'http',
    ofOver: true,
    http: ({ code }) => ({ path: `/api/tables/${code}/transcript` }),
  },
  {
    name: 'POST one’s tables',
    by: 'http',
    http: (table) => ({ path: '/api/tables/held', body: { tables: Array(60).fill(tokensOf(table)) } }),
  },
  {
    name: 'POST open, invented tokens',
    by: 'http',
    http: ({ code }, number) => ({
      path: `/api/tables/${code}/open`,
      body: { tokens: [number.toString(16).padStart(32, '0123456789abcdef')] },
    }),
  },
  { name: 'POST open', by: 'http', http: ({ code }) => ({ path: `/api/tables/${code}/open`, body: { tokens: [] } }) },
  {
    name: 'POST a join',
    by: 'http',
    http: ({ code }) => ({ path: `/matchmake/joinById/${code}`, body: { wire: WIRE_VERSION, tokens: [] } }),
  },
  {
    name: 'POST a table',
    by: 'http',
    http: () => ({
      path: '/api/tables',
      body: {
        game: LARGEST_GAME.info.id,
        options: {},
        seats: LARGEST_GAME.info.seats.max,
        name: 'Mallory',
        listed: true,
        watchable: true,
      },
    }),
  },
];
