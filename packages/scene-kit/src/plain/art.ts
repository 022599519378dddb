import {
  type ArtNames,
  type Drawing,
  type Hex,
  hexagon,
  type LetteringStyle,
  partsOf,
  roundedPolygon,
  roundedRect,
  type Sprites,
} from '@boomtown/stage/headless';
import { type PlainLook, SEAT_COLOURS, SEAT_GROUNDS } from '@boomtown/ui-kit/plain-table';

/** The side of a cell, in world units. */
export const CELL = 100;
/** The height of a hexagon of that width. */
const TALL = (2 * CELL) / Math.sqrt(3);
const INSET = 5;
const ROUND = 12;
const LINE = 5;
const FAMILY = '"Nunito Variable", sans-serif';

type Theme = 'light' | 'dark';

const PAPER: Readonly<Record<Theme, Readonly<Record<'bare' | 'card' | 'back' | 'line' | 'text' | 'mark', Hex>>>> = {
  light: { bare: '#e9e4d8', card: '#fffdf6', back: '#8d97a8', line: '#b9b09c', text: '#2b2a26', mark: '#b3541e' },
  dark: { bare: '#2b2f36', card: '#474c55', back: '#596780', line: '#59616d', text: '#f4f1e8', mark: '#ffb36b' },
};

/** How a cell is marked: not at all, as touchable, as touched, or as mentioned. */
export type CellState = 'calm' | 'open' | 'touched' | 'lit';

/** All art of a plain table: cells, and what is written. */
export interface PlainArt extends ArtNames {
  readonly drawing: `${'cell' | 'hexagon'}/${PlainLook}/${CellState}`;
  readonly style: 'title' | 'on-colour' | 'on-paper';
}

/** The style of what is written on a cell of this look. */
export function letterStyle(look: PlainLook): 'on-colour' | 'on-paper' {
  return typeof look === 'number' || look === 'back' ? 'on-colour' : 'on-paper';
}

/** All art of a plain table under a theme. */
export function plainArt(theme: Theme): Sprites<PlainArt> {
  const paper = PAPER[theme];
  return {
    drawing(name): Drawing {
      const [thing, look, state] = partsOf(name);
      const ground = look === 'bare' || look === 'card' || look === 'back' ? paper[look] : seatGround(Number(look));
      const extent = thing === 'hexagon' ? TALL : CELL;
      return {
        kind: 'painted',
        bounds: { x: -extent / 2, y: -extent / 2, width: extent, height: extent },
        paint(ink) {
          const side = CELL - 2 * INSET;
          const shape =
            thing === 'hexagon'
              ? roundedPolygon(hexagon(side / Math.sqrt(3)), ROUND / 2)
              : roundedRect(-side / 2, -side / 2, side, side, ROUND);
          ink.fillStyle = ground;
          ink.fill(shape);
          ink.lineWidth = state === 'calm' ? 2 : LINE;
          ink.strokeStyle = state === 'calm' ? paper.line : paper.mark;
          ink.setLineDash(state === 'open' ? [12, 8] : []);
          ink.stroke(shape);
          if (state !== 'touched' && state !== 'lit') return;
          ink.globalAlpha = 0.25;
          ink.fillStyle = paper.mark;
          ink.fill(shape);
          ink.globalAlpha = 1;
        },
      };
    },
    style(name): LetteringStyle {
      if (name === 'title') return { weight: 700, family: FAMILY, size: 26, colour: paper.text, align: 'left' };
      const colour = name === 'on-colour' ? '#ffffff' : paper.text;
      return { weight: 800, family: FAMILY, size: 40, colour, widest: CELL - 4 * INSET };
    },
  };
}

function seatGround(seat: number): Hex {
  return SEAT_GROUNDS[SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? 'blue'];
}
