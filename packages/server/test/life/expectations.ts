import type { AnyGame, GameTypes, Seat } from '@boomtown/game-core';
import { type GameWire, type Notice, packStep, type StepMessage, type VoteChoice } from '@boomtown/wire';
import { expect } from 'vitest';
import type { Entry, RecordStore, TableRecord } from '../../src/storage/index.ts';
import type { Browser, Sent } from './browser.ts';
import { PermittedEntries } from './permitted-entries.ts';
import { type ModelStep, RecordModel } from './record-model.ts';
import { seesNoToken, seesSteps } from './shown-messages.ts';
import { compareState } from './shown-state.ts';
import type { TableLife } from './table-life.ts';

const AWAY_MS = 30_000;
const MOST_ASKS = 3;

/** A question to the others, and who has said yes. */
interface Ask {
  readonly seat: Seat;
  readonly of: number;
  readonly agreed: Set<Seat>;
}

interface Vote {
  readonly seat: Seat;
  readonly heir: VoteChoice;
  readonly agreed: Set<Seat>;
}

/** A one-time code, and the seats whose holders may know it. */
interface SeatCode {
  readonly seat: Seat;
  readonly code: string;
  readonly heir: 'device' | 'person';
  readonly to: readonly Seat[];
}

/** The fields that requests have. */
type Fields = { id: string; seat: Seat; seats: Seat[]; step: number; heir: VoteChoice; agree: boolean };

/** What must hold of a table's life: what its record says, and what a server remembers while it lives. */
export class Expectations {
  /** By seat, the hash of the token that holds it. */
  holders: readonly (string | null)[] = [];
  bots: readonly boolean[] = [];
  maker: Seat = 0;
  /** `null` until the match begins. */
  model: RecordModel | null = null;
  /** The latest entry. */
  last: Entry | null = null;
  /** The last one that is not the move of a seat whose player resigned: those follow at once on any other. */
  lastOfPlayers: Entry | null = null;
  readonly kinds = new Set<Entry['kind']>();
  /** Is the last player being forgotten? */
  mayEnd = false;
  /** The table was removed. */
  isEnded = false;
  ask: Ask | null = null;
  vote: Vote | null = null;
  codes: SeatCode[] = [];
  /** Since when a player is gone, as far as this process knows. */
  readonly gone = new Map<Seat, number>();
  readonly #at: TableLife;
  readonly #game: AnyGame;
  readonly #wire: GameWire<GameTypes>;
  readonly #reader: RecordStore;
  readonly #entries: PermittedEntries;
  /** Acknowledged requests whose entry must be in the record. */
  #owed: string[] = [];
  /** Seats that were given up, with the hashes that opened them. */
  #left: [Seat, string | null][] = [];
  #asks = { of: 0, times: 0 };

  constructor(at: TableLife, game: AnyGame, wire: GameWire<GameTypes>, reader: RecordStore) {
    this.#at = at;
    this.#game = game;
    this.#wire = wire;
    this.#reader = reader;
    this.#entries = new PermittedEntries(at, this);
  }

  get isPlaying(): boolean {
    return this.model !== null && !this.model.isOver;
  }

  /** Does a person play this seat? */
  plays(seat: Seat): boolean {
    const { model } = this;
    return this.bots[seat] !== true && model?.resigned.has(seat) !== true && model?.substituted.has(seat) !== true;
  }

  /** May the person of this seat act? */
  mayAct(seat: Seat): boolean {
    return this.plays(seat) && this.model?.actors.includes(seat) === true;
  }

  /** Who has to agree to a takeback of this seat. */
  others(seat: Seat): readonly Seat[] {
    return [...this.holders.keys()].filter((other) => other !== seat && this.plays(other));
  }

  /** Who has to agree on a replacement for this seat. */
  voters(seat: Seat): readonly Seat[] {
    return this.others(seat).filter((other) => this.#at.isHere(other));
  }

  isAway(seat: Seat): boolean {
    const since = this.gone.get(seat);
    return since !== undefined && this.#at.now - since >= AWAY_MS;
  }

  /** What a takeback of the last action by this seat must be answered with. */
  takeback(seat: Seat): 'done' | 'asked' | 'refused' {
    const undoable = this.model?.undoable ?? null;
    if (!this.#at.setting.terms.takeback || undoable?.seat !== seat) return 'refused';
    if (undoable.free || this.others(seat).length === 0) return 'done';
    const isAskedOut = this.#asks.of === undoable.of && this.#asks.times >= MOST_ASKS;
    return this.ask !== null || isAskedOut ? 'refused' : 'asked';
  }

  /** The process is gone, and with it what was in its memory. */
  forgets(): void {
    this.ask = null;
    this.vote = null;
    this.#asks = { of: 0, times: 0 };
    this.#entries.forgets();
    this.gone.clear();
  }

  sends(sent: Sent): void {
    this.#entries.sends(sent);
  }

  /** An answer came to a browser: from now on it can count on it. */
  answered(sent: Sent, value: unknown, isRepeated: boolean): void {
    const { name, by } = sent;
    // Requests of each name have those of the fields that are read for it.
    const request = sent.request as Fields;
    const { id, seat } = request;
    seesNoToken(this.#at, by, value);
    if (name === 'act' || name === 'resign' || name === 'playOn') this.#owed.push(id);
    if (name === 'standUp') this.#left.push([seat, this.holders[seat] ?? null]);
    if (name === 'snapshot') {
      const seen = this.model?.snapshot(this.#at.seatsOf(by)) ?? this.#before(by);
      expect(value).toMatchObject({ step: packStep(this.#wire.events, seen) });
    }
    if (name === 'seatCode') {
      const { code } = value as { code: string };
      this.codes = [...this.codes.filter((one) => one.seat !== seat), { seat, code, heir: 'device', to: [seat] }];
    }
    if (name === 'takeBack') this.#askedBack(request, (value as { done: boolean }).done);
    if (name === 'withdrawTakeback') this.ask = null;
    if (this.#entries.isDone(id)) return;
    if (name === 'answerTakeback') this.#answeredBack(request);
    if (name === 'voteAbsent') this.#voted(request, isRepeated);
  }

  /** Compares the record, and what every browser was shown, with what must be. */
  async check(): Promise<void> {
    const { room, code } = this.#at;
    expect(this.#at.failures).toEqual([]);
    const record = await this.#reader.table(code);
    if (record === undefined) {
      expect(this.mayEnd).toBe(true);
      this.isEnded = true;
      return;
    }
    const steps = this.#follow(record, await this.#reader.entries(code));
    for (const id of this.#owed) expect(this.#entries.isDone(id)).toBe(true);
    for (const [seat, hash] of this.#left) expect(record.seats[seat]?.tokenHash).not.toBe(hash);
    this.#owed = [];
    this.#left = [];
    if (room === null) return;
    for (const browser of this.#at.browsers) {
      seesSteps(this.#at, this.#wire, browser, steps);
      for (const notice of browser.socket?.notices.splice(0) ?? []) this.#noticed(browser, notice);
    }
    this.#take(record);
    this.#attend();
    this.#decide();
    compareState(this.#at, this.#wire, room.state);
  }

  #askedBack({ id, seat, step }: Fields, done: boolean): void {
    if (done) {
      this.#owed.push(id);
      return;
    }
    this.ask = { seat, of: step, agreed: new Set() };
    this.#asks = { of: step, times: this.#asks.of === step ? this.#asks.times + 1 : 1 };
    this.#entries.asksAnew(step);
  }

  #answeredBack({ seats, agree }: Fields): void {
    const { ask } = this;
    if (ask === null) return;
    const others = this.others(ask.seat);
    for (const seat of seats) if (others.includes(seat)) ask.agreed.add(seat);
    if (agree) return;
    this.#asks = { of: ask.of, times: MOST_ASKS };
    this.ask = null;
  }

  #voted({ seat, seats, heir, agree }: Fields, isRepeated: boolean): void {
    // What had been granted before the process died is not voted on anew.
    if (heir === 'person' && isRepeated && this.#at.room?.state.vote === -1) return;
    const vote = this.vote ?? { seat, heir, agreed: new Set() };
    for (const one of seats) if (this.voters(seat).includes(one)) vote.agreed.add(one);
    this.vote = agree ? vote : null;
  }

  #before(by: Browser): StepMessage {
    return { step: 0, events: [], you: this.#at.seatsOf(by).map((seat) => ({ seat, view: {} })) };
  }

  /** Follows the record, each of whose entries must be permitted. */
  #follow(record: TableRecord, entries: readonly Entry[]): ModelStep[] {
    const steps: ModelStep[] = [];
    if (record.deal !== null && this.model === null) {
      this.#take(record);
      this.model = new RecordModel(this.#game, record);
      steps.push(this.model.start);
    }
    const { model } = this;
    if (model === null) return steps;
    for (const entry of entries.slice(model.entry)) {
      this.#entries.permits(model, entry);
      steps.push(model.apply(entry));
      // Whatever happens in the match, nobody asks any more.
      this.ask = null;
      if (entry.kind === 'handover' && entry.why === 'vote') this.vote = null;
      this.last = entry;
      if (entry.kind !== 'action' || entry.standIn !== 'vacated') this.lastOfPlayers = entry;
      this.kinds.add(entry.kind);
    }
    expect(record.stage).toBe(model.isOver ? 'over' : 'playing');
    return steps;
  }

  #take({ seats, maker }: TableRecord): void {
    this.holders = seats.map(({ tokenHash }) => tokenHash);
    this.bots = seats.map(({ bot }) => bot !== null);
    this.maker = maker;
  }

  #noticed(browser: Browser, notice: Notice): void {
    seesNoToken(this.#at, browser, notice);
    if (notice.type !== 'seat-code') return;
    const { seat, code } = notice;
    if (!this.codes.some((one) => one.code === code)) this.#granted(seat, code);
    const known = this.codes.find((one) => one.code === code);
    expect(this.#at.seatsOf(browser).some((held) => known?.to.includes(held))).toBe(true);
  }

  /** A new player may have the seat: all who may say so have, and these are shown the code. */
  #granted(seat: Seat, code: string): void {
    const to = this.voters(seat);
    this.#entries.grants(seat, to);
    this.codes = [...this.codes.filter((one) => one.seat !== seat), { seat, code, heir: 'person', to }];
    if (this.vote?.seat === seat) this.vote = null;
  }

  #attend(): void {
    for (const seat of this.holders.keys()) {
      const isMissed = this.isPlaying && this.bots[seat] !== true && this.model?.resigned.has(seat) !== true;
      if (this.#at.isHere(seat)) this.gone.delete(seat);
      else if (isMissed && !this.gone.has(seat)) this.gone.set(seat, this.#at.now);
    }
  }

  /** A vote ends with its reason, and what all agree to who are asked is done. */
  #decide(): void {
    const { ask, vote, model } = this;
    if (ask !== null) {
      const hangs = this.others(ask.seat).every((other) => ask.agreed.has(other));
      expect(hangs, 'all agree, and nothing is taken back').toBe(false);
    }
    if (vote === null) return;
    const { seat, heir, agreed } = vote;
    const voters = this.voters(seat);
    const isPlayed = heir === 'bot' && model?.substituted.has(seat) === true;
    if (!this.isPlaying || voters.length === 0 || isPlayed || this.#at.isHere(seat)) this.vote = null;
    else
      expect(
        voters.every((voter) => agreed.has(voter)),
        'all agree, and nothing happens',
      ).toBe(false);
  }
}
