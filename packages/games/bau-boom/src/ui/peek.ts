import type { BauBoomEvent, BauBoomPublicView, Block, Seat } from './rules.ts';

/** How long its owner sees a drawn block, in milliseconds (§3.5). */
export const PEEK_MS = 4000;

/** A block that its owner may see for a moment. */
export interface Peek {
  readonly seat: Seat;
  readonly block: Block;
}

/** The blocks among a step's events that are for the moment only: those of covered loads that were drawn (§3.5). */
export function peeksIn({ options }: BauBoomPublicView, events: readonly BauBoomEvent[]): readonly Peek[] {
  if (options.openBarrows || options.variant === 'young') return [];
  return events.flatMap((event) =>
    event.type === 'drawn' && event.block !== undefined ? [{ seat: event.seat, block: event.block }] : [],
  );
}
