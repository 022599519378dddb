import { describe, expect, it } from 'vitest';
import { letteringFor } from '../../src/app/look.ts';

describe('the letters in a picture', () => {
  it.each([
    ['normal', 16, 1],
    ['large', 16, 1.225],
    ['largest', 16, 1.45],
  ] as const)('with %s text in a browser of %i pixels are %d times as large', (textSize, letters, expected) => {
    expect(letteringFor(textSize, letters)).toBeCloseTo(expected);
  });

  it('grow with the letters of the browser as well, to twice their size at most, and never shrink', () => {
    expect(letteringFor('normal', 20)).toBeCloseTo(1.45);
    expect(letteringFor('normal', 32)).toBe(2);
    expect(letteringFor('largest', 24)).toBe(2);
    expect(letteringFor('normal', 12)).toBe(1);
  });
});
