import type { GameId, HeldSeat } from '@boomtown/wire/browser';
import { useEffect, useState } from 'preact/hooks';
import { fetchGame } from '../../games/registry.ts';
import { keepLostSeat, type LostSeat, lostSeatAt } from '../../kept/lost-seats.ts';
import { dropSeat, keepSeats, keptTables } from '../../kept/seats.ts';
import { isWatching, keepWatching } from '../../kept/watching.ts';
import { takeSeat } from '../../net/api.ts';
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
  const [lost, setLost] = useState<LostSeat | null>(() => lostSeatAt(code));
  const lose = (why: LostSeat | null) => {
    keepLostSeat(code, why);
    setLost(why);
  };
  const game = entered?.game;
  useEffect(() => {
    // What does not come is asked for again when it is to be shown, and told there.
    if (game !== undefined) fetchGame(game).catch(() => undefined);
  }, [game]);
  if (entered === null) {
    return (
      <TableDoor
        code={code}
        lost={lost}
        onSeat={({ game, seat, token }) => {
          keepSeats(code, game, [{ seat, token }]);
          lose(null);
          enter({ game, seats: [{ seat, token }] });
        }}
        onWatch={(game) => {
          keepSeats(code, game, []);
          keepWatching(code);
          lose(null);
          enter({ game, seats: [] });
        }}
      />
    );
  }
  return (
    <TableRoom
      key={code}
      code={code}
      game={entered.game}
      held={entered.seats}
      lost={lost}
      onAdd={async (name) => {
        const taken = await takeSeat(code, { name });
        if (!taken.ok) return taken.error;
        const { seat, token } = taken.value;
        keepSeats(code, entered.game, [{ seat, token }]);
        enter({ ...entered, seats: [...entered.seats, { seat, token }].sort((a, b) => a.seat - b.seat) });
        return null;
      }}
      onLost={(seats, why) => {
        for (const seat of seats) dropSeat(code, seat);
        const rest = entered.seats.filter(({ seat }) => !seats.includes(seat));
        // A watcher who would rather sit loses nothing.
        lose(seats.length === 0 ? null : why);
        enter(rest.length > 0 ? { ...entered, seats: rest } : null);
      }}
    />
  );
}

function enteredBefore(code: string): Entered | null {
  const kept = keptTables().find((table) => table.code === code);
  if (kept === undefined || (kept.seats.length === 0 && !isWatching(code))) return null;
  return { game: kept.game, seats: kept.seats };
}
