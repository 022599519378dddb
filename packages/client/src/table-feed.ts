import type { GameTypes, Seat } from '@boomtown/game-core';
import { type GameWire, type PackedStep, type TableState, unpackStep } from '@boomtown/wire/browser';
import { type ReadonlySignal, signal } from '@preact/signals-core';
import { type Clock, watchSleep } from './clock.ts';
import { ASK_WITHIN_MS, type Link, LinkLost } from './link.ts';
import { type AnySnapshot, stepJoiner } from './step-joiner.ts';
import { readTable, type TableView } from './table-view.ts';

/** The held seats whose secrets the browser receives; `null`: all of them. */
type Eyes = readonly Seat[] | null;

/** `last`: 0 if nothing of it was seen. */
export interface SeenSteps {
  last(commitment: string): number;
  keep(commitment: string, step: number): void;
}

/** Steps that were seen here and that the server has lost. A new value each time. */
export interface WentBack {
  /** The step at which the table stood then. */
  readonly to: number;
  readonly lost: number;
}

/** What a feed depends on; tests bring their own. */
export interface FeedNeeds {
  readonly clock: Clock;
  /** How far this browser has seen the match with a commitment, which outlasts the page. */
  readonly seen: SeenSteps;
  /** Through whose eyes the table is seen at first; see `look`. */
  readonly eyes?: Eyes;
}

/** The table's state as received: joins patches and step messages, and requests what is missing. */
export interface TableFeed {
  readonly table: ReadonlySignal<TableView | null>;
  /** The latest snapshot; `null` until the match has begun. */
  readonly snapshot: ReadonlySignal<AnySnapshot | null>;
  /** That the table stands further back than was seen here, also by an earlier page: its server ended before it could write the rest. `null`: it never was so. */
  readonly wentBack: ReadonlySignal<WentBack | null>;
  /** How far the server's monotonic time is ahead of this page's, in milliseconds; `null` while unknown. */
  readonly clockAhead: ReadonlySignal<number | null>;
  patched(state: TableState): void;
  stepped(step: PackedStep): void;
  /** Another link is about to send everything from the beginning. */
  restart(): void;
  /** Requests go over this link from now on, beginning with a snapshot; `null`: there is no link. */
  follow(link: Link | null): void;
  /**
   * Has the table seen through the eyes of these seats alone from now on. What it was sent for others is let go of at once;
   * until the answer comes there is nothing in the snapshot but what everybody may see.
   */
  look(eyes: Eyes): void;
}

/** A half of a step may wait this long for its other half. */
const HEAL_AFTER_MS = 700;

/** @param lost is called with a link over which no answer came */
export function tableFeed(
  wire: GameWire<GameTypes>,
  { clock, seen, eyes: firstEyes = null }: FeedNeeds,
  lost: (link: Link) => void,
): TableFeed {
  const table = signal<TableView | null>(null);
  const snapshot = signal<AnySnapshot | null>(null);
  const wentBack = signal<WentBack | null>(null);
  const clockAhead = signal<number | null>(null);
  const joiner = stepJoiner();
  let current: Link | null = null;
  let eyes = firstEyes;
  /** Is a snapshot for other seats still unanswered? Messages until then are not for these seats. */
  let looking = false;
  let cancelHeal = () => {};
  let stopWatching = () => {};

  /** Before the start there is no step to show; an answer from then holds no seat's view. */
  const isBegun = () => table.value?.stage === 'playing' || table.value?.stage === 'over';

  const show = (joined: AnySnapshot | null) => {
    if (joined !== null) {
      // A record only grows, takebacks included.
      const commitment = table.value?.commitment ?? '';
      const missing = (snapshot.value?.step ?? seen.last(commitment)) - joined.step;
      snapshot.value = joined;
      seen.keep(commitment, joined.step);
      if (missing > 0) wentBack.value = { to: joined.step, lost: missing };
    }
    cancelHeal();
    if (joiner.isBehind()) cancelHeal = clock.after(HEAL_AFTER_MS, () => void catchUp());
  };

  /** Requests a snapshot: first join, refresh, return and gaps are the same request. */
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
      if (error instanceof LinkLost) lost(asked);
      else if (looking) cancelHeal = clock.after(HEAL_AFTER_MS, () => void catchUp());
    }
  };

  return {
    table,
    snapshot,
    wentBack,
    clockAhead,
    patched(state) {
      table.value = readTable(state);
      if (isBegun()) show(joiner.patched(state.step, wire.read(state.game)));
    },
    stepped(step) {
      if (!looking) show(joiner.received(unpackStep(wire.events, step)));
    },
    restart: joiner.restart,
    follow(link) {
      cancelHeal();
      stopWatching();
      current = link;
      // Steady time stood still while the machine slept: the clocks of the seats are to be set anew.
      stopWatching = link === null ? () => {} : watchSleep(clock, () => void catchUp());
      void catchUp();
    },
    look(next) {
      eyes = next;
      looking = true;
      joiner.forget();
      const shown = snapshot.value;
      if (shown !== null) snapshot.value = { step: shown.step, view: shown.view, you: [], events: [] };
      void catchUp();
    },
  };
}
