import type { Terms } from '@boomtown/wire/browser';
import type { Words } from '../messages/words.ts';

/** This many seconds the person who has used up a bank has for each decision after that. */
const LEAST_AFTER_ZERO_S = 5;

/** A table's terms in sentences. */
export function termsWords(
  { clock, takeback, botAfter, vote, watchDelay, watchChances, botPace, goesOnFrom }: Terms,
  words: Words,
): string[] {
  const { text } = words;
  const lines = goesOnFrom === undefined ? [] : [text('playOn.from', { step: goesOnFrom })];
  if (clock.kind === 'turn') lines.push(text('terms.turn', { time: timeWords(clock.seconds, words) }));
  if (clock.kind === 'bank') {
    const time = timeWords(clock.seconds, words);
    const increment = timeWords(clock.increment, words);
    lines.push(clock.increment === 0 ? text('terms.bankOnly', { time }) : text('terms.bank', { time, increment }));
    // As the clock itself has it: nobody could decide anything any more without it.
    if (clock.increment < LEAST_AFTER_ZERO_S) {
      lines.push(text('terms.afterZero', { time: timeWords(LEAST_AFTER_ZERO_S, words) }));
    }
  }
  if (clock.kind !== 'none') lines.push(text(`terms.zero-${clock.atZero}`));
  if (botAfter > 0) lines.push(text('terms.awayBot', { time: text('terms.minutes', { count: botAfter }) }));
  if (vote) lines.push(text('terms.voteOn'));
  lines.push(text(takeback ? 'terms.takeback' : 'terms.noTakeback'));
  if (watchDelay > 0) lines.push(text('guests.terms', { count: watchDelay }));
  if (watchChances === true) lines.push(text('guests.chancesTerms'));
  if (botPace !== undefined) lines.push(text(`terms.pace-${botPace}`));
  return lines;
}

/** What comes of it for a person of this table to go for a while; `others`: does anybody else play? */
export function pauseWords({ clock, botAfter, vote }: Terms, others: boolean, words: Words): string[] {
  const { text } = words;
  const lines =
    botAfter > 0
      ? [text('leave.pauseBot', { time: text('terms.minutes', { count: botAfter }) })]
      : [text('leave.pauseWords')];
  if (clock.kind !== 'none') lines.push(text('leave.pauseClock'));
  if (vote && others) lines.push(text('leave.pauseVote'));
  return lines;
}

/** "90 seconds", "5 minutes", "2 minutes and 20 seconds". */
export function timeWords(seconds: number, { text }: Words): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds - minutes * 60;
  if (minutes === 0 || (minutes === 1 && rest > 0)) return text('terms.seconds', { count: seconds });
  const ofMinutes = text('terms.minutes', { count: minutes });
  if (rest === 0) return ofMinutes;
  return text('terms.both', { minutes: ofMinutes, seconds: text('terms.seconds', { count: rest }) });
}
