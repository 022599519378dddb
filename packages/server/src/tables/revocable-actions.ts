import { type Seat, takebackRight } from '@boomtown/game-core';
import type { EvaluatedStep } from './evaluated-step.ts';

/** An action that the seat which made it may still take back. */
export interface Revocable {
  readonly seat: Seat;
  /** Its entry. */
  readonly of: number;
  readonly right: 'free' | 'ask';
  /** Where the match stood before. */
  readonly from: EvaluatedStep;
  /** Who had made the action before it. */
  readonly lastBefore: Seat | null;
}

/** An action, as far as it matters whether it can be taken back. */
interface MadeAction extends Pick<Revocable, 'seat' | 'of' | 'from'> {
  readonly next: EvaluatedStep;
  /** Did another player decide for the seat? */
  readonly stoodIn: boolean;
}

/** The actions of a match that may be taken back, the last one last; all by the same seat. */
export class RevocableActions {
  #actions: Revocable[] = [];
  #lastBy: Seat | null = null;

  get last(): Revocable | null {
    return this.#actions.at(-1) ?? null;
  }

  /** Who made the last action that stands; `null` before the first, and once something else happened since. */
  get lastBy(): Seat | null {
    return this.#lastBy;
  }

  /** An action was made. */
  add({ seat, of, from, next, stoodIn }: MadeAction): void {
    const right = stoodIn
      ? null
      : takebackRight({ by: seat, before: from.actors, after: next.actors, sealed: next.sealed });
    const before = this.last?.seat === seat ? this.#actions : [];
    this.#actions = right === null ? [] : [...before, { seat, of, right, from, lastBefore: this.#lastBy }];
    this.#lastBy = seat;
  }

  /** Takes the last one back. Throws where there is none. */
  takeBack(): Revocable {
    const undone = this.#actions.pop();
    if (undone === undefined) throw new Error('there is nothing to take back');
    this.#lastBy = undone.lastBefore;
    return undone;
  }

  /** Something else happened: nothing from before it can be taken back. */
  clear(): void {
    this.#actions = [];
    this.#lastBy = null;
  }
}
