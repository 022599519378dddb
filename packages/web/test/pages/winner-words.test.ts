import { LANGUAGE_TAGS } from '@boomtown/i18n';
import { afterAll, describe, expect, it, test } from 'vitest';
import { words } from '../../src/app/words.ts';
import { wordsIn } from '../../src/messages/words.ts';
import { endingText, readerOf, winnersText } from '../../src/pages/table/winner-words.ts';

const PEOPLE = ['Ada', 'Ben', 'Cleo'].map((name, seat) => ({ seat, name }));

describe('who won', () => {
  it('is "you" for the one player who reads it, and a name for everybody else', () => {
    expect(winnersText([1], PEOPLE, 1)).toBe('You win');
    expect(winnersText([1], PEOPLE, 0)).toBe('Ben wins');
    expect(winnersText([1], PEOPLE, null)).toBe('Ben wins');
  });

  it('names the others alone to a player who shares the win', () => {
    expect(winnersText([0, 1], PEOPLE, 1)).toBe('You share the win with Ada');
    expect(winnersText([0, 1, 2], PEOPLE, 1)).toBe('You share the win with Ada and Cleo');
    expect(winnersText([0, 1], PEOPLE, 2)).toBe('Ada and Ben share the win');
  });

  it('is said of a match that the table ended, too', () => {
    const ending = { winners: [1], resigned: [0] };
    expect(endingText(ending, PEOPLE, 0)).toBe('You resigned. Ben wins.');
    expect(endingText(ending, PEOPLE, 1)).toBe('Ada resigned. You win.');
    expect(endingText(ending, PEOPLE, null)).toBe('Ada resigned. Ben wins.');
    expect(endingText({ ...ending, onTime: [0] }, PEOPLE, 0)).toBe('You ran out of time. Ben wins.');
    expect(endingText({ winners: [1], resigned: [0, 2] }, PEOPLE, 0)).toBe('Ada and Cleo resigned. Ben wins.');
  });

  it('has one reader where one seat is held by one player', () => {
    expect(readerOf([1], false)).toBe(1);
    expect(readerOf([1], true)).toBeNull();
    expect(readerOf([0, 1], false)).toBeNull();
    expect(readerOf([], false)).toBeNull();
  });
});

describe.each(LANGUAGE_TAGS)('who won, in the language %s', (language) => {
  const before = words.value;
  afterAll(() => {
    words.value = before;
  });

  test('differs for the player who won and for the others', async () => {
    words.value = await wordsIn(language);
    expect(winnersText([1], PEOPLE, 1)).not.toContain('Ben');
    expect(winnersText([1], PEOPLE, 0)).toContain('Ben');
    expect(winnersText([0, 1], PEOPLE, 1)).not.toContain('Ben');
  });
});
