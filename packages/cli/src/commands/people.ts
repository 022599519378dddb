import { type Ending, namesIn, type Outcome, type Seat } from '@boomtown/game-core';

/** The names of the seats: those in the transcript, where it has one for each, else their numbers. */
export function peopleIn(raw: unknown, seats: number): readonly string[] {
  return namesIn(raw, seats, (seat) => `Seat ${seat}`);
}

const LISTS = new Intl.ListFormat('en', { type: 'conjunction' });

/** "Ada", "Ada and Ben", "Ada, Ben, and Cy". */
export function listed(words: readonly string[]): string {
  return LISTS.format(words);
}

/** How a match ended, as the rules say or, where somebody resigned, as the table does; or that it did not. */
export function endInWords(outcome: Outcome | null, ending: Ending | null, names: readonly string[]): string {
  const people = (seats: readonly Seat[]) => listed(seats.map((seat) => names[seat] ?? `Seat ${seat}`));
  const won = (winners: readonly Seat[]) =>
    winners.length === 0 ? 'Nobody won' : `${people(winners)} ${winners.length === 1 ? 'won' : 'shared the win'}`;
  const scores = outcome?.scores.map((score, seat) => `${people([seat])}: ${score}`).join(', ');
  const scored = scores === undefined ? '' : ` Scores: ${scores}.`;
  if (ending !== null) {
    const { resigned, winners } = ending;
    return `${people(resigned)} gave up. So the table, not the rules, says who won: ${won(winners)}.${scored}`;
  }
  return outcome === null ? 'The match is not over.' : `${won(outcome.winners)}.${scored}`;
}
