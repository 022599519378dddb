import { OPEN_GAME } from '@boomtown/registry/chosen';
import { GAME_IDS } from '@boomtown/registry/ids';
import { beforeAll, describe, expect, it } from 'vitest';
import { axeFaults, browserAtHand, type Person, startedSite } from '../src/index.ts';

const PASSWORD = 'seven cranes and a hook';

describe.skipIf(!browserAtHand())('axe finds nothing', () => {
  const site = startedSite({ env: { ADMIN_PASSWORD: PASSWORD }, hurried: true });
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    ada = await site.arrive('Ada');
    ben = await site.arrive('Ben', PHONE);
  });

  it.each(['', 'make', 'rules', `rules-${OPEN_GAME.info.id}`, 'replay', 'fairness', 'your-data', 'nowhere-at-all'])(
    'on the page /%s',
    async (path) => {
      const { page } = path.length % 2 === 0 ? ada : ben;
      await page.goto(`${site.url}/${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(() => axeFaults(page)).toEqual([]);
    },
  );

  it.each(GAME_IDS)('in the first-game guide of %s, asked and shown what came of it', async (game) => {
    const { page } = game.length % 2 === 0 ? ada : ben;
    await page.goto(`${site.url}/learn-${game}`);
    await page.locator('.board canvas').waitFor();
    await page.getByRole('button', { name: 'Show me' }).waitFor();
    await expect.poll(() => axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show me' }).click();
    await page.getByRole('button', { name: 'Next' }).waitFor();
    await expect.poll(() => axeFaults(page)).toEqual([]);
  });

  it('in the settings, which show all their words and the way out on a phone too, also at a table', async () => {
    const code = await ada.makeTable(site.url, OPEN_GAME.info.name);
    await ben.sitDown(site.url, code);
    const heads = async () => {
      const { page } = ben;
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('dialog').waitFor();
      for (const part of ['.keys__key span', '.switch__words .field__label', '.dialog__head .icon']) {
        const box = await page.locator(`dialog ${part}`).first().boundingBox();
        expect(box?.height, part).toBeGreaterThan(8);
      }
      await expect.poll(() => axeFaults(page)).toEqual([]);
      await page.getByRole('button', { name: 'Close' }).click();
    };
    await heads();
    await ada.sayReady();
    await ben.sayReady();
    await ben.page.locator('.board canvas').waitFor();
    await heads();
  });

  it('in the colours of the system, where what is pressed looks so', async () => {
    const eve = await site.arrive('Eve');
    const { page } = eve;
    await page.emulateMedia({ forcedColors: 'active' });
    const colours = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => [getComputedStyle(one).backgroundColor, getComputedStyle(one).borderTopColor]);
    await page.goto(`${site.url}/make`);
    await page.locator('.keys__key').first().waitFor();
    await expect
      .poll(() => colours('.keys__key input:checked + span'))
      .not.toEqual(await colours('.keys__key input:not(:checked) + span'));
    await eve.makeTable(site.url, OPEN_GAME.info.name);
    await page.locator('.bot-choice__keys button').first().click();
    await page.locator('[aria-pressed="true"]').waitFor();
    await expect
      .poll(() => colours('.bot-choice [aria-pressed="true"]'))
      .not.toEqual(await colours('.bot-choice [aria-pressed="false"]'));
    await eve.sayReady();
    await page.locator('.side-tabs__tab').first().waitFor();
    await expect
      .poll(() => colours('.side-tabs__tab[aria-pressed="true"]'))
      .not.toEqual(await colours('.side-tabs__tab[aria-pressed="false"]'));
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.locator('.switch input:checked + .switch__track').first().waitFor();
    await expect
      .poll(() => colours('.switch input:checked + .switch__track'))
      .not.toEqual(await colours('.switch input:not(:checked) + .switch__track'));
    await page.keyboard.press('Escape');
    await page.setViewportSize(PHONE);
    await page.locator('.sheet-tabs__tab').first().click();
    await expect
      .poll(() => colours('.sheet-tabs__tab[aria-expanded="true"]'))
      .not.toEqual(await colours('.sheet-tabs__tab[aria-expanded="false"]'));
    await eve.leave();
  });

  it('on the page of the host, on a phone by its keys alone', async () => {
    const host = await site.arrive('Eve', { width: 390, height: 844 });
    const { page } = host;
    const code = await host.makeTable(site.url, OPEN_GAME.info.name);
    await page.goto(`${site.url}/admin`);
    await page.getByLabel('Password').fill(PASSWORD);
    await expect.poll(() => axeFaults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('article', { name: code }).waitFor();
    await expect.poll(() => axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: `Names and chat of table ${code}` }).press('Enter');
    const names = page.getByRole('dialog', { name: `Table ${code}: names and chat` });
    await names.getByRole('button', { name: 'Take away the name Eve' }).click();
    await names.getByText('Anonymous 1').waitFor();
    await expect.poll(() => axeFaults(page)).toEqual([]);
    await names.getByRole('button', { name: 'Close' }).last().click();
    await page.getByText('Name taken away from seat 1').waitFor();
    await page.getByRole('button', { name: `End table ${code}` }).press('Enter');
    await page.getByRole('dialog', { name: `End table ${code}?` }).waitFor();
    await expect.poll(() => axeFaults(page)).toEqual([]);
    // What can't be undone is not what the first key does.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Keep it');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText(`Table ${code} is ended.`).waitFor();
    await page.getByRole('button', { name: 'Sign out' }).press('Enter');
    await page.getByLabel('Password').waitFor();
    await host.leave();
  });

  it('in the waiting room, at a table in play and at the page to join it', async () => {
    const code = await ada.makeTable(site.url, OPEN_GAME.info.name);
    await expect.poll(() => axeFaults(ada.page)).toEqual([]);
    await ben.sitDown(site.url, code);
    await expect.poll(() => axeFaults(ben.page)).toEqual([]);
    await ada.sayReady();
    await ben.sayReady();
    for (const { page } of [ada, ben]) {
      await page.locator('.board canvas').waitFor();
      await expect.poll(() => axeFaults(page)).toEqual([]);
    }
    const rules = ada.page.getByRole('button', { name: 'Rules' });
    await rules.press('Enter');
    // Open at what may be done now, beside the board.
    await ada.page.locator('.rules-drawer [data-here]', { hasText: 'Three boards come with the game.' }).waitFor();
    await expect.poll(() => axeFaults(ada.page)).toEqual([]);
    await ada.page.keyboard.press('Escape');
    await ada.page.locator('.rules-drawer').waitFor({ state: 'detached' });
    await expect.poll(() => rules.evaluate((button) => button === document.activeElement)).toBe(true);
    const stranger = await site.arrive('Eve');
    await stranger.comeToTheDoor(site.url, code);
    await stranger.page.getByRole('button', { name: 'Watch' }).waitFor();
    await expect.poll(() => axeFaults(stranger.page)).toEqual([]);
    await stranger.leave();
  });

  it('where a person is away, and a code gives the seat to a new player, or to another device', async () => {
    const code = await ada.makeTable(site.url, OPEN_GAME.info.name);
    const cleo = await site.arrive('Cleo', PHONE);
    await cleo.sitDown(site.url, code);
    await ada.sayReady();
    await cleo.sayReady();
    await cleo.page.locator('.board canvas').waitFor();
    await cleo.page.goto('about:blank');
    const bar = ada.page.getByRole('region', { name: 'A player is away' });
    await bar.getByRole('button', { name: 'Cleo is away.' }).press('Enter');
    await bar.getByRole('button', { name: 'Let a bot play for Cleo' }).waitFor();
    await expect.poll(() => axeFaults(ada.page)).toEqual([]);
    await bar.getByRole('button', { name: 'Give Cleo’s seat to a new player' }).press('Enter');
    await bar.getByRole('button', { name: 'Show the code' }).press('Enter');
    const given = await shownCode(ada, 'A code for the seat of Cleo');
    await ada.page.keyboard.press('Escape');

    await ben.comeToTheDoor(site.url, given.toLowerCase());
    await ben.page.getByRole('heading', { name: 'The seat of Cleo' }).waitFor();
    await expect.poll(() => axeFaults(ben.page)).toEqual([]);
    await ben.page.getByLabel('Your name').fill('Ben');
    await ben.page.getByRole('button', { name: 'Take the seat' }).press('Enter');
    await ben.page.locator('.board canvas').waitFor();
    await bar.waitFor({ state: 'detached' });
    await ada.page.locator('.log', { hasText: 'has the seat from now on' }).waitFor();
    await cleo.page.goto(`${site.url}/${code}`);
    await cleo.page.getByRole('alert').getByText('gave your seat to a new player').waitFor();

    await ben.page.getByRole('button', { name: 'Leave' }).press('Enter');
    await ben.page.getByRole('button', { name: 'Move my seat to another device' }).press('Enter');
    const moved = await shownCode(ben, 'Move your seat to another device');
    await cleo.page.goto(`${site.url}/seat#${moved}`);
    await cleo.page.getByRole('button', { name: 'Move the seat here' }).press('Enter');
    await cleo.page.locator('.board canvas').waitFor();
    expect(new URL(cleo.page.url())).toMatchObject({ pathname: `/${code}`, hash: '' });
    await ben.page.getByRole('alert').getByText('moved to another device').waitFor();
    await expect.poll(() => axeFaults(ben.page)).toEqual([]);
    for (const person of [ada, ben, cleo]) expect(person.complaints, person.name).toEqual([]);
    await cleo.leave();
  });
});

const PHONE = { width: 390, height: 844 };

/** The one-time code in a dialog, as it is read to a person who does not see it. */
async function shownCode({ page }: Person, title: string): Promise<string> {
  const label = await page
    .getByRole('dialog', { name: title })
    .getByRole('img', { name: /^The code/ })
    .getAttribute('aria-label');
  await expect.poll(() => axeFaults(page)).toEqual([]);
  return (label ?? '').replace('The code of the seat: ', '').replaceAll(' ', '');
}
