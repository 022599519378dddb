import type { Edition } from '../rules.ts';
import { paletteOf } from './palette.ts';

/** The table under everything: a plain ground, lighter in the middle. The stage's canvas is clear. */
export function paintTable(host: HTMLElement, edition: Edition, theme: 'light' | 'dark'): void {
  const { middle, rim } = paletteOf(edition, theme).table;
  host.style.background = `radial-gradient(ellipse 75% 75% at 50% 46%, ${middle}, ${rim})`;
}
