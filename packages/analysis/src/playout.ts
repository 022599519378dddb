import type { AnyBotEntry } from '@boomtown/bots/playing';
import { actors, eventsFor, type GameTypes, outcome, type Rng, type Seat } from '@boomtown/game-core';

/** What a playout begins with. */
export interface Standpoint {
  readonly state: GameTypes['State'];
  /** By seat the events that it saw so far. */
  readonly seen: readonly (readonly GameTypes['Event'][])[];
  /** Who acted last; where several may act, the one after it does so next. `null` if nobody did. */
  readonly last: Seat | null;
}

/** An action that is taken first, instead of the bot's. */
export interface FirstAction {
  readonly seat: Seat;
  readonly action: GameTypes['Action'];
}

/** More actions than a match of bots usually takes; what goes on for longer counts as shared by all. */
const LONGEST = 3000;
/** One decision in this many is a beginner's, so that a game without chance has more than one future, too. */
const BEGINNERS = 4;

/**
 * Plays on from a standpoint to the end, by the game's own bots without time to think.
 * @returns each seat's part of the win: 1 for the only winner, 1/n for one of n, else 0
 */
export function playOut(entry: AnyBotEntry, from: Standpoint, rng: Rng, first?: FirstAction): readonly number[] {
  const { game } = entry;
  // What a bot remembers of an earlier playout must not decide anything in this one.
  const bot = entry.create();
  const seen = from.seen.map((events) => [...events]);
  let { state, last } = from;
  for (let made = 0; made < LONGEST; made += 1) {
    const seat: Seat | null = made === 0 && first !== undefined ? first.seat : nextSeat(entry, state, last);
    if (seat === null) return partsOf(outcome(game, state)?.winners ?? [], seen.length);
    const action: GameTypes['Action'] =
      made === 0 && first !== undefined ? first.action : quickChoice(entry, bot, state, seat, seen[seat] ?? [], rng);
    const step = game.perform(state, seat, action, rng);
    for (const [other, events] of seen.entries()) events.push(...eventsFor(step.events, [other]));
    ({ state } = step);
    last = seat;
  }
  return partsOf([], seen.length);
}

/** The seat that acts next; `null` when the match is over. */
export function nextSeat({ game }: AnyBotEntry, state: GameTypes['State'], last: Seat | null): Seat | null {
  const acting = actors(game, state);
  return acting.find((seat) => last !== null && seat > last) ?? acting[0] ?? null;
}

/** What a bot of the game does at once: mostly one of normal strength, now and then a beginner. */
export function quickChoice(
  { game }: AnyBotEntry,
  bot: ReturnType<AnyBotEntry['create']>,
  state: GameTypes['State'],
  seat: Seat,
  seen: readonly GameTypes['Event'][],
  rng: Rng,
): GameTypes['Action'] {
  const view = game.publicView(state);
  const own = game.privateView(state, seat);
  const level = rng.int(BEGINNERS) === 0 ? 'easy' : 'normal';
  const sight = { view, own, seat, legal: game.legal(view, own, seat), seen };
  return bot.choose(sight, { level, rng, isOver: () => true, spent: () => 1 });
}

/** How a win is shared: equally among the winners; among all, where there are none. */
export function partsOf(winners: readonly Seat[], seats: number): readonly number[] {
  return Array.from({ length: seats }, (_, seat) => {
    if (winners.length === 0) return 1 / seats;
    return winners.includes(seat) ? 1 / winners.length : 0;
  });
}
