import type { Seat } from '@boomtown/game-core';
import type { AnyGameModule, SeatPanel } from '@boomtown/ui-kit';
import type { AnyTelling } from '../table/telling.ts';

/** A seat as a curve and its key show it. */
export interface CurveSeat {
  readonly seat: Seat;
  readonly name: string;
  readonly emblem: SeatPanel['emblem'];
}

export function curveSeats(game: AnyGameModule, telling: AnyTelling): readonly CurveSeat[] {
  return telling.people.map(({ seat, name }) => ({ seat, name, emblem: game.seatPanel(seat, telling).emblem }));
}

/** What curves are drawn on under each theme: `--card` of style/tokens.css. */
export const CURVE_GROUNDS = { light: '#fffaf0', dark: '#2b2420' } as const;
/** By this much what is drawn has to stand out from its ground (WCAG 2.2, 1.4.11). */
const LEAST_CONTRAST = 3;
/** Steps on the way to black or to white. */
const STEPS = 20;

/** The CSS properties of a seat's line, read by chances.css: its colour, and an edge where that stands out too little. */
export function seatColours(colour: string): Readonly<Record<'--seat' | '--edge-light' | '--edge-dark', string>> {
  return {
    '--seat': colour,
    '--edge-light': edgeOf(colour, CURVE_GROUNDS.light, BLACK),
    '--edge-dark': edgeOf(colour, CURVE_GROUNDS.dark, WHITE),
  };
}

type Shade = readonly [red: number, green: number, blue: number];
const BLACK: Shade = [0, 0, 0];
const WHITE: Shade = [255, 255, 255];

/** The same colour, darker or lighter until it stands out; none where it does so itself. */
function edgeOf(colour: string, ground: string, towards: Shade): string {
  if (contrast(colour, ground) >= LEAST_CONTRAST) return 'transparent';
  const from = shadeOf(colour);
  for (let step = 1; step < STEPS; step += 1) {
    const mixed = from.map((part, at) => Math.round(part + ((towards[at] ?? 0) - part) * (step / STEPS)));
    const edge = `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    if (contrast(edge, ground) >= LEAST_CONTRAST) return edge;
  }
  return `rgb(${towards.join(' ')})`;
}

/** How far two colours are apart, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = shadeOf(colour).map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function shadeOf(colour: string): Shade {
  const part = (nth: number): number => Number.parseInt(colour.slice(1 + 2 * nth, 3 + 2 * nth), 16);
  return [part(0), part(1), part(2)];
}
