import { browserAtHand, type Person, startedSite } from '@boomtown/e2e';
import { beforeAll, describe, expect, it } from 'vitest';

describe.skipIf(!browserAtHand())('who does not want to plot in a round of Boondoggle', () => {
  const site = startedSite();
  let ada: Person;

  beforeAll(async () => {
    ada = await site.arrive('Ada');
    await ada.makeTable(site.url, 'Boondoggle');
    await ada.page.locator('.bot-choice__keys button').first().click();
    await ada.page.locator('.seat--ready').first().waitFor();
    await ada.sayReady();
    await passOn().waitFor();
  });

  it('sees for a second that they pass, and may stop it', async () => {
    const { page } = ada;
    await page.evaluate(holdSeconds);
    await passOn().click();
    await page.getByText('You pass until the next phase.').waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await passOn().waitFor();
    await page.evaluate(letSecondsPass);
    await expect.poll(() => page.locator('.side-panel--buy-card').count()).toBe(1);
  });

  it('presses once, and is asked again when the trading begins', async () => {
    const { page } = ada;
    await passOn().click();
    await page.locator('.offer-form').waitFor();
    await expect.poll(() => passOn().count()).toBe(0);
    await expect.poll(() => page.locator('.log').textContent()).toContain('Ada');
    expect(ada.complaints).toEqual([]);
  });

  function passOn() {
    return ada.page.getByRole('button', { name: 'Pass until the next phase' });
  }
});

/** Runs in the page: what is to be done in a second waits until it is told that one has passed, if it was not called off. */
function holdSeconds(): void {
  const set = window.setTimeout.bind(window);
  const clear = window.clearTimeout.bind(window);
  const held = new Map<number, () => void>();
  let last = -1;
  const passed = () => {
    // The page's clock begins its next second in what it does after one.
    Object.assign(window, { setTimeout: set, clearTimeout: clear });
    for (const does of held.values()) does();
  };
  Object.assign(window, {
    passed,
    setTimeout: (does: () => void, ms?: number) => {
      if (ms !== 1_000) return set(does, ms);
      held.set(last, does);
      return last--;
    },
    clearTimeout: (timer: number) => (held.delete(timer) ? undefined : clear(timer)),
  });
}

/** Runs in the page. */
function letSecondsPass(): void {
  (window as unknown as { readonly passed: () => void }).passed();
}
