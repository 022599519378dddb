import type { Rng, Seat } from '@boomtown/game-core';
import { gameOf } from '@boomtown/registry/rules';
import type { GameId } from '@boomtown/wire';
import type { Limits } from '../../src/limits/index.ts';
import type { Player } from './player.ts';
import type { RunningServer } from './running-server.ts';
import { actorsAt, type TimedTable, timedTable } from './timed-table.ts';
import { until } from './until.ts';

/** What one address may ask is not what is tested where many tables are played at once. */
export const ROOMY: Partial<Limits> = {
  aMinute: { make: 1e6, sit: 1e6, join: 1e6, read: 1e6 },
  socketsAnAddress: 1e6,
  connectionsAnAddress: 1e6,
  watchersATable: 1e6,
  requestsASecond: 1e6,
  requestsAtOnce: 1e6,
  framesAtOnce: 1e6,
};

/** A started table of whatever game, with a browser for each of as few seats as it takes. */
export function anyTable(server: RunningServer, game: GameId): Promise<TimedTable> {
  return timedTable(server, game, { kind: 'none' });
}

/** The browser that holds a seat. */
export function playerAt({ players }: Pick<TimedTable, 'players'>, seat: Seat): Player {
  const player = players[seat];
  if (player === undefined) throw new Error(`nobody sits at seat ${seat}`);
  return player;
}

/** All that a seat may do now. */
export function choicesAt(table: Pick<TimedTable, 'game' | 'players'>, seat: Seat): readonly { type: string }[] {
  const player = playerAt(table, seat);
  const own = player.own.find((one) => one.seat === seat)?.view ?? {};
  return gameOf(table.game).legal(player.view, own, seat);
}

/** Waits until every browser has the state of a step, and what its seats know with it. */
export async function allAt({ players }: Pick<TimedTable, 'players'>, step: number): Promise<void> {
  const isThere = (player: Player) => player.state.step >= step && (player.steps.at(-1)?.step ?? 0) >= step;
  await until(() => players.every(isThere), `everybody to be at step ${step}`);
}

/** A seat that may act does something legal, as `chance` has it. Returns whose action it was, or `null` at the end. */
export async function actByChance(table: Pick<TimedTable, 'game' | 'players'>, chance: Rng): Promise<Seat | null> {
  const seats = actorsAt(table);
  const seat = seats[chance.int(Math.max(1, seats.length))];
  if (seat === undefined) return null;
  const choices = choicesAt(table, seat);
  const action = choices[chance.int(choices.length)];
  if (action === undefined) throw new Error(`seat ${seat} may do nothing`);
  const { step } = await playerAt(table, seat).act(seat, action);
  await allAt(table, step);
  return seat;
}

/** Plays some actions by chance, or to the end. Returns how many were made. */
export async function playByChance(
  table: Pick<TimedTable, 'game' | 'players'>,
  actions: number,
  chance: Rng,
): Promise<number> {
  let made = 0;
  while (made < actions && (await actByChance(table, chance)) !== null) made += 1;
  return made;
}

/** What a browser has of a table: the public view, and what its seats know beyond it. */
export function sightOf(player: Player): object {
  return { view: player.view, own: player.own };
}
