import type { Level } from '@boomtown/bots/playing';
import { countedThinking } from '@boomtown/bots/playing';
import { describe, expect, test } from 'vitest';
import { createBauBoomBot } from '../../src/bots/index.ts';
import { bauBoomGame } from '../../src/rules/index.ts';
import type { BauBoomAction, BauBoomEvent, BauBoomPublicView } from '../../src/view.ts';
import { hillWith, tableWith, trailWith } from './tables.ts';

const bot = createBauBoomBot();

function choice(view: BauBoomPublicView, level: Level, seen: readonly BauBoomEvent[] = []): BauBoomAction {
  const seat = view.actor ?? 0;
  return bot.choose({ view, own: {}, seat, legal: bauBoomGame.legal(view, {}, seat), seen }, countedThinking(level));
}

describe.each(['normal', 'hard'] as const)('a bot (%s)', (level) => {
  test('takes a block that its hill needs, and leaves one that fits nowhere', () => {
    const at = (block: 'red' | 'green'): BauBoomPublicView =>
      tableWith({
        phase: 'choice',
        dice: [1, 2],
        trail: trailWith({ 26: block }),
        hills: [hillWith(9), hillWith(0)],
        barrows: [
          { at: 26, load: 0 },
          { at: 0, load: 0 },
        ],
      });
    expect(choice(at('green'), level)).toEqual({ type: 'take' });
    expect(choice(at('red'), level)).toEqual({ type: 'leave' });
  });

  test('goes home with what completes the hill', () => {
    const view = tableWith({
      phase: 'move',
      dice: [1, 4],
      hills: [hillWith(9), hillWith(0)],
      barrows: [
        { at: 25, load: 1 },
        { at: 0, load: 0 },
      ],
    });
    const seen: readonly BauBoomEvent[] = [{ type: 'loaded', seat: 0, from: 25, block: 'green' }];
    expect(choice(view, level, seen)).toEqual({ type: 'move', by: 'sum' });
  });

  test('puts a block where the rest of its hand finds a place, too', () => {
    // A red block goes on three squares, but the yellow one rests on the last of the bottom row.
    const built = Array.from(
      { length: 15 },
      (_, square) => ([null, 'yellow', 'green', 'blue'] as const)[square] ?? null,
    );
    const view = tableWith(
      { phase: 'build', dice: [1, 2], hills: [{ plan: '15', built }, hillWith(0)], hand: ['red', 'yellow'] },
      { hills: ['15', '10'] },
    );
    expect(bauBoomGame.legal(view, {}, 0)).toHaveLength(3);
    expect(choice(view, level)).toEqual({ type: 'build', block: 'red', square: 4 });
  });

  test('does not lose to an anteater what it can keep (§3.6)', () => {
    const view = tableWith({
      phase: 'move',
      dice: [1, 2],
      trail: trailWith({}),
      hills: [hillWith(8), hillWith(0)],
      barrows: [
        { at: 21, load: 2 },
        { at: 0, load: 0 },
      ],
    });
    const seen: readonly BauBoomEvent[] = [
      { type: 'loaded', seat: 0, from: 20, block: 'yellow' },
      { type: 'loaded', seat: 0, from: 21, block: 'green' },
    ];
    expect(choice(view, level, seen)).not.toEqual({ type: 'move', by: 'second' });
  });
});
