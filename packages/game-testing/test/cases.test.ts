import { actors, canonicalJson, legal, outcome, shortHash } from '@boomtown/game-core';
import { describe, expect, it } from 'vitest';
import { playCase, readCases } from '../src/cases.ts';
import { describeCases, playAtRandom } from '../src/index.ts';
import { nim } from './nim.ts';

describeCases(nim, new URL('./cases/nim.jsonl', import.meta.url));

const SEED = '00'.repeat(32);

/** A whole game of Nim as lines of a file of cases, with every kind of statement. */
function nimLines(): Record<string, unknown>[] {
  const play = playAtRandom(nim, { options: { sticks: 4 }, seats: 2, seed: SEED, policy: 'p' });
  return play.positions.flatMap(({ made, state }) => {
    const acting = actors(nim, state);
    const lists = acting.map((seat) => [seat, legal(nim, state, seat)] as const);
    const line = {
      ...(made === null ? { new: { game: 'nim', options: { sticks: 4 }, seats: 2, seed: SEED } } : { act: made }),
      actors: acting,
      legal: Object.fromEntries(lists.map(([seat, list]) => [seat, [list.length, shortHash(list)]])),
      legalList: Object.fromEntries(lists),
      stateHash: shortHash(state),
      state,
      outcome: outcome(nim, state),
    };
    return [line, { act: { seat: 1, action: { type: 'take', count: 4 } }, refused: 'malformed' }];
  });
}

function play(lines: readonly Record<string, unknown>[]): void {
  for (const one of readCases(lines.map((line) => canonicalJson(line)).join('\n'))) playCase(nim, one);
}

describe('a file of cases', () => {
  it('is played through, games one after the other', () => {
    expect(() => play([...nimLines(), ...nimLines()])).not.toThrow();
    expect(readCases([...nimLines(), ...nimLines()].map((line) => JSON.stringify(line)).join('\n')).length).toBe(2);
  });

  it.each([
    ['actors', [1, 0]],
    ['legal', { 0: [3, '0000000000000000'] }],
    ['legalList', { 0: [] }],
    ['stateHash', '0000000000000000'],
    ['state', { left: 4 }],
    ['outcome', { winners: [0], scores: [1, 0] }],
  ])('fails where its %s differ', (field, value) => {
    const [first, ...rest] = nimLines();
    expect(() => play([{ ...first, [field]: value }, ...rest])).toThrow('line 1');
  });

  it('fails where an action is refused or should be', () => {
    const lines = nimLines();
    expect(() => play([...lines, { act: { seat: 0, action: { type: 'take', count: 1 } } }])).toThrow('refusal');
    const taken = lines.map((line, i) => (i === 2 ? { ...line, refused: 'too-many' } : line));
    expect(() => play(taken)).toThrow('refusal');
    const wrong = lines.map((line) => (line.refused === undefined ? line : { ...line, refused: 'too-many' }));
    expect(() => play(wrong)).toThrow('refusal');
  });

  it('fails where it is of another game', () => {
    const [first, ...rest] = nimLines();
    const other = { ...first, new: { game: 'high-card', options: {}, seats: 2, seed: SEED } };
    expect(() => play([other, ...rest])).toThrow('the game of the case');
  });
});
