import type { StandIn } from '@boomtown/wire';
import type { MoveAnswered } from './table-world.ts';

/** As whose an action of a bot's seat is recorded. */
export type BotStandIn = Exclude<StandIn['by'], 'time' | 'vacated'>;

/** What the table is told of a failure: its kind, and nothing of what the bot said or wrote. */
const TOLD: { readonly [fault in Exclude<MoveAnswered['fault'], null>]: BotStandIn } = {
  hung: 'late-bot',
  overload: 'late-bot',
  died: 'stopped-bot',
  nonsense: 'wrong-bot',
  // The server stops: no move is made at all.
  closed: 'faulty-bot',
  out: 'substitute-bot',
  unnamed: 'unnamed-bot',
};

/** As whose the answer of a bot is recorded: its own, unless it failed. */
export function standInFor(fault: MoveAnswered['fault']): BotStandIn {
  return fault === null ? 'bot' : TOLD[fault];
}
