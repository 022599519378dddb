import type { Company } from '../rules.ts';

/**
 * Each company's road sign: a shape of its own besides its colour and number. Outlines in a box from -50 to 50, as SVG
 * paths, so that picture and page draw the same; `drop` is how far below the middle the number stands.
 */
export const SIGNS: { readonly [company in Company]: { readonly outline: string; readonly drop: number } } = {
  1: {
    outline: 'M0-47C12-38 29-35 41-39L46-9C46 20 24 38 0 48C-24 38-46 20-46-9L-41-39C-29-35-12-38 0-47Z',
    drop: 2,
  },
  2: { outline: 'M6-46L46-6Q52 0 46 6L6 46Q0 52-6 46L-46 6Q-52 0-46-6L-6-46Q0-52 6-46Z', drop: 0 },
  3: { outline: 'M-7-40Q0-52 7-40L48 31Q54 42 41 42H-41Q-54 42-48 31Z', drop: 13 },
  4: { outline: 'M0-47A47 47 0 1 1 0 47A47 47 0 1 1 0-47Z', drop: 0 },
  5: { outline: 'M-19-46H19L46-19V19L19 46H-19L-46 19V-19Z', drop: 0 },
  6: { outline: 'M-34-42H34Q42-42 42-34V34Q42 42 34 42H-34Q-42 42-42 34V-34Q-42-42-34-42Z', drop: 0 },
};

/** The colour of each company, a darker one of its edge, the surface of its bus lanes, and the one in which its number stands on it. */
export const PAINT: {
  readonly [company in Company]: {
    readonly main: `#${string}`;
    readonly edge: `#${string}`;
    readonly lane: `#${string}`;
    readonly ink: `#${string}`;
  };
} = {
  1: { main: '#cf3a2b', edge: '#7f1d13', lane: '#a32c20', ink: '#ffffff' },
  2: { main: '#f3c62f', edge: '#8a6500', lane: '#a17a0c', ink: '#3a2a00' },
  3: { main: '#3d9550', edge: '#1b5428', lane: '#2a7039', ink: '#ffffff' },
  4: { main: '#2f74c0', edge: '#143e6f', lane: '#215892', ink: '#ffffff' },
  5: { main: '#f0832a', edge: '#8c4205', lane: '#b55c14', ink: '#3a1900' },
  6: { main: '#8552b0', edge: '#4a2570', lane: '#673c8d', ink: '#ffffff' },
};

/** The centre line of each company's roads: a pattern besides the colour. Dashes of a road of any length; none: a full line. */
export const CENTRE_LINES: {
  readonly [company in Company]: { readonly dashes: readonly number[]; readonly double: boolean };
} = {
  1: { dashes: [], double: true },
  2: { dashes: [30, 14], double: false },
  3: { dashes: [1, 11], double: false },
  4: { dashes: [24, 9, 2, 9], double: false },
  5: { dashes: [11, 9], double: false },
  6: { dashes: [], double: false },
};
