import { useEffect, useRef } from 'preact/hooks';
import { strutDrawing } from './art/leaning.ts';
import { paletteOf } from './art/palette.ts';
import { tileDrawing } from './art/tiles.ts';
import { CELL, HEADROOM } from './measures.ts';
import type { Words } from './rules.ts';
import { type Building, type Cell, type PublicView, tileOf, tilesOf } from './rules.ts';

/** Width of a cell in a small street, in CSS pixels. */
const WIDTH = 84;
const SCALE = WIDTH / CELL.width;
const HEIGHT = CELL.height * SCALE;

interface Frame {
  readonly first: number;
  readonly columns: number;
  readonly rows: number;
}

interface SmallStreetProps {
  readonly building: Building;
  readonly options: PublicView['options'];
  readonly frame: Frame;
  /** What it shows, in words; left out where the text beside it says so. */
  readonly label?: string;
  /** Cells that can be touched. */
  readonly open?: readonly Cell[];
  readonly cellName?: (cell: Cell, words: Words) => string;
  readonly words?: Words;
  readonly onTouch?: (cell: Cell) => void;
}

/** A bit of street, painted with the tiles of the picture but without its stage; cells that can be touched are buttons. */
export function SmallStreet({
  building,
  options,
  frame,
  label,
  open = [],
  cellName,
  words,
  onTouch,
}: SmallStreetProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = frame.columns * WIDTH + 8;
  const height = frame.rows * HEIGHT + HEADROOM * SCALE + 8;
  const left = (column: number): number => 4 + (column - frame.first) * WIDTH;
  const top = (row: number): number => height - 4 - (row + 1) * HEIGHT;

  useEffect(() => {
    const ink = canvas.current?.getContext('2d') ?? null;
    if (ink === null) return;
    const paint = (): void => {
      const ratio = window.devicePixelRatio || 1;
      ink.canvas.width = width * ratio;
      ink.canvas.height = height * ratio;
      ink.scale(ratio, ratio);
      paintBuilding(ink, building, options, left, top);
    };
    let wanted = true;
    paint();
    // A canvas whose context was lost comes back empty.
    ink.canvas.addEventListener('contextrestored', paint);
    // The numerals' face may still be on its way.
    void document.fonts.load('800 16px "Rokkitt Variable"').then(() => wanted && paint());
    return () => {
      wanted = false;
      ink.canvas.removeEventListener('contextrestored', paint);
    };
  }, [building, width, height]);

  return (
    <div class="small-street" style={{ width: `${width}px`, aspectRatio: `${width} / ${height}` }}>
      <canvas ref={canvas} role="img" aria-label={label ?? ''} aria-hidden={label === undefined} />
      {words !== undefined &&
        cellName !== undefined &&
        open.map((cell) => (
          <button
            key={`${cell.column},${cell.row}`}
            type="button"
            class="small-street__cell"
            aria-label={cellName(cell, words)}
            style={{
              left: `${(left(cell.column) / width) * 100}%`,
              top: `${(top(cell.row) / height) * 100}%`,
              width: `${(WIDTH / width) * 100}%`,
              height: `${(HEIGHT / height) * 100}%`,
            }}
            onClick={() => onTouch?.(cell)}
          />
        ))}
    </div>
  );
}

function paintBuilding(
  ink: CanvasRenderingContext2D,
  building: Building,
  options: PublicView['options'],
  left: (column: number) => number,
  top: (row: number) => number,
): void {
  const palette = paletteOf('light');
  for (const { tile, column, row, rests } of building) {
    const { material, type, weight, capacity } = tileOf(tilesOf(options), tile);
    const look = { material, type, variant: tile % 4, figure: type === 'ground' ? capacity : weight };
    const drawings = [
      tileDrawing(palette, look, WIDTH),
      ...(rests === 'left' || rests === 'right' ? [strutDrawing(rests, WIDTH)] : []),
    ];
    for (const drawing of drawings) {
      ink.save();
      ink.translate(left(column) + WIDTH / 2, top(row) + HEIGHT / 2);
      drawing.paint(ink);
      ink.restore();
    }
  }
}
