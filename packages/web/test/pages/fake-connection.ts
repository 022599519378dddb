import {
  type AnySnapshot,
  type LinkState,
  type SeatView,
  seatOf,
  type TableConnection,
  type TableView,
  type WentBack,
} from '@boomtown/client';
import { ok, type Refusal, type Result } from '@boomtown/game-core';
import { signal } from '@preact/signals';
import { localTable } from '../../src/pages/table/local-table.ts';

export interface AskedOf {
  readonly name: string;
  readonly payload: unknown;
}

/** A connection that is live and answers what a test says. */
export function fakeConnection(answer: (asked: AskedOf) => Result<unknown, Refusal> = () => ok({})) {
  const asked: AskedOf[] = [];
  const link = signal<LinkState>({ kind: 'live' });
  const table = signal<TableView | null>(null);
  const snapshot = signal<AnySnapshot | null>(null);
  const connection: TableConnection = {
    link,
    table,
    snapshot,
    wentBack: signal<WentBack | null>(null),
    clockAhead: signal<number | null>(null),
    act: async () => null,
    ask: async (name, payload) => {
      asked.push({ name, payload });
      // A test answers with what the request's reply looks like.
      return answer({ name, payload }) as never;
    },
    onNotice: () => () => {},
    onChat: () => () => {},
    look() {},
    nudge() {},
    takeBack() {},
    close() {},
  };
  return { connection, asked, link, table, snapshot };
}

export function seatView(seat: number, more: Partial<SeatView> = {}): SeatView {
  return { ...seatOf(seat, `P${seat}`), ready: false, ...more };
}

export function tableView(more: Partial<TableView> = {}): TableView {
  return {
    ...localTable(0, [seatView(0), seatView(1)]),
    stage: 'waiting',
    commitment: 'c',
    ...more,
  };
}
