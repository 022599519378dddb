import { drawn } from '@boomtown/game-testing';
import { wordsOf } from '@boomtown/i18n';
import { h, render } from 'preact';
import { describe, expect, it } from 'vitest';
import en from '../../src/messages/en.json' with { type: 'json' };
import type { Messages } from '../../src/messages/keys.ts';
import { RulesPage } from '../../src/ui/rules-page.tsx';
import { SECTIONS } from './rules-sections.ts';

describe('the rules page', () => {
  const { keys: shown, sections } = drawn(wordsOf<Messages>('en', en), (words, root) => {
    render(h(RulesPage, { words }), root);
    render(null, root);
  });

  it.each(Object.entries(SECTIONS))('tells section %s', (section, keys) => {
    expect(sections).toContain(section.split(' ')[0]);
    expect(keys).not.toEqual([]);
    for (const key of keys) expect(shown).toContain(`construction-boom.${key}`);
  });
});
