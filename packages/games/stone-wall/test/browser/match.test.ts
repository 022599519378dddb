import { browserAtHand, personToMove, startedSite } from '@boomtown/e2e';
import { describe, expect, it } from 'vitest';

const CELLS = 25;
const DESK = { width: 1100, height: 720 };
const PHONE = { width: 390, height: 844 };

describe.skipIf(!browserAtHand())('a match of the sample game', () => {
  const site = startedSite({ env: { SAMPLE_GAMES: '1' } });

  it('is made from the shelf, played to the end in two browsers, and told to both', async () => {
    const people = [await site.arrive('Ada', DESK), await site.arrive('Ben', PHONE)];
    const [ada, ben] = people;
    if (ada === undefined || ben === undefined) throw new Error('two people play');
    const code = await ada.makeTable(site.url, 'Stone Wall');
    await ben.sitDown(site.url, code);
    for (const person of people) await person.sayReady();
    let made = 0;
    for (let mover = await personToMove(people); mover !== null; mover = await personToMove(people)) {
      const offered = await mover.moves();
      await mover.makeMove((made * 7) % offered.length);
      made += 1;
      await mover.page
        .locator('.log__line')
        .nth(made - 1)
        .waitFor({ state: 'attached' });
    }
    expect(made).toBe(CELLS);
    const scores = await ada.finalScores();
    expect(scores).toEqual(await ben.finalScores());
    expect(scores.reduce((sum, score) => sum + score, 0)).toBeGreaterThan(CELLS);
    expect((await site.transcript(code)).game).toBe('stone-wall');
    expect([...ada.complaints, ...ben.complaints]).toEqual([]);
  });
});

describe.skipIf(!browserAtHand())('a host who did not ask for sample games', () => {
  const site = startedSite();

  it('has none on the shelf, and no table of one can be made', async () => {
    const ada = await site.arrive('Ada', DESK);
    await ada.page.goto(site.url);
    await ada.page.locator('.shelf__boxes .box').first().waitFor();
    expect(await ada.page.locator('.shelf__boxes').textContent()).not.toContain('Stone Wall');
    const answer = await fetch(`${site.url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'stone-wall', seats: 2, options: {}, name: 'Ada' }),
    });
    expect(answer.ok).toBe(false);
  });
});
