import { GAME_IDS } from '@boomtown/registry/ids';
import { gameOf } from '@boomtown/registry/rules';
import { describe, expect, it } from 'vitest';
import { browserAtHand, type Person, personToMove, startedSite } from '../src/index.ts';

const MOVES = 8;
/** Everything that says in words how the table stands. */
const SAID = ['.headline', '.players', '.moves-all', '.log'];

/** Does as a translating browser: the words of every text node move into an element of its own, at once and whenever some come. */
function translate(): void {
  if (sessionStorage.getItem('plain') !== null) return;
  const isLeft = (element: Element | null) => element?.closest('[translate="no"], script, style, font, svg') !== null;
  const wrap = (root: Node) => {
    const texts = document.createNodeIterator(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) found.push(text as Text);
    for (const text of found) {
      if (text.data.trim() === '' || isLeft(text.parentElement)) continue;
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).textContent = text.data;
      text.replaceWith(outer);
    }
  };
  addEventListener('DOMContentLoaded', () => {
    wrap(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes, type, target } of changes) {
        if (type === 'characterData') wrap(target);
        for (const node of addedNodes) wrap(node);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

describe.skipIf(!browserAtHand())('a page that the browser translates', () => {
  const site = startedSite();

  it.each(GAME_IDS)(
    'says in the waiting room and at a table of %s what a page says that was just opened',
    async (game) => {
      const ada = await site.arrive('Ada');
      const ben = await site.arrive('Ben');
      const { page } = ada;
      await page.addInitScript(translate);
      const code = await ada.makeTable(site.url, gameOf(game).info.name, async (make) => {
        await make.getByRole('radio', { name: 'For the whole game' }).press('Space');
      });
      await expect.poll(() => page.locator('font').count()).toBeGreaterThan(20);
      await ben.sitDown(site.url, code);
      // Who has just sat down counts as away until the server has heard of their page.
      await page.locator('.waiting__state').getByText('Everyone is here').waitFor();
      const waiting = await linesOf(ada, ['.waiting__seats', '.waiting__state']);
      await readAfresh(ada);
      await expect.poll(() => linesOf(ada, ['.waiting__seats', '.waiting__state'])).toEqual(waiting);
      await readAfresh(ada, true);

      await ben.sayReady();
      await ada.sayReady();
      for (let made = 0; made < MOVES; made += 1) {
        const mover = await personToMove([ada, ben]);
        const before = await linesOf(ada, SAID);
        await mover?.makeMove(0);
        await expect.poll(() => linesOf(ada, SAID)).not.toEqual(before);
      }
      const clock = page.locator('.seat-clock--runs');
      const stood = await clock.textContent();
      await expect.poll(() => clock.textContent()).not.toBe(stood);
      const said = await linesOf(ada, SAID);
      await readAfresh(ada);
      await page.locator('.log__line').first().waitFor();
      await expect.poll(() => linesOf(ada, SAID)).toEqual(said);
      expect(ada.complaints).toEqual([]);
      await Promise.all([ada.leave(), ben.leave()]);
    },
  );
});

/** What stands in these parts, line by line; clocks go on. */
async function linesOf({ page }: Person, parts: readonly string[]): Promise<readonly string[]> {
  const texts = await page.evaluate((selectors) => {
    const wordsOf = (part: Element) => {
      const copy = part.cloneNode(true) as Element;
      for (const clock of copy.querySelectorAll('.seat-clock')) clock.remove();
      return copy.textContent ?? '';
    };
    return selectors.flatMap((selector) => [...document.querySelectorAll(selector)].map(wordsOf));
  }, parts);
  return texts;
}

/** Opens the page anew, as the server tells it; translated or not. */
async function readAfresh({ page }: Person, translated = false): Promise<void> {
  await page.evaluate(
    (on) => (on ? sessionStorage.removeItem('plain') : sessionStorage.setItem('plain', '')),
    translated,
  );
  await page.reload();
  await page.locator('.waiting__seats, .headline').first().waitFor();
  await page.locator('.player__name, .seat__name').first().waitFor();
}
