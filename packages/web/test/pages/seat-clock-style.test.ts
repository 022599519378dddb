import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const sheet = readFileSync(join(import.meta.dirname, '../../src/style/players.css'), 'utf8');

/** The declarations that the style sheet gives to a class by itself, whatever else shares them. */
function declared(name: string): string {
  return [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selectors = '']) => selectors.split(',').some((selector) => selector.trim() === `.${name}`))
    .map(([, , body = '']) => body)
    .join('');
}

describe('the clock of a seat', () => {
  test('stands out while it runs: never pale, and in a frame with room around the time', () => {
    expect(declared('seat-clock--runs')).not.toContain('opacity');
    expect(declared('seat-clock--runs')).toMatch(/padding-inline/);
    expect(declared('seat-clock--runs')).toMatch(/border-width/);
  });

  test('stands out most when little is left', () => {
    expect(declared('seat-clock--low')).not.toContain('opacity');
    expect(declared('seat-clock--low')).toMatch(/border-width/);
  });

  test('is pale while no news comes from the table, since it may be wrong', () => {
    expect(declared('seat-clock--stale')).toMatch(/opacity: 0\.\d+/);
  });
});
