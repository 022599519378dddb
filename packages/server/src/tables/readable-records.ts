import { createHash } from 'node:crypto';
import { type AnyGame, goingOn, ok, type Result } from '@boomtown/game-core';
import { type Games, gameIn } from '../games.ts';
import { inSlices } from '../slices.ts';
import { type Entry, type RecordStore, type TableRecord, UnreadableRecord } from '../storage/index.ts';
import { RulesFault } from './evaluated-step.ts';
import { refuseAs } from './refusals.ts';
import type { TableWorld } from './table-world.ts';

/** Reads records, of which some may be damaged: those are refused as `unreadable`, and their tables set aside. */
export class ReadableRecords {
  readonly #store: RecordStore;
  readonly #setAside: TableWorld['setAside'];

  constructor({ store, setAside }: Pick<TableWorld, 'store' | 'setAside'>) {
    this.#store = store;
    this.#setAside = setAside;
  }

  /** A table's record. Refused as `no-such-table` or `unreadable`. */
  async find(code: string): Promise<Result<TableRecord>> {
    const record = await this.read(code, () => this.#store.table(code));
    if (!record.ok) return record;
    return record.value === undefined ? refuseAs('no-such-table') : ok(record.value);
  }

  /** All entries of a table. */
  entries(code: string): Promise<Result<readonly Entry[]>> {
    return this.read(code, () => this.#store.entries(code));
  }

  /** Reads something of a table's record. */
  async read<T>(code: string, read: () => Promise<T>): Promise<Result<T>> {
    try {
      return ok(await read());
    } catch (error) {
      if (!(error instanceof UnreadableRecord)) throw error;
      this.#setAside.add(code, error);
      return refuseAs('unreadable');
    }
  }
}

/**
 * The rules for a record: those of its version, present or earlier. If this build lacks that version and nothing was
 * played yet, the present rules. Throws `UnreadableRecord` if there are none.
 */
export function rulesOf(games: Games, record: Pick<TableRecord, 'game' | 'rulesVersion' | 'deal' | 'from'>): AnyGame {
  const { game: id, rulesVersion, deal, from } = record;
  const present = gameIn(games, id);
  if (present === undefined) throw new UnreadableRecord(`this build has no game "${id}"`);
  const rules = [present, ...(present.earlier ?? [])].find(({ info }) => info.version === rulesVersion);
  const played = rules ?? (deal === null ? present : undefined);
  if (played === undefined) throw new UnreadableRecord(`it was begun under version ${rulesVersion} of the rules`);
  if (from === null) return played;
  const continued = goingOn(played, from);
  if (!continued.ok) throw new UnreadableRecord('what it goes on from is no state of its game');
  return continued.value;
}

/** As many are remembered. */
const MOST = 1000;

/** The matches that can't be played again, and why: each try costs as much as the first one, until their host mends their entries. */
export class UnreadableMatches {
  readonly #known = new Map<string, { readonly entries: string; readonly fault: Error }>();

  /** Plays a match again by slices, unless it is known that it can't be. Throws what that throws. */
  async play<T>(code: string, entries: readonly Entry[], work: Generator<void, T>): Promise<T> {
    const known = this.#known.get(code);
    if (known !== undefined && known.entries === signOf(entries)) throw known.fault;
    this.#known.delete(code);
    try {
      return await inSlices(work);
    } catch (error) {
      if (!(error instanceof UnreadableRecord || error instanceof RulesFault)) throw error;
      const [oldest] = this.#known.keys();
      if (this.#known.size >= MOST && oldest !== undefined) this.#known.delete(oldest);
      this.#known.set(code, { entries: signOf(entries), fault: error });
      throw error;
    }
  }
}

function signOf(entries: readonly Entry[]): string {
  return createHash('sha256').update(JSON.stringify(entries)).digest('base64');
}
