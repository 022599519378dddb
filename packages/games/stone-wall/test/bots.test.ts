import { countedThinking, type Level } from '@boomtown/bots/playing';
import { actors, outcome, startMatch, submit } from '@boomtown/game-core';
import { seedBytes } from '@boomtown/game-testing';
import { expect, test } from 'vitest';
import { bots } from '../src/bots/index.ts';

const { game, create } = bots['stone-wall'];
const MATCHES = 10;
/** So often a bot may ask for the time before it has to answer. */
const ASKS = 40;

/** What the first gains in matches of two, every seed once from each seat: 1 a win, a half a shared one. */
function gainOf(level: Level, asks: number): number {
  const bot = create();
  let gain = 0;
  for (let nth = 0; nth < MATCHES; nth += 1) {
    const started = startMatch(game, {}, 2, seedBytes(`match ${nth >> 1}`));
    if (!started.ok) throw new Error(started.error.message);
    let { match } = started.value;
    for (;;) {
      const [seat] = actors(game, match.state);
      if (seat === undefined) break;
      const view = game.publicView(match.state);
      const own = game.privateView(match.state, seat);
      const sight = { view, own, seat, legal: game.legal(view, own, seat), seen: [] };
      const isFirst = seat === nth % 2;
      const thinking = countedThinking(isFirst ? level : 'hard', isFirst ? asks : 1, 100 * nth + match.step);
      const made = submit(match, seat, bot.choose(sight, thinking));
      if (!made.ok) throw new Error(made.error.message);
      ({ match } = made.value);
    }
    const winners = outcome(game, match.state)?.winners ?? [];
    if (winners.includes(nth % 2)) gain += 1 / winners.length;
  }
  return gain;
}

test('the default bot plays the better the more it thinks, and worse at lower levels', () => {
  const thinking = gainOf('hard', ASKS);
  expect(thinking).toBeGreaterThan(MATCHES / 2);
  expect(gainOf('easy', 1)).toBeLessThan(thinking);
});
