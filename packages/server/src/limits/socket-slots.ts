import type { Socket } from 'node:net';
import type { Limits } from './limits.ts';

/** How long the former socket of a seat may take to go, once a newer one has the seat's own place. */
const FAREWELL_MS = 1000;

/**
 * Counts the open sockets of each address. Beyond the limit of an address there is one place for each held seat, so that
 * a flood from an address does not keep its players from their tables.
 */
export class SocketSlots {
  /** Called when all places of the process are taken and one more is requested. */
  full = () => {};
  readonly #limits: Pick<Limits, 'socketsAnAddress' | 'socketsInAll' | 'seatSocketsInAll'>;
  readonly #open = new Map<string, number>();
  #inAll = 0;
  /** The socket in each seat's own place. */
  readonly #ofSeats = new Map<string, Socket>();

  constructor(limits: Pick<Limits, 'socketsAnAddress' | 'socketsInAll' | 'seatSocketsInAll'>) {
    this.#limits = limits;
  }

  /** Are all places of the address taken, but for those of seats? */
  areTaken(address: string): boolean {
    const { socketsAnAddress, socketsInAll } = this.#limits;
    const isFull = this.#inAll >= socketsInAll;
    if (isFull) this.full();
    return isFull || this.#count(address) >= socketsAnAddress;
  }

  /**
   * Takes a place until the socket is closed. Returns false where there is none.
   * @param seats the held seats for which the socket comes
   */
  take(address: string, socket: Socket, seats: readonly string[] = []): boolean {
    if (this.areTaken(address)) return this.#takeOfSeats(socket, seats);
    this.#inAll += 1;
    this.#open.set(address, this.#count(address) + 1);
    socket.once('close', () => {
      this.#inAll -= 1;
      const left = this.#count(address) - 1;
      if (left > 0) this.#open.set(address, left);
      else this.#open.delete(address);
    });
    return true;
  }

  /** The newest socket of a seat has its place: an older one may be of a network that is gone. */
  #takeOfSeats(socket: Socket, seats: readonly string[]): boolean {
    const further = seats.filter((seat) => !this.#ofSeats.has(seat)).length;
    if (seats.length === 0 || this.#ofSeats.size + further > this.#limits.seatSocketsInAll) return false;
    const former = new Set(seats.map((seat) => this.#ofSeats.get(seat)));
    for (const seat of seats) this.#ofSeats.set(seat, socket);
    const placed = new Set(this.#ofSeats.values());
    for (const other of former) {
      if (other !== undefined && !placed.has(other)) setTimeout(() => other.destroy(), FAREWELL_MS).unref();
    }
    socket.once('close', () => {
      for (const seat of seats) if (this.#ofSeats.get(seat) === socket) this.#ofSeats.delete(seat);
    });
    return true;
  }

  #count(address: string): number {
    return this.#open.get(address) ?? 0;
  }
}
