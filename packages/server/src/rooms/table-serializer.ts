import type { TableState } from '@boomtown/wire';
import { type Client, SchemaSerializer } from '@colyseus/core';
import { seesDelayed } from './session.ts';

type Timing = Parameters<SchemaSerializer<TableState>['applyPatches']>[2];

/**
 * Encodes a room's state, and where people watch it late a second one of the same class for them: whoever sees the one
 * gets no byte of the other.
 */
export class TableSerializer extends SchemaSerializer<TableState> {
  #late: SchemaSerializer<TableState> | null = null;

  /** From now on this state is what those see who watch late. */
  showLate(state: TableState): void {
    this.#late = new SchemaSerializer<TableState>();
    this.#late.reset(state);
  }

  override getFullState(client?: Client, timing?: Timing): Uint8Array<ArrayBufferLike> {
    if (this.#late !== null && seesDelayed(client)) return this.#late.getFullState(client, timing);
    return super.getFullState(client, timing);
  }

  override applyPatches(clients: Client[], state?: unknown, timing?: Timing): boolean {
    if (this.#late === null) return super.applyPatches(clients, state, timing);
    const [late, near] = [clients.filter(seesDelayed), clients.filter((client) => !seesDelayed(client))];
    const changed = this.#late.applyPatches(late, undefined, timing);
    return super.applyPatches(near, state, timing) || changed;
  }
}
