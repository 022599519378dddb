import { describe, expect, test } from 'vitest';
import { Waits } from '../src/soak/waits.ts';

function waited(calm: number, attacked: number, count = 100): Waits {
  const waits = new Waits('Answers', 20);
  for (let i = 0; i < count; i += 1) {
    waits.add('calm', calm);
    waits.add('attacked', attacked);
  }
  return waits;
}

describe('how long people wait under attack', () => {
  test('may be three times as long as without', () => {
    expect(waited(30, 90).faults()).toEqual([]);
    expect(waited(30, 91).faults()).toEqual(['Answers: 99 of 100 took 91 ms under attack, 30 ms without']);
  });

  test('is not judged below what is felt, nor by a few', () => {
    expect(waited(1, 60).faults()).toEqual([]);
    expect(waited(1, 61).faults()).toHaveLength(1);
    expect(waited(1, 1_000, 19).faults()).toEqual([]);
  });

  test('is counted separately for calm and attacked times; what lies between counts for neither', () => {
    const waits = waited(10, 20);
    waits.add(null, 5_000);
    waits.add('calm', 40);
    expect(waits.figures('calm')).toEqual({ count: 101, median: 10, p99: 10, slowest: 40 });
    expect(waits.figures('attacked')).toMatchObject({ count: 100, slowest: 20 });
    expect(waits.lines()).toHaveLength(2);
  });
});
