import type { TableConnection } from '@boomtown/client';
import type { Refusal, Seat } from '@boomtown/game-core';
import { type ReadonlySignal, signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { settings } from '../../local-storage/settings.ts';

export type AnyAction = { readonly type: string };

/** An action of a seat on its way. */
export interface Offered {
  readonly seat: Seat;
  readonly action: AnyAction;
}

/** `action` is `null` where no action came of a touch. */
interface Refused {
  readonly seat: Seat;
  readonly action: AnyAction | null;
  readonly refusal: Refusal;
}

/** The way of an action from the board or the list to the table: asked for again if set so, sent once, its refusal kept. */
export interface Acting {
  /** Waits for a second touch. */
  readonly asked: ReadonlySignal<Offered | null>;
  /** Is sent, and not answered yet. */
  readonly sent: ReadonlySignal<Offered | null>;
  readonly refused: ReadonlySignal<Refused | null>;
  /**
   * Resolves with the refusal, or `null` when the action stands or was taken back. While one is sent, others are let fall.
   * `sure`: the person has seen what it does and touched it a second time, so that nobody asks again.
   */
  offer(seat: Seat, action: AnyAction, sure?: boolean): Promise<Refusal | null>;
  /** The picture refuses a touch by itself: no action could come of it. */
  refuse(seat: Seat, refusal: Refusal): void;
  confirm(): void;
  takeBack(): void;
  /** The refusal was read. */
  dismiss(): void;
}

export function actingAt(connection: Pick<TableConnection, 'act'>, mustConfirm: () => boolean): Acting {
  const asked = signal<Offered | null>(null);
  const sent = signal<Offered | null>(null);
  const refused = signal<Refused | null>(null);
  let answer: Promise<Refusal | null> | null = null;
  let decide: (yes: boolean) => void = () => {};

  const send = async (offered: Offered): Promise<Refusal | null> => {
    sent.value = offered;
    const refusal = await connection.act(offered.seat, offered.action);
    sent.value = null;
    answer = null;
    if (refusal !== null) refused.value = { ...offered, refusal };
    return refusal;
  };
  const ask = (offered: Offered): Promise<boolean> => {
    decide(false);
    asked.value = offered;
    return new Promise((resolve) => {
      decide = resolve;
    });
  };
  const settle = (yes: boolean) => {
    asked.value = null;
    decide(yes);
    decide = () => {};
  };

  return {
    asked,
    sent,
    refused,
    async offer(seat, action, sure = false) {
      if (answer !== null) return answer;
      refused.value = null;
      const offered = { seat, action };
      if (!sure && mustConfirm() && !(await ask(offered))) return null;
      answer ??= send(offered);
      return answer;
    },
    refuse(seat, refusal) {
      refused.value = { seat, action: null, refusal };
    },
    confirm: () => settle(true),
    takeBack: () => settle(false),
    dismiss() {
      refused.value = null;
    },
  };
}

export function useActing(connection: TableConnection): Acting {
  return useMemo(() => actingAt(connection, () => settings.value.confirm), [connection]);
}
