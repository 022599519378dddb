import { afterEvent, type Board } from './board.ts';
import type { BauBoomEvent, Block, Dice, Seat, Space } from './rules.ts';
import { wayBetween } from './trail-path.ts';

/** What a picture in between shows beside the board. */
export type Cue =
  /** The dice tumble; `turn` counts their faces. */
  | { readonly type: 'tumble'; readonly dice: Dice; readonly turn: number }
  /** The dice have landed: there is a moment to read them. */
  | { readonly type: 'land' }
  /** A wheelbarrow rolls on by one space; `pushed`: because another came. */
  | { readonly type: 'roll-on'; readonly seat: Seat; readonly pushed: boolean }
  /** The last block of a load is still open; `null`: it came face down. */
  | { readonly type: 'load'; readonly seat: Seat; readonly block: Block | null }
  /** A ladybug brings a block out of the container; `null`: its colour is not for all. */
  | { readonly type: 'draw'; readonly seat: Seat; readonly block: Block | null }
  /** An anteater takes a block. */
  | { readonly type: 'eat'; readonly seat: Seat; readonly space: Space }
  /** A wheelbarrow is tipped over. */
  | { readonly type: 'tip'; readonly seat: Seat }
  | { readonly type: 'build'; readonly seat: Seat }
  | { readonly type: 'give-back'; readonly seat: Seat }
  | { readonly type: 'fill' }
  /** Everything comes to rest, before anything new is asked. */
  | { readonly type: 'rest' };

/** A picture in between, and how long it is shown, in milliseconds. */
export interface GardenKeyframe {
  readonly board: Board;
  readonly cue: Cue;
  readonly ms: number;
}

const TUMBLES = 7;
const LANDED_MS = 600;
const REST_MS = 260;

/** The pictures that lead from one board to the next through the events of a step, in order. */
export function keyframesOf(before: Board, events: readonly BauBoomEvent[]): readonly GardenKeyframe[] {
  const frames: GardenKeyframe[] = [];
  let board = before;
  for (const event of events) {
    const next = afterEvent(board, event);
    frames.push(...framesOf(board, next, event));
    board = next;
  }
  const last = frames.at(-1);
  if (last === undefined || last.cue.type === 'land') return frames;
  return [...frames, { board, cue: { type: 'rest' }, ms: REST_MS }];
}

function framesOf(before: Board, after: Board, event: BauBoomEvent): readonly GardenKeyframe[] {
  switch (event.type) {
    case 'rolled':
      return [
        ...Array.from(
          { length: TUMBLES },
          (_, turn): GardenKeyframe => ({
            board: after,
            cue: { type: 'tumble', dice: tumbled(event.dice, TUMBLES - turn), turn },
            ms: 85 + turn * 12,
          }),
        ),
        { board: after, cue: { type: 'land' }, ms: LANDED_MS },
      ];
    case 'moved':
      return rolling(before, event.seat, event.from, event.to, false);
    case 'pushed':
      return rolling(before, event.seat, event.from, event.to, true);
    case 'loaded':
      return [{ board: after, cue: { type: 'load', seat: event.seat, block: event.block ?? null }, ms: 650 }];
    case 'drawn':
      // A covered one stays covered here, also for its owner: they are shown it afterwards, for as long as the rules say.
      return [
        {
          board: after,
          cue: { type: 'draw', seat: event.seat, block: isSeen(after) ? (event.block ?? null) : null },
          ms: 750,
        },
      ];
    case 'lost':
      return [
        { board: after, cue: { type: 'eat', seat: event.seat, space: before.barrows[event.seat]?.at ?? 0 }, ms: 800 },
      ];
    case 'unloaded': {
      const tipped: GardenKeyframe = { board: before, cue: { type: 'tip', seat: event.seat }, ms: 320 };
      return [tipped, { board: after, cue: { type: 'tip', seat: event.seat }, ms: 620 }];
    }
    case 'built':
      return [{ board: after, cue: { type: 'build', seat: event.seat }, ms: 420 }];
    case 'returned':
    case 'demolished':
      return [{ board: after, cue: { type: 'give-back', seat: event.seat }, ms: 560 }];
    case 'filled':
      return [{ board: after, cue: { type: 'fill' }, ms: 520 }];
    case 'left':
    case 'won':
    case 'turn-limit':
      return [];
  }
}

function isSeen({ open, young }: Board): boolean {
  return open || young;
}

/** A wheelbarrow rolls from space to space. */
function rolling(before: Board, seat: Seat, from: Space, to: Space, pushed: boolean): readonly GardenKeyframe[] {
  const way = wayBetween(from, to);
  return way.map((at) => {
    const barrow = before.barrows[seat];
    const barrows = barrow === undefined ? before.barrows : before.barrows.with(seat, { ...barrow, at });
    return { board: { ...before, barrows }, cue: { type: 'roll-on', seat, pushed }, ms: way.length > 6 ? 150 : 190 };
  });
}

/** Other faces than those that the dice will show, the same ones for everybody. */
function tumbled([first, second]: Dice, turn: number): Dice {
  return [1 + ((first + turn * 2) % 6), 1 + ((second + turn * 3 + 1) % 6)];
}
