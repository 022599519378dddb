import { type Extent, fitScale, type Point, type Rect } from '@boomtown/stage/headless';
import type { Choosing, Offer } from './choosing.ts';
import { centreOfCell, extentOfBoard, FOOTROOM, HEADROOM } from './measures.ts';
import type { Board, ConstructoAction, ConstructoEvent, ConstructoView, Seat } from './rules.ts';
import type { SceneTexts } from './telling.ts';
import type { TrackedPiece } from './tracked-pieces.ts';

/** Everything that the picture is made from. */
export interface SceneModel {
  readonly step: number;
  readonly view: ConstructoView;
  readonly trackedPieces: readonly TrackedPiece[];
  /** The element in CSS pixels. */
  readonly viewport: Extent;
  /** The seat whose tray is near: the person's own. */
  readonly near: Seat;
  /** What the person may do now, for the seat that they hold; `null` if nothing. */
  readonly offer: Offer | null;
  /** Did the table end the match, so that nobody is to act? */
  readonly ended?: boolean;
  readonly choosing: Choosing;
  /** The legal action that is pointed at: its outcome is shown as a ghost. */
  readonly pointed: ConstructoAction | null;
  /** Does the ghost wait for a second touch? */
  readonly confirming: boolean;
  readonly hovered: string | null;
  /** Places that something outside of the picture speaks of. */
  readonly lit: readonly string[];
  /** What the last step did. */
  readonly last: { readonly seat: Seat; readonly cells: readonly number[]; readonly crowned: number | null } | null;
  /** The place whose piece is under the finger, and where that is (world units). */
  readonly carried: { readonly place: string; readonly at: Point } | null;
  /** Did the view change just now? Only then pieces go one after the other. */
  readonly arriving: boolean;
  readonly texts: SceneTexts;
}

/** What the events of the last step did to the board. */
export function lastOf(events: readonly ConstructoEvent[]): SceneModel['last'] {
  if (events.some((event) => event.type === 'round-ended' || event.type === 'board-chosen')) {
    const ended = events.some((event) => event.type === 'match-ended');
    if (!ended) return null;
  }
  for (const event of events) {
    if (event.type === 'placed') return { seat: event.seat, cells: [event.cell], crowned: null };
    if (event.type === 'moved') {
      return { seat: event.seat, cells: [event.from, event.to], crowned: event.tower ? event.to : null };
    }
  }
  return null;
}

/** Where a board lies: a cell's middle is at `(x, y) + centre * scale`. */
export interface BoardFrame extends Point {
  readonly scale: number;
}

/** The board in the middle of the space, as large as it goes but never larger than `largest`, with room for towers. */
export function frameOf(board: Pick<Board, 'cells'>, space: Rect, largest: number): BoardFrame {
  const extent = extentOfBoard(board);
  const whole = { width: extent.width, height: extent.height + HEADROOM / 2 + FOOTROOM };
  const scale = Math.min(largest, fitScale(whole, space));
  return {
    scale,
    x: space.x + space.width / 2 - (extent.x + extent.width / 2) * scale,
    y: space.y + space.height / 2 - (extent.y + extent.height / 2 + (FOOTROOM - HEADROOM / 2) / 2) * scale,
  };
}

/** The middle of a cell's top. */
export function cellIn(frame: BoardFrame, cell: readonly [number, number]): Point {
  const centre = centreOfCell(cell);
  return { x: frame.x + centre.x * frame.scale, y: frame.y + centre.y * frame.scale };
}

/** Orders of painting. What stands on the table is ordered by how near it is. */
export const DEPTH = {
  tray: 0,
  plate: 5,
  trayText: 20,
  recess: 10,
  shade: 30,
  tile: 100,
  mark: 3000,
  label: 3500,
  piece: 10_000,
  trayNumber: 40_000,
  above: 50_000,
} as const;
