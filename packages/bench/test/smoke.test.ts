// Only in test:all: it starts the servers of every section.
import { browserAtHand } from '@boomtown/e2e/driving';
import { describe, expect, it } from 'vitest';
import { SECTIONS } from '../src/sections.ts';

describe('The benchmark, in its smallest form', () => {
  const measurable = SECTIONS.filter(({ name }) => name !== 'browser' || browserAtHand());

  it.each(measurable.map((section) => [section.name, section] as const))(
    'measures %s',
    async (_, section) => {
      const figures = await section.measure({ runs: 1, smoke: true }, () => {});
      expect(figures.length).toBeGreaterThan(0);
      // A heap may well be smaller after so little than before.
      expect(figures.filter(({ value }) => !Number.isFinite(value))).toEqual([]);
      const names = figures.map(({ group, name }) => `${group}: ${name}`);
      expect(names).toEqual([...new Set(names)]);
    },
    600_000,
  );
});
