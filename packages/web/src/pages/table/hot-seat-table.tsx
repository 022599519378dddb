import type { Seat } from '@boomtown/game-core';
import { useRef } from 'preact/hooks';
import { useGame } from '../../games/use-game.ts';
import { CoveredTable } from './covered-table.tsx';
import { PlayTable, type PlayTableProps } from './play-table.tsx';
import { useHotSeat } from './use-hot-seat.ts';

/**
 * A table at which several people share this device. What only one of them may see is on the page for the one alone who
 * has said that they look; between their turns the device is covered.
 */
export function HotSeatTable(props: PlayTableProps) {
  const { connection, table, mine: held, id } = props;
  const game = useGame(id);
  const here = game === null || game === 'lost' ? null : game;
  const latest = connection.snapshot.value;
  const device = useHotSeat(connection, here, latest, table, held);
  const { holder, page } = device;
  /** The step at which each of them looked last. */
  const looked = useRef(new Map<Seat, number>());
  if (here === null || latest === null) return <PlayTable {...props} />;
  if (holder === null) {
    return <CoveredTable {...props} game={here} latest={latest} device={device} looked={looked.current} />;
  }
  // Everybody saw what lay open.
  for (const seat of page === 'own' ? [holder] : held) looked.current.set(seat, latest.step);
  return (
    <PlayTable
      {...props}
      // What a page kept of what is secret goes with it, before it lies open.
      key={page === 'open' ? 'open' : 'own'}
      connection={device.connection}
      mine={page === 'own' ? [holder] : [holder, ...held.filter((seat) => seat !== holder)]}
      {...(held.length > 1 ? { sharing: { seats: held, holder, device } } : {})}
    />
  );
}
