import { describe, expect, it } from 'vitest';
import { type AxElement, all, browserAtHand, ScreenReader, startedSite, textOf } from '../src/index.ts';
import { SHORT_MATCHES, seatPartner } from '../src/short-match.ts';

/** Small: nobody looks at it. */
const SCREEN = { width: 1100, height: 720 };
const MOST_MOVES = 700;

describe.skipIf(!browserAtHand())('by the accessibility tree alone', () => {
  const site = startedSite();

  it.each(SHORT_MATCHES)(
    'a whole match of $title is played, from the front page to the result',
    async ({ id, title, short }) => {
      const person = await site.arrive('Ada', SCREEN, 0.5);
      await person.page.goto(site.url);
      const ada = await ScreenReader.at(person.page);
      await ada.press(await ada.find('link', 'Make a table'));
      await ada.press(await ada.find('radio', new RegExp(`^${title}(?!\\w)`)));
      if (short !== undefined) await ada.write(await ada.find('spinbutton', short[0]), '0');
      await ada.write(await ada.find('textbox', 'Your name'), 'Ada');
      if (short !== undefined) {
        await ada.find('StaticText', /^That is out of range\. Choose .+ to .+; it is .+ now\.$/);
        await ada.write(await ada.find('spinbutton', short[0]), short[1]);
      }
      await ada.press(await ada.find('button', 'Make the table'));
      const ready = await ada.find('button', 'I am ready');
      const code = new URL(person.page.url()).pathname.slice(1);

      const ben = await seatPartner(site, id, code, 'by ear');
      await ada.press(ready);

      let made = 0;
      for (; made < MOST_MOVES; made += 1) {
        const next = await ada.until(nextMoves, 'moves to make, or a result');
        if (next === 'over') break;
        for (const { name } of next) expect(name, 'every move has words').toMatch(/\w/);
        const move = next[ben.chance.int(next.length)];
        if (move !== undefined) await ada.pressIfThere(move);
      }
      expect(made).toBeLessThan(MOST_MOVES);
      expect(made).toBeGreaterThan(3);

      const { outcome, actions } = await site.transcript(code);
      expect(actions.some(({ seat }) => seat === 0)).toBe(true);
      const heard = all(await ada.listen());
      const said = heard.filter(({ role }) => role === 'status').map(textOf);
      expect(said.join(' ')).toMatch(outcome?.winners.length === 1 ? /\bwins?\b/i : /share|draw|tie|together/i);
      const result = heard.find(({ role, name }) => role === 'region' && name === 'Result');
      for (const score of outcome?.scores ?? [])
        expect(textOf(present(result))).toContain(String(Math.abs(score) % 1000));
      expect(textOf(present(heard.find(({ role }) => role === 'log')))).toContain('Ada');
      expect(person.complaints).toEqual([]);
      expect(ben.account.complaints).toEqual([]);
      await ben.leave();
      await person.leave();
    },
  );
});

/** The moves that are offered now, `'over'` once there is a result, `undefined` while there is nothing to do. */
function nextMoves(page: readonly AxElement[]): readonly AxElement[] | 'over' | undefined {
  const parts = all(page);
  if (parts.some(({ role, name }) => role === 'region' && name === 'Result')) return 'over';
  const list = parts.find(({ role, name }) => role === 'region' && name === 'Moves');
  const entries = list === undefined ? [] : all([list]).filter(({ role }) => role === 'listitem');
  const moves = all(entries).filter(({ role, disabled }) => role === 'button' && !disabled);
  return moves.length > 0 ? moves : undefined;
}

function present<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('it is not to be heard');
  return thing;
}
