/** Colours as `#rrggbb`. */
export type Hex = `#${string}`;

/** A colour between two, `t` from 0 (the first) to 1 (the second). */
export function mix(a: Hex, b: Hex, t: number): Hex {
  const from = channels(a);
  const to = channels(b);
  return `#${from.map((value, i) => hexByte(value + ((to[i] ?? value) - value) * t)).join('')}`;
}

export function lighten(colour: Hex, t: number): Hex {
  return mix(colour, '#ffffff', t);
}

export function darken(colour: Hex, t: number): Hex {
  return mix(colour, '#000000', t);
}

/** The colour with an opacity, as CSS and canvas take it. */
export function faded(colour: Hex, alpha: number): string {
  const [r, g, b] = channels(colour);
  return `rgb(${r} ${g} ${b} / ${alpha})`;
}

function channels(colour: Hex): readonly [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new Error(`"${colour}" is no colour of the form #rrggbb`);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function hexByte(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}
