import { describe, expect, it } from 'vitest';
import { readArguments } from '../src/section.ts';

const KNOWN = ['rules', 'server'];

describe('The command line of the benchmark', () => {
  it('runs everything five times when nothing is asked for', () => {
    expect(readArguments([], KNOWN)).toEqual({ sections: KNOWN, effort: { runs: 5, smoke: false } });
  });

  it('runs what is named, as often as is said', () => {
    expect(readArguments(['server', '--runs', '9'], KNOWN)).toEqual({
      sections: ['server'],
      effort: { runs: 9, smoke: false },
    });
  });

  it('runs everything once, and small, to see that it works', () => {
    expect(readArguments(['--smoke'], KNOWN)).toEqual({ sections: KNOWN, effort: { runs: 1, smoke: true } });
  });

  it('measures single rows', () => {
    expect(readArguments(['server', '--only', 'GET the list'], KNOWN)).toEqual({
      sections: ['server'],
      effort: { runs: 5, smoke: false, only: 'GET the list' },
    });
    expect(readArguments(['--only'], KNOWN)).toEqual(expect.stringMatching(/rows/));
  });

  it.each([[['fast']], [['--runs', 'many']], [['--runs']], [['--runs', '0']]])('refuses %j in words', (given) => {
    expect(readArguments(given, KNOWN)).toEqual(expect.stringMatching(/runs/));
  });
});
