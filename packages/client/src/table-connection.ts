import { failed, type GameTypes, ok, type Refusal, type Result, type Seat } from '@boomtown/game-core';
import {
  type ChatNews,
  type GameWire,
  MESSAGE,
  type Notice,
  type PackedStep,
  type ReplyOf,
  type RequestName,
  type RequestOf,
} from '@boomtown/wire/browser';
import type { ReadonlySignal } from '@preact/signals-core';
import { ASK_WITHIN_MS, type Link, LinkLost, Refused } from './link.ts';
import { type LinkNeeds, type LinkState, type ReconnectingLink, reconnectingLink } from './reconnecting-link.ts';
import { type FeedNeeds, type TableFeed, tableFeed } from './table-feed.ts';

/** What a connection depends on; tests bring their own. */
export interface ConnectionNeeds extends LinkNeeds, FeedNeeds {}

/** A connection to a table: its link, its state, and the requests it takes. */
export interface TableConnection
  extends Pick<TableFeed, 'table' | 'snapshot' | 'wentBack' | 'clockAhead' | 'look'>,
    Pick<ReconnectingLink, 'nudge' | 'takeBack'> {
  readonly link: ReadonlySignal<LinkState>;
  /** Sends an action for the present step. After a lost link it is sent again under the same id. `null`: it was accepted. */
  act(seat: Seat, action: { readonly type: string }): Promise<Refusal | null>;
  /**
   * Any other request. Without a link it fails with `unreachable`. One that changes something is asked again under the same id
   * where the link is lost before the answer; others are asked once.
   */
  ask<N extends RequestName>(name: N, payload: RequestOf<N>): Promise<Result<ReplyOf[N]>>;
  /** Calls back with everything about the table that is no step. */
  onNotice(heard: (notice: Notice) => void): () => void;
  /** Calls back with everything about the chat, once it was asked for. */
  onChat(heard: (news: ChatNews) => void): () => void;
  close(): void;
}

/** After so long without an answer the link is proved: a server that only is slow answers that. */
const SLOW_MS = 600;
/** How long a request waits for the link before it fails. */
const ANSWER_WITHIN_MS = 30_000;
/** These change nothing, are repeated by the page itself, or are useless a moment later. */
const ASKED_ONCE: readonly RequestName[] = ['snapshot', 'log', 'chat', 'say', 'react', 'showName', 'point', 'echo'];

/** Connects to a table with the given seats' tokens (none: to watch) and keeps the connection until it is closed. */
export function connectTable(
  code: string,
  tokens: readonly string[],
  wire: GameWire<GameTypes>,
  needs: ConnectionNeeds,
): TableConnection {
  const { clock } = needs;
  const listeners = new Set<(notice: Notice) => void>();
  const chatListeners = new Set<(news: ChatNews) => void>();
  const feed = tableFeed(wire, needs, (lost) => link.lost(lost));

  const received = (message: number, payload: unknown) => {
    // The server's own messages, of this wire version.
    if (message === MESSAGE.step) feed.stepped(payload as PackedStep);
    else if (message === MESSAGE.notice) {
      for (const heard of listeners) heard(payload as Notice);
    } else if (message === MESSAGE.chat) {
      for (const heard of chatListeners) heard(payload as ChatNews);
    }
  };

  const link = reconnectingLink(code, tokens, wire, needs, {
    patched: feed.patched,
    received,
    restart: feed.restart,
    follow: feed.follow,
    hasSeen: () => feed.table.value !== null,
  });

  /** What is asked over a link; given up as soon as that proves to be dead. */
  function whileItStands<T>(over: Link, asked: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const isOver = () => link.current() === over;
      const stopProof = clock.after(SLOW_MS, () => isOver() && link.nudge());
      const stopLooking = link.state.subscribe(() => isOver() || reject(new LinkLost('the link is gone')));
      asked.then(resolve, reject).finally(() => {
        stopProof();
        stopLooking();
      });
    });
  }

  /** Asks until an answer comes, or none can be waited for any longer. */
  async function persist<N extends RequestName>(name: N, payload: RequestOf<N>): Promise<Result<ReplyOf[N]>> {
    const deadline = clock.now() + ANSWER_WITHIN_MS;
    for (;;) {
      const live = await link.live(deadline - clock.now());
      if (live === null) return failed(UNREACHABLE);
      try {
        return ok(await whileItStands(live, live.request(name, payload, ASK_WITHIN_MS)));
      } catch (error) {
        if (error instanceof Refused) return failed(error.refusal);
        link.lost(live);
        if (!isRepeated(name)) return failed(UNREACHABLE);
      }
    }
  }

  const act: TableConnection['act'] = async (seat, action) => {
    const step = feed.snapshot.value?.step ?? 0;
    const done = await persist('act', { id: newRequestId(), step, seat, action });
    // Its id is its own: only an earlier try can have done it.
    return done.ok || done.error.code === 'already-done' ? null : done.error;
  };

  return {
    link: link.state,
    table: feed.table,
    snapshot: feed.snapshot,
    wentBack: feed.wentBack,
    clockAhead: feed.clockAhead,
    look: feed.look,
    nudge: link.nudge,
    takeBack: link.takeBack,
    act,
    async ask(name, payload) {
      if (link.current() === null) return failed(UNREACHABLE);
      return persist(name, isRepeated(name) ? { id: newRequestId(), ...payload } : payload);
    },
    onNotice(heard) {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
    onChat(heard) {
      chatListeners.add(heard);
      return () => void chatListeners.delete(heard);
    },
    close() {
      link.close();
      listeners.clear();
      chatListeners.clear();
    },
  };
}

const UNREACHABLE: Refusal = { code: 'unreachable', message: 'The table cannot be reached.', rule: 'contract' };

function isRepeated(name: RequestName): boolean {
  return !ASKED_ONCE.includes(name);
}

/** A new id for a request. The server recognizes a repeated request by it. */
export function newRequestId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-');
}
