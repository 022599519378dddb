import type { Seat } from '@boomtown/game-core';
import { words } from '../../app/words.ts';
import type { TableView } from '../../net/table-view.ts';
import type { SharedDevice } from './use-shared-device.ts';

/** A device that several people of the table share, as the page of a running table knows it. */
export interface Sharing {
  /** Their seats. */
  readonly seats: readonly Seat[];
  readonly holder: Seat;
  readonly device: SharedDevice;
}

/** Before what the table says: to whom of those who share the device it says it. */
export function Addressed({ name }: { readonly name: string }) {
  return (
    <>
      <b class="headline__who">{name}</b>
      <span class="unseen">{words.value.text('device.to')}</span>
    </>
  );
}

interface DeviceBarProps {
  readonly table: TableView;
  readonly sharing: Sharing;
  /** May the holder act now? */
  readonly acts: boolean;
}

/**
 * Covers the device for the others, and says which of them may act beside the holder. Where it lies open it covers it for
 * one who wants to look at what is theirs, and lays it open again.
 */
export function DeviceBar({ table, sharing: { device }, acts }: DeviceBarProps) {
  const { text } = words.value;
  const { page, next, mayOpen } = device;
  if (page === 'nothing-secret') return null;
  const nameOf = (seat: Seat) => table.seats[seat]?.name ?? '';
  return (
    <section class="table-ask table-ask--quiet" aria-label={text('device.title')}>
      {page === 'own' && next !== null && acts && <p>{text('device.too', { people: nameOf(next) })}</p>}
      <button
        type="button"
        class="button"
        onClick={page === 'open' ? device.coverToLook : mayOpen ? device.layOpen : device.cover}
      >
        {text(page === 'open' ? 'device.look' : mayOpen ? 'device.layOpen' : 'device.handOn')}
      </button>
    </section>
  );
}
