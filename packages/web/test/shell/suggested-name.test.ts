import { MAX_NAME_LENGTH } from '@boomtown/wire';
import { describe, expect, test } from 'vitest';
import { freeTrade, nameApart } from '../../src/shell/suggested-name.ts';

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

describe('a name of somebody on the same device', () => {
  test('stays as it was typed, but for a number where somebody is called so', () => {
    expect(nameApart('Mum', ['Dad'])).toBe('Mum');
    expect(nameApart('Mum', ['Mum', 'Dad'])).toBe('Mum 2');
    expect(nameApart('Mum', ['Mum', 'Mum 2'])).toBe('Mum 3');
  });

  test('is never longer than a table takes', () => {
    const long = 'm'.repeat(MAX_NAME_LENGTH);
    expect(nameApart(long, [long])).toBe(`${'m'.repeat(MAX_NAME_LENGTH - 2)} 2`);
  });
});
