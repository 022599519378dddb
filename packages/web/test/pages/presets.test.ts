import { textStream } from '@boomtown/game-core';
import { GAME_IDS } from '@boomtown/registry/ids';
import { loadRules } from '@boomtown/registry/replay';
import { shelfOf } from '@boomtown/registry/shelf';
import { loadGame } from '@boomtown/registry/ui';
import { MakeTable } from '@boomtown/wire';
import { describe, expect, test } from 'vitest';
import { fittedOptions } from '../../src/pages/make/fitted-options.ts';
import { presetTerms } from '../../src/pages/make/presets.ts';

const EXPECTED = GAME_IDS.flatMap((id) =>
  Object.entries(shelfOf(id).presets).map(([name, preset]) => ({ id, name, preset })),
);

describe('the ways to play that the form offers', () => {
  test.each(EXPECTED)('$name of $id is a table that the server makes and the rules begin', async ({ id, preset }) => {
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
      terms: presetTerms(preset, { watchDelay: 7 }),
    };
    expect(MakeTable.parse(asked).terms).toMatchObject({ watchDelay: 7, vote: true });
    expect(whole.setup(options, seats, textStream('a preset')).ok).toBe(true);
    const usual = { options: fittedOptions(rules, {}, seats), terms: presetTerms(undefined, { watchDelay: 0 }) };
    expect({ options, terms: presetTerms(preset, { watchDelay: 0 }) }).not.toEqual(usual);
  });
});
