import { CODE_ALPHABET, CODE_LENGTH, readCode, readSeatCode } from '@boomtown/wire';
import { describe, expect, test } from 'vitest';
import { isRude, newRoomCode, newSeatCode } from '../../src/tables/room-code.ts';

describe('room codes', () => {
  test('are five characters of the alphabet, all of which come up, and none is rude', () => {
    const codes = Array.from({ length: 3000 }, newRoomCode);
    for (const code of codes) {
      expect(readCode(code)).toBe(code);
      expect(code).toHaveLength(CODE_LENGTH);
      expect(isRude(code)).toBe(false);
    }
    expect(new Set(codes.join(''))).toEqual(new Set(CODE_ALPHABET));
    expect(new Set(codes).size).toBeGreaterThan(2980);
  });

  test('of seats are eight, so that each kind is known from the other', () => {
    const codes = Array.from({ length: 300 }, newSeatCode);
    for (const code of codes) {
      expect(readSeatCode(code)).toBe(code);
      expect(isRude(code)).toBe(false);
    }
    expect(new Set(codes).size).toBe(300);
  });

  test.each(['F4G2X', 'KF46R', 'CR4PM', 'TW4TB', 'R4P3K', 'XFVCK', 'KKKPQ', 'B88XK'])('%s would be rude', (code) => {
    expect(isRude(code)).toBe(true);
  });

  test.each(['KBTMX', 'P4PPY', '2347K'])('%s is not', (code) => expect(isRude(code)).toBe(false));
});
