/** The map (§1): Commons, junctions, offices, destinations and the thirty segments of one mile each. */

export const COMPANIES = [1, 2, 3, 4, 5, 6] as const;
export type Company = (typeof COMPANIES)[number];

export const COMMONS = 'C';
export const JUNCTIONS = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'] as const;
export const OFFICES = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'] as const;
export const DESTINATIONS = ['D1', 'D2', 'D3', 'D4', 'D5', 'D6'] as const;
export const NODES = [COMMONS, ...JUNCTIONS, ...OFFICES, ...DESTINATIONS] as const;

export type Junction = (typeof JUNCTIONS)[number];
export type Office = (typeof OFFICES)[number];
export type Destination = (typeof DESTINATIONS)[number];
export type NodeId = (typeof NODES)[number];

/** Three cards a destination, listed as before the first shuffle (§5.6, §8). */
export const ALL_DESTINATIONS: readonly Destination[] = DESTINATIONS.flatMap((place) => [place, place, place]);

export const DESTINATION_NAMES: { readonly [place in Destination]: string } = {
  D1: 'Concordia Airport',
  D2: 'Bridge to Nowhere',
  D3: 'Big Dig',
  D4: 'Monorail Depot',
  D5: 'Quarryland Amusement Park',
  D6: 'Olympic Village',
};

/** `first`: from an office to its junction; `spoke`: on to the Commons; `rim`: office to destination; `bus`: junction to junction. */
export type SegmentKind = 'first' | 'spoke' | 'rim' | 'bus';

export interface Segment {
  readonly kind: SegmentKind;
  readonly ends: readonly [NodeId, NodeId];
}

/** All segments in the order in which lists of actions name them (§8). */
export const SEGMENTS = {
  'S1-A1': { kind: 'first', ends: ['S1', 'A1'] },
  'S2-A2': { kind: 'first', ends: ['S2', 'A2'] },
  'S3-A3': { kind: 'first', ends: ['S3', 'A3'] },
  'S4-A4': { kind: 'first', ends: ['S4', 'A4'] },
  'S5-A5': { kind: 'first', ends: ['S5', 'A5'] },
  'S6-A6': { kind: 'first', ends: ['S6', 'A6'] },
  'A1-C': { kind: 'spoke', ends: ['A1', 'C'] },
  'A2-C': { kind: 'spoke', ends: ['A2', 'C'] },
  'A3-C': { kind: 'spoke', ends: ['A3', 'C'] },
  'A4-C': { kind: 'spoke', ends: ['A4', 'C'] },
  'A5-C': { kind: 'spoke', ends: ['A5', 'C'] },
  'A6-C': { kind: 'spoke', ends: ['A6', 'C'] },
  'S1-D1': { kind: 'rim', ends: ['S1', 'D1'] },
  'S2-D1': { kind: 'rim', ends: ['S2', 'D1'] },
  'S2-D2': { kind: 'rim', ends: ['S2', 'D2'] },
  'S3-D2': { kind: 'rim', ends: ['S3', 'D2'] },
  'S3-D3': { kind: 'rim', ends: ['S3', 'D3'] },
  'S4-D3': { kind: 'rim', ends: ['S4', 'D3'] },
  'S4-D4': { kind: 'rim', ends: ['S4', 'D4'] },
  'S5-D4': { kind: 'rim', ends: ['S5', 'D4'] },
  'S5-D5': { kind: 'rim', ends: ['S5', 'D5'] },
  'S6-D5': { kind: 'rim', ends: ['S6', 'D5'] },
  'S6-D6': { kind: 'rim', ends: ['S6', 'D6'] },
  'S1-D6': { kind: 'rim', ends: ['S1', 'D6'] },
  'A1-A2': { kind: 'bus', ends: ['A1', 'A2'] },
  'A2-A3': { kind: 'bus', ends: ['A2', 'A3'] },
  'A3-A4': { kind: 'bus', ends: ['A3', 'A4'] },
  'A4-A5': { kind: 'bus', ends: ['A4', 'A5'] },
  'A5-A6': { kind: 'bus', ends: ['A5', 'A6'] },
  'A6-A1': { kind: 'bus', ends: ['A6', 'A1'] },
} as const satisfies { readonly [id: string]: Segment };

export type SegmentId = keyof typeof SEGMENTS;

// The keys of the table above are exactly its ids.
export const SEGMENT_IDS = Object.keys(SEGMENTS) as readonly SegmentId[];

/** The first mile of each company: from its own office (§1.3). */
export const FIRST_MILES: { readonly [company in Company]: SegmentId } = {
  1: 'S1-A1',
  2: 'S2-A2',
  3: 'S3-A3',
  4: 'S4-A4',
  5: 'S5-A5',
  6: 'S6-A6',
};

/** The bus segments by their number less one (§7.1). */
export const LANES = ['A1-A2', 'A2-A3', 'A3-A4', 'A4-A5', 'A5-A6', 'A6-A1'] as const;
export type Lane = (typeof LANES)[number];

/**
 * A place for every node on a picture with the Commons at 0,0, x to the right and y downwards: company 1 at the top,
 * the others counterclockwise (§1.1). Any unit.
 */
export const LAYOUT: { readonly [node in NodeId]: { readonly x: number; readonly y: number } } = {
  C: { x: 0, y: 0 },
  A1: { x: 0, y: -100 },
  A2: { x: -87, y: -50 },
  A3: { x: -87, y: 50 },
  A4: { x: 0, y: 100 },
  A5: { x: 87, y: 50 },
  A6: { x: 87, y: -50 },
  S1: { x: 0, y: -200 },
  S2: { x: -173, y: -100 },
  S3: { x: -173, y: 100 },
  S4: { x: 0, y: 200 },
  S5: { x: 173, y: 100 },
  S6: { x: 173, y: -100 },
  D1: { x: -100, y: -173 },
  D2: { x: -200, y: 0 },
  D3: { x: -100, y: 173 },
  D4: { x: 100, y: 173 },
  D5: { x: 200, y: 0 },
  D6: { x: 100, y: -173 },
};
