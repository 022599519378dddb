import type { Socket } from 'node:net';

/** How many times as many sockets there may be where all others are of people who hold seats. */
const FOR_HOLDERS = 2;

/** Counts the open sockets of each address. */
export class SocketPlaces {
  readonly #each: number;
  readonly #open = new Map<string, number>();

  constructor(each: number) {
    this.#each = each;
  }

  /** Has the address as many as anybody may have? Whoever holds a seat is let in all the same. */
  areTaken(address: string): boolean {
    return this.#count(address) >= this.#each;
  }

  /** Takes a place until the socket is closed. Returns false, and takes none, where even those who hold seats are too many. */
  take(address: string, socket: Socket): boolean {
    const count = this.#count(address);
    if (count >= this.#each * FOR_HOLDERS) return false;
    this.#open.set(address, count + 1);
    socket.once('close', () => {
      const left = this.#count(address) - 1;
      if (left > 0) this.#open.set(address, left);
      else this.#open.delete(address);
    });
    return true;
  }

  #count(address: string): number {
    return this.#open.get(address) ?? 0;
  }
}
