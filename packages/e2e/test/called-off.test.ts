import { OPEN_GAME } from '@boomtown/registry/chosen';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserAtHand, type Person, startedSite } from '../src/index.ts';

describe.skipIf(!browserAtHand())('fault 41: a table whose start is called off', () => {
  const site = startedSite();
  let ada: Person;
  let ben: Person;
  let code: string;

  beforeAll(async () => {
    ada = await site.arrive('Ada');
    ben = await site.arrive('Ben', { width: 390, height: 844 });
    await ben.page.addInitScript(() => {
      const { send } = WebSocket.prototype;
      WebSocket.prototype.send = function (frame) {
        const said = new TextDecoder().decode(frame as Uint8Array<ArrayBuffer>);
        if (!('opens' in globalThis) && said.includes('nonces')) return;
        send.call(this, frame);
      };
    });
  });
  afterAll(async () => {
    await Promise.all([ada?.leave(), ben?.leave()]);
  });

  const notice = (page: Page) =>
    page.getByText('The start was called off once after a number had been opened, by Ben.');

  it('says so, begins everything anew, and counts it as a redraw', async () => {
    code = await ada.makeTable(site.url, OPEN_GAME.info.name);
    await ben.sitDown(site.url, code);
    await ada.sayReady();
    await ben.sayReady();
    for (const { page } of [ada, ben]) {
      await page.getByRole('alert').getByText('the right number did not arrive from Ben').waitFor();
      await notice(page).first().waitFor();
      await page.getByRole('button', { name: 'I am ready' }).waitFor();
    }
  });

  it('starts all the same, with a reload on the way, and the check at the end says what happened', async () => {
    await ben.page.evaluate(() => Object.assign(globalThis, { opens: true }));
    await ada.page.reload();
    await notice(ada.page).first().waitFor();
    await ada.sayReady();
    await ben.sayReady();
    // The waiting room has such a button, too.
    await ada.page.locator('.table-bar').waitFor();
    const leave = ada.page.getByRole('button', { name: 'Leave', exact: true });
    await leave.press('Enter');
    const dialog = ada.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Resign for good' }).press('Enter');
    await dialog.getByRole('button', { name: 'Yes, resign' }).press('Enter');
    for (const { page } of [ada, ben]) {
      await page.getByRole('button', { name: 'Check the shuffle' }).press('Enter');
      const verdict = page.getByRole('dialog').locator('.proof');
      await verdict.waitFor();
      const said = (await verdict.textContent()) ?? '';
      expect(said).toContain('Checked: this match holds');
      expect(said).toContain('called off once after a number had been opened, by Ben. Each time');
      expect(said).toContain('It was not the first deal, though');
      expect(said).not.toMatch(/nobody could/i);
    }
    const { fairness } = await site.transcript(code);
    expect(fairness?.calledOff).toMatchObject([{ seat: 1, why: 'no-nonce', nonces: [expect.any(String), null] }]);
    expect([...ada.complaints, ...ben.complaints]).toEqual([]);
  });
});
