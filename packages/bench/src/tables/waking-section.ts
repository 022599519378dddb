import type { AnyGame } from '@boomtown/game-core';
import { GAMES } from '@boomtown/registry/rules';
import { joined } from '../peers/boomtown.ts';
import { post } from '../peers/peer.ts';
import type { ServerProcess } from '../peers/server-process.ts';
import { type Figure, figureOf } from '../report/figure.ts';
import type { Effort, Section } from '../section.ts';
import { type RecordedTable, type Wanted, withRecorded } from './recorded-tables.ts';

/** Milliseconds until a table that slept is awake. */
async function waking(server: ServerProcess, { code }: RecordedTable): Promise<number> {
  const begin = performance.now();
  await post(`${server.url}/api/tables/${code}/open`, {});
  return performance.now() - begin;
}

/** Milliseconds until a client sees a table that slept: waking, the join, the socket and the snapshot. */
async function firstAnswer(server: ServerProcess, { code, tokens }: RecordedTable): Promise<number> {
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

/** Actions in the record of a table that is woken; a shorter match has one less than it has in all. */
const RECORDED = 200;
/** Tables that are woken for each run. */
const A_RUN = 4;
/** The first ones of a game warm up, and do not count. */
const WARMING = 4;

const games: readonly AnyGame[] = Object.values(GAMES);

export const wakingSection: Section = {
  name: 'waking',
  title: 'Waking: tables of each game that slept, played for up to 200 actions',
  async measure({ runs, smoke }: Effort, say) {
    say('waking tables of each game');
    const actions = smoke ? 5 : RECORDED;
    const each = runs * (smoke ? 1 : A_RUN);
    const all = 2 * (WARMING + each);
    const wanted = games.map((game): Wanted => ({ game, seats: game.info.seats.max, tables: all, actions }));
    return withRecorded(wanted, async (server, tables) => {
      const figures: Figure[] = [];
      for (const [i, { info }] of games.entries()) {
        const own = tables.slice(all * i, all * (i + 1));
        const woken: number[] = [];
        const answered: number[] = [];
        // In turn, so that a slow moment of the machine hits both alike.
        for (const [number, table] of own.entries()) {
          if (number % 2 === 0) woken.push(await waking(server, table));
          else answered.push(await firstAnswer(server, table));
        }
        const group = info.name;
        const note = `${own[0]?.recorded ?? 0} actions, ${info.seats.max} seats`;
        figures.push(
          figureOf({ group, name: 'awake', unit: 'ms', goal: { most: 20 }, note }, woken.slice(WARMING)),
          figureOf({ group, name: 'first answer', unit: 'ms', goal: { most: 50 }, note }, answered.slice(WARMING)),
        );
      }
      return figures;
    });
  },
};
