import type { TableView } from '@boomtown/client';
import type { Seat } from '@boomtown/game-core';
import { words } from '../../app/words.ts';
import type { HotSeatControls } from './use-hot-seat.ts';

/** A device that several people of the table share, as the page of a running table knows it. */
export interface Sharing {
  /** Their seats. */
  readonly seats: readonly Seat[];
  readonly holder: Seat;
  readonly device: HotSeatControls;
}

/** Before what the table says: to whom of those who share the device it says it. */
export function Addressed({ name }: { readonly name: string }) {
  return (
    <>
      <b class="headline__who" dir="auto">
        {name}
      </b>
      <span class="unseen">{words.value.text('device.to')}</span>
    </>
  );
}

interface HotSeatBarProps {
  readonly table: TableView;
  readonly device: HotSeatControls;
}

/**
 * Covers the device for the others, of whom it names the next one. Where it lies open it covers it for one who wants to
 * look at what is theirs, and lays it open again.
 */
export function HotSeatBar({ table, device: { page, next, mayOpen, cover, coverToLook, layOpen } }: HotSeatBarProps) {
  const { text } = words.value;
  if (page === 'nothing-secret') return null;
  const name = next === null ? undefined : table.seats[next]?.name;
  const [label, press] =
    page === 'open'
      ? [text('device.look'), coverToLook]
      : mayOpen
        ? [text('device.layOpen'), layOpen]
        : [name === undefined ? text('device.handOn') : text('device.handOnTo', { name }), cover];
  return (
    <section class="table-ask table-ask--quiet" aria-label={text('device.title')}>
      <button type="button" class="button" onClick={press}>
        <span class="table-ask__hand-on">{label}</span>
      </button>
    </section>
  );
}
