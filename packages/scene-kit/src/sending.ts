import type { Refusal, Seat } from '@boomtown/game-core';

/** The one action of a picture that is on its way to the table. While there is one, the picture takes no other. */
export interface Sending<A> {
  /** `null` while nothing is on its way. */
  readonly action: A | null;
  /** Sends an action, unless one is on its way; `answered` is told what became of it before the picture shows it. */
  send(seat: Seat, action: A, sure?: boolean): Promise<void>;
  /** The next step is here: whatever was sent is part of it, or was overtaken. */
  settle(): void;
}

interface SendingParts<A> {
  /** As `SceneContext` has it. */
  submit(seat: Seat, action: A, sure?: boolean): Promise<Refusal | null>;
  /** Something is on its way, or no longer. */
  changed(): void;
  /** The answer came before the step that it belongs to, or there will be none: the action was refused. */
  answered?(refusal: Refusal | null): unknown;
}

export function createSending<A>({ submit, changed, answered }: SendingParts<A>): Sending<A> {
  let sent: A | null = null;
  return {
    get action() {
      return sent;
    },
    async send(seat, action, sure) {
      if (sent !== null) return;
      sent = action;
      changed();
      const refusal = await submit(seat, action, sure);
      // The step may be here before its answer; then everything is already as it should be.
      if (sent !== action) return;
      sent = null;
      answered?.(refusal);
      changed();
    },
    settle() {
      sent = null;
    },
  };
}
