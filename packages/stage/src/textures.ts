import { GraphicsContext, ImageSource, Texture } from 'pixi.js';
import { letteringDrawing, type Measure } from './lettering.ts';
import type { Art } from './picture.ts';
import type { PaintedDrawing, Sprites } from './sprites.ts';

/** No texture is larger across than this, in device pixels; every phone takes that. */
const LARGEST = 4096;
/** Free pixels round a painting, so that its edges stay smooth. */
const MARGIN = 1;

/** Art as the renderer takes it. `anchor` is the drawing's origin as a share of the texture. */
export type Made =
  | { readonly kind: 'painted'; readonly texture: Texture; readonly anchor: { readonly x: number; readonly y: number } }
  | { readonly kind: 'vector'; readonly context: GraphicsContext };

export type VisibleArt = Exclude<Art, null>;

export interface Textures {
  /** Makes the art, or takes what was made before. */
  made(art: VisibleArt): Made;
  /** Device pixels a world unit for which the paintings are made. */
  readonly density: number;
  /** Forgets everything made; what is made from now on is for this book and density. Gives back what frees the old things. */
  renew(book: Sprites, density: number): () => void;
  destroy(): void;
}

/** The cache of everything made from sprites. */
export function createTextures(firstBook: Sprites): Textures {
  let book = firstBook;
  let density = 1;
  let made = new Map<string, Made>();
  const measure = context2d(document.createElement('canvas'));

  return {
    get density() {
      return density;
    },
    made(art) {
      const name = artName(art);
      const known = made.get(name);
      if (known !== undefined) return known;
      const fresh = make(art, book, density, measure);
      made.set(name, fresh);
      return fresh;
    },
    renew(nextBook, nextDensity) {
      const old = made;
      book = nextBook;
      density = nextDensity;
      made = new Map();
      return () => free(old);
    },
    destroy() {
      free(made);
      made = new Map();
    },
  };
}

function artName(art: VisibleArt): string {
  return typeof art === 'string' ? art : `"${art.style}" ${art.text}`;
}

function make(art: VisibleArt, book: Sprites, density: number, measure: Measure): Made {
  const drawing =
    typeof art === 'string' ? book.drawing(art) : letteringDrawing(art.text, book.style(art.style), measure);
  if (drawing.kind === 'painted') return paint(drawing, density);
  const context = new GraphicsContext();
  drawing.draw(context);
  return { kind: 'vector', context };
}

function paint(drawing: PaintedDrawing, wanted: number): Made {
  const { bounds } = drawing;
  const density = Math.min(wanted, (LARGEST - 2 * MARGIN) / Math.max(bounds.width, bounds.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(bounds.width * density)) + 2 * MARGIN;
  canvas.height = Math.max(1, Math.ceil(bounds.height * density)) + 2 * MARGIN;
  const ink = context2d(canvas);
  ink.translate(MARGIN, MARGIN);
  ink.scale(density, density);
  ink.translate(-bounds.x, -bounds.y);
  drawing.paint(ink);
  // Not a CanvasSource: it sets the size of its canvas from rounded numbers, and a canvas that is set is empty again.
  const source = new ImageSource({ resource: canvas, resolution: density, autoGenerateMipmaps: true });
  return {
    kind: 'painted',
    texture: new Texture({ source }),
    anchor: {
      x: (MARGIN - bounds.x * density) / canvas.width,
      y: (MARGIN - bounds.y * density) / canvas.height,
    },
  };
}

function free(made: ReadonlyMap<string, Made>): void {
  for (const one of made.values()) {
    if (one.kind === 'painted') one.texture.destroy(true);
    else one.context.destroy();
  }
}

function context2d(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const ink = canvas.getContext('2d');
  if (ink === null) throw new Error('this browser gives no canvas to paint on');
  return ink;
}
