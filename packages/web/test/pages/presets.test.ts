import { textStream } from '@boomtown/game-core';
import { GAME_IDS, MakeTable } from '@boomtown/wire';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../../src/games/registry.ts';
import { fittedOptions } from '../../src/pages/make/fitted-options.ts';
import { PRESETS, presetTerms } from '../../src/pages/make/presets.ts';
import { loadRules } from '../../src/replay/rules.ts';

const TOLD = GAME_IDS.flatMap((id) => Object.entries(PRESETS[id]).map(([name, preset]) => ({ id, name, preset })));

describe('the ways to play that the form offers', () => {
  test.each(TOLD)('$name of $id is a table that the server makes and the rules begin', async ({ id, preset }) => {
    const [{ rules }, whole] = [await loadGame(id), await loadRules(id)];
    const known = rules.optionFields.map(({ key }) => key);
    expect(known).toEqual(expect.arrayContaining(Object.keys(preset.options)));
    const seats = rules.info.seats.max;
    const options = fittedOptions(rules, preset.options, seats);
    const asked = {
      game: id,
      options,
      seats,
      name: 'Ada',
      listed: false,
      watchable: true,
      terms: presetTerms(preset, 7),
    };
    expect(MakeTable.parse(asked).terms).toMatchObject({ watchDelay: 7, vote: true });
    expect(whole.rules.setup(options, seats, textStream('a preset')).ok).toBe(true);
    const usual = { options: fittedOptions(rules, {}, seats), terms: presetTerms(undefined, 0) };
    expect({ options, terms: presetTerms(preset, 0) }).not.toEqual(usual);
  });
});
