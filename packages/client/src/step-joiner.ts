import type { GameTypes } from '@boomtown/game-core';
import type { Snapshot, StepMessage } from '@boomtown/wire/browser';

/** A snapshot of whatever game the table plays. */
export type AnySnapshot = Snapshot<GameTypes> & {
  /** The step was an action without visible events. Without this, no events may also mean that they were missed. */
  readonly eventless?: true;
};

/**
 * Joins the two halves of a step, the patch (what everybody sees) and the private message (events, and what the own
 * seats know), into one immutable snapshot. Halves of different steps are never mixed.
 */
interface StepJoiner {
  /** The public view as of a step. Returns the snapshot if that completes one. */
  patched(step: number, view: object): AnySnapshot | null;
  /** The private message of a step. */
  received(message: StepMessage): AnySnapshot | null;
  /** The answer to a snapshot request: it has no events. */
  answered(message: StepMessage): AnySnapshot | null;
  /** Does one half wait for the other? If that lasts, a snapshot must be requested. */
  isBehind(): boolean;
  /** Other seats are shown now: a new snapshot must be requested. */
  forget(): void;
  /** The link was replaced: halves from the old one count no more. */
  restart(): void;
}

export function stepJoiner(): StepJoiner {
  let board: { readonly step: number; readonly view: object } | null = null;
  let message: StepMessage | null = null;
  /** Was that a step's own message, with its events? */
  let hasEvents = false;
  /** The step that was shown last; -1 before the first. */
  let shown = -1;

  const join = (): AnySnapshot | null => {
    if (board === null || message === null || board.step !== message.step) return null;
    const follows = board.step === shown + 1;
    shown = board.step;
    // After a gap the events of the steps between are missing, so this step's alone would tell a wrong story.
    const { standIn, quiet } = message;
    return {
      step: board.step,
      view: board.view,
      you: message.you,
      events: follows ? message.events : [],
      ...(follows && hasEvents && message.events.length === 0 && message.tableEvent === undefined
        ? { eventless: true }
        : {}),
      ...(follows && standIn !== undefined ? { standIn } : {}),
      ...(follows && quiet !== undefined ? { quiet } : {}),
    };
  };

  const take = (taken: StepMessage, withEvents: boolean): AnySnapshot | null => {
    if (message !== null && taken.step < message.step) return null;
    message = taken;
    hasEvents = withEvents;
    return join();
  };

  return {
    patched(step, view) {
      if (board?.step === step) return null;
      board = { step, view };
      return join();
    },
    received: (message) => take(message, true),
    answered: (message) => take(message, false),
    isBehind: () => board?.step !== message?.step || board === null,
    forget() {
      message = null;
    },
    restart() {
      board = null;
      message = null;
    },
  };
}
