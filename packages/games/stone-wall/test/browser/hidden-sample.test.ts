import { browserAtHand, startedSite } from '@boomtown/e2e';
import { describe, expect, it } from 'vitest';

const DESKTOP = { width: 1100, height: 720 };

describe.skipIf(!browserAtHand())('a host who did not ask for sample games', () => {
  const site = startedSite();

  it('has none on the shelf, and no table of one can be made', async () => {
    const ada = await site.arrive('Ada', DESKTOP);
    await ada.page.goto(site.url);
    await ada.page.locator('.shelf__boxes .box').first().waitFor();
    await expect.poll(() => ada.page.locator('.shelf__boxes').textContent()).not.toContain('Stone Wall');
    const answer = await fetch(`${site.url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'stone-wall', seats: 2, options: {}, name: 'Ada' }),
    });
    expect(answer.ok).toBe(false);
  });
});
