import type { Resource } from '../rules.ts';

/** A part of a small drawing: an SVG path in a box of 24, filled, or stroked where it has a width. */
export interface Part {
  readonly path: string;
  readonly colour: string;
  readonly width?: number;
}

/** The four resources, drawn on a box of 24: a hard hat, a heap of asphalt, a stamped paper, a girder. */
export const GOODS_ART: { readonly [resource in Resource]: readonly Part[] } = {
  crew: [
    { path: 'M2.5 17.5Q2.5 16 4 16H20Q21.5 16 21.5 17.5T20 19.5H4Q2.5 19.5 2.5 17.5Z', colour: '#c97d08' },
    { path: 'M4 16V14.5A8 8 0 0 1 20 14.5V16Z', colour: '#f6b32b' },
    { path: 'M9.8 6.2V12.5M14.2 6.2V12.5', colour: '#c97d08', width: 1.4 },
    { path: 'M10.3 5.5Q12 4.8 13.7 5.5V12H10.3Z', colour: '#fbd26b' },
  ],
  asphalt: [
    { path: 'M1.8 19.5Q5 11 9 10.5Q11 5 14 7Q19 9 22.2 19.5Z', colour: '#43454d' },
    {
      path: 'M6 17L8 13.5L10.5 16ZM13 13L15.5 10L17 14ZM15 18L17 15.5L19 18.2ZM10.5 11L12 8.6L13 11.2Z',
      colour: '#767a86',
    },
    { path: 'M2 19.5H22', colour: '#24252a', width: 1.6 },
  ],
  permit: [
    { path: 'M5 2.5H15.5L19.5 6.5V21.5H5Z', colour: '#fdf8ea' },
    { path: 'M5 2.5H15.5L19.5 6.5V21.5H5Z', colour: '#8b7a5c', width: 1.1 },
    { path: 'M15.5 2.5V6.5H19.5', colour: '#8b7a5c', width: 1.1 },
    { path: 'M8 8H14M8 11H16.5', colour: '#a99b7d', width: 1.3 },
    { path: 'M13.5 13.2A3.3 3.3 0 1 1 13.490 13.2Z', colour: '#d23b34', width: 1.5 },
    { path: 'M12 16.6L13.3 17.9L15.4 15.3', colour: '#d23b34', width: 1.4 },
  ],
  steel: [
    { path: 'M3 5.5L14 2L21 5V8L17.5 9.5V14.5L21 16V19L10 22.5L3 19.5V16.5L6.5 15V10L3 8.5Z', colour: '#6f8794' },
    { path: 'M3 5.5L14 2L21 5L10 8.7ZM6.5 15L3 16.5L10 19.5L21 16L17.5 14.5L10 17Z', colour: '#a9bfca' },
    { path: 'M10 8.7V11.7L6.5 10V15L10 17L17.5 14.5V9.5L10 11.7', colour: '#4d626d', width: 0.9 },
  ],
};
