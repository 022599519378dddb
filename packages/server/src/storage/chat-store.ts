import type { Seat } from '@boomtown/game-core';
import { CHAT_CHANNELS, type ChatChannel, type ChatLine, channelOf } from '@boomtown/wire';
import type { Kysely } from 'kysely';
import { UnreadableRecord } from './faults.ts';
import type { Write } from './grouped-commits.ts';
import type { ChatLineRow, Rows } from './rows.ts';

/** A line of a table's chat, with the id of the request that brought it. */
export interface StoredLine extends ChatLine {
  readonly request: string;
}

/** The chat of tables. It belongs to the table's record, but to no match. Every write resolves when it is durable. */
export class ChatStore {
  readonly #db: Kysely<Rows>;
  readonly #write: (write: Write) => Promise<void>;

  constructor(db: Kysely<Rows>, write: (write: Write) => Promise<void>) {
    this.#db = db;
    this.#write = write;
  }

  /** Adds a line; those of its channel up to `dropped` go. Throws `KeyTaken` if another process has written this one. */
  add(code: string, line: StoredLine, dropped: number): Promise<void> {
    const row = lineRow(code, line);
    return this.#write({
      also: async (transaction) => {
        await transaction.insertInto('chat_lines').values(row).execute();
        if (dropped === 0) return;
        await transaction
          .deleteFrom('chat_lines')
          .where('code', '=', code)
          .where('channel', '=', row.channel)
          .where('line', '<=', dropped)
          .execute();
      },
    });
  }

  /** All lines of a table, those of each channel in order. */
  async ofTable(code: string): Promise<StoredLine[]> {
    const rows = await this.#db.selectFrom('chat_lines').selectAll().where('code', '=', code).orderBy('line').execute();
    return rows.map(readLine);
  }

  /** Takes away these lines of a channel. */
  remove(code: string, channel: ChatChannel, lines: readonly number[]): Promise<void> {
    return this.#write({
      also: async (transaction) => {
        await transaction
          .deleteFrom('chat_lines')
          .where('code', '=', code)
          .where('channel', '=', channel)
          .where('line', 'in', lines)
          .execute();
      },
    });
  }
}

/** Did one of these seats, or the watcher with this sign, say it? */
export function isSaidBy({ by }: ChatLine, seats: readonly Seat[], watcher: string | null): boolean {
  return 'seat' in by ? seats.includes(by.seat) : by.watcher === watcher;
}

function lineRow(code: string, { line, by, name, text, at, request }: StoredLine): ChatLineRow {
  const speaker = 'seat' in by ? { seat: by.seat, watcher: null } : { seat: null, watcher: by.watcher };
  return { code, channel: channelOf(by), line, ...speaker, name, text, request, at };
}

function readLine({ channel, line, seat, watcher, name, text, request, at }: ChatLineRow): StoredLine {
  const by = seat !== null ? { seat } : { watcher: watcher ?? '' };
  if (channelOf(by) !== CHAT_CHANNELS.find((known) => known === channel)) {
    throw new UnreadableRecord(`a line of the chat stands in the channel "${channel}"`);
  }
  return { line, by, name, text, request, at: Number(at) };
}
