/** The colours of which a person may like one best, wherever a seat has it. */
export const SEAT_COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'violet'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

/** Grounds of the colours for light letters, dark enough under both themes: for tables without art of their own. */
export const SEAT_GROUNDS: Readonly<Record<SeatColour, `#${string}`>> = {
  red: '#b3392d',
  orange: '#b0600f',
  yellow: '#8a6d00',
  green: '#2f7d43',
  blue: '#2b66b0',
  violet: '#74479e',
};
