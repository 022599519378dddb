import { describe, expect, test } from 'vitest';
import { en, pageWords } from '../../src/messages/words.ts';
import { refusalWords } from '../../src/pages/refusal-words.ts';

const words = pageWords('en', en);

describe('words for a refusal', () => {
  test('say how long to wait where the server says so', () => {
    expect(refusalWords({ code: 'too-many-codes', message: '', retryAfter: 12 }, words)).toContain('12 seconds');
  });

  test('are the catalogue’s for codes that it knows, and the server’s for others', () => {
    expect(refusalWords({ code: 'full', message: 'x' }, words)).toBe(en.refusals.full);
    expect(refusalWords({ code: 'bad-board', message: 'Board 2 has a hole.' }, words)).toBe('Board 2 has a hole.');
    expect(refusalWords({ code: 'unheard-of', message: '' }, words)).toBe(en.refusals.fault);
    expect(refusalWords({ code: 'constructor', message: '' }, words)).toBe(en.refusals.fault);
  });
});
