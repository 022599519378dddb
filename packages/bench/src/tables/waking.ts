import { joined } from '../peers/boomtown.ts';
import { post } from '../peers/json-over-http.ts';
import type { ServerProcess } from '../peers/server-process.ts';
import type { RecordedTable } from './recorded-tables.ts';

/** Milliseconds until a table that slept is awake. */
export async function waking(server: ServerProcess, { code }: RecordedTable): Promise<number> {
  const begin = performance.now();
  await post(`${server.url}/api/tables/${code}/open`, {});
  return performance.now() - begin;
}

/** Milliseconds until a client sees a table that slept: waking, the join, the socket and the snapshot. */
export async function firstAnswer(server: ServerProcess, { code, tokens }: RecordedTable): Promise<number> {
  const begin = performance.now();
  const client = await joined(server.url, code, tokens.slice(0, 1), {});
  const spent = performance.now() - begin;
  await client.line.close();
  return spent;
}

/** How many come back at a time: a generator that asked for all at once would measure itself. */
const AT_ONCE = 64;

/** Lets everybody of all these tables come, all seats and a watcher each. @returns milliseconds until the last one sees it */
export async function everybodyBack(server: ServerProcess, tables: readonly RecordedTable[]): Promise<number> {
  const begin = performance.now();
  const people = tables.flatMap(({ code, tokens }) =>
    [...tokens.map((token) => [token]), []].map((held) => ({ code, held })),
  );
  const clients: Awaited<ReturnType<typeof joined>>[] = [];
  const come = async () => {
    for (let one = people.shift(); one !== undefined; one = people.shift()) {
      clients.push(await joined(server.url, one.code, one.held, {}));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, come));
  const spent = performance.now() - begin;
  await Promise.all(clients.map(({ line }) => line.close()));
  return spent;
}
