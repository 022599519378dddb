import type { Page } from 'playwright-core';

/** What must be there to be touched, by selector, and what it is called where something is wrong with it. */
export type Reachable = Readonly<Record<string, string>>;

/** Below this the board can't be played on. */
const LEAST_BOARD = { width: 150, height: 110 };

/**
 * What is wrong with the page at the size that it has now, in words: something is wider than the screen, or a thing to touch
 * can't be scrolled to, or lies under another one.
 */
export function layoutFaults(page: Page, reachable: Reachable): Promise<readonly string[]> {
  return page.evaluate(
    async ({ reachable, least }) => {
      // Two frames: the scene measures its place in the first.
      for (let i = 0; i < 2; i += 1) await new Promise(requestAnimationFrame);
      const faults: string[] = [];
      const root = document.documentElement;
      for (const one of [root, ...document.querySelectorAll('.table, .headline')]) {
        const over = one.scrollWidth - one.clientWidth;
        if (over > 1) faults.push(`${one.className || 'the page'} is ${over} too wide`);
      }
      for (const headline of document.querySelectorAll('.headline')) {
        const isCut = headline.scrollHeight > headline.clientHeight + 1;
        if (isCut && getComputedStyle(headline).overflowY !== 'auto') faults.push('the prompt is cut');
      }
      for (const board of document.querySelectorAll('.board__host')) {
        const { width, height } = board.getBoundingClientRect();
        if (width < least.width || height < least.height) faults.push(`the board is ${width} × ${height}`);
      }
      for (const [name, selector] of Object.entries(reachable)) {
        const thing = document.querySelector(selector);
        if (thing === null) {
          faults.push(`${name} is missing`);
          continue;
        }
        thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const { left, right, top, bottom } = thing.getBoundingClientRect();
        const isInside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!isInside) faults.push(`${name} is outside`);
        else if (there === null || !thing.contains(there)) faults.push(`${name} is covered by ${there?.className}`);
      }
      return faults;
    },
    { reachable, least: LEAST_BOARD },
  );
}
