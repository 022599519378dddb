import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What must be there to be touched, by selector, and what it is called where something is wrong with it. */
export type Reachable = Readonly<Record<string, string>>;

/** Below this the board can't be played on. */
const LEAST_BOARD = { width: 150, height: 110 };

/** So long a page is looked at again before a fault counts. */
const LASTING_MS = 15_000;

/** A busy browser lays a page out some frames after its size has changed: what is wrong must still be so later. */
export async function lastingFaults(look: () => Promise<readonly string[]>): Promise<readonly string[]> {
  const giveUp = Date.now() + LASTING_MS;
  let found = await look();
  while (found.length > 0 && Date.now() < giveUp) found = await look();
  return found;
}

/** Gives the page such a size, and waits until it has it. */
export async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
}

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
        thing.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'nearest' });
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

/**
 * What is wrong with a whole page at the size that it has now, in words: it is wider than the screen, something that is said
 * leaves it, or something to touch can't be brought into view or lies under another thing. `within`: the part to look at.
 */
export function wholePageFaults(page: Page, within = 'body'): Promise<readonly string[]> {
  return page.evaluate(async (part) => {
    for (let i = 0; i < 2; i += 1) await new Promise(requestAnimationFrame);
    const faults = new Set<string>();
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 1) faults.add(`the page is ${over} too wide`);
    const named = (one: Element) =>
      `${one.tagName.toLowerCase()} "${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)}"`;
    /** Not what is there for ears alone. */
    const isSeen = (one: Element) => {
      const { width, height } = one.getBoundingClientRect();
      return (
        width > 2 &&
        height > 2 &&
        one.closest('.unseen, .skip-link, [aria-hidden="true"]') === null &&
        one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    };
    const scrolls = (one: Element | null): boolean =>
      one !== null && (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
    for (const one of document.querySelectorAll(`${part} :not(svg, svg *, script)`)) {
      const says = [...one.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
      if (!says || !isSeen(one)) continue;
      const { left, right } = one.getBoundingClientRect();
      if ((left < -1 || right > innerWidth + 1) && !scrolls(one.parentElement))
        faults.add(`${named(one)} leaves the screen`);
    }
    const scrollingPart = (one: Element): Element | null => {
      const parent = one.parentElement;
      if (parent === null || parent === document.body) return null;
      const { overflowY } = getComputedStyle(parent);
      return /auto|scroll/.test(overflowY) && parent.scrollHeight > parent.clientHeight
        ? parent
        : scrollingPart(parent);
    };
    for (const one of document.querySelectorAll(`${part} :is(button, a[href], input, select, summary)`)) {
      const thing = one.matches('[type="radio"], [type="checkbox"]') ? (one.closest('label') ?? one) : one;
      if (!isSeen(thing)) continue;
      thing.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'nearest' });
      const { left, right, top, bottom, height } = thing.getBoundingClientRect();
      // What is taller than the part that it scrolls in is reached bit by bit.
      const part = scrollingPart(thing)?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
      const [above, below] = [Math.max(part.top, 0), Math.min(part.bottom, innerHeight)];
      const isInside =
        left >= -1 && right <= innerWidth + 1 && (height > below - above || (top >= -1 && bottom <= innerHeight + 1));
      // A link may go on in a second line.
      const [first = thing.getBoundingClientRect()] = thing.getClientRects();
      const middle = (Math.max(first.top, above) + Math.min(first.bottom, below)) / 2;
      const there = document.elementFromPoint((first.left + first.right) / 2, middle);
      if (!isInside) faults.add(`${named(one)} can't be reached`);
      else if (!(thing.contains(there) || there?.matches('label') === true))
        faults.add(`${named(one)} is covered by ${there?.className}`);
    }
    return [...faults];
  }, within);
}

/** What axe objects to on the page as it stands, each with the element that it names. */
export async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // A person who speaks to the page says what is written on its keys.
    .options({ rules: { 'label-content-name-mismatch': { enabled: true } }, resultTypes: ['violations'] })
    // The pages have no frames: nothing is to be gathered in a page of its own.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
