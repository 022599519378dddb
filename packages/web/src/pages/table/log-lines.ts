import type { GameTypes, Seat } from '@boomtown/game-core';
import type { AnyGameModule } from '@boomtown/ui-kit';
import { groundAfter, type LogLine, onGround, type Person } from '@boomtown/ui-kit/sentence';
import type { StepExtras } from '@boomtown/wire/browser';
import type { Words } from '../../messages/words.ts';
import { botNewsAt, botNewsText } from './bot-news.ts';
import type { LoggedStep } from './match-log.ts';
import { lineOf, litBy, saidLine, seatOf } from './said-lines.ts';
import type { AnyTelling } from './telling.ts';

/** A sentence of the log, and by what it is known. */
export interface KeyedLine {
  readonly key: string;
  readonly line: LogLine;
  readonly step: number;
  /** Whose turn begins with it, in games that say so, under the name of then. */
  readonly turn: Person | null;
  /** Whose doing begins with it, in games that have no turns to say: the line before is about another seat, or about none. */
  readonly by: Seat | null;
  /** Does a round begin or end with it? */
  readonly isRound: boolean;
}

/** The sentences of the log, oldest first. Those from before the board was cleared light players alone. */
export function logLines(
  steps: readonly LoggedStep[],
  game: Pick<AnyGameModule, 'say' | 'setsGround' | 'clearsBoard' | 'turnBegun' | 'turnsRound'>,
  latest: AnyTelling,
): readonly KeyedLine[] {
  const namesBefore = namesAt(steps, latest.people);
  const botNews = botNewsAt(steps);
  const grounds = groundsAt(steps, game);
  const said = steps.flatMap((logged, i): readonly Said[] => {
    const { step, events } = logged;
    const telling = onGround({ ...latest, people: namesBefore[i] ?? latest.people }, grounds[i] ?? null);
    const doer = events.map(seatOf).find((seat) => seat !== null) ?? logged.standIn?.seat ?? null;
    const told = events.map((event, at) => ({
      key: `${step}.${at}`,
      step,
      event,
      telling,
      doer,
      line: saidLine(game, event, telling),
    }));
    // Where the game has no sentence for what was done in a person's stead, the table's own says that it was.
    const quiet = told.every(({ line }) => line === null);
    const undone = (logged.undone ?? []).flatMap((event) => game.say(event, telling)?.text ?? []).join(' ');
    const tableEvent =
      botNewsText(botNews[i] ?? null, telling) ?? tableEventText(logged, quiet, telling.people, telling.words, undone);
    const own =
      tableEvent === null
        ? []
        : [{ key: `${step}`, step, event: null, telling, doer, line: lineOf(tableEvent, seatsConcerned(logged)) }];
    const passing = told.length === 0 && logged.tableEvent === undefined ? (logged.quiet ?? botIn(logged)) : null;
    const passes: readonly Said[] =
      passing === null ? [] : [{ key: `${step}.passed`, step, event: null, telling, doer, line: null, passing }];
    return [...own, ...told, ...passes];
  });
  const all = joinedPasses(said);
  const cleared = all.findLastIndex(({ event }) => event !== null && game.clearsBoard?.(event) === true);
  let last: Seat | null = null;
  const seats = latest.people.map(({ seat }) => seat);
  return all.flatMap(({ key, step, event, telling, doer, line }, i) => {
    if (line === null) return [];
    const seat = game.turnBegun === undefined && event !== null ? seatOf(event) : null;
    const by = seat === last ? null : seat;
    last = seat;
    const turn = event === null ? null : (game.turnBegun?.(event) ?? null);
    return [
      {
        key,
        step,
        by,
        isRound: event !== null && game.turnsRound?.(event) === true,
        turn: turn === null ? null : { seat: turn, name: telling.people[turn]?.name ?? '' },
        line: { ...line, places: litBy(line, i < cleared, doer, seats) },
      },
    ];
  });
}

/** The bot that made the action of a step, if one did. */
function botIn({ standIn }: LoggedStep): Seat | null {
  return standIn === undefined || standIn.by === 'time' || standIn.by === 'vacated' ? null : standIn.seat;
}

interface Said {
  readonly key: string;
  readonly step: number;
  readonly event: GameTypes['Event'] | null;
  readonly telling: AnyTelling;
  /** Whose action the step was, as far as its events say. */
  readonly doer: Seat | null;
  readonly line: LogLine | null;
  /** The seat that passed, where nothing else was done. */
  readonly passing?: Seat;
}

/** Passes that follow each other make one line: a round may have dozens. */
function joinedPasses(said: readonly Said[]): readonly Said[] {
  const joined: Said[] = [];
  let passing: Seat[] = [];
  for (const one of said) {
    const before = joined.at(-1);
    if (one.passing === undefined) {
      passing = [];
      joined.push(one);
      continue;
    }
    const goesOn = passing.length > 0 && before !== undefined;
    passing = passing.includes(one.passing) ? passing : [...passing, one.passing];
    const { words, people } = one.telling;
    const names = words.list(passing.map((seat) => people[seat]?.name ?? ''));
    const line = lineOf(words.text('log.passed', { count: passing.length, names }), passing);
    if (goesOn) joined[joined.length - 1] = { ...before, step: one.step, line };
    else joined.push({ ...one, line });
  }
  return joined;
}

/** What the last move that stands did, in the sentences of the log; empty where it tells none. */
export function lastMoveText(
  steps: readonly LoggedStep[],
  game: Pick<AnyGameModule, 'say' | 'setsGround'>,
  latest: AnyTelling,
): string {
  const at = steps.findLastIndex(({ step, tableEvent }) => tableEvent === undefined && step > 0);
  const telling = onGround(latest, groundsAt(steps, game)[at] ?? null);
  return (steps[at]?.events ?? []).flatMap((event) => game.say(event, telling)?.text ?? []).join(' ');
}

/** On which ground each step was made: what the steps before it set last; `null` where nothing did. */
function groundsAt(
  steps: readonly LoggedStep[],
  game: Pick<AnyGameModule, 'setsGround'>,
): readonly (GameTypes['Event'] | null)[] {
  let ground: GameTypes['Event'] | null = null;
  return steps.map(({ events }) => {
    const here = ground;
    ground = groundAfter(game, ground, events);
    return here;
  });
}

/** Whom each step speaks of: before a new player came, the seat had the other name. `people` are those of now. */
function namesAt(steps: readonly LoggedStep[], people: readonly Person[]): readonly (readonly Person[])[] {
  let then = people;
  const backwards = steps.toReversed().map(({ tableEvent }) => {
    const here = then;
    if (tableEvent?.type === 'newcomer') {
      then = then.map((one) => (one.seat === tableEvent.seat ? { ...one, name: tableEvent.from } : one));
    }
    return here;
  });
  return backwards.reverse();
}

/** The seats that the table's own sentence about a step names. */
function seatsConcerned({ tableEvent, standIn }: StepExtras): readonly Seat[] {
  if (tableEvent === undefined) return standIn === undefined ? [] : [standIn.seat];
  return tableEvent.type === 'took-back' ? [tableEvent.seat, ...tableEvent.agreed] : [tableEvent.seat];
}

/**
 * What the table itself says of a step, in a sentence; `null` where it says nothing. `quiet`: nothing more is told of it.
 * @param undone what had been done that is taken back, in sentences; empty where that is not known
 */
function tableEventText(
  { tableEvent, standIn }: StepExtras,
  quiet: boolean,
  people: readonly Person[],
  { text, list }: Words,
  undone = '',
): string | null {
  const nameOf = (seat: number) => people[seat]?.name ?? '';
  if (tableEvent?.type === 'resigned') {
    return text(tableEvent.why === 'time' ? 'log.lostOnTime' : 'log.resigned', { name: nameOf(tableEvent.seat) });
  }
  if (tableEvent?.type === 'handed-over') return text(`bots.log-${tableEvent.why}`, { name: nameOf(tableEvent.seat) });
  if (tableEvent?.type === 'newcomer') return text('bots.log-newcomer', { from: tableEvent.from, to: tableEvent.to });
  if (tableEvent?.type === 'took-back') {
    const name = nameOf(tableEvent.seat);
    if (undone !== '') {
      return tableEvent.agreed.length === 0
        ? text('log.tookBackMove', { name, move: undone })
        : text('log.tookBackMoveAgreed', { name, move: undone, people: list(tableEvent.agreed.map(nameOf)) });
    }
    return tableEvent.agreed.length === 0
      ? text('log.tookBack', { name })
      : text('log.tookBackAgreed', { name, people: list(tableEvent.agreed.map(nameOf)) });
  }
  if (standIn?.by === 'time') return text(quiet ? 'clock.wasUpQuiet' : 'clock.wasUp', { name: nameOf(standIn.seat) });
  return standIn?.by === 'vacated' ? text('log.vacated', { name: nameOf(standIn.seat) }) : null;
}
