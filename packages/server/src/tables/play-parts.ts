import type { Seat } from '@boomtown/game-core';
import type { BotPlayer, HandoverReason, Terms } from '@boomtown/wire';
import type { Decided, StoredClock } from '../storage/index.ts';
import { Absences } from './absences.ts';
import type { Attendance } from './attendance.ts';
import { type BotSeatParts, BotSeats } from './bot-seats.ts';
import { Timekeeper } from './clocks/timekeeper.ts';
import { type FullLog, type LoggedStep, SeenEvents } from './event-log.ts';
import type { MatchInPlay } from './match-in-play.ts';
import type { TableAudience, TableWorld } from './table-world.ts';

/** What a match in play needs of its table. */
export interface PlayParts {
  readonly code: string;
  readonly terms: Terms;
  /** Names the table in logs, where its code must not stand. */
  readonly logName: string;
  readonly game: string;
  /** By seat: the level of the bot whose seat it is. */
  readonly bots: readonly (BotPlayer | null)[];
  readonly world: TableWorld;
  readonly attendance: Attendance;
  audience(): TableAudience;
  /** The match went on by an entry that is durable. */
  stepped(step: LoggedStep): void;
  /** Does something when all that was asked of the table before is done, and says what became of it. */
  serially(work: () => Promise<void>): Promise<void>;
  /** All others agreed that a new player shall have this seat: makes a code for it and shows it to them. */
  offer(seat: Seat, to: readonly Seat[]): Promise<void>;
  /** The person of this seat has come. */
  returned(seat: Seat): void;
  /** All steps since the setup. */
  wholeLog(): Promise<FullLog>;
}

/** The clocks of a match; `null` at a table without. `isPerson`: nobody else's time counts; `atZero`: a seat's time is up. */
export function timekeeperOf(
  parts: PlayParts,
  match: MatchInPlay,
  stored: readonly StoredClock[] | null,
  { isPerson, atZero }: { isPerson(seat: Seat): boolean; atZero(seat: Seat): Promise<void> },
): Timekeeper | null {
  const { code, terms, bots, world, attendance, audience, serially } = parts;
  if (terms.clock.kind === 'none') return null;
  return new Timekeeper(terms.clock, bots.length, stored, {
    monotonicClock: world.monotonicClock,
    counts: (seat) => isPerson(seat) && !attendance.isAwaited(seat) && !match.resigned.includes(seat),
    timeIsUp: (seat) => {
      serially(() => atZero(seat)).catch((error) => audience().failed(error));
    },
    store: (clocks) => {
      // What can't be written now is written the next time.
      world.store.saveClocks(code, clocks, match.entry).catch(() => undefined);
    },
  });
}

/** Those seats of a match that bots play. */
export function botSeatsOf(
  { logName, game, world, terms, serially, wholeLog, audience }: PlayParts,
  match: MatchInPlay,
  play: Pick<BotSeatParts, 'botAt' | 'make' | 'timeOut'>,
): BotSeats {
  return new BotSeats({
    ...play,
    table: logName,
    game,
    match,
    seen: new SeenEvents(match.log, wholeLog),
    opponents: world.opponents,
    monotonicClock: world.monotonicClock,
    pace: terms.botPace,
    serially,
    failed: (error) => audience().failed(error),
  });
}

/** The absences of a match's people. `handOver` lets a bot play for a player, or the player again. */
export function absencesOf(
  { terms, world, bots, serially, audience, offer, returned }: PlayParts,
  match: MatchInPlay,
  handOver: (seat: Seat, why: HandoverReason, decided?: Decided) => Promise<void>,
): Absences {
  const plays = (seat: Seat) => bots[seat] === null && !match.resigned.includes(seat);
  return new Absences({
    terms,
    monotonicClock: world.monotonicClock,
    people: () => (match.isOver ? [] : [...bots.keys()].filter(plays)),
    isSubstituted: (seat) => match.isSubstituted(seat),
    substitute: handOver,
    offer,
    returned: (seat) => {
      returned(seat);
      if (match.isSubstituted(seat)) serially(() => handOver(seat, 'back')).catch((error) => audience().failed(error));
    },
    serially,
    changed: () => audience().tableChanged(),
    notice: (notice) => audience().notice(notice),
    failed: (error) => audience().failed(error),
  });
}
