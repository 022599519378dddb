import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** More stops than any page has. */
const MOST_TABS = 150;

/** Goes on with Tab until the focus is on such a thing: one whose label or content begins with the name, if that is given. */
export async function tabTo(page: Page, selector: string, name = ''): Promise<void> {
  const there = () =>
    page.evaluate(
      ([wanted, start]) => {
        const focused = document.activeElement;
        if (focused?.matches(wanted) !== true) return false;
        const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : focused;
        return label?.textContent.trim().startsWith(start) === true;
      },
      [selector, name] as const,
    );
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await there()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MOST_TABS} tabs do not lead to ${selector} ${name}`);
}

/** Whether the focus is in such a thing. */
export function focusIn(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((within) => document.activeElement?.closest(within) != null, selector);
}

/** Goes from where the list of moves waits for the keyboard, a heading or the way back, to one of its moves. */
async function intoTheList(page: Page): Promise<void> {
  await expect.poll(() => focusIn(page, '.moves__move, .moves__path, .moves__group')).toBe(true);
  if (!(await focusIn(page, '.moves__move'))) await page.keyboard.press('ArrowDown');
}

/** Makes the move of the list at a place counted from its first: the list is one stop, walked through with the arrows. */
export async function moveByKeys(page: Page, place: number): Promise<void> {
  // After an own move the list has the focus again by itself once there is something to do.
  if (await focusIn(page, '.sheet--moves')) await intoTheList(page);
  else await tabTo(page, '.moves__move');
  await page.keyboard.press('Home');
  for (let i = 0; i < place; i += 1) await page.keyboard.press('ArrowDown');
  await enter(page);
  // A menu leads to further questions: the first answer to each.
  for (let i = 0; i < 4 && (await page.locator('.moves__path').count()) > 0; i += 1) {
    await intoTheList(page);
    await enter(page);
  }
}

/** Presses Enter, and waits until what it did was answered. */
export async function enter(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await page.locator('.moves__move:disabled').first().waitFor({ state: 'detached' });
}
