import type { Chosen } from '@boomtown/bots';
import type { Seat } from '@boomtown/game-core';
import { type BotLevel, type BotPlayer, isBotLevel } from '@boomtown/wire';
import type { Clockwork } from '../clockwork.ts';
import type { LoggedStep } from './event-log.ts';
import type { MatchInPlay } from './match-in-play.ts';
import { RulesFault } from './rules-fault.ts';
import type { SeenEvents } from './seen-events.ts';
import type { MoveAsked, Opponents } from './table-world.ts';

/** What a bot decided for a seat; without an action it came to none. */
export interface BotDecision {
  readonly seat: Seat;
  /** The entry that it was made after. */
  readonly madeFor: number;
  readonly action: Chosen['action'] | null;
  /** Is it the bot's own choice? */
  readonly own: boolean;
}

/** What the bots' seats of one table need of it. */
export interface BotSeatParts {
  readonly table: string;
  readonly game: string;
  readonly match: MatchInPlay;
  readonly seen: SeenEvents;
  readonly opponents: Opponents;
  readonly clockwork: Clockwork;
  /** The bot that plays a seat; `null` if none does. */
  botAt(seat: Seat): BotPlayer | null;
  serially(work: () => Promise<void>): Promise<void>;
  /** Does what was decided, if it still can be done. */
  decided(decision: BotDecision): Promise<void>;
  failed(error: unknown): void;
}

/**
 * When a bot's decision is shown, in milliseconds after it was to decide: later than it may think, so that how long it
 * thought, which may come from what is hidden, is seen by nobody.
 */
const PAUSE_MS: { readonly [level in BotLevel]: number } = { easy: 900, normal: 1_400, hard: 2_400 };
/** A program of the host's is shown as late as our slowest. */
const OWN_PAUSE_MS = PAUSE_MS.hard;
/** One that took longer, as on a machine with too much to do, waits for the next full beat. */
const BEAT_MS = 1_000;
const AGAIN_MS = 1_000;

/** Asks for the moves of the seats that bots play, one decision a seat at a time. What is not yet made is not kept: a woken table asks again. */
export class BotSeats {
  readonly #parts: BotSeatParts;
  readonly #deciding = new Set<Seat>();
  readonly #timers = new Set<() => void>();
  #closed = false;

  constructor(parts: BotSeatParts) {
    this.#parts = parts;
  }

  /** The match went on by a step, or somebody else plays a seat. */
  wentOn(step: LoggedStep | null): void {
    if (step !== null) this.#parts.seen.add(step);
    for (const seat of this.#toDecide()) {
      if (this.#deciding.has(seat)) continue;
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
    const { match, seen, opponents, clockwork, botAt, table, game } = this.#parts;
    const player = botAt(seat);
    if (player === null || !this.#toDecide().includes(seat)) {
      this.#deciding.delete(seat);
      return;
    }
    const madeFor = match.entry;
    const asked = clockwork.now();
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
    const show = (action: BotDecision['action'], ownChoice: boolean) => {
      const took = clockwork.now() - asked;
      const pause = isBotLevel(player) ? PAUSE_MS[player] : OWN_PAUSE_MS;
      const late = Math.max(0, Math.ceil((took - pause) / BEAT_MS)) * BEAT_MS;
      this.#after(pause + late - took, () =>
        this.#quietly(() => this.#decided({ seat, madeFor, action, own: ownChoice }), seat),
      );
    };
    opponents.choose(request).then(
      ({ action, fault }) => show(action, fault === null),
      (error) => {
        this.#parts.failed(error);
        show(null, false);
      },
    );
  }

  async #decided(decision: BotDecision): Promise<void> {
    const { seat } = decision;
    const stillDecides = this.#toDecide().includes(seat);
    // Made room for the next decision first: making this one asks for it.
    this.#deciding.delete(seat);
    if (stillDecides) await this.#parts.decided(decision);
    this.wentOn(null);
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
    const cancel = this.#parts.clockwork.after(ms, () => {
      this.#timers.delete(cancel);
      then();
    });
    this.#timers.add(cancel);
  }
}
