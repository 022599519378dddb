import { SEAT_COLOURS } from './seat-colours.ts';
import type { ShelfGame } from './shelf-game.ts';

interface PlainShelf {
  readonly seats: ShelfGame['seats'];
  readonly minutes: ShelfGame['minutes'];
  /** The colours of the box and of what is on it. */
  readonly cover: { readonly ground: string; readonly ink: string };
}

/** A shelf's entry with usual clocks, seat colours in order, no presets, and a cover with a grid. */
export function plainShelf({ seats, minutes, cover }: PlainShelf): ShelfGame {
  return {
    seats,
    minutes,
    colours: Array.from({ length: seats.max }, (_, seat) => SEAT_COLOURS[seat] ?? null),
    clock: { turn: 45, bank: 10, increment: 5 },
    presets: {},
    Cover: () => <Cover {...cover} />,
    box: { lid: cover.ground, ink: cover.ink },
  };
}

const SQUARES = [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3].map((column) => ({ row, column })));

function Cover({ ground, ink }: PlainShelf['cover']) {
  return (
    <g>
      <rect width="240" height="300" fill={ground} />
      {SQUARES.map(({ row, column }) => (
        <rect
          key={`${row},${column}`}
          x={24 + column * 50}
          y={84 + row * 50}
          width="42"
          height="42"
          rx="8"
          fill={ink}
          opacity={0.16 + ((row * 3 + column * 5) % 4) * 0.14}
        />
      ))}
    </g>
  );
}
