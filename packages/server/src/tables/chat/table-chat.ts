import { ok, type Result, type Seat } from '@boomtown/game-core';
import { type ChatChannel, type ChatLine, type ChatSpeaker, channelOf, type RequestOf } from '@boomtown/wire';
import { isSaidBy, KeyTaken, type StoredLine } from '../../storage/index.ts';
import { refuseAs } from '../refusals.ts';
import { SerialWork } from '../table-work.ts';
import type { TableAudience, TableWorld } from '../table-world.ts';
import { watcherSign } from '../token.ts';

/** How many lines of a channel are stored; a further one replaces the oldest. */
const MAX_LINES = 200;

/** What the chat of a table needs of it. */
export interface TableChatParts {
  readonly code: string;
  readonly world: Pick<TableWorld, 'store' | 'now'>;
  /** Who sits there; `null` at a free seat. */
  nameOf(seat: Seat): string | null;
  /** Why a spectator can't call themselves so: a seat has that name, or the host took it away. */
  refusalOfName(name: string): 'name-taken' | 'name-taken-away' | null;
  audience(): TableAudience;
  /** Another process writes this table. */
  lost(): void;
}

/**
 * What is said at one table. Lines are worked off one after the other, apart from what is done in the match, so that
 * neither waits for the other; each is durable first, then heard by others, then answered.
 */
export class TableChat {
  readonly #parts: TableChatParts;
  readonly #work = new SerialWork();
  /** Read when first needed. */
  #read: Promise<StoredLine[]> | null = null;
  readonly #latest: { [channel in ChatChannel]: number } = { players: 0, watchers: 0 };
  #closed = false;

  constructor(parts: TableChatParts) {
    this.#parts = parts;
  }

  /** What was said last in these channels. `mayRead` is asked about each line of the players. */
  async heardIn(channels: ReadonlySet<ChatChannel>, mayRead: (line: ChatLine) => boolean): Promise<ChatLine[]> {
    const lines = await this.#lines();
    const heard = lines.filter(({ by }) => channels.has(channelOf(by)));
    return heard.map(withoutRequest).filter((line) => channelOf(line.by) === 'watchers' || mayRead(line));
  }

  /** Number of the last line in a channel. */
  async lastLine(channel: ChatChannel): Promise<number> {
    await this.#lines();
    return this.#latest[channel];
  }

  /**
   * Says something. A repeated request is answered like the first. `speaking`: who asks, and needs no notice.
   * Throws a `StorageFault`, and then nothing was said.
   */
  say({ id, text, as }: RequestOf<'say'>, speaking: object): Promise<Result<{ readonly line: ChatLine }>> {
    return this.#do(async () => {
      const { code, world, audience } = this.#parts;
      if (this.#closed) return refuseAs('fault');
      const by: ChatSpeaker = 'seat' in as ? { seat: as.seat } : { watcher: watcherSign(code, as.voice) };
      const name = 'seat' in as ? this.#parts.nameOf(as.seat) : as.name;
      if (name === null) return refuseAs('not-your-seat');
      const lines = await this.#lines();
      const before = lines.find((line) => line.request === id && isSameSpeaker(line.by, by));
      if (before !== undefined) return ok({ line: withoutRequest(before) });
      const unfit = 'watcher' in by ? this.#parts.refusalOfName(name) : null;
      if (unfit !== null) return refuseAs(unfit);
      const channel = channelOf(by);
      const said = { line: this.#latest[channel] + 1, by, name, text, at: world.now(), request: id };
      const others = lines.filter((line) => channelOf(line.by) === channel);
      const dropped = others.at(-MAX_LINES)?.line ?? 0;
      await world.store.chat.add(code, said, dropped);
      this.#latest[channel] = said.line;
      this.#store([...lines.filter(({ by: who, line }) => channelOf(who) !== channel || line > dropped), said]);
      const line = withoutRequest(said);
      audience().chatted({ type: 'said', line }, speaking);
      return ok({ line });
    });
  }

  /** Takes away what these seats, or the watcher with this voice, said. Throws a `StorageFault`. */
  forget(seats: readonly Seat[], voice: string | null = null): Promise<void> {
    return this.#do(async () => {
      const { code, world, audience } = this.#parts;
      const watcher = voice === null ? null : watcherSign(code, voice);
      const lines = await this.#lines();
      const gone = lines.filter((line) => isSaidBy(line, seats, watcher));
      const ofChannel = Map.groupBy(gone, ({ by }) => channelOf(by));
      for (const [channel, some] of ofChannel) {
        const numbers = some.map(({ line }) => line);
        await world.store.chat.remove(code, channel, numbers);
        audience().chatted({ type: 'gone', channel, lines: numbers }, null);
      }
      if (gone.length > 0) this.#store(lines.filter((line) => !gone.includes(line)));
    });
  }

  /** The host takes away a line that a spectator said. Refused as `stale` where it is gone. Throws a `StorageFault`. */
  takeLine(line: number): Promise<Result<object>> {
    return this.#do(async () => {
      const { code, world, audience } = this.#parts;
      const lines = await this.#lines();
      const isIt = (one: StoredLine) => one.line === line && channelOf(one.by) === 'watchers';
      if (!lines.some(isIt)) return refuseAs('stale');
      await world.store.chat.remove(code, 'watchers', [line]);
      this.#store(lines.filter((one) => !isIt(one)));
      audience().chatted({ type: 'gone', channel: 'watchers', lines: [line] }, null);
      return ok({});
    });
  }

  /** Nothing more is said, and all that was is durable. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#work.settled();
  }

  #do<T>(work: () => Promise<T>): Promise<T> {
    return this.#work.do(async () => {
      try {
        return await work();
      } catch (error) {
        if (error instanceof KeyTaken) this.#parts.lost();
        throw error;
      }
    });
  }

  #lines(): Promise<StoredLine[]> {
    this.#read ??= this.#readAll().catch((error: unknown) => {
      this.#read = null;
      throw error;
    });
    return this.#read;
  }

  async #readAll(): Promise<StoredLine[]> {
    const { code, world } = this.#parts;
    const lines = await world.store.chat.ofTable(code);
    for (const { by, line } of lines) this.#latest[channelOf(by)] = line;
    return lines;
  }

  #store(lines: StoredLine[]): void {
    this.#read = Promise.resolve(lines);
  }
}

function isSameSpeaker(one: ChatSpeaker, other: ChatSpeaker): boolean {
  return 'seat' in one
    ? 'seat' in other && one.seat === other.seat
    : 'watcher' in other && one.watcher === other.watcher;
}

/** A line as others may see it. */
export function withoutRequest({ request: _, ...line }: StoredLine): ChatLine {
  return line;
}
