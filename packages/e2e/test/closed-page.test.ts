import { OPEN_GAME } from '@boomtown/registry/chosen';
import { describe, expect, it } from 'vitest';
import { browserAtHand, startedSite } from '../src/index.ts';
import { shownNotices } from '../src/shown-notices.ts';

const CODE = 'K7QXM';
const TITLE = `Your turn: ${OPEN_GAME.info.name}`;

describe.skipIf(!browserAtHand())('notices while the page is closed', () => {
  const site = startedSite();

  it('say that it is one’s turn, and lead to the table; none comes over a table in sight', async () => {
    const ada = await site.arrive('Ada', { width: 1440, height: 900 }, 1, 'allow');
    const { page, context } = ada;
    await context.grantPermissions(['notifications']);
    await page.goto(site.url);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const devtools = await context.newCDPSession(page);
    const registration = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
        if (first !== undefined) resolve(first.registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    const registrationId = await registration;
    const displayed = await shownNotices(page);
    const push = (said: object) =>
      devtools.send('ServiceWorker.deliverPushMessage', {
        origin: new URL(site.url).origin,
        registrationId,
        data: JSON.stringify(said),
      });
    const shown = () =>
      page.evaluate(async () => {
        const worker = await navigator.serviceWorker.ready;
        const notices = await worker.getNotifications();
        return notices.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
      });
    const root = new URL('./', `${site.url}/`);
    await push({ title: 'no code', body: '', code: '../admin' });
    await push({ title: TITLE, body: 'Ben moved.', code: CODE });
    const notice = {
      title: TITLE,
      body: 'Ben moved.',
      tag: new URL(CODE, root).pathname,
      data: new URL(CODE, root).href,
    };
    await expect.poll(() => displayed).toEqual([notice.tag]);
    await expect.poll(shown).toEqual([notice]);

    // Another page comes into sight and takes its own notice away, again and again, just when one comes.
    const more = Array.from({ length: 25 }, (_, nth) => `BOOM${String.fromCharCode(65 + nth)}`);
    for (const code of more) {
      const closing = page.evaluate(async () => {
        const { active } = await navigator.serviceWorker.ready;
        active?.postMessage({ type: 'close-notice', tag: '/ELSEWHERE' });
      });
      await Promise.all([closing, push({ title: TITLE, body: 'Ben moved.', code })]);
    }
    await expect.poll(() => displayed.length).toBe(1 + more.length);
    const kept = await shown();
    expect(kept.map(({ tag }) => tag).toSorted()).toEqual(displayed.toSorted());
    await ada.leave();
  });

  it('are off, and say why they can’t be had on a server without an https address of its own', async () => {
    const ada = await site.arrive('Ada', { width: 390, height: 844 });
    await ada.context.grantPermissions(['notifications']);
    await ada.page.goto(site.url);
    await ada.page.getByRole('button', { name: 'Settings' }).click();
    const asked = ada.page.getByRole('switch', { name: 'Also while the page is closed' });
    await ada.page.getByText('This server sends no notices').waitFor();
    await expect.poll(() => asked.isChecked()).toBe(false);
    await asked.click();
    await expect.poll(() => asked.isChecked()).toBe(false);
    await ada.leave();
  });
});
