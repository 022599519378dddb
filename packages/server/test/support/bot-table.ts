import type { Seat } from '@boomtown/game-core';
import type { BotLevel, GameId, Terms } from '@boomtown/wire';
import { PLAIN_TERMS } from '@boomtown/wire';
import { GAMES, type Games } from '../../src/index.ts';
import { Player } from './player.ts';
import type { RunningServer } from './running-server.ts';
import { until } from './until.ts';

const games: Games = GAMES;
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'];

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
  const { seats = games[game].info.seats.min, options = {}, ...terms } = more;
  const people = NAMES.slice(0, seats - levels.length);
  const { code, tokens } = await server.table(people, { game, seats, options, terms: { ...PLAIN_TERMS, ...terms } });
  const players = await Promise.all(tokens.map((token) => Player.join(server.url, code, [token], game)));
  const [maker] = players;
  if (maker === undefined) throw new Error('nobody made the table');
  for (const [i, level] of levels.entries()) await maker.ask('seatBot', { seat: people.length + i, level });
  for (const [seat, player] of players.entries()) await player.ready(seat);
  for (const player of players) await until(() => player.state.stage === 'dealing', 'the dealing');
  await Promise.all(players.map((player) => player.openNonces()));
  for (const player of players) await until(() => player.state.stage === 'playing', 'the start');
  return { code, game, tokens, players };
}

/** The seats that may act now. */
export function actorsNow({ game, players }: BotTable): readonly Seat[] {
  const [player] = players;
  return player === undefined || player.state.ending !== '' ? [] : games[game].actors(player.anyView);
}
