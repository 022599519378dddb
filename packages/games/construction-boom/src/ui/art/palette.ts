import type { Hex } from '@boomtown/stage/headless';
import type { Material, Player } from '../rules.ts';

/** The colours that the facades of one material are painted with. */
export interface Facade {
  readonly wall: Hex;
  readonly light: Hex;
  readonly shade: Hex;
  readonly line: Hex;
  /** Hatching, grid or dots. */
  readonly pattern: Hex;
  readonly accent: Hex;
  readonly accentDark: Hex;
}

interface FirmColours {
  readonly main: Hex;
  readonly dark: Hex;
  readonly light: Hex;
}

/** The colours of one theme. */
export interface Palette {
  readonly sky: { readonly top: Hex; readonly middle: Hex; readonly low: Hex };
  readonly sun: Hex;
  readonly sea: Hex;
  readonly seaLight: Hex;
  readonly farTown: Hex;
  readonly nearTown: Hex;
  readonly townWindow: Hex | null;
  readonly crane: Hex;
  readonly promenade: Hex;
  readonly pavement: Hex;
  readonly kerb: Hex;
  readonly road: Hex;
  readonly yard: Hex;
  readonly yardDark: Hex;
  readonly facades: Readonly<Record<Material, Facade>>;
  /** Panes of windows. */
  readonly glass: { readonly dark: Hex; readonly light: Hex };
  readonly firms: Readonly<Record<Player, FirmColours>>;
  readonly paper: Hex;
  readonly paperEdge: Hex;
  readonly ink: Hex;
  readonly inkSoft: Hex;
  /** On the road and in the yard. */
  readonly chalk: Hex;
  readonly chalkSoft: Hex;
  readonly primary: Hex;
  readonly primaryDark: Hex;
  readonly onPrimary: Hex;
  readonly lit: Hex;
  readonly fine: Hex;
  readonly near: Hex;
  readonly over: Hex;
  /** The same on dark grounds. */
  readonly overOnDark: Hex;
  readonly gold: Hex;
  readonly shadow: string;
}

const OLD: Facade = {
  wall: '#e6cb95',
  light: '#f6e6c0',
  shade: '#c5a267',
  line: '#7d5a2b',
  pattern: '#a97f42',
  accent: '#7c2f24',
  accentDark: '#4f1b14',
};

const MODERN: Facade = {
  wall: '#bcc4c8',
  light: '#e0e6e8',
  shade: '#8d989e',
  line: '#3d4950',
  pattern: '#7b878d',
  accent: '#2c3a42',
  accentDark: '#182229',
};

const CHEAP: Facade = {
  wall: '#83d43a',
  light: '#b9f078',
  shade: '#54a41d',
  line: '#285c0d',
  pattern: '#ddff9e',
  accent: '#e9418e',
  accentDark: '#8f1b52',
};

const LIGHT: Palette = {
  sky: { top: '#a9d3df', middle: '#d5e6df', low: '#fbecd0' },
  sun: '#fff4d6',
  sea: '#6fb1b8',
  seaLight: '#a9d6d3',
  farTown: '#e6cfa2',
  nearTown: '#d9bc88',
  townWindow: null,
  crane: '#b4976a',
  promenade: '#c8a873',
  pavement: '#d9c8a6',
  kerb: '#9c8862',
  road: '#45413f',
  yard: '#7b5a3c',
  yardDark: '#5e432b',
  facades: { old: OLD, modern: MODERN, cheap: CHEAP },
  glass: { dark: '#4c6d7d', light: '#a8c9d6' },
  firms: {
    0: { main: '#e8702a', dark: '#9a3d0c', light: '#ffd2ae' },
    1: { main: '#2467a8', dark: '#123d68', light: '#bfdcf6' },
  },
  paper: '#fffaf0',
  paperEdge: '#d9c49d',
  ink: '#2a211c',
  inkSoft: '#655343',
  chalk: '#fff6e2',
  chalkSoft: '#d8cdbb',
  primary: '#b93f1a',
  primaryDark: '#862a0e',
  onPrimary: '#fff8ec',
  lit: '#fffdf2',
  fine: '#57a85a',
  near: '#e3a52b',
  over: '#c2281f',
  overOnDark: '#ff8d7c',
  gold: '#f3b92e',
  shadow: 'rgb(60 40 16 / 0.42)',
};

const DARK: Palette = {
  ...LIGHT,
  sky: { top: '#11172b', middle: '#28294a', low: '#6d4a5f' },
  sun: '#f3ead2',
  sea: '#1f3348',
  seaLight: '#35516a',
  farTown: '#2b2a45',
  nearTown: '#201f36',
  townWindow: '#f0b860',
  crane: '#161628',
  promenade: '#1b1a2b',
  pavement: '#4c4751',
  kerb: '#2c2933',
  road: '#211f26',
  yard: '#3e2d22',
  yardDark: '#291d16',
  facades: {
    old: { ...OLD, wall: '#cfb27c', light: '#e6cf9f', shade: '#a5844d', line: '#5c4120', pattern: '#8f6a35' },
    modern: { ...MODERN, wall: '#99a3aa', light: '#bcc6cb', shade: '#6f7b82', line: '#29343b', pattern: '#647078' },
    cheap: { ...CHEAP, wall: '#67b32b', light: '#94d65a', shade: '#418415', line: '#1d4a09', pattern: '#bdea77' },
  },
  glass: { dark: '#e6a544', light: '#ffdf92' },
  firms: {
    0: { main: '#f07f3a', dark: '#8a3a10', light: '#ffd9ba' },
    1: { main: '#4a8fd2', dark: '#173f6b', light: '#cfe5fa' },
  },
  paper: '#332b27',
  paperEdge: '#191412',
  ink: '#f5e9d7',
  inkSoft: '#c3b19b',
  primary: '#ef8048',
  primaryDark: '#a8481c',
  onPrimary: '#21120a',
  lit: '#fff6dc',
  over: '#ff8d7c',
  shadow: 'rgb(0 0 0 / 0.6)',
};

export function paletteOf(theme: 'light' | 'dark'): Palette {
  return theme === 'light' ? LIGHT : DARK;
}
