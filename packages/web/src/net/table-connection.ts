import type { GameTypes, Refusal, Result, Seat } from '@boomtown/game-core';
import { failed, ok } from '@boomtown/game-core';
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
import type { ReadonlySignal } from '@preact/signals';
import { type KeptLink, keepLink, type LinkNeeds, type LinkState } from './kept-link.ts';
import { ASK_WITHIN_MS, Refused } from './link.ts';
import { type FeedNeeds, type TableFeed, tableFeed } from './table-feed.ts';

/** What a connection needs of the world; tests bring their own. */
export interface ConnectionNeeds extends LinkNeeds, FeedNeeds {}

/** A table as a page has it: how it is reached, where it stands, and what can be asked of it. */
export interface TableConnection
  extends Pick<TableFeed, 'table' | 'snapshot' | 'wentBack' | 'clockAhead' | 'look'>,
    Pick<KeptLink, 'nudge' | 'takeBack'> {
  readonly link: ReadonlySignal<LinkState>;
  /** Offers an action for the present step. Survives a lost link: it is asked again under the same id. `null`: it stands. */
  act(seat: Seat, action: { readonly type: string }): Promise<Refusal | null>;
  /** Any other request, once. Without a link it fails with `unreachable`. */
  ask<N extends RequestName>(name: N, payload: RequestOf<N>): Promise<Result<ReplyOf[N]>>;
  /** Calls back with everything about the table that is no step. */
  onNotice(heard: (notice: Notice) => void): () => void;
  /** Calls back with everything about the chat, once it was asked for. */
  onChat(heard: (news: ChatNews) => void): () => void;
  close(): void;
}

/** How long an action waits for the link to return before the person is told. */
const ACT_WITHIN_MS = 30_000;

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
  const feed = tableFeed(wire, needs, (lost) => kept.lost(lost));

  const told = (message: number, payload: unknown) => {
    // The server's own messages, of this wire version.
    if (message === MESSAGE.step) feed.stepped(payload as PackedStep);
    else if (message === MESSAGE.notice) {
      for (const heard of listeners) heard(payload as Notice);
    } else if (message === MESSAGE.chat) {
      for (const heard of chatListeners) heard(payload as ChatNews);
    }
  };

  const kept = keepLink(code, tokens, wire, needs, {
    patched: feed.patched,
    told,
    restart: feed.restart,
    follow: feed.follow,
    hasSeen: () => feed.table.value !== null,
  });

  const act: TableConnection['act'] = async (seat, action) => {
    const id = requestId(needs.random);
    const step = feed.snapshot.value?.step ?? 0;
    const deadline = clock.now() + ACT_WITHIN_MS;
    for (let asked = 0; ; asked += 1) {
      const live = await kept.live(deadline - clock.now());
      if (live === null) return UNREACHABLE;
      try {
        await live.request('act', { id, step, seat, action }, ASK_WITHIN_MS);
        return null;
      } catch (error) {
        if (error instanceof Refused) {
          // Heard the first time, though its answer was lost.
          return asked > 0 && error.refusal.code === 'already-done' ? null : error.refusal;
        }
        kept.lost(live);
      }
    }
  };

  return {
    link: kept.state,
    table: feed.table,
    snapshot: feed.snapshot,
    wentBack: feed.wentBack,
    clockAhead: feed.clockAhead,
    look: feed.look,
    nudge: kept.nudge,
    takeBack: kept.takeBack,
    act,
    async ask(name, payload) {
      const live = kept.current();
      if (live === null) return failed(UNREACHABLE);
      try {
        return ok(await live.request(name, payload, ASK_WITHIN_MS));
      } catch (error) {
        if (error instanceof Refused) return failed(error.refusal);
        kept.lost(live);
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
    close() {
      kept.close();
      listeners.clear();
      chatListeners.clear();
    },
  };
}

const UNREACHABLE: Refusal = { code: 'unreachable', message: 'The table cannot be reached.', rule: 'contract' };

/** An id of a request's own, by which the server knows a repeated one. */
function requestId(random: () => number): string {
  const part = () => Math.floor(random() * 2 ** 32).toString(36);
  return `${part()}-${part()}`;
}
