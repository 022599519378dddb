import type { LinkState } from '@boomtown/client';
import { failed } from '@boomtown/game-core';
import { describe, expect, test } from 'vitest';
import { en, pageWords } from '../../src/messages/words.ts';
import { ownNameAt } from '../../src/pages/table/use-own-name.ts';
import { watchingText } from '../../src/pages/table/watching-text.ts';
import { fakeConnection } from './fake-connection.ts';

const LOST: LinkState = { kind: 'connecting' };

describe('the name of a spectator', () => {
  test('is said once the link is there, and again with each new one', async () => {
    const { connection, asked, link } = fakeConnection();
    link.value = LOST;
    const own = ownNameAt(connection, 'Cleo', () => undefined);
    expect(asked).toEqual([]);
    link.value = { kind: 'live' };
    link.value = LOST;
    link.value = { kind: 'live' };
    const said = { name: 'showName', payload: { name: 'Cleo' } };
    expect(asked).toEqual([said, said]);
    own.stop();
  });

  test('is given up where it is refused, with the reason', async () => {
    const refusal = { code: 'name-taken', message: 'A seat has it.', rule: 'contract' };
    const { connection } = fakeConnection(() => failed(refusal));
    const kept: (string | null)[] = [];
    const own = ownNameAt(connection, null, (name) => kept.push(name));
    own.show('Ada');
    await expect.poll(() => own.refused.value).toEqual(refusal);
    expect(own.name.value).toBeNull();
    expect(kept).toEqual(['Ada', null]);
    own.stop();
  });

  test('is not said where nobody wishes it', () => {
    const { connection, asked } = fakeConnection();
    const own = ownNameAt(connection, null, () => undefined);
    expect(asked).toEqual([]);
    own.stop();
  });

  test('names two in the bar, and counts the others', () => {
    const words = pageWords('en', en);
    const bar = (watchers: number, watcherNames: readonly string[]) =>
      watchingText({ watchers, watcherNames }, false, words).replaceAll(/[\u2066-\u2069]/g, '');
    expect(bar(2, [])).toBe('2 watching');
    expect(bar(1, ['Cleo'])).toBe('Cleo is watching');
    expect(bar(2, ['Cleo', 'Dan'])).toBe('Cleo and Dan are watching');
    expect(bar(5, ['Cleo', 'Dan', 'Eve'])).toBe('Cleo, Dan, and 3 more are watching');
  });
});
