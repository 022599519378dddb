import { SEAT_COLOURS } from './seat-colours.ts';
import type { ShelfGame } from './shelf-game.ts';

interface PlainShelf {
  readonly id: string;
  readonly seats: ShelfGame['seats'];
  readonly minutes: ShelfGame['minutes'];
  /** The colours of the box and of what is on it; left out, they follow from the id. */
  readonly cover?: BoxColours;
}

interface BoxColours {
  readonly ground: string;
  readonly ink: string;
}

/** A shelf's entry with usual clocks, seat colours in order, no presets, and a cover with a grid. */
export function plainShelf({ id, seats, minutes, cover = coloursOf(id) }: PlainShelf): ShelfGame {
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

/** Of all grounds that are dark enough for light ink, the one that the letters of the id lead to. */
function coloursOf(id: string): BoxColours {
  const hue = [...id].reduce((sum, letter) => (31 * sum + letter.charCodeAt(0)) % 360, 0);
  return { ground: `hsl(${hue} 45% 24%)`, ink: `hsl(${(hue + 45) % 360} 90% 82%)` };
}

const SQUARES = [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3].map((column) => ({ row, column })));

function Cover({ ground, ink }: BoxColours) {
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
