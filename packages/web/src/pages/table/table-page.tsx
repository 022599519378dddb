import type { GameId, HeldSeat } from '@boomtown/wire/browser';
import { useState } from 'preact/hooks';
import { keepSeats, keptTables } from '../../kept/seats.ts';
import { isWatching, keepWatching } from '../../kept/watching.ts';
import { TableDoor } from './table-door.tsx';
import { TableRoom } from './table-room.tsx';

/** How somebody is at a table: with seats, or (with none) watching. */
interface Entered {
  readonly game: GameId;
  readonly seats: readonly HeldSeat[];
}

/** A table by its code: through the door unless this browser has a seat there, then the room. */
export function TablePage({ code }: { readonly code: string }) {
  const [entered, enter] = useState<Entered | null>(() => enteredBefore(code));
  const [kicked, setKicked] = useState(false);
  if (entered === null) {
    return (
      <TableDoor
        code={code}
        kicked={kicked}
        onSeat={({ game, seat, token }) => {
          keepSeats(code, game, [{ seat, token }]);
          enter({ game, seats: [{ seat, token }] });
        }}
        onWatch={(game) => {
          keepSeats(code, game, []);
          keepWatching(code);
          enter({ game, seats: [] });
        }}
      />
    );
  }
  return (
    <TableRoom
      key={entered.seats.map(({ seat }) => seat).join()}
      code={code}
      game={entered.game}
      held={entered.seats}
      onLeaveSeat={(sentAway) => {
        setKicked(sentAway);
        enter(null);
      }}
    />
  );
}

function enteredBefore(code: string): Entered | null {
  const kept = keptTables().find((table) => table.code === code);
  if (kept === undefined || (kept.seats.length === 0 && !isWatching(code))) return null;
  return { game: kept.game, seats: kept.seats };
}
