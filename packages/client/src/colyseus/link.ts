import { type GameTypes, isObject, type Refusal } from '@boomtown/game-core';
import {
  CLOSE,
  type GameWire,
  JOIN_REFUSED,
  MESSAGE,
  type RequestName,
  type TableState,
  WIRE_VERSION,
} from '@boomtown/wire/browser';
import { Client, type Room } from '@colyseus/sdk';
import { type Dial, type Link, LinkClosed, type LinkEvents, LinkLost, NoSocket, Refused } from '../link.ts';

/** A socket that is not open by then is abandoned, and closed should it open later. */
const OPEN_WITHIN_MS = 7_000;
/** What a browser says of a socket that never opened, or broke. */
const ABNORMAL = 1006;

export type TableRoom = Room<unknown, TableState>;

/** Knows whether the server has reserved a place for the socket that is being opened. */
class PlacedClient extends Client {
  hasPlace = false;

  override consumeSeatReservation<T>(...given: Parameters<typeof Client.prototype.consumeSeatReservation<T>>) {
    this.hasPlace = true;
    return super.consumeSeatReservation<T>(...given);
  }
}

/** Opens sockets through the Colyseus SDK to the server whose paths have these addresses; `screen`: the token of a big screen. */
export function colyseusDial(addressOf: (path: string) => URL, screen?: string): Dial {
  return async (code, tokens, wire, events) => linkTo(await joinRoom(addressOf, code, tokens, wire, screen), events);
}

/**
 * Joins a table's room as `colyseusDial` does, for what does more than a link: the room's own reconnection is off. Throws as
 * a `Dial` does.
 */
export async function joinRoom(
  addressOf: (path: string) => URL,
  code: string,
  tokens: readonly string[],
  { TableState }: Pick<GameWire<GameTypes>, 'TableState'>,
  screen?: string,
): Promise<TableRoom> {
  hideDeniedDatabase();
  const client = new PlacedClient(addressOf('.').href.replace(/^http/, 'ws'));
  const join = { wire: WIRE_VERSION, tokens: [...tokens], ...(screen === undefined ? {} : { screen }) };
  const opening = client.joinById<TableState>(code, join, TableState);
  const room = await within(opening, client, OPEN_WITHIN_MS);
  room.reconnection.enabled = false;
  return room;
}

/** The SDK looks for a place of its own, which nothing here needs, and fails where a browser denies even the look. */
function hideDeniedDatabase(): void {
  try {
    Reflect.get(globalThis, 'indexedDB');
  } catch {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
  }
}

async function within(opening: Promise<TableRoom>, client: PlacedClient, limit: number): Promise<TableRoom> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer came in time')), limit);
  });
  try {
    return await Promise.race([opening, tooLate]);
  } catch (error) {
    opening.then(drop, () => undefined);
    throw readJoinError(error, client.hasPlace);
  } finally {
    clearTimeout(timer);
  }
}

/** A refused join comes as an error whose code is one of `JOIN_REFUSED`, or of `CLOSE` if the socket was closed. */
function readJoinError(error: unknown, hasPlace: boolean): Error {
  const code = isObject(error) ? error.code : undefined;
  const words = error instanceof Error ? error.message : 'the socket did not open';
  if (code === JOIN_REFUSED.reload) return new LinkClosed(CLOSE.reload);
  if (code === JOIN_REFUSED.noSuchTable) return refused('no-such-table', words);
  if (code === JOIN_REFUSED.keptOut) return refused('kept-out', words);
  if (code === JOIN_REFUSED.notWatchable) return refused('not-watchable', words);
  if (code === JOIN_REFUSED.audienceFull) return refused('audience-full', words);
  if (code === JOIN_REFUSED.notYourSeat) return refused('not-your-seat', words);
  if (code === JOIN_REFUSED.seatMoved) return refused('seat-moved', words);
  if (code === JOIN_REFUSED.seatPassed) return refused('seat-passed', words);
  if (code === JOIN_REFUSED.unreadable) return refused('unreadable', words);
  if (code === JOIN_REFUSED.gameGone) return refused('game-gone', words);
  if (code === JOIN_REFUSED.malformed) return refused('malformed', words);
  // Browsers do not say why a socket did not open; some of its errors have no code.
  if (hasPlace && (code === undefined || code === ABNORMAL)) return new NoSocket(words);
  const ours: readonly unknown[] = Object.values(CLOSE);
  if (typeof code === 'number' && ours.includes(code)) return new LinkClosed(code);
  return new LinkLost(words);
}

function refused(code: string, message: string): Refused {
  return new Refused({ code, message, rule: 'contract' });
}

/** A link over the room that was joined. */
export function linkTo(room: TableRoom, events: LinkEvents): Link {
  let open = true;
  // The SDK does not report the server's signs of life.
  const { events: frames } = room.connection;
  const read = frames.onmessage;
  frames.onmessage = (frame) => {
    read?.(frame);
    if (open) events.heard();
  };
  room.onStateChange((state) => {
    if (open) events.patched(state);
  });
  for (const message of Object.values(MESSAGE)) {
    room.onMessage(message, (payload: unknown) => {
      if (open) events.received(message, payload);
    });
  }
  room.onLeave((code) => {
    if (!open) return;
    open = false;
    events.closed(code);
  });
  return {
    async request(name, payload, withinMs) {
      try {
        return await room.request(name, payload, { timeout: withinMs });
      } catch (error) {
        throw readRequestError(name, error, open && room.connection.isOpen);
      }
    },
    close() {
      open = false;
      drop(room);
    },
  };
}

function readRequestError(name: RequestName, error: unknown, open: boolean): Error {
  if (error instanceof Error && error.name === 'rejected' && 'reason' in error) {
    return new Refused(readRefusal(error.reason));
  }
  // The SDK's own errors (closed, not open, timed out) are plain; what the server threw carries a code or a name.
  const fromServer = error instanceof Error && (error.name !== 'Error' || 'code' in error);
  if (open && fromServer) {
    return new Refused({ code: 'fault', message: `The table could not do this (${name}).`, rule: 'contract' });
  }
  return new LinkLost(error instanceof Error ? error.message : String(error));
}

function readRefusal(reason: unknown): Refusal {
  const given = isObject(reason) ? reason : {};
  return {
    code: typeof given.code === 'string' ? given.code : 'fault',
    message: typeof given.message === 'string' ? given.message : '',
    rule: typeof given.rule === 'string' ? given.rule : 'contract',
  };
}

/** Closes the socket at once, a half-open one too, whose closing handshake would never end. */
function drop(room: TableRoom): void {
  room.reconnection.enabled = false;
  room.removeAllListeners();
  room.connection.close();
}
