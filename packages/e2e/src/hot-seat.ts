import type { Locator, Page } from 'playwright-core';

/** What the table says to the player at the device who is to act. */
export function addressed(page: Page): Locator {
  return page.locator('.headline', { hasText: /^(Ada|Ben): Your/ });
}

/** Whom it names. */
export function nameIn(said: string): string {
  return said.slice(0, said.indexOf(':'));
}

/** Ben sits down at the same device, and both are ready. */
export async function bringBen(page: Page): Promise<void> {
  await page.getByLabel('Name of the next player on this device').fill('Ben');
  await page.getByRole('button', { name: 'Sit down here' }).click();
  await page.getByText('2 people play on this device').waitFor();
  await page.getByRole('button', { name: 'We are ready' }).click();
}

/** The next player takes the device; returns their name. */
export async function takeDevice(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { name: /^Pass the device to/ });
  const name = (await heading.textContent())?.split(' ').at(-1) ?? '';
  await page.getByRole('button', { name: `I am ${name}` }).click();
  await page.locator('.moves__move:enabled').first().waitFor({ state: 'attached' });
  return name;
}
