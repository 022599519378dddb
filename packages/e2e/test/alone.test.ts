import { describe, expect, it } from 'vitest';
import { browserAtHand, startedSite } from '../src/index.ts';

const MOST_MOVES = 120;
/** After so many moves the server is killed, a bot perhaps in the middle of its thinking. */
const KILLED_AFTER = 3;

describe.skipIf(!browserAtHand())('somebody alone', () => {
  const site = startedSite();

  it('plays a whole match of Constructo against a bot, to the result, though the server is killed on the way', async () => {
    const ada = await site.arrive('Ada', { width: 390, height: 844 });
    const { page } = ada;
    const code = await ada.makeTable(site.url, 'Constructo');
    await page.getByRole('group', { name: 'Put a bot on seat 2' }).getByRole('button', { name: 'Easy' }).click();
    await page.getByText('bot, easy').waitFor();
    await ada.sayReady();

    let made = 0;
    for (; made < MOST_MOVES; made += 1) {
      await page.locator('.moves__move:enabled, .end__scores').first().waitFor({ state: 'attached' });
      if ((await page.locator('.end__scores').count()) > 0) break;
      const offered = await ada.moves();
      if (offered.length > 0) await ada.makeMove((made * 7) % offered.length);
      if (made !== KILLED_AFTER) continue;
      await site.server.killHard();
      await site.server.startAgain();
    }

    expect(made).toBeGreaterThan(KILLED_AFTER);
    const scores = await ada.finalScores();
    const record = await (await fetch(`${site.url}/api/tables/${code}/transcript`)).json();
    expect(record).toMatchObject({ outcome: { scores } });
    const bySeat = (seat: number) => record.actions.filter((action: { seat: number }) => action.seat === seat).length;
    expect(bySeat(0)).toBeGreaterThan(0);
    expect(bySeat(1)).toBeGreaterThan(0);
    expect(ada.complaints).toEqual([]);
  });
});
