import { randomBytes } from 'node:crypto';
import { joinRoom, type TableRoom } from '@boomtown/client/colyseus';
import { addressesAt } from '@boomtown/client/http';
import { wireOf } from '@boomtown/registry/wires';
import { MAX_LOG_PAGE } from '@boomtown/wire';
import { AddressRelay } from './address-relay.ts';
import type { Attack, Target } from './attack.ts';

const WATCHERS = 20;
/** New spectators in a round; an address may not join much faster for long. */
const JOINS = 2;
/** The first bytes of a request's frame, and a number of levels that overflows a stack. */
const REQUEST = [21, 1];
const DEEP = 16_000;
const LIST_OF_ONE = 0x91;
const NOTHING = 0xc0;

/** What a spectator sends in a round. Returns how many frames it was. */
type Spite = (room: TableRoom) => number;

/** Frames of lists within lists, which cost a decoder a hundred times their size. */
export function deepFrames(): Attack {
  const frame = Uint8Array.from([...REQUEST, ...Array(DEEP).fill(LIST_OF_ONE), NOTHING]);
  return spectators((room) => {
    room.connection.send(frame);
    return 1;
  });
}

/** Frames that no decoder can read. */
export function unreadableFrames(): Attack {
  return spectators((room) => {
    for (let i = 0; i < 5; i += 1) room.connection.send(Uint8Array.from([...REQUEST, ...randomBytes(200)]));
    return 5;
  });
}

/** The first step of the match, again and again. */
export function oldLogPages(): Attack {
  return spectators((room) => {
    for (let i = 0; i < 2; i += 1) ask(room, 'log', { before: 2, count: 1 });
    return 2;
  });
}

/** The requests whose answers are longest, faster than they are allowed. */
export function costlyRequests(): Attack {
  return spectators((room) => {
    ask(room, 'snapshot', {});
    ask(room, 'log', { count: MAX_LOG_PAGE });
    ask(room, 'chat', { watchers: true });
    return 3;
  });
}

function ask(room: TableRoom, name: string, request: object): void {
  // The SDK would know the names only from the server's own class of room. Answers and refusals are nothing to an attacker.
  room.request(name as never, request as never).catch(() => undefined);
}

/** Spectators of all tables, from one address, who come again when they are thrown out. */
function spectators(spite: Spite): Attack {
  const rooms = new Set<TableRoom>();
  let relay: Promise<AddressRelay> | null = null;
  let next = 0;
  const join = async ({ tables }: Target, url: string) => {
    next += 1;
    const table = tables[next % tables.length];
    if (table === undefined) return;
    const room = await joinRoom(addressesAt(url), table.code, [], wireOf(table.game));
    room.onMessage('*', () => undefined);
    room.onError(() => undefined);
    room.onLeave(() => rooms.delete(room));
    rooms.add(room);
  };
  return {
    async round(target) {
      relay ??= AddressRelay.open(target.port, target.localAddress);
      const { url } = await relay;
      const joins = Array.from({ length: Math.min(JOINS, WATCHERS - rooms.size) }, () => join(target, url));
      await Promise.allSettled(joins);
      return [...rooms].reduce((sum, room) => sum + (room.connection.isOpen ? spite(room) : 0), 0);
    },
    letGo() {
      for (const room of rooms) void room.leave(false).catch(() => undefined);
      rooms.clear();
      void relay?.then((opened) => opened.close());
      relay = null;
    },
  };
}
