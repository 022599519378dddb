import { revealsHidden, verify } from '@boomtown/game-core';
import { LANGUAGE_TAGS } from '@boomtown/i18n';
import { GAME_IDS } from '@boomtown/registry/ids';
import { loadRules } from '@boomtown/registry/replay';
import { tellerOf } from '@boomtown/registry/sentences';
import { describe, expect, test } from 'vitest';
import { wordsIn } from '../../src/messages/words.ts';
import { lastMoveText } from '../../src/pages/table/log-lines.ts';
import { played } from '../replay/played.ts';

const people = ['Ada', 'Ben'].map((name, seat) => ({ seat, name }));

describe.each(GAME_IDS)('a move of %s that a person asks to take back', (id) => {
  test('is worded in every language, from what everybody saw of it', async () => {
    const rules = await loadRules(id);
    const teller = tellerOf(id);
    const spoken = await Promise.all(LANGUAGE_TAGS.map(wordsIn));
    let undoable = 0;
    let named = 0;
    const checked = verify(rules, await played(id), ({ match: { step, state }, events }) => {
      if (step === 0 || revealsHidden(rules, events)) return;
      undoable += 1;
      const steps = [{ step, events: events.map(({ event }) => event) }];
      const view = rules.publicView(state);
      const texts = spoken.map((words) => lastMoveText(steps, teller, { words, people, view }));
      if (texts.includes('')) expect(texts.join('')).toBe('');
      else named += 1;
    });
    expect(checked.ok).toBe(true);
    // In some games every action shows something, and none can be taken back.
    expect(named > 0).toBe(undoable > 0);
  });
});
