import { type Board, boardOf } from './board.ts';
import { type Cue, type Frame, reelOf } from './reel.ts';
import type { BauBoomEvent, BauBoomPublicView, Block, Seat } from './rules.ts';
import { START } from './rules.ts';
import { follow, NO_TOKENS, type Tokens } from './tokens.ts';

/** What is on show at a moment. */
interface Shown {
  readonly board: Board;
  readonly tokens: Tokens;
  readonly laps: readonly number[];
  readonly cue: Cue | null;
}

/** A block that its owner may see for a moment. */
export interface Peek {
  readonly seat: Seat;
  readonly block: Block;
}

/** Runs through the pictures between two views, one after the other, and always ends at the latest view. */
export interface Player {
  readonly shown: Shown | null;
  /** Is it in the middle of something? */
  readonly running: boolean;
  /** Goes to a view; `events` led there from the view `from`. At once, if there are none or movement is turned down. */
  go(from: BauBoomPublicView | null, view: BauBoomPublicView, events: readonly BauBoomEvent[], still: boolean): void;
  /** Leaves out what is left and shows the latest view. */
  skip(): void;
  stop(): void;
}

interface PlayerWorld {
  /** Something else is on show. */
  readonly onShow: () => void;
  /** A block came that only its owner sees. */
  readonly onDrawn: (peek: Peek) => void;
  /** Calls back after so many milliseconds; what it returns calls that off. */
  readonly wait: (ms: number, then: () => void) => () => void;
}

export function createPlayer({ onShow, onDrawn, wait }: PlayerWorld): Player {
  let shown: Shown | null = null;
  let latest: BauBoomPublicView | null = null;
  let frames: readonly Frame[] = [];
  let drawn: readonly Peek[] = [];
  let callOff = () => {};

  const put = (board: Board, cue: Cue | null): void => {
    const before = shown;
    const laps = board.barrows.map(({ at }, seat) => {
      const done = before?.laps[seat] ?? 0;
      const was = before?.board.barrows[seat]?.at ?? START;
      return at === START && was !== START ? done + 1 : done;
    });
    shown = { board, cue, laps, tokens: follow(before?.tokens ?? NO_TOKENS, board) };
    onShow();
  };

  const finish = (): void => {
    callOff();
    callOff = () => {};
    frames = [];
    for (const peek of drawn) onDrawn(peek);
    drawn = [];
    if (latest !== null) put(boardOf(latest), null);
  };

  const next = (): void => {
    const [frame, ...rest] = frames;
    if (frame === undefined) {
      finish();
      return;
    }
    frames = rest;
    put(frame.board, frame.cue);
    callOff = wait(frame.ms, next);
  };

  return {
    get shown() {
      return shown;
    },
    get running() {
      return shown !== null && shown.cue !== null;
    },
    go(from, view, events, still) {
      if (frames.length > 0) finish();
      callOff();
      latest = view;
      drawn = secretsOf(view, events);
      frames = from === null || still ? [] : reelOf(boardOf(from), events);
      next();
    },
    skip() {
      if (shown !== null && shown.cue !== null) finish();
    },
    stop() {
      callOff();
      frames = [];
    },
  };
}

/** The blocks among the events that are for the moment only: those of covered loads that were drawn (§3.5). */
function secretsOf({ options }: BauBoomPublicView, events: readonly BauBoomEvent[]): readonly Peek[] {
  if (options.openBarrows || options.variant === 'young') return [];
  return events.flatMap((event) =>
    event.type === 'drawn' && event.block !== undefined ? [{ seat: event.seat, block: event.block }] : [],
  );
}
