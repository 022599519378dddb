import type { GameTypes, Refusal, Result, Seat } from '@boomtown/game-core';
import { failed, ok } from '@boomtown/game-core';
import {
  type ChatNews,
  CLOSE,
  type GameWire,
  MESSAGE,
  type Notice,
  type PackedStep,
  type ReplyOf,
  type RequestName,
  type RequestOf,
  type TableState,
  unpackStep,
} from '@boomtown/wire/browser';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { ApiRefusal } from './api.ts';
import { retryDelay } from './backoff.ts';
import { type Clock, type Heartbeat, heartbeat } from './heartbeat.ts';
import { type Dial, type Link, LinkClosed, LinkLost, NoSocket, Refused } from './link.ts';
import type { AnySnapshot } from './snapshot.ts';
import { stepJoiner } from './step-joiner.ts';
import { readTable, type TableView } from './table-view.ts';

/** How the table is reached. The last five are final: the page says so, and nothing is tried any more by itself. */
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
  /** The seat was given up. */
  | { readonly kind: 'gone' }
  /** Whoever runs the server has ended the table. */
  | { readonly kind: 'ended' }
  | { readonly kind: 'refused'; readonly refusal: ApiRefusal };

/** What a connection needs of the world; tests bring their own. */
export interface ConnectionNeeds {
  readonly dial: Dial;
  /** Wakes the table's room; see `openTable`. */
  readonly open: (code: string, tokens: readonly string[]) => Promise<Result<object, ApiRefusal>>;
  readonly clock: Clock;
  readonly random: () => number;
  /** How far this browser has seen the match with a commitment, which outlasts the page. */
  readonly seen: SeenSteps;
  /** Through whose eyes the table is seen at first; see `look`. */
  readonly eyes?: Eyes;
}

/** `last`: 0 if nothing of it was seen. */
export interface SeenSteps {
  last(commitment: string): number;
  keep(commitment: string, step: number): void;
}

/** Of the seats that a browser holds, those whose secrets it is sent; `null`: all of them. */
type Eyes = readonly Seat[] | null;

/** Steps that were seen here, and that the server has no more. Another value each time. */
export interface WentBack {
  /** The step at which the table stood then. */
  readonly to: number;
  readonly lost: number;
}

export interface TableConnection {
  readonly link: ReadonlySignal<LinkState>;
  readonly table: ReadonlySignal<TableView | null>;
  /** Where the game stands; `null` until it has begun. */
  readonly snapshot: ReadonlySignal<AnySnapshot | null>;
  /** That the table stands further back than was seen here, also by an earlier page: its server ended before it could write the rest. `null`: it never was so. */
  readonly wentBack: ReadonlySignal<WentBack | null>;
  /** How far the server's clockwork is ahead of this page's steady time, in milliseconds; `null` while that is unknown. */
  readonly clockAhead: ReadonlySignal<number | null>;
  /** Offers an action for the present step. Survives a lost link: it is asked again under the same id. `null`: it stands. */
  act(seat: Seat, action: { readonly type: string }): Promise<Refusal | null>;
  /** Any other request, once. Without a link it fails with `unreachable`. */
  ask<N extends RequestName>(name: N, payload: RequestOf<N>): Promise<Result<ReplyOf[N]>>;
  /** Calls back with everything about the table that is no step. */
  onNotice(heard: (notice: Notice) => void): () => void;
  /** Calls back with everything about the chat, once it was asked for. */
  onChat(heard: (news: ChatNews) => void): () => void;
  /**
   * Has the table seen through the eyes of these seats alone from now on. What it was sent for others is let go of at once;
   * until the answer comes there is nothing in the snapshot but what everybody may see.
   */
  look(eyes: Eyes): void;
  /** Something woke (network, page, machine): prove the link, or try again at once. */
  nudge(): void;
  /** Takes the seat back after it was opened elsewhere. */
  takeBack(): void;
  close(): void;
}

const ASK_WITHIN_MS = 8_000;
/** How long an action waits for the link to return before the person is told. */
const ACT_WITHIN_MS = 30_000;
/** A half of a step may wait this long for its other half. */
const HEAL_AFTER_MS = 700;
/** A dialling that began this lately is left to itself when something wakes. */
const FRESH_DIAL_MS = 1_000;
/** After so many sockets that did not open, or one that did not within this time, something keeps them back. */
const CERTAIN = 2;
const HANGING_MS = 5_000;
/** HTTP refusals that no waiting cures. */
const FINAL_REFUSALS: readonly string[] = [
  'no-such-table',
  'malformed',
  'other-site',
  'not-watchable',
  'not-your-seat',
  'seat-moved',
  'seat-passed',
  'unreadable',
];

/** Connects to a table with the given seats' tokens (none: to watch) and keeps the connection until it is closed. */
export function connectTable(
  code: string,
  tokens: readonly string[],
  wire: GameWire<GameTypes>,
  needs: ConnectionNeeds,
): TableConnection {
  const { clock } = needs;
  const link = signal<LinkState>({ kind: 'connecting' });
  const table = signal<TableView | null>(null);
  const snapshot = signal<AnySnapshot | null>(null);
  const wentBack = signal<WentBack | null>(null);
  const clockAhead = signal<number | null>(null);
  const listeners = new Set<(notice: Notice) => void>();
  const chatListeners = new Set<(news: ChatNews) => void>();
  const waiters = new Set<() => void>();
  const joiner = stepJoiner();
  let current: Link | null = null;
  let beat: Heartbeat | null = null;
  let tries = 0;
  /** How many times running the server was reached, but not by a socket. */
  let withoutSocket = 0;
  /** Goes up with every dialling, so that what an older one still does counts no more. */
  let round = 0;
  let dialledAt = 0;
  let closed = false;
  let eyes = needs.eyes ?? null;
  /** Was the table last asked for other eyes, and has not answered yet? What it tells until then is not for these. */
  let looking = false;
  let cancelRetry = () => {};
  let cancelHeal = () => {};

  const isFinal = () => closed || !['connecting', 'live', 'lost'].includes(link.value.kind);
  const wakeWaiters = () => {
    for (const wake of waiters) wake();
    waiters.clear();
  };

  const leaveLink = () => {
    round += 1;
    beat?.stop();
    beat = null;
    cancelHeal();
    cancelRetry();
    current?.close();
    current = null;
  };

  const end = (state: LinkState) => {
    leaveLink();
    link.value = state;
    wakeWaiters();
  };

  const retryLater = (why?: ApiRefusal) => {
    leaveLink();
    const kind = table.value === null ? 'connecting' : 'lost';
    link.value = why === undefined ? { kind } : { kind, why };
    const delay = Math.max((why?.retryAfter ?? 0) * 1000, retryDelay(tries, needs.random));
    tries += 1;
    cancelRetry = clock.after(delay, () => void dial());
  };

  const closedWith = (closeCode: number) => {
    if (closeCode === CLOSE.elsewhere) end({ kind: 'elsewhere' });
    else if (closeCode === CLOSE.gone) end({ kind: 'gone' });
    else if (closeCode === CLOSE.ended) end({ kind: 'ended' });
    else if (closeCode === CLOSE.reload) end({ kind: 'reload' });
    else retryLater();
  };

  const show = (joined: AnySnapshot | null) => {
    if (joined !== null) {
      // A record only grows, takebacks included.
      const commitment = table.value?.commitment ?? '';
      const lost = (snapshot.value?.step ?? needs.seen.last(commitment)) - joined.step;
      snapshot.value = joined;
      needs.seen.keep(commitment, joined.step);
      if (lost > 0) wentBack.value = { to: joined.step, lost };
    }
    cancelHeal();
    if (joiner.isBehind()) cancelHeal = clock.after(HEAL_AFTER_MS, () => void catchUp());
  };

  /** Asks where things stand: first join, refresh, return and healing are all the same question. */
  const catchUp = async () => {
    const asked = current;
    if (asked === null) return;
    const before = clock.steady();
    const through = eyes;
    try {
      const reply = await asked.request('snapshot', through === null ? {} : { eyes: [...through] }, ASK_WITHIN_MS);
      // The server looked at its clock about half-way.
      if (reply.now !== undefined) clockAhead.value = reply.now - (before + clock.steady()) / 2;
      if (asked !== current || through !== eyes) return;
      looking = false;
      if (isBegun()) show(joiner.answered(unpackStep(wire.events, reply.step)));
    } catch (error) {
      if (asked !== current || through !== eyes) return;
      if (error instanceof LinkLost) retryLater();
      else if (looking) cancelHeal = clock.after(HEAL_AFTER_MS, () => void catchUp());
    }
  };

  /** Before the start there is no step to show; an answer from then holds no seat's view. */
  const isBegun = () => table.value?.stage === 'playing' || table.value?.stage === 'over';

  const patched = (state: TableState) => {
    table.value = readTable(state);
    if (isBegun()) show(joiner.patched(state.step, wire.read(state.game)));
  };

  const told = (message: number, payload: unknown) => {
    if (message === MESSAGE.step) {
      if (looking) return;
      // The server's own message, of this wire version.
      show(joiner.told(unpackStep(wire.events, payload as PackedStep)));
    } else if (message === MESSAGE.notice) {
      for (const heard of listeners) heard(payload as Notice);
    } else if (message === MESSAGE.chat) {
      for (const heard of chatListeners) heard(payload as ChatNews);
    }
  };

  const dial = async () => {
    leaveLink();
    const mine = round;
    dialledAt = clock.now();
    const opened = await needs.open(code, tokens);
    if (mine !== round) return;
    if (!opened.ok) {
      if (FINAL_REFUSALS.includes(opened.error.code)) end({ kind: 'refused', refusal: opened.error });
      else retryLater(opened.error);
      return;
    }
    joiner.restart();
    const openedAt = clock.steady();
    try {
      const dialled = await needs.dial(code, tokens, wire, {
        patched: (state) => mine === round && patched(state),
        told: (message, payload) => mine === round && told(message, payload),
        closed: (closeCode) => mine === round && closedWith(closeCode),
      });
      if (mine !== round) {
        dialled.close();
        return;
      }
      current = dialled;
      withoutSocket = 0;
      link.value = { kind: 'live' };
      beat = heartbeat(
        (withinMs) => dialled.request('echo', {}, withinMs).then(() => stayed(mine)),
        () => retryLater(),
        clock,
      );
      wakeWaiters();
      await catchUp();
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

  /** Only a link that has answered a while after it was opened lets the next trouble begin with short waits again. */
  const stayed = (mine: number) => {
    if (mine === round) tries = 0;
  };

  /** The present link, or the next one if it comes in time; `null` if none does. */
  const liveLink = (withinMs: number): Promise<Link | null> => {
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
  };

  const act: TableConnection['act'] = async (seat, action) => {
    const id = requestId(needs.random);
    const step = snapshot.value?.step ?? 0;
    const deadline = clock.now() + ACT_WITHIN_MS;
    for (let asked = 0; ; asked += 1) {
      const live = await liveLink(deadline - clock.now());
      if (live === null) return UNREACHABLE;
      try {
        await live.request('act', { id, step, seat, action }, ASK_WITHIN_MS);
        return null;
      } catch (error) {
        if (error instanceof Refused) {
          // Heard the first time, though its answer was lost.
          return asked > 0 && error.refusal.code === 'already-done' ? null : error.refusal;
        }
        if (live === current) retryLater();
      }
    }
  };

  void dial();

  return {
    link,
    table,
    snapshot,
    wentBack,
    clockAhead,
    act,
    async ask(name, payload) {
      const live = current;
      if (live === null) return failed(UNREACHABLE);
      try {
        return ok(await live.request(name, payload, ASK_WITHIN_MS));
      } catch (error) {
        if (error instanceof Refused) return failed(error.refusal);
        if (live === current) retryLater();
        return failed(UNREACHABLE);
      }
    },
    onNotice(heard) {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
    onChat(heard) {
      chatListeners.add(heard);
      return () => void chatListeners.delete(heard);
    },
    look(next) {
      eyes = next;
      looking = true;
      joiner.forget();
      const seen = snapshot.value;
      if (seen !== null) snapshot.value = { step: seen.step, view: seen.view, you: [], events: [] };
      void catchUp();
    },
    nudge() {
      if (isFinal()) return;
      if (beat !== null) beat.prove();
      else if (clock.now() - dialledAt > FRESH_DIAL_MS) retryNow();
    },
    takeBack() {
      if (link.value.kind !== 'elsewhere') return;
      tries = 0;
      link.value = { kind: 'lost' };
      void dial();
    },
    close() {
      closed = true;
      leaveLink();
      wakeWaiters();
      listeners.clear();
      chatListeners.clear();
    },
  };

  function retryNow(): void {
    tries = 0;
    void dial();
  }
}

const NO_SOCKET: ApiRefusal = { code: 'no-socket', message: 'No live connection comes through.' };

const UNREACHABLE: Refusal = { code: 'unreachable', message: 'The table cannot be reached.', rule: 'contract' };

/** An id of a request's own, by which the server knows a repeated one. */
function requestId(random: () => number): string {
  const part = () => Math.floor(random() * 2 ** 32).toString(36);
  return `${part()}-${part()}`;
}
