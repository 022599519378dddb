import type { TableState } from '@boomtown/wire';
import { type Client, SchemaSerializer } from '@colyseus/core';
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
