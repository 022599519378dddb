import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A browser's own letters in CSS pixels. */
const DOUBLED = { standard: 32, fixed: 26 };
const USUAL = { standard: 16, fixed: 13 };

/** Looks at a page as it is where the browser's own letters are twice as large, loaded anew with them; `there`: what it then waits for. */
export async function withDoubledLetters(page: Page, there: string, look: () => Promise<void>): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: DOUBLED });
  await page.reload();
  await page.locator(there).first().waitFor();
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  await look();
  // They last as long as the session.
  await browser.send('Page.setFontSizes', { fontSizes: USUAL });
  await browser.detach();
}
