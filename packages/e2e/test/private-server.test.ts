import { describe, expect, it } from 'vitest';
import { axeFaults, browserAtHand, startedSite } from '../src/index.ts';

const WORD = 'a crane in the rain';

describe.skipIf(!browserAtHand())('a private server', () => {
  const site = startedSite({ env: { PASSPHRASE: WORD, LISTED_TABLES: 'no' } });

  it('asks a browser once for its passphrase, says when it is wrong, and goes on where the person wanted to', async () => {
    const ada = await site.arrive('Ada', { width: 390, height: 844 });
    const { page } = ada;
    await page.goto(`${site.url}/make`);
    const field = page.getByLabel('Passphrase');
    await field.fill('something else');
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('That is not it.').waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill(WORD);
    await page.getByRole('button', { name: 'Come in' }).click();
    await page.getByRole('button', { name: 'Make the table' }).waitFor();
    // The host lists no tables, so that nobody is asked about it.
    expect(await page.getByText('On the front page').count()).toBe(0);
    const code = await ada.makeTable(site.url, 'Constructo');
    await page.reload();
    await page.getByRole('button', { name: 'I am ready' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/${code}`);
    expect(ada.complaints).toEqual([]);
  });

  it('shows its rules to everybody', async () => {
    const { page } = await site.arrive('Ben');
    await page.goto(`${site.url}/rules-constructo`);
    await page.getByRole('heading', { level: 1, name: 'Constructo' }).waitFor();
    expect(await page.getByLabel('Passphrase').count()).toBe(0);
  });
});
