import type { Refusal } from '@boomtown/game-core';
import { JOIN_REFUSED, JoinOptions, type JoinRequest, JoinVersion, WIRE_VERSION } from '@boomtown/wire';
import type { Limits } from '../limits/index.ts';
import { type LiveTable, type OwnRefusalCode, tableRefusal } from '../tables/index.ts';
import { isWatcher, present, type TableClient } from './session.ts';

/** Why a client may not join, with the status of the refused join. */
export type JoinRefusal = Refusal & { readonly status: number };

/**
 * Why a client with these join options, counted as `from`, may not join a table; `null` if it may. The holder of a seat
 * always may. Others may if the table has spectators and room for one more.
 */
export function refusalOfJoin(
  options: unknown,
  from: string,
  table: LiveTable,
  clients: Iterable<TableClient>,
  { watchersATable, watchersAnAddress }: Limits,
): JoinRefusal | null {
  // A page of another version may well send other fields: its version is read first.
  const version = JoinVersion.safeParse(options);
  if (version.success && version.data.wire !== WIRE_VERSION) return refuse('reload', JOIN_REFUSED.reload);
  const join = JoinOptions.safeParse(options);
  if (!join.success) return refuse('malformed', JOIN_REFUSED.malformed);
  const { tokens } = join.data;
  if (table.heldBy(tokens).length > 0) return null;
  const [former] = table.transfers.formerlyHeldBy(tokens);
  if (former?.heir === 'device') return refuse('seat-moved', JOIN_REFUSED.seatMoved);
  if (former?.heir === 'person') return refuse('seat-passed', JOIN_REFUSED.seatPassed);
  if (tokens.length > 0) return refuse('not-your-seat', JOIN_REFUSED.notYourSeat);
  // A seat shows its screens what it sees itself. They are few, and take no spectator's place.
  if (screenIn(join.data, table) !== null) return null;
  if (!table.watchable) return refuse('not-watchable', JOIN_REFUSED.notWatchable);
  const watchers = present(clients).filter(([, session]) => isWatcher(session));
  const alike = watchers.filter(([, session]) => session.from === from);
  const isFull = watchers.length >= watchersATable || alike.length >= watchersAnAddress;
  return isFull ? refuse('audience-full', JOIN_REFUSED.audienceFull) : null;
}

/** The token of the big screen that joins so, if a seat of the table has admitted it; else `null`. */
export function screenIn({ tokens, screen }: JoinRequest, table: LiveTable): string | null {
  const isScreen = screen !== undefined && tokens.length === 0 && table.screens.seatOf(screen) !== null;
  return isScreen ? screen : null;
}

/** Why a seat is not yet the player's who used its code, so that their page tries once more in a moment. */
export function refusalOfComing({ code, ...refusal }: Refusal): JoinRefusal {
  return { code, ...refusal, status: code === 'wrong-stage' ? JOIN_REFUSED.notNow : JOIN_REFUSED.storage };
}

/** Parts what a join asks for from the sender, which our own HTTP part has added. */
export function senderIn(options: unknown): { readonly from: string; readonly join: object } {
  const { from, ...join } = Object(options);
  return { from: String(from), join };
}

function refuse(code: OwnRefusalCode, status: number): JoinRefusal {
  return { ...tableRefusal(code), status };
}
