import { describe, expect, it } from 'vitest';
import { boondoggleDe } from '../../src/words/games/boondoggle.de.ts';
import { boondoggleEn } from '../../src/words/games/boondoggle.en.ts';
import { boondoggleEs } from '../../src/words/games/boondoggle.es.ts';
import { boondoggleIt } from '../../src/words/games/boondoggle.it.ts';
import { boondoggleGuideDe } from '../../src/words/guides/boondoggle.de.ts';
import { boondoggleGuideEn } from '../../src/words/guides/boondoggle.en.ts';
import { boondoggleGuideEs } from '../../src/words/guides/boondoggle.es.ts';
import { boondoggleGuideIt } from '../../src/words/guides/boondoggle.it.ts';

describe.each([
  ['English', boondoggleGuideEn, boondoggleEn],
  ['German', boondoggleGuideDe, boondoggleDe],
  ['Spanish', boondoggleGuideEs, boondoggleEs],
  ['Italian', boondoggleGuideIt, boondoggleIt],
])('the guide of Boondoggle in %s', (_, guide, game) => {
  it('names the places as the map does that it sends people to', () => {
    expect(guide.last).toContain(game['place-D3']);
    expect(guide['last-wrong']).toContain(game['place-D3']);
    expect(guide['last-wrong']).toContain(game['place-D4']);
    expect(guide.draw).toContain(game['place-C'].replace(/^(the|la) /, ''));
  });
});
