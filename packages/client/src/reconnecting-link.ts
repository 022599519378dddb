import type { GameTypes, Result } from '@boomtown/game-core';
import { CLOSE, type GameWire } from '@boomtown/wire/browser';
import { type ReadonlySignal, signal } from '@preact/signals-core';
import { retryDelay, shortDelay } from './backoff.ts';
import type { Clock } from './clock.ts';
import { type Heartbeat, heartbeat } from './heartbeat.ts';
import type { ApiRefusal } from './http/ask.ts';
import { type Dial, type Link, LinkClosed, type LinkEvents, NoSocket, Refused } from './link.ts';

/** The state of a link. The last five are final: the page says so and does not retry by itself. */
export type LinkState =
  /** Not there yet; `why`: what the server says of it, if it keeps us waiting. */
  | { readonly kind: 'connecting'; readonly why?: ApiRefusal }
  | { readonly kind: 'live' }
  /** It was live, and is being sought again; `why`: what is known of it. */
  | { readonly kind: 'lost'; readonly why?: ApiRefusal }
  /** The seat was opened in another tab or on another device. */
  | { readonly kind: 'elsewhere' }
  /** The page is of another version than the server. */
  | { readonly kind: 'reload' }
  /** The seat has resigned. */
  | { readonly kind: 'gone' }
  /** The host has ended the table. */
  | { readonly kind: 'ended' }
  | { readonly kind: 'refused'; readonly refusal: ApiRefusal };

/** What a link depends on; tests bring their own. */
export interface LinkNeeds {
  readonly dial: Dial;
  /** Wakes the table's room; see `openTable`. */
  readonly open: (code: string, tokens: readonly string[]) => Promise<Result<object, ApiRefusal>>;
  readonly clock: Clock;
  readonly random: () => number;
}

/** Listens to a link across its sockets. */
export interface LinkListener extends Omit<LinkEvents, 'heard' | 'closed'> {
  /** A new socket is about to send everything from the beginning. */
  restart(): void;
  /** The link is open from now on, or closed (`null`). */
  follow(link: Link | null): void;
  /** Has anything of the table been received? */
  hasSeen(): boolean;
}

/** The link to a table: dialled, proved by a heartbeat and, when it breaks, dialled again until it is closed or can't be. */
export interface ReconnectingLink {
  readonly state: ReadonlySignal<LinkState>;
  /** `null` while there is none. */
  current(): Link | null;
  /** The present link, or the next one if it comes in time; `null` if none does. */
  live(withinMs: number): Promise<Link | null>;
  /** This link gave no answer: dials again, unless that has begun. */
  lost(link: Link): void;
  /** Something woke (network, page, machine): prove the link, or try again at once. */
  nudge(): void;
  /** Takes the seat back after it was opened elsewhere. */
  takeBack(): void;
  close(): void;
}

/** A dial that began this recently goes on when something wakes. */
const FRESH_DIAL_MS = 1_000;
/**
 * In an update a table moves once for each process that stops, and more than that is many. Beyond this number in a row, each soon
 * after the one before, the waits grow as after any loss.
 */
const MOVES = 8;
const SOON_MS = 2_000;
/** After `CERTAIN` sockets that failed, or one that did not open in `HANGING_MS`, WebSockets count as blocked. */
const CERTAIN = 2;
const HANGING_MS = 5_000;
const NO_SOCKET: ApiRefusal = { code: 'no-socket', message: 'No live connection comes through.' };
/** HTTP refusals that waiting does not change. */
const FINAL_REFUSALS: readonly string[] = [
  'no-such-table',
  'malformed',
  'unknown-host',
  'other-site',
  'not-watchable',
  'not-your-seat',
  'seat-moved',
  'seat-passed',
  'unreadable',
  'game-gone',
  'kept-out',
];

/** Dials a table with the given seats' tokens (none: to watch), from now on until it is closed. */
export function reconnectingLink(
  code: string,
  tokens: readonly string[],
  wire: GameWire<GameTypes>,
  needs: LinkNeeds,
  listener: LinkListener,
): ReconnectingLink {
  const { clock } = needs;
  const state = signal<LinkState>({ kind: 'connecting' });
  const waiters = new Set<() => void>();
  let current: Link | null = null;
  let beat: Heartbeat | null = null;
  let tries = 0;
  /** How often in a row the server said to come back soon after the link had opened. */
  let moves = 0;
  let liveAt = 0;
  /** How often in a row the server answered over HTTP, but no socket opened. */
  let withoutSocket = 0;
  /** How often in a row the server could not read what this page sent. */
  let unread = 0;
  /** Counts the dials, so that callbacks of older ones are ignored. */
  let round = 0;
  let dialledAt = 0;
  let closed = false;
  let cancelRetry = () => {};

  const isFinal = () => closed || !['connecting', 'live', 'lost'].includes(state.value.kind);
  const wakeWaiters = () => {
    for (const wake of waiters) wake();
    waiters.clear();
  };

  const leave = () => {
    round += 1;
    beat?.stop();
    beat = null;
    listener.follow(null);
    cancelRetry();
    current?.close();
    current = null;
  };

  const end = (last: LinkState) => {
    leave();
    state.value = last;
    wakeWaiters();
  };

  const retryLater = (why?: ApiRefusal, isMove = false) => {
    leave();
    const kind = listener.hasSeen() ? 'lost' : 'connecting';
    state.value = why === undefined ? { kind } : { kind, why };
    if (clock.steady() - liveAt >= SOON_MS) moves = 0;
    const short = isMove && moves < MOVES;
    if (short) {
      // Who says so is there: what failed before that is over.
      moves += 1;
      tries = 0;
    }
    const delay = Math.max(
      (why?.retryAfter ?? 0) * 1000,
      short ? shortDelay(needs.random) : retryDelay(tries, needs.random),
    );
    if (!short) tries += 1;
    cancelRetry = clock.after(delay, () => void dial());
  };

  const closedWith = (closeCode: number) => {
    if (closeCode === CLOSE.elsewhere) end({ kind: 'elsewhere' });
    else if (closeCode === CLOSE.gone) end({ kind: 'gone' });
    else if (closeCode === CLOSE.ended) end({ kind: 'ended' });
    else if (closeCode === CLOSE.reload) end({ kind: 'reload' });
    else if (closeCode === CLOSE.unreadable) {
      // Once it may have been damaged on the way; a page that is not understood again is of another build.
      unread += 1;
      if (unread < CERTAIN) retryLater();
      else end({ kind: 'reload' });
    } else retryLater(undefined, closeCode === CLOSE.comeBack);
  };

  const dial = async () => {
    leave();
    const mine = round;
    dialledAt = clock.now();
    const opened = await needs.open(code, tokens);
    if (mine !== round) return;
    if (!opened.ok) {
      if (FINAL_REFUSALS.includes(opened.error.code)) end({ kind: 'refused', refusal: opened.error });
      else retryLater(opened.error);
      return;
    }
    listener.restart();
    const openedAt = clock.steady();
    try {
      const dialled = await needs.dial(code, tokens, wire, {
        heard: () => mine === round && beat?.heard(),
        patched: (patched) => mine === round && listener.patched(patched),
        received: (message, payload) => mine === round && listener.received(message, payload),
        closed: (closeCode) => mine === round && closedWith(closeCode),
      });
      if (mine !== round) {
        dialled.close();
        return;
      }
      current = dialled;
      withoutSocket = 0;
      state.value = { kind: 'live' };
      liveAt = clock.steady();
      beat = heartbeat(
        {
          echo: (withinMs) => dialled.request('echo', {}, withinMs),
          // Only then the next trouble begins with short waits again.
          stands() {
            tries = 0;
            unread = 0;
          },
          lost: () => retryLater(),
        },
        clock,
      );
      wakeWaiters();
      listener.follow(dialled);
    } catch (error) {
      if (mine !== round) return;
      if (error instanceof LinkClosed) closedWith(error.code);
      else if (error instanceof Refused) end({ kind: 'refused', refusal: error.refusal });
      else if (error instanceof NoSocket) {
        // One that broke at once may have met a restart; one that hung, or a second one, did not.
        withoutSocket += clock.steady() - openedAt >= HANGING_MS ? CERTAIN : 1;
        retryLater(withoutSocket >= CERTAIN ? NO_SOCKET : undefined);
      } else retryLater();
    }
  };

  void dial();

  return {
    state,
    current: () => current,
    live(withinMs) {
      if (current !== null || isFinal() || withinMs <= 0) return Promise.resolve(current);
      return new Promise((resolve) => {
        const wake = () => {
          cancel();
          waiters.delete(wake);
          resolve(current);
        };
        const cancel = clock.after(withinMs, wake);
        waiters.add(wake);
      });
    },
    lost(link) {
      if (link === current) retryLater();
    },
    nudge() {
      if (isFinal()) return;
      if (beat !== null) beat.prove();
      else if (clock.now() - dialledAt > FRESH_DIAL_MS) {
        tries = 0;
        void dial();
      }
    },
    takeBack() {
      if (state.value.kind !== 'elsewhere') return;
      tries = 0;
      state.value = { kind: 'lost' };
      void dial();
    },
    close() {
      closed = true;
      leave();
      wakeWaiters();
    },
  };
}
