import type { TableState } from '@boomtown/wire';
import { type Client, SchemaSerializer } from '@colyseus/core';
import { Encoder } from '@colyseus/schema';
import { seesDelayed } from './session.ts';

type Timing = Parameters<SchemaSerializer<TableState>['applyPatches']>[2];

/**
 * Encodes a room's state, and where people watch it late a second one of the same class for them: a client that sees the one
 * gets no byte of the other.
 */
export class TableSerializer extends SchemaSerializer<TableState> {
  #delayed: SchemaSerializer<TableState> | null = null;

  /** From now on this state is what those see who watch late. */
  showLate(state: TableState): void {
    this.#delayed = new SchemaSerializer<TableState>();
    this.#delayed.reset(state);
  }

  override getFullState(client?: Client, timing?: Timing): Uint8Array<ArrayBufferLike> {
    if (this.#delayed !== null && seesDelayed(client)) return this.#delayed.getFullState(client, timing);
    return super.getFullState(client, timing);
  }

  override applyPatches(clients: Client[], state?: unknown, timing?: Timing): boolean {
    if (this.#delayed === null) return super.applyPatches(clients, state, timing);
    const [delayed, near] = [clients.filter(seesDelayed), clients.filter((client) => !seesDelayed(client))];
    const changed = this.#delayed.applyPatches(delayed, undefined, timing);
    return super.applyPatches(near, state, timing) || changed;
  }
}

/** Bytes of a table's first encoding buffers; they grow when a state needs more. The framework's default is 16 KB. */
const BUFFER_BYTES = 2 * 1024;

let done = false;

/**
 * Sets the schema encoder up for this process, once. It hands out views of a buffer that the next patch overwrites. The
 * socket of a slow client may still hold the last view, and that client would silently see a different table. So
 * patches are copied.
 */
export function setUpEncoder(): void {
  if (done) return;
  done = true;
  Encoder.BUFFER_SIZE = BUFFER_BYTES;
  const { encode, encodeAll } = Encoder.prototype;
  // A patch lives until it is sent: a buffer costs a socket less than a bare array, and comes from the common pool.
  Encoder.prototype.encode = function (...given) {
    return Buffer.from(encode.apply(this, given));
  };
  Encoder.prototype.encodeAll = function (...given) {
    return encodeAll.apply(this, given).slice();
  };
}
