import { OPEN_GAME } from '@boomtown/registry/chosen';
import { describe, expect, it } from 'vitest';
import { axeFaults, browserAtHand, type Person, startedSite } from '../src/index.ts';

const PASSWORD = 'seven cranes and a hook';
const PHONE = { width: 390, height: 844 };

describe.skipIf(!browserAtHand())('a host who opens to strangers', () => {
  const site = startedSite({ env: { ADMIN_PASSWORD: PASSWORD, TRUSTED_PROXIES: 'loopback' } });

  async function hostPage(): Promise<Person> {
    const host = await site.arrive('Hedda', { width: 1100, height: 900 });
    await host.page.goto(`${site.url}/admin`);
    await host.page.getByLabel('Password').fill(PASSWORD);
    await host.page.getByRole('button', { name: 'Sign in' }).click();
    await host.page.getByRole('heading', { name: 'Who may come in' }).waitFor();
    return host;
  }

  it('closes the server: a link lets people in, others read why not, and who holds a seat comes back', async () => {
    const host = await hostPage();
    const ada = await site.arrive('Ada', PHONE);
    const code = await ada.makeTable(site.url, OPEN_GAME.info.name);
    await host.page.getByRole('button', { name: 'Open it by invitation only' }).click();
    await host.page.getByText('open by invitation only').first().waitFor();
    const made = host.page.waitForResponse('**/api/admin/invite');
    await host.page.getByRole('button', { name: 'Make a link' }).click();
    const { invitations } = (await (await made).json()) as {
      readonly invitations: readonly { readonly code: string }[];
    };
    await host.page.getByText('used 0 of 5 times').waitFor();
    await expect.poll(() => axeFaults(host.page)).toEqual([]);

    const { page } = await site.arrive('Ben', PHONE);
    await page.goto(`${site.url}/${code}`);
    await page.getByRole('heading', { name: 'By invitation only' }).waitFor();
    await expect.poll(() => axeFaults(page)).toEqual([]);
    await page.goto(`${site.url}/invited#nothing`);
    await page.getByRole('alert').getByText('no longer valid').waitFor();
    await page.goto(`${site.url}/rules`);
    await page.goto(`${site.url}/invited#${invitations[0]?.code}`);
    await page.getByRole('link', { name: 'Make a table' }).first().waitFor();
    expect(page.url()).not.toContain(invitations[0]?.code);
    await page.goto(`${site.url}/${code}`);
    await page.getByRole('button', { name: 'Sit down' }).waitFor();

    await ada.page.reload();
    await ada.page.getByRole('button', { name: 'I am ready' }).waitFor();
    await host.page.getByText('used 1 of 5 times').waitFor();
    await host.page.getByRole('button', { name: 'Open it to everybody' }).click();
    await host.page.getByText('open to everybody who has its address').waitFor();
    expect([...host.complaints, ...ada.complaints].filter((line) => !line.includes('401'))).toEqual([]);
  });

  it('keeps a network out: its page says until when', async () => {
    const host = await hostPage();
    const { page, context } = await site.arrive('Rude Ben', PHONE);
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': '192.0.2.50' });
    await page.goto(site.url);
    await page.getByRole('link', { name: 'Make a table' }).first().waitFor();
    await host.page.getByLabel('Address').fill('192.0.2.50');
    await host.page.getByRole('button', { name: 'Keep out', exact: true }).click();
    await host.page.getByRole('button', { name: 'Let in 192.0.2.50 again' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'You can’t come in at the moment' }).waitFor();
    await expect.poll(() => axeFaults(page)).toEqual([]);
    await host.page.getByRole('button', { name: 'Let in 192.0.2.50 again' }).click();
    await host.page.getByText('No network is kept out').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('link', { name: 'Make a table' }).first().waitFor();
  });

  it('reads what a player reports, and asks once more before a seat is closed', async () => {
    const host = await hostPage();
    const cleo = await site.arrive('Cleo', PHONE);
    const code = await cleo.makeTable(site.url, OPEN_GAME.info.name);
    await cleo.page.getByRole('button', { name: 'Settings' }).click();
    await cleo.page.getByRole('button', { name: 'Report a problem' }).click();
    await cleo.page.getByLabel('What went wrong?').fill('The tower fell over.');
    await expect.poll(() => axeFaults(cleo.page)).toEqual([]);
    await cleo.page.getByRole('button', { name: 'Send the report' }).click();
    await cleo.page.getByText('Thank you.').waitFor();
    await host.page.getByText('The tower fell over.').waitFor();
    await host.page.getByRole('button', { name: /^Done: the report of/ }).click();
    await host.page.getByText('Nothing was reported.').waitFor();

    await host.page.getByRole('button', { name: `Names and chat of table ${code}` }).click();
    await host.page.getByRole('button', { name: 'Close the seat of Cleo' }).click();
    await host.page.getByRole('button', { name: 'No, keep it' }).click();
    await host.page.getByRole('button', { name: 'Close the seat of Cleo' }).click();
    await host.page.getByRole('button', { name: 'Keep out the network of Cleo' }).click();
    await host.page.getByRole('dialog').getByRole('radio', { name: '1 week' }).check({ force: true });
    await expect.poll(() => axeFaults(host.page)).toEqual([]);
    await host.page.getByRole('button', { name: 'Close the seat of Cleo' }).click();
    await host.page.getByRole('button', { name: 'Yes, close it' }).click();
    await cleo.page.getByText('removed').first().waitFor();
  });
});
