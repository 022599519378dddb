import { WIRE_VERSION } from '@boomtown/wire';
import type { FrameworkLine } from '../lines/framework-line.ts';
import type { RecordedTable } from '../tables/recorded-tables.ts';

/** Who asks: people who watch and people who sit there, over their sockets; or without one, over HTTP. */
export type AttackerKind = 'watcher' | 'seat' | 'http';

/** What attackers know of a table. */
export type AttackedTable = Pick<RecordedTable, 'code' | 'tokens'>;

/** A request that an attacker sends as fast as it may. */
export interface Attack {
  readonly name: string;
  readonly by: AttackerKind;
  /** Over a socket: sends it once. `number` grows with every request. */
  send?(line: FrameworkLine, number: number, seat: number): Promise<unknown>;
  /** Over HTTP: what is asked for. */
  http?(table: AttackedTable, number: number): { readonly path: string; readonly body?: object };
}

const tokensOf = ({ code, tokens }: AttackedTable) => ({ code, tokens: [...tokens] });

/** Every request that is allowed and costs something, each in its most expensive form. */
export const ATTACKS: readonly Attack[] = [
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
    send: (line, number, seat) =>
      line.ask('act', { id: `act-${number}`, step: 400, seat, action: { type: 'offer', give: {}, take: {} } }),
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
  { name: 'GET a transcript', by: 'http', http: ({ code }) => ({ path: `/api/tables/${code}/transcript` }) },
  {
    name: 'POST one’s tables',
    by: 'http',
    http: (table) => ({ path: '/api/tables/held', body: { tables: Array(60).fill(tokensOf(table)) } }),
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
        game: 'boondoggle',
        options: {},
        seats: 6,
        name: 'Mallory',
        listed: true,
        watchable: true,
      },
    }),
  },
];
