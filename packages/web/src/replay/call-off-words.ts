import type { CallOffs } from '@boomtown/game-core';
import type { Words } from '../messages/words.ts';
import { seatName } from './seat-name.ts';

/** How often a start was called off after a number had been opened, and by whom, in a sentence. */
export function callOffWords({ count, by, faults }: CallOffs, names: readonly string[], words: Words): string {
  const { text, list } = words;
  const times = (name: string, often: number) =>
    count === 1 ? name : text('fair.caller', { name, times: text('fair.times', { count: often }) });
  const people = by.map(({ seat, count: often }) => {
    const name = seat === null ? text('fair.caller-gone') : (names[seat] ?? seatName(seat, words));
    return times(name, often);
  });
  const server = faults === 0 ? [] : [times(text('fair.caller-server'), faults)];
  return text('fair.calledOff', { count, people: list([...people, ...server]) });
}
