import { looksLike, ok, type Result, type Seat } from '@boomtown/game-core';
import type { BotPlayer, EmptyReply, HeldSeat, RequestOf } from '@boomtown/wire';
import {
  type AnsweredRequest,
  type Barred,
  FREE_SEAT,
  MAX_SPENT_TOKENS,
  type PendingDeal,
  type SeatHistory,
  type SeatRecord,
  type TableRecord,
} from '../storage/index.ts';
import { botName } from './bot-names.ts';
import { type CallOff, redrawn, withoutCaller } from './call-offs.ts';
import type { Opening } from './dealing.ts';
import { mustForgetName, withoutPerson } from './personal-data.ts';
import { refuseAs } from './refusals.ts';
import type { TableWorld } from './table-world.ts';
import { hashOfToken, newToken } from './token.ts';

/** The seats of one table and who holds them, and what they have brought to the deal so far. Every change is durable before it shows. */
export class TableSeats {
  readonly #code: string;
  readonly #world: TableWorld;
  readonly #leaving: (seats: readonly Seat[]) => Promise<void>;
  readonly #answered: () => AnsweredRequest | null;
  /** Hashes of the tokens of players who were kicked. */
  readonly #kicked: Set<string>;
  /** Names that the host took away. */
  readonly #takenNames: Set<string>;
  #seats: readonly SeatRecord[];
  #deal: PendingDeal;
  #maker: Seat;
  #revision: number;
  /** When this process learnt of a seat to which nobody has come yet, by the monotonic clock. */
  readonly #unclaimedSince = new Map<Seat, number>();

  /**
   * @param leaving called with seats whose players delete their data, before they do
   * @param answered the request under way that is stored with a change
   */
  constructor(
    record: Pick<TableRecord, 'code' | 'seats' | 'maker' | 'revision'> & PendingDeal,
    world: TableWorld,
    leaving: (seats: readonly Seat[]) => Promise<void>,
    answered: () => AnsweredRequest | null,
    { kicked, takenNames }: Pick<SeatHistory, 'kicked' | 'takenNames'>,
  ) {
    const { code, seats, maker, revision, drawn, secret, opened, calledOff } = record;
    this.#code = code;
    this.#world = world;
    this.#leaving = leaving;
    this.#answered = answered;
    this.#kicked = new Set(kicked);
    this.#takenNames = new Set(takenNames);
    this.#seats = seats;
    this.#deal = { drawn, secret, opened, calledOff };
    this.#maker = maker;
    this.#revision = revision;
    const now = world.monotonicClock.now();
    for (const [seat, { name, claimed }] of seats.entries()) {
      if (name !== null && !claimed) this.#unclaimedSince.set(seat, now);
    }
  }

  get all(): readonly SeatRecord[] {
    return this.#seats;
  }

  /** The seat of the player who made the table; when they leave, the next one who sits there. */
  get maker(): Seat {
    return this.#maker;
  }

  /** The server's secret and, of a start under way, the nonces that were opened. */
  get deal(): PendingDeal {
    return this.#deal;
  }

  /** How often they changed, as the record counts it. */
  get revision(): number {
    return this.#revision;
  }

  /** The seats that these tokens hold, each with its token. */
  heldBy(tokens: readonly string[]): HeldSeat[] {
    const hashes = new Map(tokens.map((token) => [hashOfToken(token), token]));
    return this.#seats.flatMap(({ tokenHash }, seat) => {
      const token = tokenHash === null ? undefined : hashes.get(tokenHash);
      return token === undefined ? [] : [{ seat, token }];
    });
  }

  /** Gives the seat that is wished for if it is free, else the lowest free one, else one that was taken a while ago and to which nobody came. `chosen`: the token that opens it, if not the server draws one. Refused as `full`, or as `refusalOfName`. */
  async take(name: string, wish: Seat | null, chosen: string | null): Promise<Result<HeldSeat>> {
    const seat = wish !== null && this.#seats[wish]?.name === null ? wish : this.#freeSeat();
    if (seat === undefined) return refuseAs('full');
    const unfit = this.refusalOfName(name, seat);
    if (unfit !== null) return refuseAs(unfit);
    const token = chosen ?? newToken();
    await this.#save([[seat, { ...FREE_SEAT, name, tokenHash: hashOfToken(token) }]], this.#dealWithout([seat]));
    this.#unclaimedSince.set(seat, this.#world.monotonicClock.now());
    return ok({ seat, token });
  }

  /**
   * Why this name can't be had: another seat than this one (`null`: any seat) has it or one that looks like it, or the host
   * took it away here. `null`: it can. `names`: those that the one who asks is shown at the seats.
   */
  refusalOfName(
    name: string,
    but: Seat | null,
    names: readonly (string | null)[] = this.#seats.map((one) => one.name),
  ): 'name-taken' | 'name-taken-away' | null {
    if ([...this.#takenNames].some((taken) => looksLike(taken, name))) return 'name-taken-away';
    const isSeated = names.some((one, seat) => seat !== but && one !== null && looksLike(one, name));
    return isSeated ? 'name-taken' : null;
  }

  /** A browser with the seat's token has come. */
  async claim(seats: readonly Seat[]): Promise<void> {
    const unclaimed = seats.filter((seat) => this.#seats[seat]?.claimed === false);
    if (unclaimed.length > 0) await this.#change(unclaimed, (seat) => ({ ...seat, claimed: true }));
    for (const seat of unclaimed) this.#unclaimedSince.delete(seat);
  }

  rename(seat: Seat, name: string): Promise<void> {
    return this.#change([seat], (record) => ({ ...record, name }));
  }

  /** Takes the name of a seat away: it is called otherwise from now on, and nobody here gets the name again. */
  async takeName(seat: Seat, instead: string): Promise<void> {
    const record = this.#seats[seat] ?? FREE_SEAT;
    const barred = record.name === null ? {} : { name: record.name };
    await this.#save([[seat, { ...record, name: instead }]], this.#deal, this.#answered(), barred);
    if (barred.name !== undefined) this.#takenNames.add(barred.name);
  }

  standUp(...seats: readonly Seat[]): Promise<void> {
    return this.#free(seats, null);
  }

  /** Frees a seat whose token opens none here any more: a player who never got the answer may still ask with it. */
  async kick(seat: Seat): Promise<void> {
    const hash = this.#seats[seat]?.tokenHash ?? null;
    await this.#free([seat], hash);
    if (hash === null) return;
    this.#kicked.add(hash);
    const [oldest] = this.#kicked;
    if (oldest !== undefined && this.#kicked.size > MAX_SPENT_TOKENS) this.#kicked.delete(oldest);
  }

  /** Was the player with this token kicked? */
  wasKicked(token: string): boolean {
    return this.#kicked.has(hashOfToken(token));
  }

  async #free(seats: readonly Seat[], kicked: string | null): Promise<void> {
    await this.#leaving(seats);
    const free = seats.map((seat) => [seat, FREE_SEAT] as const);
    const barred = kicked === null ? {} : { token: kicked };
    await this.#save(free, this.#dealWithout(seats), this.#answered(), barred);
    for (const seat of seats) this.#unclaimedSince.delete(seat);
  }

  /**
   * Takes what is a person's own from these seats, which stay taken: the name, and the secret that opens them. Where the name
   * may not go yet, `forgetNames` takes it later.
   */
  async forget(seats: readonly Seat[], mayLoseName: (seat: Seat) => boolean): Promise<void> {
    await this.#leaving(seats);
    await this.#change(seats, (record, seat) =>
      mayLoseName(seat) ? withoutPerson(record, seat) : { ...record, tokenHash: null },
    );
    for (const seat of seats) this.#unclaimedSince.delete(seat);
  }

  /** Takes the names of those who left nothing of theirs from the seats where that may be now. Returns whether there were any. */
  async forgetNames(mayLoseName: (seat: Seat) => boolean): Promise<boolean> {
    const due = [...this.#seats.keys()].filter((seat) => this.#mustForgetName(seat) && mayLoseName(seat));
    if (due.length > 0) await this.#change(due, withoutPerson);
    return due.length > 0;
  }

  #mustForgetName(seat: Seat): boolean {
    const record = this.#seats[seat];
    return record !== undefined && mustForgetName(record, seat);
  }

  /** Puts a bot on a seat that is free or a bot's, or takes it away. Refused as `seat-taken` where a person sits. */
  async seatBot(seat: Seat, level: BotPlayer | null): Promise<Result<EmptyReply>> {
    const now = this.#seats[seat];
    if (now === undefined || now.tokenHash !== null) return refuseAs('seat-taken');
    const taken = this.#seats.map(({ name }) => name);
    const bot = { ...FREE_SEAT, name: now.name ?? botName(seat, taken), claimed: true, bot: level };
    await this.#change([seat], () => (level === null ? FREE_SEAT : bot));
    return ok({});
  }

  ready(promises: RequestOf<'ready'>['seats']): Promise<void> {
    const hashes = new Map(promises.map(({ seat, nonceHash }) => [seat, nonceHash]));
    return this.#change([...hashes.keys()], (record, seat) => ({ ...record, nonceHash: hashes.get(seat) ?? null }));
  }

  unready(seats: readonly Seat[]): Promise<void> {
    return this.#change(seats, (record) => ({ ...record, nonceHash: null }));
  }

  /** Nonces are open, by seat, in a start under way. */
  open(opened: readonly (string | null)[]): Promise<void> {
    return this.#save([], { ...this.#deal, opened });
  }

  /** A start is called off in which nonces were opened: everybody is unready, and the secret is drawn anew. */
  redraw(opening: Pick<Opening, 'promised' | 'opened'>, callOff: CallOff): Promise<void> {
    const unready = this.#seats.map((record, seat) => [seat, { ...record, nonceHash: null }] as const);
    // The request by which it was called off is refused.
    return this.#save(unready, redrawn(this.#deal, opening, callOff), null);
  }

  /**
   * Another player holds a seat from now on, with another token; who has not started yet is ready no longer. `write` makes
   * that durable.
   */
  async pass(
    seat: Seat,
    { tokenHash, name, started }: { readonly tokenHash: string; readonly name: string; readonly started: boolean },
    write: (record: SeatRecord, revision: number) => Promise<void>,
  ): Promise<void> {
    const before = this.#seats[seat] ?? FREE_SEAT;
    const nonceHash = started ? before.nonceHash : null;
    // A new player has won nothing yet.
    const won = name === before.name ? before.won : 0;
    const record = { ...before, name, tokenHash, claimed: true, nonceHash, won };
    await write(record, this.#revision);
    this.#revision += 1;
    this.#seats = this.#seats.with(seat, record);
    this.#unclaimedSince.delete(seat);
  }

  #freeSeat(): Seat | undefined {
    const free = this.#seats.findIndex(({ name }) => name === null);
    if (free >= 0) return free;
    const longAgo = this.#world.monotonicClock.now() - this.#world.unclaimedMs;
    return [...this.#unclaimedSince].find(([, since]) => since <= longAgo)?.[0];
  }

  #change(seats: readonly Seat[], changed: (record: SeatRecord, seat: Seat) => SeatRecord): Promise<void> {
    return this.#save(
      seats.flatMap((seat) => {
        const record = this.#seats[seat];
        return record === undefined ? [] : [[seat, changed(record, seat)] as const];
      }),
    );
  }

  /** The deal once the people of these seats have left. */
  #dealWithout(seats: readonly Seat[]): PendingDeal {
    const left = seats.filter((seat) => this.#seats[seat]?.tokenHash != null);
    return left.reduce(withoutCaller, this.#deal);
  }

  async #save(
    changes: readonly (readonly [Seat, SeatRecord])[],
    deal = this.#deal,
    answered: AnsweredRequest | null = this.#answered(),
    barred: Barred = {},
  ): Promise<void> {
    const changed = new Map(changes);
    const seats = this.#seats.map((record, seat) => changed.get(seat) ?? record);
    const maker = this.#makerOf(seats);
    const changedDeal = deal === this.#deal ? undefined : deal;
    await this.#world.store.saveSeats(this.#code, changed, maker, this.#revision, answered, changedDeal, barred);
    this.#revision += 1;
    this.#deal = deal;
    this.#seats = seats;
    this.#maker = maker;
  }

  /** Who is the maker with these seats: still the same person or, if they left, the next player. */
  #makerOf(seats: readonly SeatRecord[]): Seat {
    const isPerson = (seat: Seat) => seats[seat]?.name !== null && seats[seat]?.bot === null;
    const stays = (seat: Seat) => seats[seat]?.tokenHash === this.#seats[seat]?.tokenHash && isPerson(seat);
    if (stays(this.#maker)) return this.#maker;
    const turn = seats.map((_, i) => (this.#maker + 1 + i) % seats.length);
    return turn.find(stays) ?? turn.find(isPerson) ?? this.#maker;
  }
}
