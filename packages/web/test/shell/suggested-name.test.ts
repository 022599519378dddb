import { describe, expect, test } from 'vitest';
import { freeTrade } from '../../src/shell/suggested-name.ts';

const TRADES = ['Mason', ' Roofer', ' Welder'];

describe('a suggested name', () => {
  test('is never one that somebody at the table has', () => {
    for (const at of [0, 0.5, 0.999]) {
      expect(freeTrade(TRADES, ['Mason', null, 'Welder'], at)).toBe('Roofer');
      expect(['Roofer', 'Welder']).toContain(freeTrade(TRADES, ['Mason'], at));
    }
  });

  test('is any of them where all are taken, rather than none', () => {
    expect(freeTrade(TRADES, ['Mason', 'Roofer', 'Welder'], 0.5)).toBe('Roofer');
  });
});
