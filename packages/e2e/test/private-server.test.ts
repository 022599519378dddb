import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserAtHand, launchChromium, Person, StartedServer } from '../src/index.ts';

const WORD = 'a crane in the rain';

describe.skipIf(!browserAtHand())('a private server', () => {
  let server: StartedServer;
  let browser: Browser;

  beforeAll(async () => {
    server = await StartedServer.start({ PASSPHRASE: WORD, LISTED_TABLES: 'no' });
    browser = await launchChromium();
  });

  afterAll(async () => {
    await browser?.close();
    await server?.remove();
  });

  it('asks a browser once for its passphrase, says when it is wrong, and goes on where the person wanted to', async () => {
    const ada = await Person.arrive(browser, 'Ada', { width: 390, height: 844 });
    const { page } = ada;
    await page.goto(`${server.url}/make`);
    const field = page.getByLabel('Passphrase');
    await field.fill('something else');
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('That is not it.').waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill(WORD);
    await page.getByRole('button', { name: 'Come in' }).click();
    await page.getByRole('button', { name: 'Make the table' }).waitFor();
    // The host lists no tables, so that nobody is asked about it.
    expect(await page.getByText('On the front page').count()).toBe(0);
    const code = await ada.makeTable(server.url, 'Constructo');
    await page.reload();
    await page.getByRole('button', { name: 'I am ready' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/${code}`);
    expect(ada.complaints).toEqual([]);
  });

  it('shows its rules to everybody', async () => {
    const { page } = await Person.arrive(browser, 'Ben');
    await page.goto(`${server.url}/rules-constructo`);
    await page.getByRole('heading', { level: 1, name: 'Constructo' }).waitFor();
    expect(await page.getByLabel('Passphrase').count()).toBe(0);
  });
});
