import { GAME_IDS } from '@boomtown/registry/ids';
import { expect, test } from 'vitest';
import { soak } from '../src/soak/soak.ts';

const KILLS = 10;

test('fault 30: ten kills at random moments of matches of every game lose nothing, and everybody is back', async () => {
  const summary = await soak({
    kills: KILLS,
    limitMs: 600_000,
    finishMs: 10_000,
    seed: 'ten kills',
    tell: () => undefined,
  });
  expect(summary.faults).toEqual([]);
  expect(summary.kills).toBe(KILLS);
  expect(summary.acknowledged).toBeGreaterThan(KILLS * GAME_IDS.length);
  expect(summary.takenBack).toBeGreaterThan(0);
  expect(summary.resigned).toBeGreaterThan(0);
  // Everybody has come back from most kills; some came before they could.
  expect(summary.returns).toBeGreaterThan((KILLS / 2) * GAME_IDS.length);
});

test('fault 30: while attackers of every kind are at work nothing is lost, and everybody comes back', async () => {
  const summary = await soak({
    kills: 3,
    limitMs: 600_000,
    finishMs: 5_000,
    seed: 'three kills',
    tell: () => undefined,
    attackers: true,
  });
  // That each kind of attack got through is one of the things that it looks for.
  expect(summary.faults).toEqual([]);
  expect(summary.kills).toBe(3);
  expect(summary.acknowledged).toBeGreaterThan(0);
  expect(summary.attack?.waits).toHaveLength(4);
});
