import { browserAtHand, paintedAnew, startedSite } from '@boomtown/e2e';
import { describe, expect, it } from 'vitest';

describe.skipIf(!browserAtHand())('the small streets of the rules page', () => {
  const site = startedSite();

  it('are painted anew once a lost graphics context is back', async () => {
    const { page } = await site.arrive('Ada');
    await page.goto(`${site.url}/rules-construction-boom`);
    await page.locator('main canvas').first().waitFor();
    const streets = await page.locator('main canvas').all();
    expect(streets.length).toBeGreaterThan(0);
    for (const street of streets)
      await expect.poll(() => street.evaluate(paintedAnew)).toEqual({ empty: false, same: true });
  });
});
