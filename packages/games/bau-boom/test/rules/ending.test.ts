import { describe, expect, it } from 'vitest';
import { actors, legal } from '../../src/rules/legal.ts';
import { outcome } from '../../src/rules/outcome.ts';
import { act, position, refusalCode, shownEvents } from './position.ts';

const first = { type: 'move', by: 'first' } as const;

describe('§5.4 the turn limit', () => {
  it('ends the game at the end of turn turnLimit − 1', () => {
    const last = position({ options: { turnLimit: 5 }, turn: 4, phase: 'move', dice: [3, 1] });
    const step = act(last, first);
    expect(shownEvents(step)).toEqual([{ type: 'moved', seat: 0, from: 0, to: 3 }, { type: 'turn-limit' }]);
    expect(step.state).toMatchObject({ phase: 'over', actor: null, toMove: 0, turn: 4, dice: [3, 1] });
    expect(actors(step.state)).toEqual([]);
    expect(legal(step.state, 0)).toEqual([]);
    expect(refusalCode(step.state, { type: 'roll' }, 0)).toBe('game-over');
  });

  it('does not end it one turn earlier, nor in the middle of the last one', () => {
    const earlier = position({ options: { turnLimit: 5 }, turn: 3, phase: 'move', dice: [3, 1] });
    expect(act(earlier, first).state).toMatchObject({ phase: 'roll', turn: 4 });
    const last = position({ options: { turnLimit: 5 }, trail: { 3: 'red' }, turn: 4, phase: 'move', dice: [3, 1] });
    expect(act(last, first).state.phase).toBe('choice');
  });

  it('gives the game to the largest share of the own hill, not to the most squares', () => {
    const over = position({
      options: { hills: ['10', '15'], turnLimit: 1 },
      phase: 'over',
      built: [
        [0, 1, 2, 3, 4],
        [0, 1, 2, 3, 4, 5, 6],
      ],
    });
    expect(outcome(over)).toEqual({ winners: [0], scores: [5, 7] });
  });

  it('equal shares of different hills win together', () => {
    const over = position({
      seats: 3,
      options: { hills: ['10', '15', '10'], turnLimit: 1 },
      phase: 'over',
      built: [[0, 1], [0, 1, 2], [0]],
    });
    expect(outcome(over)).toEqual({ winners: [0, 1], scores: [2, 3, 1] });
  });

  it('with no block built at all everybody wins', () => {
    expect(outcome(position({ options: { turnLimit: 1 }, phase: 'over' }))).toEqual({
      winners: [0, 1],
      scores: [0, 0],
    });
  });

  it('a hill that is completed in the last turn has won, not reached the limit', () => {
    const given = position({
      options: { turnLimit: 1 },
      phase: 'build',
      hand: ['green'],
      built: [[0, 1, 2, 3, 4, 5, 6, 7, 8]],
    });
    const step = act(given, { type: 'build', block: 'green', square: 9 });
    expect(shownEvents(step).map(({ type }) => type)).toEqual(['built', 'won']);
  });

  it('there is no outcome before', () => {
    expect(outcome(position({}))).toBeNull();
  });
});
