import type { Seat } from '@boomtown/game-core';
import { words } from '../../app/words.ts';
import type { TableView } from '../../net/table-view.ts';

/** A device that several people of the table share, as the page of a running table knows it. */
export interface Sharing {
  /** Their seats. */
  readonly seats: readonly Seat[];
  readonly holder: Seat;
  /** Does the page show what only the holder may see? */
  readonly secret: boolean;
  /** Which of the others is to act, if one is. */
  readonly next: Seat | null;
  /** The page has told all that happened up to this step. */
  told(step: number): void;
  /** Covers the device for somebody else. */
  handOn(): void;
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

/** Covers the device for the others, and says which of them may act beside the holder. */
export function DeviceBar({ table, sharing: { next, handOn }, acts }: DeviceBarProps) {
  const { text } = words.value;
  const nameOf = (seat: Seat) => table.seats[seat]?.name ?? '';
  return (
    <section class="table-ask table-ask--quiet" aria-label={text('device.title')}>
      {next !== null && acts && <p>{text('device.too', { people: nameOf(next) })}</p>}
      <button type="button" class="button" onClick={handOn}>
        {text('device.handOn')}
      </button>
    </section>
  );
}
