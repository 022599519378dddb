import { describe, expect, it } from 'vitest';
import { isolated } from '../../src/index.ts';

describe('text of people within a sentence', () => {
  it.each(['Ada', 'Zoë 2', '민준', '👨', ''])('is left as it is where it runs like the sentence: %j', (text) => {
    expect(isolated(text)).toBe(text);
  });

  it.each(['علی', 'שרה!', '2 علی'])('is set apart where it runs the other way: %s', (text) => {
    expect(isolated(text)).toBe(`\u2068${text}\u2069`);
  });

  it('is set apart once', () => {
    const sentence = `Ada, ${isolated('علی')} and Ben`;
    expect(isolated(isolated('علی'))).toBe(isolated('علی'));
    expect(isolated(sentence)).toBe(sentence);
  });
});
