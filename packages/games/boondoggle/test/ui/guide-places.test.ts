import { describe, expect, it } from 'vitest';
import de from '../../src/messages/de.json' with { type: 'json' };
import en from '../../src/messages/en.json' with { type: 'json' };
import es from '../../src/messages/es.json' with { type: 'json' };
import guideDe from '../../src/messages/guide.de.json' with { type: 'json' };
import guideEn from '../../src/messages/guide.en.json' with { type: 'json' };
import guideEs from '../../src/messages/guide.es.json' with { type: 'json' };
import guideIt from '../../src/messages/guide.it.json' with { type: 'json' };
import itMessages from '../../src/messages/it.json' with { type: 'json' };

describe.each([
  ['English', guideEn, en.boondoggle],
  ['German', guideDe, de.boondoggle],
  ['Spanish', guideEs, es.boondoggle],
  ['Italian', guideIt, itMessages.boondoggle],
])('the guide of Boondoggle in %s', (_, guide, game) => {
  it('names the places as the map does that it sends people to', () => {
    expect(guide.last).toContain(game['place-D3']);
    expect(guide['last-wrong']).toContain(game['place-D3']);
    expect(guide['last-wrong']).toContain(game['place-D4']);
    expect(guide.draw).toContain(game['place-C'].replace(/^(the|la) /, ''));
  });
});
