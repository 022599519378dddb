import { createHash } from 'node:crypto';
import { countedThinking } from '@boomtown/bots/playing';
import { actors, eventsFor, outcome, startMatch, submit } from '@boomtown/game-core';
import { expect, test } from 'vitest';
import { createBoondoggleBot } from '../../src/bots/bot.ts';
import { boondoggleGame } from '../../src/rules/index.ts';
import { boondoggleRules } from '../../src/view.ts';

/** A round of two has less than 30 actions with all offers; a good match is over in 15 rounds. */
const MOST_STEPS = 300;

// In each of these deals the goods once lay so that neither could build, and nobody gave the other any, for 25 rounds.
test.for([5, 24])('two bots trade their way out where neither can build on alone (deal %i)', (deal) => {
  const started = startMatch(boondoggleGame, {}, 2, createHash('sha256').update(`m${deal}`).digest());
  if (!started.ok) throw new Error(started.error.message);
  let { match } = started.value;
  const bot = createBoondoggleBot();
  const thinking = countedThinking('normal', 2000, deal + 1);
  const received = [eventsFor(started.value.events, [0]), eventsFor(started.value.events, [1])].map((seen) => [
    ...seen,
  ]);
  let steps = 0;
  let last = 1;
  while (outcome(boondoggleGame, match.state) === null) {
    const acting = actors(boondoggleGame, match.state);
    const seat = acting.find((one) => one > last) ?? acting[0] ?? 0;
    last = seat;
    const view = boondoggleGame.publicView(match.state);
    const own = boondoggleGame.privateView(match.state, seat);
    const legal = boondoggleRules.legal(view, own, seat);
    const next = submit(match, seat, bot.choose({ view, own, seat, legal, seen: received[seat] ?? [] }, thinking));
    if (!next.ok) throw new Error(next.error.message);
    match = next.value.match;
    for (const [one, seen] of received.entries()) seen.push(...eventsFor(next.value.events, [one]));
    steps += 1;
  }
  expect(steps).toBeLessThan(MOST_STEPS);
});
