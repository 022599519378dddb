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
  const events = steps.flatMap(({ step, events }) => events.map((event, i) => ({ key: `${step}.${i}`, event })));
  const cleared = events.findLastIndex(({ event }) => game.clearsBoard?.(event) === true);
  return events.flatMap(({ key, event }, i) => {
    const line = game.say(event, telling);
    if (line === null) return [];
    return [{ key, line: i < cleared ? { ...line, places: [] } : line }];
  });
}
