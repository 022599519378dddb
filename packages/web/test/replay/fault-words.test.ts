import { OPEN_GAME } from '@boomtown/registry/chosen';
import { tellerOf } from '@boomtown/registry/sentences';
import { describe, expect, it } from 'vitest';
import { en, loadCatalogue, pageWords } from '../../src/messages/words.ts';
import { endWords, fileFaultWords, matchFaultWords } from '../../src/replay/fault-words.ts';

const english = pageWords('en', en);
const german = pageWords('de', await loadCatalogue('de'));
/** The German words of a game. */
const OF_GAME: Readonly<Record<string, unknown>> =
  Object.entries(await loadCatalogue('de')).find(([section]) => section === OPEN_GAME.info.id)?.[1] ?? {};
const NAMES = ['Ada', 'Ben'];
/** Without the marks that keep names of either direction apart. */
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');
const end = (...[outcome, ending]: [Parameters<typeof endWords>[0], Parameters<typeof endWords>[1]?]) =>
  plain(endWords(outcome, ending ?? null, NAMES, english));

describe('how a match ended, in words', () => {
  it('is who won, alone or together or nobody, with the scores', () => {
    expect(end({ winners: [1], scores: [2, 7] })).toMatch(/^Ben won\. Scores: Ada: 2, Ben: 7/);
    expect(end({ winners: [0, 1], scores: [5, 5] })).toMatch(/^Ada and Ben shared the win/);
    const nobody = end({ winners: [], scores: [0, 0] });
    expect(nobody).not.toMatch(/^(Ada|Ben)|shared/);
    expect(nobody).toContain('Scores: Ada: 0, Ben: 0');
  });

  it('is that it did not, where it is not over', () => {
    expect(end(null)).toBe('The match is not over.');
  });

  it('is what the table says where a person gave up, with scores only where the rules gave some', () => {
    const ending = { winners: [1], resigned: [0] };
    expect(end(null, ending)).toBe('Ada resigned. So the table, not the rules, says who won: Ben won.');
    expect(end({ winners: [0], scores: [7, 2] }, ending)).toContain('Ben won. Scores: Ada: 7, Ben: 2');
  });
});

describe('an end that does not follow', () => {
  const said = (written: unknown) =>
    plain(matchFaultWords({ what: 'outcome', written, rules: null, count: 3 }, NAMES, null, english));

  it('is put into words where it can be read, and is otherwise shown as it stands', () => {
    expect(said({ winners: [1], scores: [2, 7] })).toContain('Ben won. Scores: Ada: 2, Ben: 7');
    expect(said({ winners: [1], resigned: [0] })).toContain('Ada resigned.');
    for (const odd of [
      { winners: [2], scores: [2, 7] },
      { winners: [1], scores: [2] },
      { winners: [-1], resigned: [0] },
    ]) {
      expect(said(odd)).toContain(JSON.stringify(odd));
    }
    expect(said(null)).toContain('null');
  });

  it('is shown with what follows instead', () => {
    const fault = { what: 'ending', written: 'early', table: { winners: [1], resigned: [0] }, rules: null } as const;
    const words = plain(matchFaultWords({ ...fault, count: 3 }, NAMES, null, english));
    expect(words).toContain('"early"');
    expect(words).toContain('Ada resigned.');
  });
});

describe('an action that does not stand', () => {
  const refusal = { code: 'occupied', message: 'Somebody stands there.', rule: '1.3' };
  const made = { seat: 1, action: { type: 'fly' } };
  const fault = { what: 'action', index: 4, made, refusal, count: 9 } as const;

  it('is shown with its number, its seat, the reason and the section', () => {
    const words = plain(matchFaultWords(fault, NAMES, null, english));
    expect(words).toMatch(/^Action 5 of 9 \(Ben: .*"fly".*Somebody stands there\./);
    expect(words).toContain('1.3');
    expect(words).toContain('4 before it');
  });

  it('is in another language by its code: in the game’s own words, or else as it stands', () => {
    const game = tellerOf(OPEN_GAME.info.id);
    const [code = ''] = Object.keys(OF_GAME).flatMap((key) => (key.startsWith('refused-') ? [key.slice(8)] : []));
    const own = { ...refusal, code, message: 'in English' };
    expect(game.refusalWords(own, german)).toBe(OF_GAME[`refused-${code}`]);
    expect(game.refusalWords({ ...own, code: 'unheard-of' }, german)).toBe('in English');
    const refusalText = (code: string, teller: typeof game | null) =>
      matchFaultWords({ ...fault, refusal: { ...own, code } }, NAMES, teller, german);
    expect(refusalText(code, game)).toContain(OF_GAME[`refused-${code}`]);
    expect(refusalText(code, null)).toContain('in English');
    expect(refusalText('malformed', game)).toContain(german.text('fault.refused-malformed'));
  });
});

describe('a file that shows no match', () => {
  it('is shown with its name as harmless text', () => {
    for (const what of ['too-large', 'no-json'] as const) {
      expect(fileFaultWords({ what }, 'm\u001b[2J.json', english)).toContain('\\u{1b}[2J.json');
    }
  });

  it('says exactly what is wrong where that is said in the person’s language', () => {
    const refusal = { code: 'malformed', message: 'Its format is odd.', rule: 'contract' };
    expect(fileFaultWords({ what: 'no-transcript', refusal }, 'm', english)).toContain('Its format is odd.');
    expect(fileFaultWords({ what: 'no-transcript', refusal }, 'm', german)).not.toContain('odd');
  });

  it('names the games that there are', () => {
    expect(fileFaultWords({ what: 'no-such-game', game: 'chess' }, 'm', english)).toMatch(
      new RegExp(`chess.*${OPEN_GAME.info.id}`),
    );
  });
});
