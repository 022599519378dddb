import type { AnyBotEntry } from '@boomtown/bots';
import { LEVELS, type Level } from '@boomtown/bots';
import { countedThinking } from '@boomtown/bots/playing';
import { type AnyGame, actors, eventsFor, type GameTypes, outcome, startMatch, submit } from '@boomtown/game-core';
import { describe, expect, test } from 'vitest';
import { BOTS } from '../../src/bots.ts';

/** Plays a whole match with this bot in every seat, and gives the number of actions. Every one of them must be legal. */
function played(entry: AnyBotEntry, seats: number, options: object, level: Level): number {
  const { game } = entry;
  const bot = entry.create();
  const started = startMatch(game, options, seats, new Uint8Array(32).fill(seats));
  if (!started.ok) throw new Error(started.error.message);
  let { match } = started.value;
  const seen = Array.from({ length: seats }, (_, seat) => [...eventsFor(started.value.events, [seat])]);
  for (let step = 0; ; step += 1) {
    const acting = actors(game, match.state);
    const seat = acting[step % Math.max(1, acting.length)];
    if (seat === undefined) return step;
    const action = bot.choose(sightOf(game, match.state, seat, seen[seat] ?? []), countedThinking(level, 2, step));
    const next = submit(match, seat, action);
    if (!next.ok) throw new Error(`${JSON.stringify(action)} of seat ${seat}: ${next.error.message}`);
    match = next.value.match;
    for (const [other, list] of seen.entries()) list.push(...eventsFor(next.value.events, [other]));
    expect(outcome(game, match.state) === null).toBe(actors(game, match.state).length > 0);
  }
}

function sightOf(game: AnyGame, state: object, seat: number, seen: readonly GameTypes['Event'][]) {
  const view = game.publicView(state);
  const own = game.privateView(state, seat);
  return { view, own, seat, legal: game.legal(view, own, seat), seen };
}

/** The first kind of table; in the long form all. */
function isPlayed(nth: number): boolean {
  return process.env.LONG !== undefined || nth === 0;
}

describe.each(Object.entries<AnyBotEntry>(BOTS))('the bots of %s', (_id, entry) => {
  test.each(LEVELS)(
    '(%s) play tables to their end by legal actions alone',
    (level) => {
      for (const { seats, options } of entry.game.samples.filter((_, nth) => isPlayed(nth))) {
        expect(played(entry, seats, options, level)).toBeGreaterThan(0);
      }
    },
    600_000,
  );
});
