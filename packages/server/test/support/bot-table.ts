import type { Seat } from '@boomtown/game-core';
import { gameOf } from '@boomtown/registry/rules';
import type { BotLevel, GameId, Terms } from '@boomtown/wire';
import { DEFAULT_TERMS } from '@boomtown/wire';
import { type Player, startMatch } from './player.ts';
import type { RunningServer } from './running-server.ts';
import { actorsAt, comeBack, NAMES } from './timed-table.ts';

/** A started table at which bots play the last seats. */
export interface BotTable {
  readonly code: string;
  readonly game: GameId;
  /** Of the people, in seat order. */
  readonly tokens: readonly string[];
  readonly players: readonly Player[];
}

/** Seats people and, behind them, a bot of each level given; then starts the match. */
export async function botTable(
  server: RunningServer,
  game: GameId,
  levels: readonly BotLevel[],
  more: Partial<Terms> & { readonly seats?: number; readonly options?: object } = {},
): Promise<BotTable> {
  const { seats = gameOf(game).info.seats.min, options = {}, ...terms } = more;
  const people = NAMES.slice(0, seats - levels.length);
  const { code, tokens } = await server.table(people, { game, seats, options, terms: { ...DEFAULT_TERMS, ...terms } });
  const players = await comeBack(server.url, { code, game, tokens });
  const [maker] = players;
  if (maker === undefined) throw new Error('nobody made the table');
  for (const [i, level] of levels.entries()) await maker.ask('seatBot', { seat: people.length + i, level });
  await startMatch(players.map((player, seat) => [player, seat] as const));
  return { code, game, tokens, players };
}

/** The seats that may act now; none once the table says how it ended. */
export function actorsNow(table: BotTable): readonly Seat[] {
  return table.players[0]?.state.ending === '' ? actorsAt(table) : [];
}
