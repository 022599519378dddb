import type { LetteringStyle, PaintedDrawing, Sprites } from './sprites.ts';

/** Measures text, as a canvas context does. */
export interface Measure {
  font: string;
  measureText(text: string): { readonly width: number };
}

function fontOf(style: LetteringStyle): string {
  return `${style.weight} ${style.size}px ${style.family}`;
}

/** The text as it fits: cut, with an ellipsis, to the style's `widest`. */
export function fittingText(text: string, style: LetteringStyle, measure: Measure): string {
  measure.font = fontOf(style);
  const { widest } = style;
  if (widest === undefined || measure.measureText(text).width <= widest) return text;
  // Cut between two signs as they are seen, not within a picture or a letter with its marks.
  const letters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(
    ({ segment }) => segment,
  );
  while (letters.length > 0 && measure.measureText(`${letters.join('').trimEnd()}…`).width > widest) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Text as a drawing whose origin is where the style's `align` says, half-way up the letters. */
export function letteringDrawing(text: string, designed: LetteringStyle, measure: Measure): PaintedDrawing {
  const style = shrunk(text, enlarged(text, designed, measure), measure);
  const shown = fittingText(text, style, measure);
  const width = measure.measureText(shown).width;
  const border = (style.halo?.width ?? 0) + style.size * 0.1;
  const align = style.align ?? 'middle';
  const left = reached(align === 'left' ? 0 : align === 'right' ? -width : -width / 2, width, style);
  return {
    kind: 'painted',
    bounds: {
      x: left - border,
      y: -style.size * 0.7 - border,
      width: width + 2 * border,
      height: style.size * 1.4 + 2 * border,
    },
    paint(ink) {
      ink.font = fontOf(style);
      ink.textBaseline = 'alphabetic';
      ink.lineJoin = 'round';
      const baseline = style.size * 0.35;
      if (style.halo !== undefined) {
        ink.strokeStyle = style.halo.colour;
        ink.lineWidth = style.halo.width * 2;
        ink.strokeText(shown, left, baseline);
      }
      ink.fillStyle = style.colour;
      ink.fillText(shown, left, baseline);
    },
  };
}

/** Where text of this width begins that would begin at `left`. */
function reached(left: number, width: number, { reach }: LetteringStyle): number {
  return reach === undefined ? left : Math.max(-reach.left, Math.min(left, reach.right - width));
}

/** The same art with all text enlarged by a factor, as far as each style has room for it. */
export function enlargedLettering(art: Sprites, enlargedBy: number): Sprites {
  return { drawing: (name) => art.drawing(name), style: (name) => ({ ...art.style(name), enlargedBy }) };
}

/** Nothing ends in an ellipsis because it was enlarged. */
function enlarged(text: string, style: LetteringStyle, measure: Measure): LetteringStyle {
  const { size, enlargedBy = 1, growsTo = enlargedBy, growsWithin = style.widest } = style;
  measure.font = fontOf(style);
  const room = growsWithin === undefined ? enlargedBy : growsWithin / measure.measureText(text).width;
  return { ...style, size: size * Math.max(1, Math.min(enlargedBy, growsTo, room)) };
}

/** Set smaller where it is wider than its room, as far as it may be. */
function shrunk(text: string, style: LetteringStyle, measure: Measure): LetteringStyle {
  const { size, widest, smallest, enlargedBy = 1 } = style;
  if (widest === undefined || smallest === undefined) return style;
  measure.font = fontOf(style);
  // A hair less than its room, whatever a browser rounds.
  const whole = (0.995 * size * widest) / measure.measureText(text).width;
  return { ...style, size: Math.min(size, Math.max(whole, smallest * enlargedBy)) };
}
