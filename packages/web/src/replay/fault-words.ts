import {
  type Ending,
  type GameTypes,
  isListOf,
  isObject,
  isolated,
  isWhole,
  type Outcome,
  printable,
  type Refusal,
  type Seat,
} from '@boomtown/game-core';
import { GAME_IDS } from '@boomtown/registry/ids';
import type { GameTeller } from '@boomtown/ui-kit/sentence';
import type { Words } from '../messages/words.ts';
import type { FileFault, MatchFault } from './faults.ts';
import { seatName } from './seat-name.ts';

/** A game that has words for its own refusals. */
type RefusalWords = Pick<GameTeller<GameTypes>, 'refusalWords'>;

/** Why a file shows no match. `file`: its name. The same sentences as on the command line. */
export function fileFaultWords(fault: FileFault, file: string, words: Words): string {
  const { text } = words;
  switch (fault.what) {
    case 'too-large':
    case 'no-json':
      return text(`fault.${fault.what}`, { file: printable(file) });
    case 'too-deep':
      return text('fault.too-deep');
    case 'no-transcript':
      return saysExactly(words)
        ? `${text('fault.no-transcript')} ${fault.refusal.message}`
        : text('fault.no-transcript');
    case 'no-such-game':
      return text('fault.no-such-game', { game: printable(fault.game), games: GAME_IDS.join(', ') });
    case 'no-beginning':
      return text('fault.no-beginning', { seats: fault.seats, why: whyWords(fault.refusal, null, words) });
  }
}

/** What is wrong with a match. The same sentences as on the command line. */
export function matchFaultWords(
  fault: MatchFault,
  names: readonly string[],
  game: RefusalWords | null,
  words: Words,
): string {
  const { text } = words;
  const { count } = fault;
  switch (fault.what) {
    case 'action': {
      const { index, made, refusal } = fault;
      return text('fault.action', {
        number: index + 1,
        count,
        name: names[made?.seat ?? -1] ?? seatName(made?.seat ?? -1, words),
        action: printable(JSON.stringify(made?.action) ?? text('fault.nothing')),
        why: whyWords(refusal, game, words),
        before: index === 0 ? text('fault.first') : text('fault.before', { count: index }),
      });
    }
    case 'outcome':
      return text('fault.outcome', {
        count,
        written: writtenWords(fault.written, names, words),
        rules: endWords(fault.rules, null, names, words),
      });
    case 'ending':
      return text('fault.ending', {
        count,
        written: writtenWords(fault.written, names, words),
        table: endWords(fault.rules, fault.table, names, words),
      });
    case 'deal':
      return text('fault.deal', { count, why: text(`fault.deal-${fault.why}`) });
  }
}

/** An end as it is written down, in words where it can be read, else as it stands there. */
function writtenWords(written: unknown, names: readonly string[], words: Words): string {
  const areSeats = (raw: unknown) => isListOf(raw, (seat): seat is Seat => isWhole(seat, 0, names.length - 1));
  const said: Readonly<Record<string, unknown>> = isObject(written) ? written : {};
  const { winners, resigned, scores } = said;
  // Seats of this table, as was just seen.
  if (areSeats(winners) && areSeats(resigned)) return endWords(null, written as Ending, names, words);
  const areScores = isListOf(scores, (score): score is number => typeof score === 'number');
  if (areSeats(winners) && areScores && scores.length === names.length) {
    // An outcome, as was just seen.
    return endWords(written as Outcome, null, names, words);
  }
  return printable(JSON.stringify(written) ?? words.text('fault.nothing'));
}

/** How a match ended, as the rules say or, where a person resigned, as the table does; or that it did not. */
export function endWords(
  outcome: Outcome | null,
  ending: Ending | null,
  names: readonly string[],
  { text, list, number }: Words,
): string {
  const people = (seats: readonly Seat[]) => list(seats.map((seat) => names[seat] ?? ''));
  const won = (winners: readonly Seat[]) => {
    if (winners.length === 0) return text('fault.nobody-won');
    return winners.length === 1
      ? text('fault.one-won', { name: people(winners) })
      : text('fault.shared', { people: people(winners) });
  };
  const scores = outcome?.scores.map((score, seat) => `${isolated(names[seat] ?? '')}: ${number(score)}`).join(', ');
  const scored = scores === undefined ? '' : ` ${text('fault.scores', { scores })}`;
  if (ending !== null) {
    const { resigned, winners, onTime } = ending;
    return text(onTime === undefined ? 'fault.gave-up' : 'fault.on-time', {
      people: people(resigned),
      winner: `${won(winners)}${scored}`,
    });
  }
  return outcome === null ? text('fault.not-over') : `${won(outcome.winners)}${scored}`;
}

/** Why the rules refuse, with the section that says so. */
function whyWords(refusal: Refusal, game: RefusalWords | null, words: Words): string {
  const { code, rule } = refusal;
  const message = saysExactly(words) ? refusal.message : kindWords(refusal, game, words);
  return words.text('fault.why', {
    message: printable(message),
    code,
    rule: rule === 'contract' ? words.text('fault.contract') : words.text('fault.section', { rule }),
  });
}

/** What kind of thing is wrong: as all games refuse it, else in the game's own words. */
function kindWords(refusal: Refusal, game: RefusalWords | null, words: Words): string {
  const key = `fault.refused-${refusal.code}`;
  // The keys of refusals have no blanks to fill; `has` has shown that it is one of them.
  if (words.has(key)) return words.text(key as 'fault.refused-malformed');
  return game === null ? refusal.message : game.refusalWords(refusal, words);
}

/** The rules say in English what exactly is wrong; the words of other languages what kind of thing is. */
function saysExactly({ language }: Words): boolean {
  return language.startsWith('en');
}
