import { namesIn, type Outcome } from '@boomtown/game-core';

/** The names of the seats: those in the transcript, where it has one for each, else their numbers. */
export function peopleIn(raw: unknown, seats: number): readonly string[] {
  return namesIn(raw, seats, (seat) => `Seat ${seat}`);
}

const LISTS = new Intl.ListFormat('en', { type: 'conjunction' });

/** "Ada", "Ada and Ben", "Ada, Ben, and Cy". */
export function listed(words: readonly string[]): string {
  return LISTS.format(words);
}

/** How a match ended, or that it did not. */
export function endInWords(outcome: Outcome | null, names: readonly string[]): string {
  if (outcome === null) return 'The match is not over.';
  const winners = outcome.winners.map((seat) => names[seat] ?? `Seat ${seat}`);
  const scores = outcome.scores.map((score, seat) => `${names[seat] ?? `Seat ${seat}`}: ${score}`).join(', ');
  const won =
    winners.length === 0 ? 'Nobody won' : `${listed(winners)} ${winners.length === 1 ? 'won' : 'shared the win'}`;
  return `${won}. Scores: ${scores}.`;
}
