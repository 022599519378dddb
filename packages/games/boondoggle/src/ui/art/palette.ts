import type { Hex } from '@boomtown/stage/headless';

/** The colours of the map under one theme. */
export interface Palette {
  readonly land: Hex;
  readonly landShade: Hex;
  readonly contour: Hex;
  readonly grid: Hex;
  readonly frame: Hex;
  readonly water: Hex;
  readonly waterLine: Hex;
  readonly wood: Hex;
  readonly woodDark: Hex;
  readonly sector: number;
  readonly corridor: Hex;
  readonly corridorLine: Hex;
  readonly laneLine: Hex;
  readonly text: Hex;
  readonly halo: Hex;
  readonly asphalt: Hex;
  readonly asphaltLight: Hex;
  readonly deck: Hex;
  readonly deckEdge: Hex;
  readonly paint: Hex;
  readonly shadow: string;
  readonly sticker: Hex;
  readonly lawn: Hex;
  readonly lawnDark: Hex;
  readonly lit: Hex;
  readonly ready: Hex;
  readonly lack: Hex;
  readonly tag: Hex;
  readonly tagInk: Hex;
  readonly tagLine: Hex;
  readonly idle: Hex;
}

const LIGHT: Palette = {
  land: '#f0e6cb',
  landShade: '#e4d7b5',
  contour: '#d6c496',
  grid: '#8a7448',
  frame: '#5d4a2f',
  water: '#a7cfda',
  waterLine: '#6fa6b6',
  wood: '#bfce9a',
  woodDark: '#8fa86d',
  sector: 0.13,
  corridor: '#fdf8e8',
  corridorLine: '#a3905f',
  laneLine: '#b5573a',
  text: '#3a2c1a',
  halo: '#f7efd9',
  asphalt: '#4c4d54',
  asphaltLight: '#5c5e66',
  deck: '#7b7f88',
  deckEdge: '#c9cdd3',
  paint: '#fff6d8',
  shadow: 'rgb(60 40 12 / 0.42)',
  sticker: '#fffdf6',
  lawn: '#86b565',
  lawnDark: '#5d8d43',
  lit: '#ff8a1e',
  ready: '#17835f',
  lack: '#b03a2a',
  tag: '#fffdf3',
  tagInk: '#32261a',
  tagLine: '#b49f77',
  idle: '#a79a80',
};

const DARK: Palette = {
  land: '#242b2e',
  landShade: '#1d2326',
  contour: '#3b474a',
  grid: '#8fa3a4',
  frame: '#bda97c',
  water: '#1d4456',
  waterLine: '#34708a',
  wood: '#2c4034',
  woodDark: '#3f6049',
  sector: 0.17,
  corridor: '#3c474a',
  corridorLine: '#7d8f90',
  laneLine: '#d98a6c',
  text: '#f2e8d3',
  halo: '#1a2023',
  asphalt: '#0f1113',
  asphaltLight: '#1c2023',
  deck: '#5d646b',
  deckEdge: '#a8b0b6',
  paint: '#fff2c4',
  shadow: 'rgb(0 0 0 / 0.6)',
  sticker: '#f4eedd',
  lawn: '#4c7a41',
  lawnDark: '#2f5730',
  lit: '#ffb454',
  ready: '#58d3a2',
  lack: '#ff8c74',
  tag: '#fbf4e0',
  tagInk: '#2b2118',
  tagLine: '#8d7a55',
  idle: '#5f676a',
};

export function paletteOf(theme: 'light' | 'dark'): Palette {
  return theme === 'dark' ? DARK : LIGHT;
}
