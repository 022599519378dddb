import type { StandIn } from '@boomtown/wire';
import type { MoveAnswered } from './table-world.ts';

/** Who is recorded as having made an action of a bot's seat. */
export type BotStandIn = Exclude<StandIn['by'], 'time' | 'vacated'>;

/** What is recorded of a failure: its kind, and nothing that the bot said or wrote. */
const RECORDED: { readonly [fault in Exclude<MoveAnswered['fault'], null>]: BotStandIn } = {
  hung: 'late-bot',
  overload: 'late-bot',
  died: 'stopped-bot',
  nonsense: 'wrong-bot',
  // The server stops: no move is made at all.
  closed: 'faulty-bot',
  out: 'substitute-bot',
  unnamed: 'unnamed-bot',
};

/** Who is recorded as having made a bot's move: the bot, unless it failed. */
export function standInFor(fault: MoveAnswered['fault']): BotStandIn {
  return fault === null ? 'bot' : RECORDED[fault];
}
