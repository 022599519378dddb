import type { AnyGameModule } from '@boomtown/ui-kit';
import type { LogLine, Person } from '@boomtown/ui-kit/sentence';
import { botNewsAt, botNewsText } from './bot-news.ts';
import type { LoggedStep } from './match-log.ts';
import { tableEventText } from './table-event-text.ts';
import type { AnyTelling } from './telling.ts';

/** A sentence of the log, and by what it is known. */
export interface KeyedLine {
  readonly key: string;
  readonly line: LogLine;
  /** Whose turn begins with it, in games that say so, under the name of then. */
  readonly turn: Person | null;
}

/** The sentences of the log, oldest first. Those from before the board was cleared speak of no places any more. */
export function logLines(
  steps: readonly LoggedStep[],
  game: Pick<AnyGameModule, 'say' | 'clearsBoard' | 'turnBegun'>,
  latest: AnyTelling,
): readonly KeyedLine[] {
  const namesBefore = namesAt(steps, latest.people);
  const botNews = botNewsAt(steps);
  const said = steps.flatMap((logged, i) => {
    const { step, events } = logged;
    const telling = { ...latest, people: namesBefore[i] ?? latest.people };
    const told = events.map((event, at) => ({ key: `${step}.${at}`, event, telling, line: game.say(event, telling) }));
    // Where the game has no sentence for what was done in a person's stead, the table's own says that it was.
    const quiet = told.every(({ line }) => line === null);
    const undone = (logged.undone ?? []).flatMap((event) => game.say(event, telling)?.text ?? []).join(' ');
    const tableEvent =
      botNewsText(botNews[i] ?? null, telling) ?? tableEventText(logged, quiet, telling.people, telling.words, undone);
    const own =
      tableEvent === null ? [] : [{ key: `${step}`, event: null, telling, line: { text: tableEvent, places: [] } }];
    return [...own, ...told];
  });
  const cleared = said.findLastIndex(({ event }) => event !== null && game.clearsBoard?.(event) === true);
  return said.flatMap(({ key, event, telling, line }, i) => {
    if (line === null) return [];
    const turn = event === null ? null : (game.turnBegun?.(event) ?? null);
    return [
      {
        key,
        turn: turn === null ? null : { seat: turn, name: telling.people[turn]?.name ?? '' },
        line: i < cleared ? { ...line, places: [] } : line,
      },
    ];
  });
}

/** What the last move that stands did, in the sentences of the log; empty where it tells none. */
export function lastMoveText(
  steps: readonly LoggedStep[],
  game: Pick<AnyGameModule, 'say'>,
  latest: AnyTelling,
): string {
  const last = steps.findLast(({ step, tableEvent }) => tableEvent === undefined && step > 0);
  return (last?.events ?? []).flatMap((event) => game.say(event, latest)?.text ?? []).join(' ');
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
