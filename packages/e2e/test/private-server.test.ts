import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GAME_FOR_SIX, OPEN_GAME } from '@boomtown/registry/chosen';
import { describe, expect, it } from 'vitest';
import { axeFaults, browserAtHand, startedSite } from '../src/index.ts';

const WORD = 'a crane in the rain';

describe.skipIf(!browserAtHand())('a private server', () => {
  const site = startedSite({ env: { PASSPHRASE: WORD, LISTED_TABLES: 'no', MAX_TABLES: '6' } });

  it('asks a browser once for its passphrase, says when it is wrong, and goes on where the person wanted to', async () => {
    const ada = await site.arrive('Ada', { width: 390, height: 844 });
    const { page } = ada;
    await page.goto(`${site.url}/make`);
    const field = page.getByLabel('Passphrase');
    await field.fill('something else');
    await expect.poll(() => axeFaults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('That is not right.').waitFor();
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await field.fill(WORD);
    await page.getByRole('button', { name: 'Enter' }).click();
    await page.getByRole('button', { name: 'Make the table' }).waitFor();
    // The host lists no tables, so that nobody is asked about it.
    await expect.poll(() => page.getByText('On the front page').count()).toBe(0);
    const code = await ada.makeTable(site.url, OPEN_GAME.info.name);
    await page.reload();
    await page.getByRole('button', { name: 'I am ready' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/${code}`);
    expect(ada.complaints).toEqual([]);
  });

  it('says that the word is right where a browser keeps no cookie', async () => {
    const { page, context } = await site.arrive('Fay', { width: 390, height: 844 });
    await page.route('**/api/entry', async (route) => {
      const response = await route.fetch();
      await context.clearCookies();
      const { 'set-cookie': _kept, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await page.goto(`${site.url}/make`);
    await page.getByLabel('Passphrase').fill(WORD);
    await page.getByRole('button', { name: 'Enter' }).click();
    await page.getByRole('alert').getByText('Allow cookies for this site').waitFor();
    await expect.poll(() => page.getByLabel('Passphrase').inputValue()).toBe(WORD);
  });

  it('says that something on the way keeps WebSockets back', async () => {
    const { page } = await site.arrive('Dana', { width: 390, height: 844 });
    const { port } = new URL(site.url);
    const strict = createServer((asked, answer) => {
      const { method, headers, url: path } = asked;
      const onward = request({ host: '127.0.0.1', port, method, headers, path }, (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
      });
      asked.pipe(onward.on('error', () => answer.destroy()));
    });
    strict.on('upgrade', (_asked, socket) => socket.destroy());
    await new Promise<void>((resolve) => strict.listen(0, '127.0.0.1', resolve));
    try {
      // It listens on a port, so that it has such an address.
      await page.goto(`http://127.0.0.1:${(strict.address() as AddressInfo).port}/make`);
      await page.getByLabel('Passphrase').fill(WORD);
      await page.getByRole('button', { name: 'Enter' }).click();
      await page.getByLabel('Your name').fill('Dana');
      await page.getByRole('button', { name: 'Make the table' }).click();
      await page.waitForURL(/\/[A-Z0-9]{5}$/);
      await page.getByText('WebSocket').first().waitFor();
    } finally {
      strict.closeAllConnections();
      strict.close();
    }
  });

  it('says why no table is made where there is no room for one, and keeps what was chosen', async () => {
    const { page } = await site.arrive('Cem', { width: 390, height: 844 });
    await page.goto(`${site.url}/make?game=${GAME_FOR_SIX.info.id}`);
    await page.getByLabel('Passphrase').fill(WORD);
    await page.getByRole('button', { name: 'Enter' }).click();
    const make = page.getByRole('button', { name: 'Make the table' });
    await make.waitFor();
    // Until the house is full, however many tables other tests have left.
    const request = { game: OPEN_GAME.info.id, options: {}, seats: 2, name: 'Ada', listed: false, watchable: true };
    await page.evaluate(async (asked) => {
      const headers = { 'content-type': 'application/json' };
      while ((await fetch('api/tables', { method: 'POST', headers, body: JSON.stringify(asked) })).ok);
    }, request);
    await page.getByLabel('Your name').fill('Cem');
    await make.click();
    const said = page.getByRole('alert').getByText('as many tables as its host allows');
    await said.waitFor();
    for (const size of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      await said.scrollIntoViewIfNeeded();
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(size.width);
    }
    await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Cem');
  });

  it('says before an update, above all that there is to choose, that no tables are made', async () => {
    const { page } = await site.arrive('Eva', { width: 390, height: 844 });
    await page.route('**/api/house', (route) => route.fulfill({ json: { listedTables: false, draining: true } }));
    await page.goto(`${site.url}/make`);
    const said = page.getByRole('status').getByText('about to be updated');
    await said.waitFor();
    await expect.poll(async () => (await said.boundingBox())?.y).toBeLessThan(300);
  });

  it('shows its rules to everybody', async () => {
    const { page } = await site.arrive('Ben');
    await page.goto(`${site.url}/rules-${OPEN_GAME.info.id}`);
    await page.getByRole('heading', { level: 1, name: OPEN_GAME.info.name }).waitFor();
    await expect.poll(() => page.getByLabel('Passphrase').count()).toBe(0);
  });
});
