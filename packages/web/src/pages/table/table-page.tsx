import { isGameId } from '@boomtown/registry/ids';
import { fetchGame } from '@boomtown/registry/ui';
import type { GameId, HeldSeat, SeatReply } from '@boomtown/wire/browser';
import { useEffect, useState } from 'preact/hooks';
import { type LostSeat, lostSeatAt, storeLostSeat } from '../../local-storage/lost-seats.ts';
import { dropSeat, storedTables, storeSeats } from '../../local-storage/seats.ts';
import { isWatching, storeWatching } from '../../local-storage/watching.ts';
import { resumeSeats, takeSeatFor } from '../../net/seat-requests.ts';
import { JoinTable } from './join-table.tsx';
import { TableRoom } from './table-room.tsx';

/** How a person is at a table: with seats, or (with none) watching. */
interface Entered {
  readonly game: GameId;
  readonly seats: readonly HeldSeat[];
}

/** A table by its code: first the card to join it unless this browser has a seat there, then the room. */
export function TablePage({ code }: { readonly code: string }) {
  const [entered, enter] = useState<Entered | null>(() => enteredBefore(code));
  const [lost, setLost] = useState<LostSeat | null>(() => lostSeatAt(code));
  const lose = (why: LostSeat | null) => {
    storeLostSeat(code, why);
    setLost(why);
  };
  const add = ({ game, seat, token }: SeatReply) =>
    enter((before) => {
      const others = (before?.seats ?? []).filter((held) => held.seat !== seat);
      return { game, seats: [...others, { seat, token }].sort((a, b) => a.seat - b.seat) };
    });
  useEffect(() => {
    void resumeSeats(code).then((seats) => {
      if (seats.length > 0) lose(null);
      for (const seat of seats) add(seat);
    });
  }, [code]);
  const game = entered?.game;
  useEffect(() => {
    // What does not come is asked for again when it is to be shown, and told there.
    if (game !== undefined) fetchGame(game).catch(() => undefined);
  }, [game]);
  if (entered === null) {
    return (
      <JoinTable
        code={code}
        lost={lost}
        onSeat={(seat) => {
          lose(null);
          add(seat);
        }}
        onWatch={(game, name) => {
          storeSeats(code, game, []);
          storeWatching(code, name);
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
        const taken = await takeSeatFor(code, name);
        if (!taken.ok) return taken.error;
        add(taken.value);
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
  const kept = storedTables().find((table) => table.code === code);
  // The table says itself that its game is gone.
  if (kept === undefined || !isGameId(kept.game) || (kept.seats.length === 0 && !isWatching(code))) return null;
  return { game: kept.game, seats: kept.seats };
}
