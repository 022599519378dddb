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
  /** The last position that was reached; in pictures in between the one that they lead away from. */
  readonly view: BauBoomPublicView;
  readonly step: number;
}

/** A block that its owner may see for a moment. */
export interface Peek {
  readonly seat: Seat;
  readonly block: Block;
}

/** A step of the match: what happened, and how everything stood before and after it. */
export interface Passage {
  /** `null`: what led here was missed. */
  readonly from: BauBoomPublicView | null;
  readonly events: readonly BauBoomEvent[];
  readonly view: BauBoomPublicView;
  readonly step: number;
}

/** Runs through the pictures of one step after the other, and always ends at the latest view. */
export interface Player {
  readonly shown: Shown | null;
  /** Is it in the middle of something? */
  readonly running: boolean;
  /**
   * Goes to the end of a step: after those that are still being shown, which then go faster. At once, with all of them,
   * if its beginning was missed or movement is turned down.
   */
  go(passage: Passage, still: boolean): void;
  /** Leaves out what is left and shows the latest view. */
  skip(): void;
  stop(): void;
}

interface PlayerWorld {
  /** Something else is on show. */
  readonly onShow: () => void;
  /** A step is at its end: its view is on show. */
  readonly onReached: (step: number) => void;
  /** A block came with this step that only its owner sees. */
  readonly onDrawn: (peek: Peek, step: number) => void;
  /** Calls back after so many milliseconds; what it returns calls that off. */
  readonly wait: (ms: number, then: () => void) => () => void;
}

/** How fast a step is shown while none, one, two, … others wait behind it: shares of its usual time. */
const PACES = [1, 0.6, 0.4];
/** So many steps may wait. With more of them it is better to be where the others are. */
const MOST_WAITING = 3;

export function createPlayer({ onShow, onReached, onDrawn, wait }: PlayerWorld): Player {
  let shown: Shown | null = null;
  /** The step whose pictures are running, and those behind it. */
  let passages: readonly Passage[] = [];
  let frames: readonly Frame[] = [];
  let callOff = () => {};

  const put = (board: Board, cue: Cue | null, { view, step }: Pick<Shown, 'view' | 'step'>): void => {
    const before = shown;
    const laps = board.barrows.map(({ at }, seat) => {
      const done = before?.laps[seat] ?? 0;
      const was = before?.board.barrows[seat]?.at ?? START;
      return at === START && was !== START ? done + 1 : done;
    });
    shown = { board, cue, laps, tokens: follow(before?.tokens ?? NO_TOKENS, board), view, step };
    onShow();
  };

  const reach = (passage: Passage): void => {
    put(boardOf(passage.view), null, passage);
    onReached(passage.step);
    for (const peek of secretsOf(passage)) onDrawn(peek, passage.step);
  };

  /** Leaves out the pictures of all steps but so many of the newest. */
  const catchUp = (but: number): void => {
    callOff();
    callOff = () => {};
    const left = passages.slice(0, passages.length - but);
    passages = passages.slice(passages.length - but);
    frames = [];
    for (const passage of left) reach(passage);
    begin();
  };

  const begin = (): void => {
    const [passage] = passages;
    if (passage === undefined) return;
    frames = passage.from === null ? [] : reelOf(boardOf(passage.from), passage.events);
    next();
  };

  const next = (): void => {
    const [passage, ...waiting] = passages;
    const [frame, ...rest] = frames;
    if (passage === undefined) return;
    if (frame === undefined) {
      passages = waiting;
      reach(passage);
      begin();
      return;
    }
    frames = rest;
    put(frame.board, frame.cue, shown ?? passage);
    callOff = wait(frame.ms * (PACES[waiting.length] ?? PACES.at(-1) ?? 1), next);
  };

  return {
    get shown() {
      return shown;
    },
    get running() {
      return passages.length > 0;
    },
    go(passage, still) {
      const idle = passages.length === 0;
      passages = [...passages, passage];
      if (still || passage.from === null) catchUp(0);
      else if (idle) begin();
      else if (passages.length > MOST_WAITING + 1) catchUp(1);
    },
    skip() {
      if (passages.length > 0) catchUp(0);
    },
    stop() {
      callOff();
      passages = [];
      frames = [];
    },
  };
}

/** The blocks among the events that are for the moment only: those of covered loads that were drawn (§3.5). */
function secretsOf({ view: { options }, events }: Passage): readonly Peek[] {
  if (options.openBarrows || options.variant === 'young') return [];
  return events.flatMap((event) =>
    event.type === 'drawn' && event.block !== undefined ? [{ seat: event.seat, block: event.block }] : [],
  );
}
