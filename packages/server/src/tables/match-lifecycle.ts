import type { AnyGame, Seat } from '@boomtown/game-core';
import type { OwnView, RequestOf, TableStage } from '@boomtown/wire';
import type { Deal, StoredClock, TableRecord } from '../storage/index.ts';
import { Attendance } from './attendance.ts';
import type { Arrival } from './chat/newcomers.ts';
import type { SeatClock } from './clocks/seat-clock.ts';
import { dealOf } from './dealing.ts';
import { type DelayedMatch, delayedMatchOf } from './delayed-match.ts';
import { evaluateSetup } from './evaluated-step.ts';
import { type FullLog, type LoggedStep, pageOf, type SeenStep } from './event-log.ts';
import { MatchInPlay } from './match-in-play.ts';
import { Play } from './play.ts';
import type { PlayParts } from './play-parts.ts';
import type { TableSeats } from './table-seats.ts';
import { TurnTeller } from './turn-teller.ts';
import { WaitingRoom } from './waiting-room.ts';
import { fullLogOf, type WokenMatch } from './wake.ts';

/** What the lifecycle of a match needs of its table. */
export interface LifecycleParts extends Pick<PlayParts, 'world' | 'audience' | 'serially' | 'offer' | 'returned'> {
  readonly game: AnyGame;
  readonly record: TableRecord;
  readonly seats: TableSeats;
  /** Spectators may have seen more of the match. */
  shownLate(): void;
}

const NO_ARRIVALS: ReadonlyMap<Seat, Arrival> = new Map();

/** The match of one table through its stages: waiting room, dealing, play, end. */
export class MatchLifecycle {
  /** What delayed spectators see; `null` at a table without spectator delay. */
  readonly delayed: DelayedMatch | null;
  readonly #parts: LifecycleParts;
  readonly #attendance: Attendance;
  readonly #turnTeller: TurnTeller;
  /** The seats whose people are connected. */
  #here: ReadonlySet<Seat> = new Set();
  #deal: Deal | null;
  /** Until the match begins. */
  #waitingRoom: WaitingRoom | null;
  #play: Play | null;

  /** @param woken the match as it stands after its record */
  constructor(parts: LifecycleParts, { match, delayed }: WokenMatch) {
    const { record, seats, world } = parts;
    this.#parts = parts;
    this.#deal = record.deal;
    this.delayed = match === null ? delayedMatchOf(record) : delayed;
    this.#attendance = new Attendance(record.seats.length, match !== null, world.monotonicClock, (absent) => {
      this.#play?.release(absent);
      parts.audience().tableChanged();
    });
    this.#turnTeller = new TurnTeller(
      {
        code: record.code,
        game: parts.game.info.name,
        seats,
        notices: world.notices,
        isHere: (seat) => this.isHere(seat),
      },
      match?.actors ?? [],
    );
    this.#play = match === null ? null : this.#playOf(match, record.clocks);
    this.#waitingRoom = match === null ? this.#gatheringOf() : null;
  }

  get stage(): TableStage {
    if (this.#play === null) return this.#waitingRoom?.isDealing === true ? 'dealing' : 'waiting';
    return this.#play.match.isOver ? 'over' : 'playing';
  }

  /** Until the match begins. */
  get waitingRoom(): WaitingRoom | null {
    return this.#waitingRoom;
  }

  /** The match, once it has begun. */
  get play(): Play | null {
    return this.#play;
  }

  /** How a new player came to a seat in mid-match. */
  get arrivals(): ReadonlyMap<Seat, Arrival> {
    return this.#play?.match.newcomers ?? NO_ARRIVALS;
  }

  /** Number of the latest entry. */
  get step(): number {
    return this.#play?.match.entry ?? 0;
  }

  /** Did the match begin with these nonces? Then they need not come again. */
  hasOpened(nonces: RequestOf<'nonces'>['nonces']): boolean {
    return this.#deal !== null && nonces.every(({ seat, nonce }) => this.#deal?.nonces[seat] === nonce);
  }

  /** The public view of the latest step; `null` before the start. */
  get view(): object | null {
    return this.#play?.match.view ?? null;
  }

  /** The clocks by seat; none before the start and at a table without. */
  get clocks(): readonly SeatClock[] {
    return this.#play?.timekeeper?.clocks ?? [];
  }

  /** The server's time, by which clients read the clocks, in whole milliseconds; `null` at a table without clocks. */
  get clockNow(): number | null {
    const { record, world } = this.#parts;
    return record.terms.clock.kind === 'none' ? null : Math.round(world.monotonicClock.now());
  }

  /** Are its entries in memory only, since the records can't be written? */
  get unsaved(): boolean {
    return this.#play !== null && this.#parts.world.store.isFailing;
  }

  /** What these seats know beyond the public view; `{}` each before the start. */
  ownViews(seats: readonly Seat[]): OwnView[] {
    return this.#play?.match.ownViews(seats) ?? seats.map((seat) => ({ seat, view: {} }));
  }

  /** These seats are connected now. */
  attend(here: ReadonlySet<Seat>): void {
    this.#here = here;
    this.#play?.release(this.#attendance.attend(here));
    this.#play?.absences.attend(here);
  }

  /** Have spectators seen the seat resign, or do they see the present? */
  isSeenToResign(seat: Seat): boolean {
    const moment = this.delayed?.shown ?? null;
    return moment === null || moment.resigned.includes(seat);
  }

  isHere(seat: Seat): boolean {
    return this.#here.has(seat);
  }

  /** Past steps as holders of these seats may see them, without fields that are shown in passing only. */
  async log(request: RequestOf<'log'>, seats: readonly Seat[]): Promise<SeenStep[]> {
    if (this.#play === null) return [];
    return pageOf(this.#play.match, request, seats, () => this.#keptLog());
  }

  /** Past steps as spectators may see them, without fields that are shown in passing only. */
  async watchedLog(request: RequestOf<'log'>): Promise<SeenStep[]> {
    const { delayed } = this;
    const moment = delayed?.shown ?? null;
    if (delayed === null || moment === null) return this.log(request, []);
    const { log, entry } = delayed;
    const { game } = this.#parts;
    return pageOf({ game, log, entry, view: moment.view }, request, [], () => this.#keptLog());
  }

  /** Stops all timers. */
  halt(): void {
    this.#attendance.close();
    this.#waitingRoom?.close();
    this.#parts.world.logs.forget(this);
  }

  #gatheringOf(): WaitingRoom {
    const { record, seats, world, audience, serially } = this.#parts;
    return new WaitingRoom({
      seats,
      mayPlay: (player) => world.opponents.play(record.game, player),
      monotonicClock: world.monotonicClock,
      dealingMs: world.dealingMs,
      audience,
      serially,
      start: (opened) => this.#start(opened),
    });
  }

  #playOf(match: MatchInPlay, clocks: readonly StoredClock[] | null): Play {
    const { record, seats, world, audience, serially, offer, returned } = this.#parts;
    return new Play(match, clocks, {
      code: record.code,
      terms: record.terms,
      logName: record.logName,
      game: record.game,
      bots: seats.all.map(({ bot }) => bot),
      world,
      attendance: this.#attendance,
      audience,
      stepped: (step) => this.#stepped(step),
      serially,
      offer,
      returned,
      wholeLog: () => this.#keptLog(),
    });
  }

  /** The log since the start, from the cache or replayed from the record. */
  #keptLog(): Promise<FullLog> {
    const { game, record, world } = this.#parts;
    return world.logs.of(this, async () =>
      fullLogOf(game, { ...record, deal: this.#deal }, await world.store.entries(record.code)),
    );
  }

  async #start(opened: readonly (string | null)[]): Promise<void> {
    const { game, record, seats, world } = this.#parts;
    const deal = dealOf(seats.deal.secret, opened, world.now());
    const first = evaluateSetup(game, record, deal);
    await world.store.start(record.code, deal, game.info.version, seats.revision);
    this.#deal = deal;
    this.#waitingRoom?.close();
    this.#waitingRoom = null;
    this.#play = this.#playOf(new MatchInPlay(first), null);
    this.#play.absences.attend(this.#here);
    this.#stepped({ step: 0, events: first.events });
  }

  #stepped(step: LoggedStep): void {
    const audience = this.#parts.audience();
    this.#parts.world.logs.stepped(this, step);
    audience.stepped(step);
    if (this.#play === null) return;
    this.#turnTeller.wentOn(this.#play.match);
    const left = this.clocks.map((clock) => clock.left);
    if (this.delayed === null) return;
    this.delayed.follow(this.#play.match, left, (moment) => audience.steppedLate(moment));
    this.#parts.shownLate();
  }
}
