import type { AnyGame } from '@boomtown/game-core';
import { GAMES } from '@boomtown/registry/rules';
import { type Figure, figureOf } from '../report/figure.ts';
import type { Effort, Section } from '../section.ts';
import { withRecorded } from './recorded-server.ts';
import type { Wanted } from './recorded-tables.ts';
import { firstAnswer, waking } from './waking.ts';

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
