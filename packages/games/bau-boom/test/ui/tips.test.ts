import { wordsOf } from '@boomtown/i18n';
import { describe, expect, it } from 'vitest';
import en from '../../src/messages/en.json' with { type: 'json' };
import type { Messages } from '../../src/messages/keys.ts';
import { tipFor } from '../../src/ui/tips.ts';
import { played } from './matches.ts';
import { modelOf } from './model-of.ts';

const words = wordsOf<Messages>('en', en);
const PEOPLE = ['Ada', 'Ben'].map((name, seat) => ({ seat, name }));

/** The tip of a thing at the beginning of a match. */
function tipAt(key: string, options: object = {}) {
  const [first] = played({ starter: 0, turnLimit: 1, ...options }, 2, 1, [0]).shown;
  if (first === undefined) throw new Error('a match has a first position');
  return tipFor(key, { words, people: PEOPLE }, modelOf(first), null);
}

describe('tips of the things in the garden', () => {
  it.each([
    ['space:1', '3.4', /may take the block/],
    ['space:5', '3.5', /one more out of the basket/],
    ['space:11', '3.6', /goes back into the basket/],
    ['space:0', '3.7', /unloads and builds/],
    ['barrow:1', '3.3', /pushed on/],
    ['hill:0', '4.5', /wins at once/],
    ['square:0:5', '4.2', /both squares below/],
    ['basket', '4.4', /fills the trail/],
    ['die:0', '3.1', /both together/],
  ])('%s: what it does, by section %s', (key, rule, does) => {
    expect(tipAt(key)).toMatchObject({ name: expect.stringMatching(/./), rule, does: expect.stringMatching(does) });
  });

  it('is what holds in the variant', () => {
    const young = { variant: 'young' };
    expect(tipAt('space:11', young)).toMatchObject({ rule: '5.3', does: expect.stringContaining('Nothing happens') });
    expect(tipAt('space:1', young)?.does).toContain('if it fits');
    expect(tipAt('die:1', young)?.does).toBe('You move by one of the dice.');
    const clever = { variant: 'clever' };
    expect(tipAt('die:1', clever)?.does).toContain('difference');
    expect(tipAt('hill:1', clever)).toMatchObject({
      rule: '5.2',
      does: expect.stringContaining('no block is left over'),
    });
  });

  it('is nothing of what only adorns it', () => {
    expect(['ground', 'plant:1', 'hill:7'].map((key) => tipAt(key))).toEqual([null, null, null]);
  });
});
