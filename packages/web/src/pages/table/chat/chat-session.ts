import type { TableConnection } from '@boomtown/client';
import type { Refusal, Seat } from '@boomtown/game-core';
import { type ChatLine, type ChatNews, channelOf, type Reaction, type RequestOf } from '@boomtown/wire/browser';
import { effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import { muteKey } from './mute-keys.ts';

/** For so long a reaction is shown. */
const REACTION_MS = 5_000;

/** A line that is on its way, or (with a refusal) was not taken. */
export interface UnsentLine {
  readonly id: string;
  readonly text: string;
  readonly as: RequestOf<'say'>['as'];
  readonly refusal: Refusal | null;
}

/** A reaction that is shown now. */
export interface ShownReaction {
  readonly seat: Seat;
  readonly reaction: Reaction;
  /** Goes up with each, so that the same one again is seen as new. */
  readonly number: number;
}

/** What was heard last, for those who can't see it. */
type Heard = { readonly line: ChatLine } | { readonly shown: ShownReaction };

/** The chat of a table as one browser has it. */
export interface ChatSession {
  /** All that may be heard, oldest first. */
  readonly lines: ReadonlySignal<readonly ChatLine[]>;
  readonly unsent: ReadonlySignal<readonly UnsentLine[]>;
  readonly reactions: ReadonlySignal<readonly ShownReaction[]>;
  /** Why the last own reaction was not shown, if it was not. */
  readonly unshown: ReadonlySignal<Refusal | null>;
  readonly heard: ReadonlySignal<Heard | null>;
  /** How many lines of others came since it was last read. */
  readonly unread: ReadonlySignal<number>;
  /** Do they who watch belong to it? A player's choice. */
  readonly watchers: ReadonlySignal<boolean>;
  readonly muted: ReadonlySignal<ReadonlySet<string>>;
  /** What is being written. */
  readonly draft: Signal<string>;
  say(text: string, as: RequestOf<'say'>['as']): void;
  /** Sends a line again that was not taken, under the same id: it is said once at most. */
  retry(id: string): void;
  /** Gives a line up that was not taken. */
  drop(id: string): void;
  react(seat: Seat, reaction: Reaction): void;
  hearWatchers(hears: boolean): void;
  mute(who: string, muted: boolean): void;
  /** Everything that is there has been seen. */
  read(): void;
  stop(): void;
}

/** What a person here wrote, and the others have not heard; it outlasts a connection. */
export interface Writing {
  /** What is being written. */
  readonly draft: Signal<string>;
  readonly unsent: Signal<readonly UnsentLine[]>;
}

export function nothingWritten(draft = ''): Writing {
  return { draft: signal(draft), unsent: signal<readonly UnsentLine[]>([]) };
}

export interface ChatSessionNeeds {
  readonly writing: Writing;
  readonly watchers: boolean;
  readonly muted: ReadonlySet<string>;
  /** Keeps a choice for the next time. */
  readonly keepWatchers: (hears: boolean) => void;
  readonly storeMuted: (muted: ReadonlySet<string>) => void;
  readonly newId: () => string;
  /** Calls back later. Returns how to prevent it. */
  readonly after: (ms: number, then: () => void) => () => void;
}

/** Joins in the chat of a table, now and whenever the link is there again, until it is stopped. */
export function chatAt(
  connection: Pick<TableConnection, 'ask' | 'link' | 'onChat'>,
  needs: ChatSessionNeeds,
): ChatSession {
  const lines = signal<readonly ChatLine[]>([]);
  const { draft, unsent } = needs.writing;
  const reactions = signal<readonly ShownReaction[]>([]);
  const unshown = signal<Refusal | null>(null);
  const heard = signal<Heard | null>(null);
  const unread = signal(0);
  const watchers = signal(needs.watchers);
  const muted = signal(needs.muted);
  const cancels = new Set<() => void>();
  /** In which round a line came by itself. */
  const cameIn = new Map<string, number>();
  let number = 0;
  /** Goes up with every asking, so that an older answer counts no more. */
  let round = 0;
  let isFirst = true;

  const join = async () => {
    round += 1;
    const mine = round;
    const reply = await connection.ask('chat', { watchers: watchers.value });
    if (mine !== round || !reply.ok) return;
    const before = new Set(lines.value.map(keyOf));
    const known = new Set(reply.value.lines.map(keyOf));
    // What came since it was asked is not in the answer; whatever else is not was taken away.
    const came = lines.value.filter((line) => cameIn.get(keyOf(line)) === mine && !known.has(keyOf(line)));
    lines.value = inOrder([...reply.value.lines, ...came]);
    const fresh = reply.value.lines.filter((line) => !before.has(keyOf(line)));
    if (!isFirst) unread.value += fresh.filter(isAudible).length;
    isFirst = false;
    for (const { id, refusal } of unsent.value) if (refusal === null) void send(id);
  };
  const isAudible = ({ by }: ChatLine) => !muted.value.has(muteKey(by));

  const add = (line: ChatLine) => {
    if (lines.value.some((one) => keyOf(one) === keyOf(line))) return false;
    cameIn.set(keyOf(line), round);
    lines.value = inOrder([...lines.value, line]);
    return true;
  };

  const show = (seat: Seat, reaction: Reaction) => {
    number += 1;
    const shown = { seat, reaction, number };
    reactions.value = [...reactions.value.filter((one) => one.seat !== seat), shown];
    const cancel = needs.after(REACTION_MS, () => {
      cancels.delete(cancel);
      reactions.value = reactions.value.filter((one) => one !== shown);
    });
    cancels.add(cancel);
    return shown;
  };

  const hear = (news: ChatNews) => {
    if (news.type === 'said') {
      if (!add(news.line) || !isAudible(news.line)) return;
      unread.value += 1;
      heard.value = { line: news.line };
    } else if (news.type === 'gone') {
      lines.value = lines.value.filter(({ by, line }) => channelOf(by) !== news.channel || !news.lines.includes(line));
    } else if (!muted.value.has(muteKey({ seat: news.seat }))) {
      heard.value = { shown: show(news.seat, news.reaction) };
    }
  };

  const settle = (id: string, refusal: Refusal | null) => {
    unsent.value = unsent.value.map((line) => (line.id === id ? { ...line, refusal } : line));
  };

  const send = async (id: string) => {
    const line = unsent.value.find((one) => one.id === id);
    if (line === undefined || connection.link.value.kind !== 'live') return;
    const said = await connection.ask('say', { id, text: line.text, as: line.as });
    if (said.ok) {
      add(said.value.line);
      unsent.value = unsent.value.filter((one) => one.id !== id);
    } else if (said.error.code !== 'unreachable') {
      settle(id, said.error);
    }
    // Where no answer came it is sent again with the next link.
  };

  const stopHearing = connection.onChat(hear);
  const stopJoining = effect(() => {
    if (connection.link.value.kind === 'live') untracked(() => void join());
  });

  return {
    lines,
    unsent,
    reactions,
    unshown,
    heard,
    unread,
    watchers,
    muted,
    draft,
    say(text, as) {
      const id = needs.newId();
      unsent.value = [...unsent.value, { id, text, as, refusal: null }];
      void send(id);
    },
    retry(id) {
      settle(id, null);
      void send(id);
    },
    drop(id) {
      unsent.value = unsent.value.filter((line) => line.id !== id);
    },
    react(seat, reaction) {
      unshown.value = null;
      void connection.ask('react', { seat, reaction }).then((done) => {
        if (done.ok) show(seat, reaction);
        else unshown.value = done.error;
      });
    },
    hearWatchers(hears) {
      watchers.value = hears;
      needs.keepWatchers(hears);
      if (connection.link.value.kind === 'live') void join();
    },
    mute(who, isMuted) {
      const next = new Set(muted.value);
      if (isMuted) next.add(who);
      else next.delete(who);
      muted.value = next;
      needs.storeMuted(next);
    },
    read() {
      unread.value = 0;
    },
    stop() {
      round += 1;
      stopHearing();
      stopJoining();
      for (const cancel of cancels) cancel();
    },
  };
}

function keyOf({ by, line }: ChatLine): string {
  return `${channelOf(by)} ${line}`;
}

function inOrder(lines: readonly ChatLine[]): readonly ChatLine[] {
  return lines.toSorted((a, b) => a.at - b.at || a.line - b.line);
}
