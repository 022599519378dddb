import type { Page } from 'playwright-core';
import type { Person } from '../person.ts';

const KEY = 'evening.presses';

/** Has the pages of these people count each press of a pointer and of a key that presses, from the next page on. */
export async function countPresses(people: readonly Person[]): Promise<void> {
  for (const { context } of people) await context.addInitScript(counting, KEY);
}

/** How often this person has pressed something so far. */
export function pressesOn(page: Page): Promise<number> {
  return page.evaluate((key) => Number(sessionStorage.getItem(key) ?? 0), KEY);
}

/** Runs in every page, before anything else of it. The count outlives the page. */
function counting(key: string): void {
  const count = () => sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key) ?? 0) + 1));
  addEventListener('pointerdown', count, true);
  addEventListener('keydown', (event) => (event.key === 'Enter' || event.key === ' ') && count(), true);
}
