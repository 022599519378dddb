import { keysShown } from '@boomtown/game-testing';
import { wordsOf } from '@boomtown/i18n';
import { h, render } from 'preact';
import { describe, expect, it } from 'vitest';
import en from '../../src/messages/en.json' with { type: 'json' };
import type { Messages } from '../../src/messages/keys.ts';
import { rulesPageOf } from '../../src/ui/rules-page.tsx';
import { SECTIONS } from './rules-sections.ts';

describe.each(['constructo', 'constructor'] as const)('the rules page of %s', (edition) => {
  const shown = keysShown(wordsOf<Messages>('en', en), (words, root) => {
    render(h(rulesPageOf(edition), { words }), root);
    render(null, root);
  });

  it.each(Object.entries(SECTIONS))('tells section %s', (_, keys) => {
    expect(keys).not.toEqual([]);
    for (const key of keys) expect(shown).toContain(`constructo.${key}`);
  });
});
