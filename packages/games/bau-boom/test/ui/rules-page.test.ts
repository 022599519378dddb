import { drawn } from '@boomtown/game-testing';
import { wordsOf } from '@boomtown/i18n';
import { h, render } from 'preact';
import { describe, expect, it } from 'vitest';
import en from '../../src/messages/en.json' with { type: 'json' };
import type { Messages } from '../../src/messages/keys.ts';
import { BUILD_EXERCISE } from '../../src/ui/build-try.tsx';
import { type Block, buildsOf, type Hill } from '../../src/ui/rules.ts';
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
    for (const key of keys) expect(shown).toContain(`bau-boom.${key}`);
  });
});

describe('the building exercise', () => {
  it('leaves the red block over, in whatever order one builds', () => {
    const leftOver = new Set(outcomes(BUILD_EXERCISE.built, BUILD_EXERCISE.hand));
    expect([...leftOver]).toEqual(['red']);
  });
});

/** What is left in hand at the end of every way to build. */
function outcomes(built: Hill['built'], hand: readonly Block[]): readonly string[] {
  const builds = buildsOf({ plan: '10', built }, 0, hand);
  if (builds.length === 0) return [hand.join()];
  return builds.flatMap(({ block, square }) =>
    outcomes(built.with(square, block), hand.toSpliced(hand.indexOf(block), 1)),
  );
}
