import type { Seat } from '@boomtown/game-core';
import type { LogLine } from '../../games/game-module.ts';
import type { AnyGameModule } from '../../games/registry.ts';
import { deedText } from './deed-text.ts';
import type { LoggedStep } from './log-keeper.ts';
import type { AnyTelling } from './telling.ts';

/** A sentence of the log, and by what it is known. */
export interface KeyedLine {
  readonly key: string;
  readonly line: LogLine;
  /** Whose turn begins with it, in games that say so. */
  readonly turn: Seat | null;
}

/** The sentences of the log, oldest first. Those from before the board was cleared speak of no places any more. */
export function logLines(
  steps: readonly LoggedStep[],
  game: Pick<AnyGameModule, 'say' | 'clearsBoard' | 'turnBegun'>,
  telling: AnyTelling,
): readonly KeyedLine[] {
  const said = steps.flatMap((logged) => {
    const { step, events } = logged;
    // Where the game has no sentence for what was done in somebody's stead, the table's own says that it was.
    const quiet = events.every((event) => game.say(event, telling) === null);
    const deed = deedText(logged, quiet, telling.people, telling.words);
    const own = deed === null ? [] : [{ key: `${step}`, deed, event: null }];
    return [...own, ...events.map((event, i) => ({ key: `${step}.${i}`, deed: null, event }))];
  });
  const cleared = said.findLastIndex(({ event }) => event !== null && game.clearsBoard?.(event) === true);
  return said.flatMap(({ key, deed, event }, i) => {
    const line = event === null ? { text: deed, places: [] } : game.say(event, telling);
    if (line === null) return [];
    const turn = event === null ? null : (game.turnBegun?.(event) ?? null);
    return [{ key, turn, line: i < cleared ? { ...line, places: [] } : line }];
  });
}
