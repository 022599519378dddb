import type { Addressed, Seat } from './contract.ts';

/**
 * The events that a client which holds these seats may see, each once, in order; a watcher holds none. Of a secret
 * event a client gets the open half or, if one of its seats shares the secret, one full copy instead.
 */
export function eventsFor<E>(events: readonly Addressed<E>[], seats: readonly Seat[]): E[] {
  return addressedFor(events, seats).map(({ event }) => event);
}

/** The same, with whom each is for. */
export function addressedFor<E>(events: readonly Addressed<E>[], seats: readonly Seat[]): Addressed<E>[] {
  const seen: Addressed<E>[] = [];
  /** The seats that share the secret whose open half came last, until this client got its copy. */
  let sharers: readonly Seat[] = [];
  let served = false;
  for (const addressed of events) {
    if (addressed.to === 'all') {
      sharers = 'except' in addressed ? addressed.except : [];
      served = false;
      if (!sharers.some((seat) => seats.includes(seat))) seen.push(addressed);
    } else if (seats.includes(addressed.to)) {
      const isCopy = sharers.includes(addressed.to);
      if (isCopy && served) continue;
      served = isCopy;
      seen.push(addressed);
    }
  }
  return seen;
}
