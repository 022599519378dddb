import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { OWN_IDS } from '@boomtown/registry/ids';
import { DEFAULT_TERMS } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GamesFromElsewhere } from '../src/elsewhere.ts';
import { browserAtHand, personToMove } from '../src/index.ts';
import { sharedChromium } from '../src/one-chromium.ts';
import { Person } from '../src/person.ts';
import { makeTable, transcriptOf } from '../src/seating.ts';
import { StartedServer } from '../src/started-server.ts';

const CLI = fileURLToPath(new URL('../../cli/src/boomtown.ts', import.meta.url));
const WORD = 'cranes from elsewhere';
const CELLS = 25;
/** The start checks the games and builds the pages twice. */
const PATIENCE_MS = 900_000;
const SEATS = { min: 2, max: 4, hidden: true };

/** A game that `npm run new-game` wrote just now, and others that do not fit, are added to a server by its `games.json`. */
describe.skipIf(!browserAtHand())('games from elsewhere', () => {
  const elsewhere = new GamesFromElsewhere();
  const env = { GAMES_DIR: elsewhere.folder, ADMIN_PASSWORD: WORD, SAMPLE_GAMES: '1' };
  let server: StartedServer;
  let ada: Person;

  beforeAll(async () => {
    await elsewhere.write({ ...SEATS, id: 'brick-lane' });
    await elsewhere.write(
      { ...SEATS, id: 'old-town' },
      { 'package.json': (text) => text.replace(/"contract": \d+/, '"contract": 999') },
    );
    await elsewhere.write(
      { ...SEATS, id: 'pit-fall' },
      {
        'src/rules/index.ts': (text) =>
          text.replace(/function perform\([^{]*\{\}?[^{]*\{/, '$&\n  throw new Error("fell");'),
      },
    );
    await elsewhere.write(
      { ...SEATS, id: 'torn-page' },
      {
        'src/ui/module.ts': (text) => `import { notThere } from '@boomtown/ui-kit';\nconsole.debug(notThere);\n${text}`,
      },
    );
    elsewhere.list([
      elsewhere.pack('brick-lane'),
      { folder: 'old-town' },
      { folder: 'pit-fall' },
      { folder: 'torn-page' },
      { folder: 'nowhere' },
    ]);
    server = await StartedServer.start(env);
    ada = await Person.arrive(await sharedChromium(), 'Ada');
  }, PATIENCE_MS);
  afterAll(async () => {
    await ada?.leave();
    await server?.remove();
    elsewhere.remove();
  });

  it('stand on the shelf, and are played to the end in two browsers', async () => {
    await ada.page.goto(server.url);
    await ada.page.locator('.shelf__boxes .box').nth(OWN_IDS.length).waitFor();
    await expect.poll(() => ada.page.locator('.shelf__boxes .box').count()).toBe(OWN_IDS.length + 1);
    const ben = await Person.arrive(await sharedChromium(), 'Ben', { width: 390, height: 844 });
    const people = [ada, ben];
    const code = await ada.makeTable(server.url, 'Brick Lane');
    await ben.sitDown(server.url, code);
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
    const transcript = await transcriptOf(server.url, code);
    expect(transcript).toMatchObject({ game: 'brick-lane' });
    expect([...ada.complaints, ...ben.complaints]).toEqual([]);
    await ben.leave();
  });

  it('that do not fit are left out with their reasons: in the log, in the doctor, on the host’s page', async () => {
    const reasons = [
      /old-town.*version 999 of the contract/,
      /pit-fall.*can't be played: fell/,
      /torn-page.*the pages can't be built with it.*notThere/s,
      /nowhere.*no folder/,
    ];
    const doctor = spawnSync(process.execPath, [CLI, 'doctor'], {
      encoding: 'utf8',
      env: { ...process.env, ...env, DATA_DIR: server.dataDir, PORT: String(server.port), HOST: '127.0.0.1' },
    });
    const { page } = ada;
    await page.goto(`${server.url}/admin`);
    await page.getByLabel('Password').fill(WORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const listed = page.getByRole('region', { name: 'Games left out' }).getByRole('listitem');
    await listed.nth(reasons.length - 1).waitFor();
    const shown = await listed.allTextContents();
    for (const reason of reasons) {
      expect(server.output).toMatch(reason);
      expect(doctor.stdout).toMatch(reason);
      expect(shown.join('\n')).toMatch(reason);
    }
    expect(doctor.stdout).toContain('brick-lane is built in');
    expect(ada.complaints).toEqual([]);
  });

  it('that are gone leave their matches behind, which say so and go on when the games are back', async () => {
    const { page } = ada;
    const code = await ada.makeTable(server.url, 'Brick Lane');
    elsewhere.listed = false;
    await server.terminate();
    await server.startAgain();
    const answer = await fetch(`${server.url}/api/tables/${code}/open`, { method: 'POST' });
    const refusal = await answer.json();
    expect([answer.status, refusal]).toMatchObject([409, { code: 'game-gone' }]);
    await page.goto(server.url);
    await page.getByText(`no longer has the game of table ${code} (brick-lane)`).waitFor();
    await page.goto(`${server.url}/${code}`);
    await page.getByRole('alert').getByText('The match is still stored').waitFor();
    await page.goto(`${server.url}/admin`);
    await page.getByText('Its game is not on this server').first().waitFor();
    // All else runs.
    const [other = ''] = OWN_IDS;
    const asked = {
      game: other,
      seats: 2,
      options: {},
      name: 'Cleo',
      listed: false,
      watchable: true,
      terms: DEFAULT_TERMS,
    };
    const made = await makeTable(server.url, asked);
    expect(made.game).toBe(other);
    expect(server.output).not.toContain('set aside');

    elsewhere.listed = true;
    await server.terminate();
    await server.startAgain();
    await page.goto(`${server.url}/${code}`);
    await page.getByRole('button', { name: 'I am ready' }).waitFor();
    expect(ada.complaints).toEqual([]);
  });
});
