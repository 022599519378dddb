import { describe, expect, it } from 'vitest';
import { axeFaults, browserAtHand, layoutFaults, startedSite } from '../src/index.ts';

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];
const PATIENCE_MS = 900_000;

describe.skipIf(!browserAtHand())('the puzzle of the day', () => {
  const site = startedSite();

  it(
    'is the same in two browsers, is answered once, and fits on all screens',
    async () => {
      const [ada, ben] = [await site.arrive('Ada', SCREENS[0]), await site.arrive('Ben', SCREENS[1])];
      const positions: unknown[] = [];
      for (const { page } of [ada, ben]) {
        await page.goto(`${site.url}/puzzles`);
        await page.locator('.puzzles__daily a').waitFor({ timeout: PATIENCE_MS / 2 });
        const stored = await page.evaluate(() => localStorage.getItem('boomtown.puzzles'));
        positions.push(JSON.parse(stored ?? 'null'));
      }
      expect(positions[0]).toEqual(positions[1]);
      await expect.poll(() => axeFaults(ada.page)).toEqual([]);
      await ben.leave();

      const { page } = ada;
      await page.locator('.puzzles__daily a').click();
      await page.locator('.board__host[data-state="shown"]').waitFor();
      await page.locator('.puzzle-choices__one').first().click();
      await expect.poll(() => axeFaults(page)).toEqual([]);
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        await expect.poll(() => layoutFaults(page, {})).toEqual([]);
      }
      await page.setViewportSize(SCREENS[0] ?? { width: 1440, height: 900 });
      await page.getByRole('button', { name: 'Take this move' }).click();
      await page.locator('.puzzle-choices__verdict').waitFor();
      await expect.poll(() => page.locator('.puzzle-choices__worth').count()).toBeGreaterThan(2);
      // The first one was taken, and stays so whichever is shown; the best one has a sign of its own.
      const answered = page.locator('.puzzle-choices__one').first();
      for (const nth of [2, 1]) {
        await page.locator('.puzzle-choices__one').nth(nth).click();
        await expect.poll(() => page.locator('.puzzle-choices__one[aria-pressed="true"]').count()).toBe(1);
        await expect.poll(() => answered.getAttribute('class')).toContain('is-answer');
        await expect.poll(() => page.locator('.puzzle-choices__one.is-answer').count()).toBe(1);
      }
      await expect.poll(() => page.locator('.puzzle-choices__one.is-best .icon').count()).toBe(1);
      await expect.poll(() => axeFaults(page)).toEqual([]);
      await page.reload();
      await page.locator('.puzzle-choices__verdict').waitFor();
      await page.getByRole('link', { name: 'All puzzles' }).click();
      await page.getByText(/Solved|another move was best/).waitFor();
      await ada.leave();
    },
    PATIENCE_MS,
  );
});
