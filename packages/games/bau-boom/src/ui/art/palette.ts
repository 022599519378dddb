import type { Hex } from '@boomtown/stage/headless';
import type { Block } from '../rules.ts';

/** The shades of one block colour. */
export interface BlockColours {
  readonly top: Hex;
  readonly light: Hex;
  readonly side: Hex;
  readonly dark: Hex;
  /** The sign on it. */
  readonly sign: Hex;
}

/** The colours of the garden under one theme. */
export interface Palette {
  readonly night: boolean;
  readonly meadow: { readonly light: Hex; readonly middle: Hex; readonly deep: Hex; readonly blade: Hex };
  readonly trail: { readonly sand: Hex; readonly light: Hex; readonly edge: Hex; readonly grain: Hex };
  readonly stone: { readonly top: Hex; readonly light: Hex; readonly side: Hex; readonly line: Hex };
  readonly earth: { readonly top: Hex; readonly light: Hex; readonly deep: Hex; readonly hollow: Hex };
  readonly cloth: { readonly ground: Hex; readonly check: Hex; readonly hem: Hex };
  readonly wood: { readonly top: Hex; readonly light: Hex; readonly side: Hex; readonly line: Hex };
  readonly paper: { readonly top: Hex; readonly side: Hex; readonly line: Hex; readonly ink: Hex };
  readonly blocks: Readonly<Record<Block, BlockColours>>;
  /** A block that lies face down. */
  readonly down: BlockColours;
  readonly lit: Hex;
  readonly litDeep: Hex;
  /** Letters on the meadow, and the line round them. */
  readonly text: Hex;
  readonly halo: Hex;
  readonly shadow: string;
}

const BLOCKS: Palette['blocks'] = {
  red: { top: '#e0503f', light: '#f58a76', side: '#b23327', dark: '#7a1d17', sign: '#fff1e6' },
  yellow: { top: '#f7c12c', light: '#ffe083', side: '#d3930f', dark: '#8a5a00', sign: '#6b4300' },
  green: { top: '#4ca35a', light: '#86cf8c', side: '#2f7a40', dark: '#174d25', sign: '#effbe6' },
  blue: { top: '#3d86d8', light: '#86bdf5', side: '#265fa6', dark: '#143c70', sign: '#eef7ff' },
};

const LIGHT: Palette = {
  night: false,
  meadow: { light: '#b5d67a', middle: '#98c463', deep: '#7dad52', blade: '#6a9a45' },
  trail: { sand: '#ecd3a0', light: '#f8e8c3', edge: '#c39f64', grain: '#b98f52' },
  stone: { top: '#f6ecd9', light: '#fffaf0', side: '#cdb48c', line: '#a98c62' },
  earth: { top: '#b98253', light: '#d3a273', deep: '#8a5a36', hollow: '#7a4d2d' },
  cloth: { ground: '#fff8ee', check: '#e5604f', hem: '#fffdf8' },
  wood: { top: '#c99257', light: '#e5b67f', side: '#8f5f33', line: '#6d4423' },
  paper: { top: '#fffaf0', side: '#dfcfae', line: '#b79d70', ink: '#4a3420' },
  blocks: BLOCKS,
  down: { top: '#c9a877', light: '#e6cda3', side: '#9c7746', dark: '#6b4d28', sign: '#8d6a3c' },
  lit: '#fff9d6',
  litDeep: '#ff8a00',
  text: '#2f3a1c',
  halo: '#f5f8dd',
  shadow: 'rgb(46 52 16 / 0.34)',
};

const DARK: Palette = {
  ...LIGHT,
  night: true,
  meadow: { light: '#2f5a4d', middle: '#244a42', deep: '#193833', blade: '#3a6a55' },
  trail: { sand: '#b09f7c', light: '#cdbd99', edge: '#6f6046', grain: '#77674a' },
  stone: { top: '#cfc4ae', light: '#e8dec9', side: '#8d7e64', line: '#62563f' },
  earth: { top: '#7d5739', light: '#9a7150', deep: '#573a25', hollow: '#432b1a' },
  cloth: { ground: '#d9d0c4', check: '#a8463f', hem: '#e7dfd2' },
  wood: { top: '#94683c', light: '#b98a5a', side: '#5d3d20', line: '#402812' },
  paper: { top: '#efe6d4', side: '#b3a587', line: '#85775a', ink: '#3a2a1a' },
  lit: '#fff3b0',
  litDeep: '#ffae3d',
  text: '#eef4dc',
  halo: '#16302b',
  shadow: 'rgb(0 12 10 / 0.55)',
};

export function paletteOf(theme: 'light' | 'dark'): Palette {
  return theme === 'light' ? LIGHT : DARK;
}

/** The block colour that is a seat's own. */
export function colourOfSeat(seat: number): Block {
  return (['red', 'yellow', 'green', 'blue'] as const)[seat % 4] ?? 'red';
}
