import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isolated, namesIn, printable } from '../../src/index.ts';

const FAMILY = '👨\u200d👩\u200d👧\u200d👦';
const PERSIAN = 'علی\u200cرضا';

describe('text from outside on the command line', () => {
  it.each([
    ['a sequence for the terminal', 'A\u001b[2Jda', 'A\\u{1b}[2Jda'],
    ['line breaks', 'A\nda\u2028', 'A\\u{a}da\\u{2028}'],
    ['an override of the direction', 'A\u202eda', 'A\\u{202e}da'],
    ['a joiner between Latin letters', 'A\u200dda', 'A\\u{200d}da'],
    ['a part that is not closed', 'A\u2068da', 'A\\u{2068}da'],
    ['a part that is closed before it is opened', 'A\u2069d\u2068a', 'A\\u{2069}d\\u{2068}a'],
  ])('has spelt out what does something: %s', (_, text, line) => {
    expect(printable(text)).toBe(line);
  });

  it.each([PERSIAN, FAMILY, 'שרה', `1. ${isolated(PERSIAN)}: places a ring`, 'Zoë'])('is left as it is: %s', (text) => {
    expect(printable(text)).toBe(text);
  });

  it('is one line that is not endless, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
        expect(printable(text)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202a-\u202e\u2066\u2067]/u);
        expect(printable(text).length).toBeLessThan(4_500);
      }),
    );
  });
});

describe('the names in a transcript', () => {
  const nameless = (seat: number) => `Seat ${seat}`;

  it('are shown like those at a table, and a seat’s number where nothing shows', () => {
    const names = [PERSIAN, `${FAMILY} ${FAMILY} ${FAMILY} ${FAMILY}`, '\u3164', 'A\u001b[2J\u202eda', '\ufe0f', 7];
    expect(namesIn({ names }, 6, nameless)).toEqual([
      PERSIAN,
      `${FAMILY} ${FAMILY} ${FAMILY}`,
      'Seat 2',
      'A[2Jda',
      'Seat 4',
      'Seat 5',
    ]);
  });
});
