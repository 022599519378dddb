import { describeConformance, playAtRandom } from '@boomtown/game-testing';
import { describe, expect, it } from 'vitest';
import { bauBoomGame } from '../../src/rules/index.ts';

describeConformance(bauBoomGame, {
  hiddenPhases: ['roll', 'move', 'choice', 'build', 'demolish', 'over'],
  hiddenParts: ({ container, barrows }) => ({ container, loads: barrows.map(({ load }) => load) }),
});

describe('§6 drawn blocks in whole games', () => {
  it.each(['standard', 'clever'] as const)('%s: no drawn block is revealed to more than its drawer', (variant) => {
    const { positions } = playAtRandom(bauBoomGame, {
      options: { variant, hills: '15', turnLimit: 80 },
      seats: 3,
      seed: `drawn ${variant}`,
      policy: 'even',
    });
    const drawn = positions.flatMap(({ events }) => events.filter(({ event }) => event.type === 'drawn'));
    expect(drawn.length).toBeGreaterThan(4);
    for (const { to, event } of drawn) {
      if (event.type !== 'drawn') continue;
      expect(event.block === undefined).toBe(to === 'all');
      if (to !== 'all') expect(to).toBe(event.seat);
    }
  });
});
