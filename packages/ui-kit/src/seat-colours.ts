/** The colours of which somebody may like one best, wherever a seat has it. */
export const SEAT_COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'violet'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];
