import { hexagon } from '@boomtown/stage/headless';
import { centreOfCell, HEX_RADIUS, HOLE_RADIUS, PIECE_HEIGHT, PIECE_RADIUS, TILE_DEPTH, TILT } from './measures.ts';
import type { Edition, Piece, Stack } from './rules.ts';
import { levelsOf } from './tracked-pieces.ts';

interface SmallBoardProps {
  readonly edition: Edition;
  readonly cells: readonly (readonly [number, number])[];
  /** What stands on the cells, by their number; nothing if left out. */
  readonly stacks?: readonly Stack[];
  /** The cells that can be touched, and what each is called. */
  readonly touch?: {
    readonly lit: ReadonlySet<number>;
    readonly chosen: number | null;
    readonly nameOf: (cell: number) => string;
    readonly onTouch: (cell: number) => void;
  };
  /** What is shown, for those who can't see it; without it the picture is decoration. */
  readonly label?: string;
}

/** A board as a little drawing in the page itself: for lists of boards and for the rules. */
export function SmallBoard({ edition, cells, stacks = [], touch, label }: SmallBoardProps) {
  const centres = cells.map(centreOfCell);
  const high = stacks.some((stack) => stack.length > 0) ? 70 : 8;
  const left = Math.min(...centres.map(({ x }) => x)) - 96;
  const top = Math.min(...centres.map(({ y }) => y)) - HEX_RADIUS * TILT - high;
  const width = Math.max(...centres.map(({ x }) => x)) + 96 - left;
  const height = Math.max(...centres.map(({ y }) => y)) + HEX_RADIUS * TILT + TILE_DEPTH + 8 - top;
  // Painted from the far side to the near one.
  const order = cells.map((_, cell) => cell).sort((a, b) => (centres[a]?.y ?? 0) - (centres[b]?.y ?? 0));
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has its label as an attribute or is decoration; a title would show as a tooltip
    <svg
      class={`small-board small-board--${edition}`}
      viewBox={`${left} ${top} ${width} ${height}`}
      {...(touch !== undefined
        ? { role: 'group', 'aria-label': label }
        : label !== undefined
          ? { role: 'img', 'aria-label': label }
          : { 'aria-hidden': true })}
    >
      {order.map((cell) => {
        const { x, y } = centres[cell] ?? { x: 0, y: 0 };
        const marks = `${touch?.lit.has(cell) ? ' small-board__cell--lit' : ''}${touch?.chosen === cell ? ' small-board__cell--chosen' : ''}`;
        const drawing = (
          <>
            <path class="small-board__side" d={outline(TILE_DEPTH)} />
            <path class="small-board__top" d={outline(0)} />
            <path class="small-board__mark" d={outline(0, 0.86)} />
            <PiecesOn stack={stacks[cell] ?? []} />
          </>
        );
        return touch === undefined ? (
          <g key={cell} class="small-board__cell" transform={`translate(${x} ${y})`}>
            {drawing}
          </g>
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a button element can't stand in a drawing
          <g
            key={cell}
            class={`small-board__cell small-board__cell--touch${marks}`}
            transform={`translate(${x} ${y})`}
            role="button"
            tabIndex={0}
            aria-label={touch.nameOf(cell)}
            aria-pressed={touch.chosen === cell}
            onClick={() => touch.onTouch(cell)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              touch.onTouch(cell);
            }}
          >
            {drawing}
          </g>
        );
      })}
    </svg>
  );
}

function PiecesOn({ stack }: { readonly stack: Stack }) {
  const levels = levelsOf(stack);
  const ring = stack.find(({ size }) => size === 'ring');
  return (
    <>
      {ring !== undefined && (
        <g class={`small-board__piece small-board__piece--${ring.seat}`}>
          <path class="small-board__inside" d={ellipse(HOLE_RADIUS, -PIECE_HEIGHT)} />
          <path class="small-board__floor" d={ellipse(HOLE_RADIUS * 0.84, -PIECE_HEIGHT * 0.62, TILT * 0.72)} />
        </g>
      )}
      {stack.map((piece, height) => (
        <PieceDrawing key={`${piece.seat}${piece.size}`} piece={piece} level={levels[height] ?? 0} />
      ))}
    </>
  );
}

/** A piece without what is seen through the hole of a ring. */
function PieceDrawing({ piece, level }: { readonly piece: Piece; readonly level: number }) {
  const rx = PIECE_RADIUS[piece.size];
  const ry = rx * TILT;
  const foot = -level * PIECE_HEIGHT;
  const top = foot - PIECE_HEIGHT;
  return (
    <g class={`small-board__piece small-board__piece--${piece.seat}`}>
      <path
        class="small-board__wall"
        d={`M${-rx} ${top}V${foot}A${rx} ${ry} 0 0 0 ${rx} ${foot}V${top}A${rx} ${ry} 0 0 1 ${-rx} ${top}z`}
      />
      <path
        class="small-board__face"
        d={piece.size === 'ring' ? ellipse(rx, top) + ellipse(HOLE_RADIUS, top) : ellipse(rx, top)}
      />
    </g>
  );
}

function ellipse(radius: number, y: number, flat = TILT): string {
  const half = `a${radius} ${radius * flat} 0 1 1`;
  return `M${-radius} ${y}${half} ${2 * radius} 0${half} ${-2 * radius} 0z`;
}

function outline(drop: number, share = 0.975): string {
  const points = hexagon(HEX_RADIUS * share, TILT);
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${(y + drop).toFixed(1)}`).join('L')}z`;
}
