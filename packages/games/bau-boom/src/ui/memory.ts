import type { BauBoomEvent, BauBoomPublicView, Block, Dice, Seat } from './rules.ts';

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

/** What the picture shows of the past, since no view holds it any more. */
export interface Memory {
  /** The last roll; `null` before the first one that was seen. */
  readonly rolled: Dice | null;
  /** The blocks of the present hand that are not built yet. */
  readonly hand: readonly Block[];
  /** The blocks that were left over, while a block is still to come off the hill for them (§4.3). */
  readonly left: readonly Block[];
}

export const NO_MEMORY: Memory = { rolled: null, hand: [], left: [] };

/** The memory after further events. */
export function remember(before: Memory, events: readonly BauBoomEvent[]): Memory {
  let memory = before;
  for (const event of events) memory = after(memory, event);
  return memory;
}

function after(memory: Memory, event: BauBoomEvent): Memory {
  switch (event.type) {
    case 'rolled':
      return { rolled: event.dice, hand: [], left: [] };
    case 'unloaded':
      return { ...memory, hand: event.blocks, left: [] };
    case 'built': {
      const at = memory.hand.indexOf(event.block);
      return at < 0 ? memory : { ...memory, hand: memory.hand.toSpliced(at, 1) };
    }
    case 'returned':
      return { ...memory, hand: [], left: memory.hand };
    case 'demolished':
      return { ...memory, left: [] };
    default:
      return memory;
  }
}
