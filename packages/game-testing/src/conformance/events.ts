import { type Addressed, sameJson, type Viewer } from '@boomtown/game-core';
import { brief, hold } from '../contract-violation.ts';
import { holdSeatsAscending } from './position.ts';
import type { Table } from './table.ts';

type Event = { readonly type: string };

/** The events that a viewer gets, in order. */
export function eventsFor(viewer: Viewer, events: readonly Addressed<Event>[]): readonly Event[] {
  return events.filter((one) => reaches(one, viewer)).map((one) => one.event);
}

export function reaches(one: Addressed<Event>, viewer: Viewer): boolean {
  if (one.to !== 'all') return one.to === viewer;
  return !('except' in one) || viewer === null || !one.except.includes(viewer);
}

/**
 * Is each event for all or for one seat, and has each secret its open half, directly followed by one full copy for
 * each seat that shares it, ascending?
 */
export function checkAddresses(table: Table, events: readonly Addressed<Event>[]): void {
  for (let i = 0; i < events.length; i += 1) {
    const one = events[i];
    if (one === undefined) continue;
    holdEvent(one);
    if (one.to !== 'all') {
      holdSeatsAscending(table, [one.to], 'event-address');
      hold(table.terms.noOpenHalf.includes(one.event.type), 'event-without-open-half', () => {
        return `${brief(one)} is for one seat only, and no open half stands directly before it`;
      });
    } else if ('except' in one) {
      holdCopies(table, one, events.slice(i + 1, i + 1 + one.except.length));
      i += one.except.length;
    }
  }
}

function holdEvent(one: Addressed<Event>): void {
  const named = typeof one.event === 'object' && typeof one.event.type === 'string' && one.event.type !== '';
  hold(named, 'event-type', () => `${brief(one)} has no event with a type`);
  const known = Object.keys(one).every((key) => key === 'to' || key === 'event' || key === 'except');
  hold(known && (one.to === 'all' || !('except' in one)), 'event-address', () => `${brief(one)} is addressed oddly`);
}

function holdCopies(
  table: Table,
  open: { readonly except: readonly number[]; readonly event: Event },
  copies: readonly Addressed<Event>[],
): void {
  hold(open.except.length > 0, 'event-address', () => `${brief(open)} excepts nobody`);
  holdSeatsAscending(table, open.except, 'event-address');
  const missing = () => `the open half ${brief(open)} is followed by ${brief(copies)}, not by one full copy a seat`;
  hold(
    sameJson(
      copies.map((copy) => copy.to),
      open.except,
    ),
    'event-copies',
    missing,
  );
  for (const copy of copies) {
    holdEvent(copy);
    hold(copy.event.type === open.event.type, 'event-copies', missing);
    const whole = Object.keys(open.event).every((key) => Object.hasOwn(copy.event, key));
    hold(whole && sameJson(copy.event, copies[0]?.event), 'event-copies', missing);
    hold(!sameJson(copy.event, open.event), 'event-copies', () => `the open half ${brief(open)} leaves nothing out`);
  }
}
