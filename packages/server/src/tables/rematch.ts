import { type AnyGame, ok, type Result } from '@boomtown/game-core';
import type { TableRecord } from '../storage/index.ts';
import { rematchRecord } from './make-record.ts';
import type { MatchLifecycle } from './match-lifecycle.ts';
import { refuseAs } from './refusals.ts';
import type { TableSeats } from './table-seats.ts';
import type { TableAudience, TableWorld } from './table-world.ts';

/** What the rematch needs of its table. */
export interface RematchParts {
  readonly game: AnyGame;
  readonly record: TableRecord;
  readonly world: TableWorld;
  readonly seats: TableSeats;
  lifecycle(): MatchLifecycle;
  audience(): TableAudience;
}

/** The table to which everybody moves on after the end; it is made once. */
export class Rematch {
  readonly #parts: RematchParts;
  #code: string | null;

  constructor(parts: RematchParts) {
    this.#parts = parts;
    this.#code = parts.record.rematch;
  }

  /** Its code; `null` as long as nobody asked for it. */
  get code(): string | null {
    return this.#code;
  }

  /** Makes it unless it is there, and tells its code. Refused as `wrong-stage`, `house-full` or `draining`. */
  async make(): Promise<Result<{ readonly code: string }>> {
    const { game, record, world, seats, lifecycle, audience } = this.#parts;
    if (lifecycle().stage !== 'over') return refuseAs('wrong-stage');
    if (this.#code === null) {
      const noTables = await world.policy.refusesTables(world.store);
      if (noTables !== null) return refuseAs(noTables);
      const old = { ...record, maker: seats.maker };
      const { winners = [] } = lifecycle().play?.match ?? {};
      const next = rematchRecord(game, old, seats.all, winners, world.now());
      this.#code = await world.store.addRematch(record.code, next);
      audience().rematchMade(this.#code);
    }
    return ok({ code: this.#code });
  }
}
