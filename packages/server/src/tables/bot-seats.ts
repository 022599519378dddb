import { botsFor, type Chosen, isForced, thinksQuickly, waitingOf } from '@boomtown/bots';
import type { Seat } from '@boomtown/game-core';
import { BOTS } from '@boomtown/registry/bots';
import { type BotLevel, type BotPace, type BotPlayer, isBotLevel, type StandIn } from '@boomtown/wire';
import type { MonotonicClock } from '../monotonic-clock.ts';
import { type EvaluatedStep, RulesFault } from './evaluated-step.ts';
import type { LoggedStep, SeenEvents } from './event-log.ts';
import type { Made, MatchInPlay } from './match-in-play.ts';
import type { MoveAnswered, MoveAsked, Opponents } from './table-world.ts';

/** What a bot decided for a seat; without an action it came to none. */
interface BotDecision {
  readonly seat: Seat;
  /** The entry that it was made after. */
  readonly madeFor: number;
  readonly action: Chosen['action'] | null;
  /** Whose choice it is, and if not the bot's own, why. */
  readonly by: BotStandIn;
}

/** What the bots' seats of one table need of it. */
export interface BotSeatParts {
  readonly table: string;
  readonly game: string;
  readonly match: MatchInPlay;
  readonly seen: SeenEvents;
  readonly opponents: Opponents;
  readonly monotonicClock: MonotonicClock;
  /** As the table's terms have it. */
  readonly pace: BotPace | undefined;
  /** The bot that plays a seat; `null` if none does. */
  botAt(seat: Seat): BotPlayer | null;
  serially(work: () => Promise<void>): Promise<void>;
  /** Makes an action that was judged, durably. */
  make(action: unknown, next: EvaluatedStep, made: Made, at: number): Promise<void>;
  /** Makes what the game does for a seat whose time is up, durably. */
  timeOut(made: Made, at: number): Promise<void>;
  failed(error: unknown): void;
}

/**
 * When a bot's decision is shown, in milliseconds after it was asked. That is later than it may think: thinking time
 * therefore reveals nothing hidden.
 */
const PAUSE_MS: { readonly [level in BotLevel]: number } = { easy: 900, normal: 1_400, hard: 2_400 };
/** A program of the host's is shown as late as our slowest. */
const OWN_PAUSE_MS = PAUSE_MS.hard;
/** By how much the terms of a table change that. */
const PACE: { readonly [pace in BotPace]: number } = { quick: 0.5, slow: 2 };
/** Where there is nothing to decide, as all can see. */
const FORCED_MS = 300;
/** In games whose bots think quickly each decision of bots in a row is shown so much sooner than the one before it, down to a least. */
const HURRY = 0.8;
const LEAST_MS = 400;
/** So long a bot keeps open what it asked another bot. */
const ANSWER_MS = 10_000;
/** One that took longer, as on a machine with too much to do, waits for the next full beat. */
const BEAT_MS = 1_000;
const AGAIN_MS = 1_000;

/** Asks for the moves of the seats that bots play, one decision a seat at a time, and makes them. A move that is not yet made is not stored: a woken table asks again. */
export class BotSeats {
  readonly #parts: BotSeatParts;
  readonly #deciding = new Set<Seat>();
  readonly #timers = new Set<() => void>();
  /** Those that have decided but leave others time: until the match goes on from this entry. */
  readonly #waiting = new Map<Seat, number>();
  /** How many decisions of bots were made since a person did something. */
  #inARow = 0;
  #closed = false;

  constructor(parts: BotSeatParts) {
    this.#parts = parts;
  }

  /** The match went on by a step, or another player plays a seat. */
  wentOn(step: LoggedStep | null): void {
    if (step !== null) {
      this.#parts.seen.add(step);
      this.#inARow = step.standIn === undefined ? 0 : this.#inARow + 1;
    }
    for (const seat of this.#toDecide()) {
      if (this.#deciding.has(seat) || this.#waiting.get(seat) === this.#parts.match.entry) continue;
      this.#deciding.add(seat);
      this.#quietly(() => this.#ask(seat), seat);
    }
  }

  close(): void {
    this.#closed = true;
    for (const cancel of this.#timers) cancel();
    this.#timers.clear();
  }

  #toDecide(): readonly Seat[] {
    const { match, botAt } = this.#parts;
    if (this.#closed) return [];
    return match.actors.filter((seat) => botAt(seat) !== null && !match.resigned.includes(seat));
  }

  async #ask(seat: Seat): Promise<void> {
    const { match, seen, opponents, monotonicClock, botAt, table, game } = this.#parts;
    const player = botAt(seat);
    if (player === null || !this.#toDecide().includes(seat)) {
      this.#deciding.delete(seat);
      return;
    }
    const madeFor = match.entry;
    const asked = monotonicClock.now();
    const [own] = match.ownViews([seat]);
    const request: MoveAsked = {
      table,
      game,
      seat,
      player,
      view: match.view,
      own: own?.view ?? {},
      seen: await seen.by(seat),
    };
    const forced = isForced(botsFor(BOTS, game), match.view, own?.view ?? {}, seat);
    const pause = forced ? FORCED_MS : this.#pauseOf(player);
    const show = (action: BotDecision['action'], by: BotStandIn) => {
      const took = monotonicClock.now() - asked;
      const late = Math.max(0, Math.ceil((took - pause) / BEAT_MS)) * BEAT_MS;
      this.#after(forced ? Math.max(0, pause - took) : pause + late - took, () =>
        this.#quietly(() => this.#decided({ seat, madeFor, action, by }), seat),
      );
    };
    opponents.choose(request).then(
      ({ action, fault }) => show(action, standInFor(fault)),
      (error) => {
        this.#parts.failed(error);
        show(null, 'faulty-bot');
      },
    );
  }

  async #decided(decision: BotDecision): Promise<void> {
    const { seat } = decision;
    const stillDecides = this.#toDecide().includes(seat);
    // Made room for the next decision first: making this one asks for it.
    this.#deciding.delete(seat);
    if (stillDecides && !this.#waits(decision)) await this.#make(decision);
    this.wentOn(null);
  }

  /** Makes what a bot decided, as if a person had asked for it; where that can't be, the simplest that can. */
  async #make({ seat, madeFor, action, by }: BotDecision): Promise<void> {
    const { match, monotonicClock, make, timeOut } = this.#parts;
    const id = `bot-${madeFor}`;
    const at = monotonicClock.now();
    if (action !== null) {
      const judged = match.judge({ id, step: madeFor, seat, action });
      if (judged.ok) return make(judged.value.action, judged.value.next, { seat, request: id, standIn: by }, at);
      // The others went on meanwhile: it decides anew.
      if (madeFor !== match.entry) return;
    }
    await timeOut({ seat, request: id, standIn: action === null ? by : 'wrong-bot' }, at);
  }

  #pauseOf(player: BotPlayer): number {
    const { pace, game } = this.#parts;
    const factor = pace === undefined ? 1 : PACE[pace];
    const pause = isBotLevel(player) ? PAUSE_MS[player] : OWN_PAUSE_MS;
    // Never sooner than one may think.
    if (!isBotLevel(player) || !thinksQuickly(botsFor(BOTS, game))) return pause * Math.max(1, factor);
    return Math.max(LEAST_MS, Math.round(pause * HURRY ** this.#inARow)) * factor;
  }

  /**
   * Holds back a decision by which the bot would leave a simultaneous phase too early. It waits as long as people are
   * in that phase, and for a while if another bot has an open question. Anything that happens meanwhile makes it decide
   * anew.
   */
  #waits(decision: BotDecision): boolean {
    const { seat, action, madeFor } = decision;
    const { match, game, botAt } = this.#parts;
    if (action === null) return false;
    const { forPeople, forAnybody, isAsked } = waitingOf(botsFor(BOTS, game), match.view, seat, action);
    // Another seat asked it something after it had decided.
    if (isAsked && madeFor !== match.entry) return true;
    const plays = (other: Seat): boolean => match.actors.includes(other) && !match.resigned.includes(other);
    const people = forPeople.some((other) => plays(other) && botAt(other) === null);
    if (!people && !forAnybody.some(plays)) return false;
    const { entry } = match;
    this.#waiting.set(seat, entry);
    if (!people) {
      this.#after(ANSWER_MS, () => {
        const last = { ...decision, madeFor: entry };
        if (match.entry === entry) this.#quietly(() => this.#make(last), seat);
      });
    }
    return true;
  }

  #quietly(work: () => Promise<void>, seat: Seat): void {
    this.#parts.serially(work).catch((error) => {
      this.#deciding.delete(seat);
      this.#parts.failed(error);
      // Where the rules fail they will do so again: the match stands still at its last good step.
      if (!(error instanceof RulesFault)) this.#after(AGAIN_MS, () => this.wentOn(null));
    });
  }

  #after(ms: number, then: () => void): void {
    if (this.#closed) return;
    const cancel = this.#parts.monotonicClock.after(ms, () => {
      this.#timers.delete(cancel);
      then();
    });
    this.#timers.add(cancel);
  }
}

/** Who is recorded as having made an action of a bot's seat. */
type BotStandIn = Exclude<StandIn['by'], 'time' | 'vacated'>;

/** What is recorded of a failure: its kind, and nothing that the bot said or wrote. */
const RECORDED: { readonly [fault in Exclude<MoveAnswered['fault'], null>]: BotStandIn } = {
  hung: 'late-bot',
  overload: 'late-bot',
  died: 'stopped-bot',
  nonsense: 'wrong-bot',
  // The server stops: no move is made at all.
  closed: 'faulty-bot',
  out: 'substitute-bot',
  unnamed: 'unnamed-bot',
};

/** Who is recorded as having made a bot's move: the bot, unless it failed. */
function standInFor(fault: MoveAnswered['fault']): BotStandIn {
  return fault === null ? 'bot' : RECORDED[fault];
}
