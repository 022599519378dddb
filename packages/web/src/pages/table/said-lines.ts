import type { GameTypes, Seat } from '@boomtown/game-core';
import type { AnyGameModule } from '@boomtown/ui-kit';
import { type LogLine, type PlaceKey, seatKey, seatsAmong } from '@boomtown/ui-kit/sentence';
import type { AnyTelling } from './telling.ts';

/** The seat that an event is about, where it names one. */
export function seatOf(event: GameTypes['Event']): Seat | null {
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
}

/** A game's sentence for an event, which lights the event's own seat besides what the game says. */
export function saidLine(
  game: Pick<AnyGameModule, 'say'>,
  event: GameTypes['Event'],
  telling: AnyTelling,
): LogLine | null {
  const line = game.say(event, telling);
  const seat = seatOf(event);
  return line === null || seat === null ? line : { ...line, places: [...new Set([...line.places, seatKey(seat)])] };
}

/** The table's own sentence about these seats. */
export function lineOf(text: string, seats: readonly Seat[]): LogLine {
  return { text, places: seats.map(seatKey) };
}

/**
 * What a line lights: the places that it speaks of, those on a board that was cleared since left out. Where none is left, the
 * seat whose doing it came of; and a line about nobody, such as that a round begins, is about everybody.
 */
export function litBy(
  { places }: LogLine,
  isCleared: boolean,
  doer: Seat | null,
  seats: readonly Seat[],
): readonly PlaceKey[] {
  const lit = isCleared ? seatsAmong(places) : places;
  return lit.length > 0 ? lit : (doer === null ? seats : [doer]).map(seatKey);
}
