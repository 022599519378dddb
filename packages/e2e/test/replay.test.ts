import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runLine } from '@boomtown/cli/command-line';
import type { Transcript } from '@boomtown/game-core';
import { finishedMatch } from '@boomtown/game-testing';
import { HIDDEN_GAME_FOR_TWO, OPEN_GAME } from '@boomtown/registry/chosen';
import { GAMES } from '@boomtown/registry/rules';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults, browserAtHand, type Person, personToMove, startedSite } from '../src/index.ts';

const MOST_MOVES = 40;

describe.skipIf(!browserAtHand())('a finished match', () => {
  const site = startedSite();
  let folder: string;
  let ada: Person;
  let ben: Person;
  let spectator: Person;
  let code = '';
  /** The file that Ada downloaded. */
  let file = '';
  let match: Transcript;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'boomtown-replay-'));
    ada = await site.arrive('Ada');
    ben = await site.arrive('Ben', { width: 390, height: 844 });
    spectator = await site.arrive('Wim');
  });

  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  it('shows what was promised of its deal while it runs', async () => {
    code = await ada.makeTable(site.url, HIDDEN_GAME_FOR_TWO.info.name, async (page) => {
      await page.getByRole('spinbutton').fill('1');
      await page.getByRole('spinbutton').blur();
    });
    await ben.sitDown(site.url, code);
    await ada.sayReady();
    await ben.sayReady();
    await ada.page.locator('.board canvas').waitFor();
    // Only now: the person who comes later has seen no promise before the start.
    await spectator.watch(site.url, code);
    await spectator.page.locator('.board canvas').waitFor();
    const shown = await Promise.all([ada, ben].map(({ page }) => promisesAt(page)));
    expect(shown[0]).toHaveLength(3);
    expect(shown[0]?.every((print) => /^[0-9a-f]{64}$/.test(print))).toBe(true);
    expect(shown[1]).toEqual(shown[0]);
  });

  it('can be checked at its end, by who was there before the start and by who came later', async () => {
    await playOn();
    for (const { page } of [ada, ben]) {
      const said = await checkAt(page);
      expect(said).toContain('Checked: this match holds');
      expect(said).toContain('that this browser noted before it gave its own number away');
      expect(said).toContain('Your own number went into the seed exactly as this browser drew it.');
      expect(said).toContain('It is the match of this table');
      expect(said).not.toContain('Does not hold:');
      expect(said).not.toContain('Cannot be checked here:');
      expect(said).toContain('What it does not prove: that nobody looked.');
    }
    const said = await checkAt(spectator.page);
    expect(said).toContain('This browser was not there before the start');
    expect(said).not.toContain('Your own number');
  });

  it('is not the one that was dealt, if the host had promised another secret', async () => {
    // What Ada's browser noted before the start, as if the host had shown something else then.
    await ada.page.evaluate(() => {
      const noted = JSON.parse(localStorage.getItem('boomtown.promises') ?? '[]') as { commitment: string }[];
      for (const promise of noted) promise.commitment = 'ab'.repeat(32);
      localStorage.setItem('boomtown.promises', JSON.stringify(noted));
    });
    const said = await checkAt(ada.page);
    expect(said).toContain('Checked: this match does not hold');
    expect(said).toContain('is not the one that was shown before the start');
  });

  it('is downloaded from its end page, and from the finished games of the front page', async () => {
    file = await keep(ada.page, ada.page.getByRole('link', { name: 'Download the game' }));
    await ada.page.goto(site.url);
    await ada.page.getByText('Your finished games').click();
    const ticket = ada.page.getByRole('article', { name: `${HIDDEN_GAME_FOR_TWO.info.name}: Ada and Ben` });
    const again = await keep(ada.page, ticket.getByRole('button', { name: 'Download' }));
    const [first, second] = await Promise.all([file, again].map((path) => readFile(path, 'utf8')));
    expect(JSON.parse(second ?? '')).toEqual(JSON.parse(first ?? ''));
    match = JSON.parse(first ?? '') as Transcript;
    expect(match.actions.length).toBeGreaterThan(4);
    await expect.poll(() => axeFaults(ada.page)).toEqual([]);
    await ticket.getByRole('link', { name: 'Watch' }).click();
    await ada.page.locator('.board canvas').waitFor();
    expect(new URL(ada.page.url()).pathname).toBe('/replay');
  });

  it('is seen again from its file by a stranger, without anything but the pages', async () => {
    const eve = await site.arrive('Eve');
    const { page } = eve;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    page.on('websocket', (socket) => asked.push(socket.url()));
    await page.goto(`${site.url}/replay`);
    await page.getByText('files open without a network, too').waitFor();
    await page.context().setOffline(true);
    await open(page, file);
    const { length } = match.actions;
    const now = page.locator('.replay-log [aria-current="step"]');

    await expectStep(page, 0, length);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expectStep(page, 2, length);
    await page.keyboard.press('ArrowLeft');
    await expectStep(page, 1, length);
    await expect.poll(() => now.textContent()).toContain('bids');
    await page.keyboard.press('End');
    await expectStep(page, length, length);
    const scores = await eve.finalScores();
    expect(scores).toEqual(match.outcome?.scores);
    await page.getByRole('button', { name: 'To the beginning' }).click();
    await expectStep(page, 0, length);
    await expect.poll(() => page.locator('.end__scores').count()).toBe(0);

    // A line of the log leads to its step; the film runs by itself to the end.
    const line = page.locator('.replay-log button').nth(3);
    const step = Number(await line.locator('.replay-log__number').textContent());
    await line.click();
    await expectStep(page, step, length);
    await page.getByLabel('Speed').selectOption('5');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('.end__scores').waitFor({ timeout: 300_000 });
    await expectStep(page, length, length);

    await page.getByRole('button', { name: 'To the beginning' }).click();
    const hands = async () => (await page.locator('.replay-log li').first().textContent())?.match(/Your hand/g)?.length;
    for (const [eyes, seen] of [
      ['A spectator', undefined],
      ['Ben', 1],
      ['Everything open', 2],
    ] as const) {
      await page.getByLabel('Through whose eyes').selectOption({ label: eyes });
      await page.locator('.board__host[data-state="shown"]').waitFor();
      await expect.poll(hands, { message: eyes }).toBe(seen);
    }

    await expect.poll(() => axeFaults(page)).toEqual([]);
    await page.locator('.proof summary').click();
    await expect.poll(() => page.locator('.proof').textContent()).toContain('This browser was not at that table.');
    await expect.poll(() => axeFaults(page)).toEqual([]);
    expect(asked.filter((path) => !/^\/(replay|assets\/.*|favicon.*|first-look\.js)$/.test(path))).toEqual([]);
    expect(eve.complaints).toEqual([]);
    await eve.leave();
  });

  it('says of a damaged file the same as the command line, and shows what still stands', async () => {
    const eve = await site.arrive('Eve', { width: 390, height: 844 });
    const { page } = eve;
    await page.goto(`${site.url}/replay`);
    const { actions, fairness } = match;
    const other = 'ab'.repeat(32);
    const damaged: Readonly<Record<string, unknown>> = {
      'altered action': { ...match, actions: actions.with(2, { seat: 0, action: { type: 'fly' } }) },
      'missing action': { ...match, actions: actions.toSpliced(1, 1) },
      'exchanged seats': { ...match, actions: actions.map((made, i) => (i === 1 ? { ...made, seat: 7 } : made)) },
      'cut end': { ...match, actions: actions.slice(0, -1) },
      'other outcome': { ...match, outcome: { winners: [0, 1], scores: [1, 1] } },
      'other secret': { ...match, fairness: { ...fairness, secret: other } },
      'other nonces': { ...match, fairness: { ...fairness, nonces: ['00'.repeat(16), '11'.repeat(16)] } },
      'no deal': { ...match, fairness: 'none' },
      'another version': { ...match, format: 'boomtown-transcript/9' },
      'another game': { ...match, game: 'chess' },
      'too many seats': { ...match, seats: 9 },
      'no options': { ...match, options: { rounds: 'many' } },
    };
    for (const [what, value] of Object.entries(damaged)) {
      const path = join(folder, 'damaged.json');
      await writeFile(path, JSON.stringify(value));
      const complaint = await complaintOf(path);
      expect(complaint, what).not.toBe('');
      await page.locator('input[type="file"]').setInputFiles(path);
      await expect.poll(() => visibleAlerts(page), { message: what }).toContain(complaint);
    }
    const half = join(folder, 'half.json');
    await writeFile(half, (await readFile(file, 'utf8')).slice(0, -50));
    await page.locator('input[type="file"]').setInputFiles(half);
    await page.getByRole('alert').getByText('half.json is not JSON').waitFor();
    await expect.poll(() => axeFaults(page)).toEqual([]);

    await writeFile(half, JSON.stringify(damaged['altered action']));
    await page.locator('input[type="file"]').setInputFiles(half);
    await page.locator('.board__host[data-state="shown"]').waitFor();
    await page.keyboard.press('End');
    await expectStep(page, 2, 2);
    await expect.poll(() => axeFaults(page)).toEqual([]);
    expect(eve.complaints).toEqual([]);
    await eve.leave();
  });

  it('is judged in the browser, where nothing was hidden in it: a curve, the best action, and where it turned', async () => {
    const judged = finishedMatch(OPEN_GAME, {
      options: {},
      secret: new Uint8Array(32).fill(1),
      nonces: [new Uint8Array(16).fill(2), new Uint8Array(16).fill(3)],
      names: ['Ada', 'Ben'],
    });
    const path = join(folder, 'judged.json');
    const eve = await site.arrive('Eve', { width: 390, height: 844 });
    const { page } = eve;
    await page.goto(`${site.url}/replay`);
    // That a file does not hold is in sight before all that was worked out of its steps.
    await writeFile(path, JSON.stringify({ ...judged, actions: judged.actions.toSpliced(5, 1) }));
    await open(page, path);
    await page.getByRole('region', { name: 'Analysis' }).waitFor();
    await expect.poll(() => isInSight(page.getByRole('alert'))).toBe(true);

    await writeFile(path, JSON.stringify(judged));
    await open(page, path);
    await page.getByText('Checked: this match holds').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'The match' }).click();
    // The last steps are judged first, and at once; the page answers all the while.
    await page.keyboard.press('End');
    const { length } = judged.actions;
    await expectStep(page, length, length);
    const notes = page.getByRole('region', { name: 'Analysis' });
    await notes.getByText('gave 2 points away. Better: ').waitFor();
    await page.keyboard.press('ArrowLeft');
    await notes.getByText('Perfect play from here: Ben leads by one point after round 2.').waitFor();
    const curve = page.getByRole('img', { name: /^Who is ahead, step by step: Ada above the middle, Ben below\./ });
    await expect.poll(() => curve.getAttribute('aria-label')).toContain(`2 by Ada in step ${length}`);
    await expect.poll(() => axeFaults(page)).toEqual([]);

    // Of a match that stopped before its end that is said.
    await expect.poll(() => notes.getByText('The match is not over').count()).toBe(0);
    await writeFile(path, JSON.stringify({ ...judged, actions: judged.actions.slice(0, -6), outcome: null }));
    await open(page, path);
    await page.locator(`.transport__slider[aria-valuetext$="of ${length - 6}."]`).waitFor();
    const sheet = page.getByRole('button', { name: 'The match' });
    if ((await sheet.getAttribute('aria-expanded')) === 'false') await sheet.click();
    await notes.getByText(`The match is not over: this goes as far as step ${length - 6},`).waitFor();
    expect(eve.complaints).toEqual([]);
    await eve.leave();
  });

  it('is opened by dropping its file anywhere on the page', async () => {
    const eve = await site.arrive('Eve');
    await eve.page.goto(`${site.url}/replay`);
    await eve.page.getByText('Drop the file anywhere').waitFor();
    const content = await readFile(file, 'utf8');
    await eve.page.evaluate((text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], 'match.boomtown.json', { type: 'application/json' }));
      for (const type of ['dragover', 'drop']) {
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      }
    }, content);
    await expectStep(eve.page, 0, match.actions.length);
    await eve.leave();
  });

  /** Bids as high as one can, and then builds a little and passes, so that it is soon over. */
  async function playOn(): Promise<void> {
    for (let made = 0; made < MOST_MOVES; made += 1) {
      const mover = await personToMove([ada, ben]);
      if (mover === null) return;
      const offered = await mover.moves();
      const pass = offered.lastIndexOf('Pass');
      const lines = mover.page.locator('.log__line');
      const before = await lines.count();
      // A bonus that is left is no word in the log.
      if ((pass >= 0 && made < 6) || offered.at(-1) === 'Leave the bonus') {
        await mover.makeMove(0);
        await mover.page.locator('.moves__path').waitFor({ state: 'attached' });
        await mover.makeMove(0);
      } else {
        await mover.makeMove(pass >= 0 ? pass : offered.length - 1);
      }
      await lines.nth(before).waitFor({ state: 'attached' });
    }
    throw new Error('the match did not end');
  }

  /** Where what was downloaded by a click lies now. */
  async function keep(page: Page, button: Locator): Promise<string> {
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).toBe(`${HIDDEN_GAME_FOR_TWO.info.id}-${code}.boomtown.json`);
    const path = join(folder, `${Date.now()}.boomtown.json`);
    await download.saveAs(path);
    return path;
  }
});

/** The fingerprints that a running table shows of its deal. */
async function promisesAt(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Fair play' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('dd').nth(2).waitFor();
  const prints = await dialog.locator('dd').allTextContents();
  await dialog.getByRole('button', { name: 'Close' }).click();
  return prints;
}

/** Has the shuffle checked at the end of a table, and reads what was found. */
async function checkAt(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Check the shuffle' }).click();
  const verdict: Locator = page.getByRole('dialog').locator('.proof');
  await verdict.waitFor();
  const said = (await verdict.textContent()) ?? '';
  // With all of it unfolded.
  await verdict.locator('summary').click();
  await expect.poll(() => axeFaults(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  return said;
}

async function open(page: Page, path: string): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles(path);
  await page.locator('.board__host[data-state="shown"]').waitFor();
}

async function expectStep(page: Page, step: number, last: number): Promise<void> {
  const slider = page.getByRole('slider', { name: 'Step' });
  await page.locator(`.transport__slider[aria-valuetext="Step ${step} of ${last}."]`).waitFor();
  await expect.poll(() => slider.inputValue()).toBe(String(step));
}

/** The texts of all alerts that can be seen. */
async function visibleAlerts(page: Page): Promise<string> {
  const alerts = page.locator('[role="alert"]').filter({ visible: true });
  return (await alerts.allTextContents()).join('\n');
}

/** What `boomtown verify` complains of. */
async function complaintOf(path: string): Promise<string> {
  const { complaint } = await runLine(['verify', path], (file) => file, GAMES, {});
  return complaint?.trim() ?? '';
}

/** Is the middle of it on the screen, with nothing over it? */
function isInSight(place: Locator): Promise<boolean> {
  return place.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}
