import { GAME_IDS } from '@boomtown/registry/ids';
import { defineRoom, matchMaker, type RegisteredHandler } from '@colyseus/core';
import { type MonotonicClock, systemClock } from '../monotonic-clock.ts';
import type { RoomHost } from './room-host.ts';
import { TableRoom } from './table-room.ts';

/** A Room type for each game, by its id. The framework makes rooms without arguments: each type knows its host and its game. */
export function roomsOf(host: RoomHost): Readonly<Record<string, RegisteredHandler>> {
  return Object.fromEntries(
    GAME_IDS.map((id) => [
      id,
      defineRoom(
        class extends TableRoom {
          constructor() {
            super(host, id);
          }
        },
      ),
    ]),
  );
}

/** How long after one table the next one is let go of. */
const APART_MS = 150;
/** How long it takes at most until the last one is let go of, and how long that one may take. */
const LAST_MS = 4_000;
const GONE_MS = 1_000;

/**
 * Lets go of these tables one after the other. People then wait until another process has woken their own table, not
 * until all are awake.
 */
export async function letGoInTurn(codes: readonly string[], clock: MonotonicClock = systemClock): Promise<void> {
  const apartMs = Math.min(APART_MS, LAST_MS / codes.length);
  const begun = clock.now();
  const gone: Promise<void>[] = [];
  for (const [i, code] of codes.entries()) {
    const early = begun + i * apartMs - clock.now();
    if (early > 0) await new Promise<void>((resolve) => clock.after(early, resolve));
    const room = matchMaker.getLocalRoomById(code);
    // A room that fails here is closed with whatever is left when the server stops.
    if (room instanceof TableRoom) gone.push(room.letGo().catch(() => undefined));
  }
  const late = Promise.withResolvers<void>();
  const cancel = clock.after(GONE_MS, late.resolve);
  await Promise.race([Promise.all(gone), late.promise]);
  cancel();
}
