import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { LinkLost } from '@boomtown/client';
import { gameOf } from '@boomtown/registry/rules';
import type { ClockTerms, GameId, Terms } from '@boomtown/wire';
import { DEFAULT_TERMS } from '@boomtown/wire';
import { tableRefusal } from '../../src/tables/index.ts';
import type { HandClock } from './hand-clock.ts';
import { Player, startMatch } from './player.ts';
import type { RunningServer } from './running-server.ts';

/** Refusals come slowly by themselves. */
const AGAIN_MS = 100;
const A_SECOND_MS = 1000;

export const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'];

/** A started table with a browser for each seat. */
export interface TimedTable {
  readonly code: string;
  readonly game: GameId;
  readonly tokens: readonly string[];
  /** By seat. */
  readonly players: readonly Player[];
}

/** Makes a table with this clock, seats people at it, and starts the match. */
export async function timedTable(
  server: RunningServer,
  game: GameId,
  clock: ClockTerms,
  more: Partial<Terms> & { readonly seats?: number; readonly options?: object } = {},
): Promise<TimedTable> {
  const { seats = gameOf(game).info.seats.min, options = {}, ...terms } = more;
  const { code, tokens } = await server.table(NAMES.slice(0, seats), {
    game,
    seats,
    options,
    terms: { ...DEFAULT_TERMS, clock, ...terms },
  });
  const players = await comeBack(server.url, { code, game, tokens });
  await startMatch(players.map((player, seat) => [player, seat] as const));
  await settled(players);
  return { code, game, tokens, players };
}

/** Everybody comes (back) to a table. */
export async function comeBack(url: string, { code, game, tokens }: Omit<TimedTable, 'players'>): Promise<Player[]> {
  return Promise.all(tokens.map((token) => patientlyAt(url, code, [token], game)));
}

/** A client comes to a table, and tries again as a page does where the server says that it was too much at once. */
export async function patientlyAt(
  url: string,
  code: string,
  tokens: readonly string[],
  game?: GameId,
): Promise<Player> {
  for (;;) {
    try {
      return await Player.join(url, code, tokens, game);
    } catch (error) {
      if (!(error instanceof LinkLost) || error.message !== tableRefusal('too-fast').message) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}

/** Waits until the server has measured the links of those who are asked, and did what it does by itself. */
export async function settled(players: readonly Player[]): Promise<void> {
  for (let trips = 0; trips < 2; trips += 1) await Promise.all(players.map((player) => player.ask('echo', {})));
}

/** The seats that may act now. */
export function actorsAt({ game, players }: Pick<TimedTable, 'game' | 'players'>): readonly number[] {
  return gameOf(game).actors(players[0]?.view ?? {});
}

/** What each seat has left on its clock now, in seconds, as everybody is shown it. */
export function secondsLeft({ players }: Pick<TimedTable, 'players'>, clock: HandClock): number[] {
  const seats = [...(players[0]?.state.seats ?? [])];
  return seats.map(({ left, since }) => (left - (since === 0 ? 0 : clock.now() - since)) / A_SECOND_MS);
}

/** The seats whose clocks run. */
export function runningClocks({ players }: Pick<TimedTable, 'players'>): number[] {
  return [...(players[0]?.state.seats ?? [])].flatMap(({ since }, seat) => (since === 0 ? [] : [seat]));
}

/** What a seat knows beyond the public view. */
function ownOf(player: Player | undefined, seat: number): object {
  return player?.own.find((own) => own.seat === seat)?.view ?? {};
}

/** What the game does for a seat whose time is up now. */
export function timeoutOf({ game, players }: Pick<TimedTable, 'game' | 'players'>, seat: number): { type: string } {
  return gameOf(game).timeout(players[seat]?.view ?? {}, ownOf(players[seat], seat), seat);
}

/** An action that the seat may make now. */
export function legalAt({ game, players }: Pick<TimedTable, 'game' | 'players'>, seat: number): { type: string } {
  const [action] = gameOf(game).legal(players[seat]?.view ?? {}, ownOf(players[seat], seat), seat);
  if (action === undefined) throw new Error(`seat ${seat} may do nothing`);
  return action;
}

/** The seat makes an action, and everybody sees it. */
export async function act(table: Pick<TimedTable, 'game' | 'players'>, seat: number, action?: { type: string }) {
  const player = table.players[seat];
  if (player === undefined) throw new Error(`nobody sits at seat ${seat}`);
  const { step } = await player.act(seat, action ?? legalAt(table, seat));
  await Promise.all(table.players.map((other) => other.reach(step)));
  await settled(table.players);
}

/** The entries of a table as they stand on the disk. */
export function entriesOf(server: RunningServer, code: string) {
  const file = new DatabaseSync(join(server.dataDir, 'boomtown.sqlite'), { readOnly: true });
  try {
    const rows = file
      .prepare('select entry, seat, action, stand_in from entries where code = ? order by entry')
      .all(code);
    return rows.map(({ entry, seat, action, stand_in }) => ({
      entry: Number(entry),
      seat: Number(seat),
      action: JSON.parse(String(action)) as { type: string },
      standIn: stand_in,
    }));
  } finally {
    file.close();
  }
}
