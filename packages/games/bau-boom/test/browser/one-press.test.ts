import { browserAtHand, startedSite } from '@boomtown/e2e';
import { describe, it } from 'vitest';

describe.skipIf(!browserAtHand())('a person who has never been here', () => {
  const site = startedSite();

  it('plays a bot at one press on the shelf, is asked nothing, and does not roll dice that must be rolled', async () => {
    const { page } = await site.arrive('Ada', { width: 390, height: 844 });
    await page.goto(site.url);
    await page.evaluate(() => localStorage.setItem('boomtown.settings', '{"byItself":true}'));
    await page.reload();
    await page.getByRole('button', { name: 'Play a bot now (Bau Boom)' }).press('Enter');
    await page.locator('.players').getByText('bot, normal').waitFor();
    await page.locator('.moves__move', { hasText: 'First die' }).waitFor({ state: 'attached' });
  });
});
