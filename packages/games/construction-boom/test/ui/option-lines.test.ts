import { en, loadGame, optionLines, pageWords } from '@boomtown/web/testing';
import { expect, test } from 'vitest';

test('the options in words say nothing of what leaves no choice', async () => {
  const game = await loadGame('construction-boom');
  const lines = optionLines(game, { ...game.rules.defaults }, pageWords('en', en));
  expect(lines.map(({ label }) => label)).toEqual(['Rounds', 'Who opens the bidding first']);
});
