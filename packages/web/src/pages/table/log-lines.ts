import type { Seat } from '@boomtown/game-core';
import type { LogLine } from '../../games/game-module.ts';
import type { AnyGameModule } from '../../games/registry.ts';
import type { LoggedStep } from './log-keeper.ts';
import type { AnyTelling } from './telling.ts';

/** A sentence of the log, and by what it is known. */
export interface KeyedLine {
  readonly key: string;
  readonly line: LogLine;
}

/** The sentences of the log, oldest first. Those from before the board was cleared speak of no places any more. */
export function logLines(
  steps: readonly LoggedStep[],
  game: Pick<AnyGameModule, 'say' | 'clearsBoard'>,
  telling: AnyTelling,
): readonly KeyedLine[] {
  const events = steps.flatMap(({ step, events, standIn }) => [
    ...(standIn?.by === 'time' ? [{ key: `${step}`, timeWasUpFor: standIn.seat }] : []),
    ...events.map((event, i) => ({ key: `${step}.${i}`, event })),
  ]);
  const cleared = events.findLastIndex((told) => 'event' in told && game.clearsBoard?.(told.event) === true);
  return events.flatMap((told, i) => {
    const line = 'event' in told ? game.say(told.event, telling) : timeLine(told.timeWasUpFor, telling);
    if (line === null) return [];
    return [{ key: told.key, line: i < cleared ? { ...line, places: [] } : line }];
  });
}

/** Says, before what the game did for somebody, why it did. */
function timeLine(seat: Seat, { words: { text }, people }: AnyTelling): LogLine {
  return { text: text('clock.wasUp', { name: people[seat]?.name ?? '' }), places: [] };
}
