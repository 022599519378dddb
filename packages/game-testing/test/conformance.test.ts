import { describe, expect, it } from 'vitest';
import { describeConformance } from '../src/index.ts';
import { FEW, faulty, listing, violationOf } from './faults/plant.ts';
import { highCard } from './high-card/game.ts';
import { settings } from './high-card/settings.ts';
import { nim } from './nim.ts';

describeConformance(highCard, settings);
describeConformance(nim);

describe('the harness', () => {
  it('passes the game without a fault with as few plays as it catches the faults with', () => {
    expect(violationOf(highCard)).toBe('passes');
  });

  it('passes a game that does not list actions of the types that its settings call unlisted', () => {
    const game = listing((list) => list.filter((action) => action.type !== 'swap'));
    const propose: NonNullable<typeof FEW.propose> = (view, _own, _seat, rng) => {
      return view.phase === 'swap' ? { type: 'swap', card: rng.int(12) } : null;
    };
    expect(violationOf(game, { ...FEW, propose })).toMatch(/^illegal-accepted: /);
    expect(violationOf(game, { ...FEW, unlisted: ['swap'], propose })).toBe('passes');
  });

  it('tells game, sample, seed, position and actions', () => {
    const game = faulty({ timeout: () => ({ type: 'play', card: 0 }) });
    const words = violationOf(game);
    expect(words).toContain('game high-card, sample 0 {"seats":2,"options":{}}, seed "conformance high-card 0 0"');
    expect(words).toContain('position 0');
    expect(violationOf(game, { ...FEW, seed: 'another' })).toContain('seed "another high-card 0 0"');
  });
});
