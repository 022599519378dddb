import type { Hex } from '@boomtown/stage/headless';
import type { Edition } from '../rules.ts';

export interface SeatColours {
  readonly top: Hex;
  readonly light: Hex;
  readonly wall: Hex;
  readonly dark: Hex;
  /** Engraved lines and signs. */
  readonly mark: Hex;
  readonly crown: Hex;
  /** The line in the tray of the player to act. */
  readonly edge: Hex;
  /** For lines and glows on the table that speak of this seat. */
  readonly glow: Hex;
}

/** The colours of one edition under one theme. */
export interface Palette {
  readonly table: { readonly middle: Hex; readonly rim: Hex; readonly line: Hex; readonly plate: Hex };
  readonly tile: {
    readonly top: Hex;
    readonly light: Hex;
    readonly grain: Hex;
    readonly side: Hex;
    readonly dark: Hex;
    readonly line: Hex;
    /** How strongly the grain is seen, 0 to 1. */
    readonly grained: number;
    readonly gloss: number;
  };
  readonly tray: {
    readonly top: Hex;
    readonly light: Hex;
    readonly side: Hex;
    readonly recess: Hex;
    readonly text: Hex;
  };
  readonly seats: readonly [SeatColours, SeatColours];
  /** Where one may go, and what one may take. */
  readonly lit: Hex;
  readonly litLine: Hex;
  readonly confirm: Hex;
  readonly label: Hex;
  /** A line round the numbers of hexagons, where they need one. */
  readonly labelHalo?: { readonly halo: { readonly colour: string; readonly width: number } };
  readonly text: Hex;
  readonly shadow: string;
}

const YELLOW: SeatColours = {
  top: '#f2bf2f',
  light: '#ffdf7e',
  wall: '#d39a17',
  dark: '#8a5e0a',
  mark: '#7d5200',
  crown: '#ffe9a3',
  edge: '#ffd65c',
  glow: '#ffd65c',
};

const BLUE: SeatColours = {
  top: '#2f68ad',
  light: '#6ca0dc',
  wall: '#204f8a',
  dark: '#122f57',
  mark: '#d3e6fb',
  crown: '#b4d5f7',
  edge: '#8cc0ff',
  glow: '#7db4f2',
};

const ICE: SeatColours = {
  top: '#d9f0f8',
  light: '#ffffff',
  wall: '#9dcde0',
  dark: '#4f8ba6',
  mark: '#3f83a3',
  crown: '#f4fcff',
  edge: '#ffffff',
  glow: '#d8f4ff',
};

const BLACK: SeatColours = {
  top: '#2b2f34',
  light: '#5a6169',
  wall: '#1a1d21',
  dark: '#090a0c',
  mark: '#a4adb6',
  crown: '#98a2ac',
  edge: '#f3f6f9',
  glow: '#15181b',
};

const CONSTRUCTO_LIGHT: Palette = {
  table: { middle: '#f3ecdf', rim: '#e0d3bd', line: '#cdbd9f', plate: '#fffaf1' },
  tile: {
    top: '#ddb680',
    light: '#f0d6ab',
    grain: '#a9743c',
    side: '#b07c46',
    dark: '#7a4f2a',
    line: '#5f3b1b',
    grained: 1,
    gloss: 0.1,
  },
  tray: { top: '#83573a', light: '#a1724e', side: '#523321', recess: '#4a2e1e', text: '#fbf1e0' },
  seats: [YELLOW, BLUE],
  lit: '#ffffff',
  litLine: '#0f7a63',
  confirm: '#0f7a63',
  label: '#6d4824',
  text: '#3d2a1b',
  shadow: 'rgb(64 38 14 / 0.42)',
};

const CONSTRUCTO_DARK: Palette = {
  ...CONSTRUCTO_LIGHT,
  table: { middle: '#37302a', rim: '#1d1916', line: '#6b5d50', plate: '#463c34' },
  tile: {
    ...CONSTRUCTO_LIGHT.tile,
    top: '#c99f69',
    light: '#dfbf90',
    grain: '#8f6030',
    side: '#946536',
    dark: '#5e3b1e',
    line: '#442a13',
  },
  tray: { top: '#5b3c28', light: '#755138', side: '#2f1d12', recess: '#2c1b11', text: '#f4e7d3' },
  litLine: '#12866d',
  label: '#5b3a1b',
  text: '#f1e6d6',
  shadow: 'rgb(0 0 0 / 0.6)',
};

const CONSTRUCTOR_LIGHT: Palette = {
  table: { middle: '#dfe4e8', rim: '#b9c2ca', line: '#a3aeb8', plate: '#f6f8fa' },
  tile: {
    top: '#b93a33',
    light: '#d95f52',
    grain: '#7d1c1b',
    side: '#8d2421',
    dark: '#561111',
    line: '#4a0c0d',
    grained: 0.35,
    gloss: 0.2,
  },
  tray: { top: '#566470', light: '#6f7e8b', side: '#333d46', recess: '#38434d', text: '#f4f8fb' },
  seats: [ICE, BLACK],
  lit: '#ffffff',
  litLine: '#ffffff',
  confirm: '#0f7a63',
  label: '#fff1ee',
  labelHalo: { halo: { colour: 'rgb(74 12 13 / 0.6)', width: 1.6 } },
  text: '#26323c',
  shadow: 'rgb(18 26 34 / 0.45)',
};

const CONSTRUCTOR_DARK: Palette = {
  ...CONSTRUCTOR_LIGHT,
  table: { middle: '#2f373f', rim: '#171c21', line: '#5a6670', plate: '#3b4650' },
  tile: { ...CONSTRUCTOR_LIGHT.tile, top: '#a5312c', light: '#c44e44' },
  tray: { top: '#465360', light: '#5b6976', side: '#20272e', recess: '#303a43', text: '#eef4f8' },
  seats: [ICE, { ...BLACK, light: '#6a727b', top: '#2e3338' }],
  label: '#ffece8',
  text: '#e8eef3',
  shadow: 'rgb(0 0 0 / 0.6)',
};

export function paletteOf(edition: Edition, theme: 'light' | 'dark'): Palette {
  if (edition === 'constructo') return theme === 'light' ? CONSTRUCTO_LIGHT : CONSTRUCTO_DARK;
  return theme === 'light' ? CONSTRUCTOR_LIGHT : CONSTRUCTOR_DARK;
}
