import { MAX_NAME_LENGTH } from '@boomtown/wire';
import { describe, expect, test } from 'vitest';
import { tidyName } from '../../src/shell/name-field.tsx';
import { freeTrade, nameApart } from '../../src/shell/suggested-name.ts';

const TRADES = ['Mason', ' Roofer', ' Welder'];

describe('a suggested name', () => {
  test('is never one that a person at the table has', () => {
    expect(freeTrade(TRADES, ['mas\u043en', 'Roofer'], 0)).toBe('Welder');
    for (const at of [0, 0.5, 0.999]) {
      expect(freeTrade(TRADES, ['Mason', null, 'Welder'], at)).toBe('Roofer');
      expect(['Roofer', 'Welder']).toContain(freeTrade(TRADES, ['Mason'], at));
    }
  });

  test('is any of them where all are taken, rather than none', () => {
    expect(freeTrade(TRADES, ['Mason', 'Roofer', 'Welder'], 0.5)).toBe('Roofer');
  });
});

describe('a name of a person on the same device', () => {
  test('stays as it was typed, but for a number where a person is called so', () => {
    expect(nameApart('Mum', ['Dad'])).toBe('Mum');
    expect(nameApart('Mum', ['Mum', 'Dad'])).toBe('Mum 2');
    expect(nameApart('Mum', ['Mum', 'Mum 2'])).toBe('Mum 3');
    expect(nameApart('mum', ['Mum'])).toBe('mum 2');
  });

  test('is never longer than a table takes', () => {
    const long = 'm'.repeat(MAX_NAME_LENGTH);
    expect(nameApart(long, [long])).toBe(`${'m'.repeat(MAX_NAME_LENGTH - 2)} 2`);
    const families = '👨\u200d👩\u200d👧\u200d👦'.repeat(2);
    expect(nameApart(families, [families])).toBe(`${families} 2`);
    expect(nameApart(`${families}ab`, [`${families}ab`])).toBe(`${families} 2`);
  });
});

describe('a typed name', () => {
  test('is read as the table reads it', () => {
    expect(tidyName('  Ada \n Lovelace ')).toBe('Ada Lovelace');
    expect(tidyName('\u3164\ufe0f')).toBe('');
    expect(tidyName('علی\u200cرضا')).toBe('علی\u200cرضا');
    expect(tidyName('👨\u200d👩\u200d👧\u200d👦'.repeat(3))).toBe('👨\u200d👩\u200d👧\u200d👦'.repeat(2));
  });
});
