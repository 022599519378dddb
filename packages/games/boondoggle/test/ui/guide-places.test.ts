import { describe, expect, it } from 'vitest';
import { boondoggleGuideDe } from '../../src/words/guide.de.ts';
import { boondoggleGuideEn } from '../../src/words/guide.en.ts';
import { boondoggleGuideEs } from '../../src/words/guide.es.ts';
import { boondoggleGuideIt } from '../../src/words/guide.it.ts';
import { boondoggleDe } from '../../src/words/table.de.ts';
import { boondoggleEn } from '../../src/words/table.en.ts';
import { boondoggleEs } from '../../src/words/table.es.ts';
import { boondoggleIt } from '../../src/words/table.it.ts';

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
