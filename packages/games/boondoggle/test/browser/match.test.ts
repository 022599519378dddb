import { browserAtHand, openAccount, type Person, ScriptedPlayer, startedSite } from '@boomtown/e2e';
import { isObject, readTranscript, replay, textStream, verify } from '@boomtown/game-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boondoggleGame } from '../../src/rules/index.ts';
import { playByTouch } from './page-hand.ts';
import { buildRoad } from './road-builder.ts';

const SEATS = 4;
/** Enough for a road that is complete; where the luck of the cards blocks all roads, the last round ends the game. */
const ROUNDS = 10;
const MOST_TURNS = 30;
const DESKTOP = { width: 1100, height: 720 };
const PHONE = { width: 390, height: 844 };
/** Each step is painted three times over. */
const COARSE = 0.5;
const GAME = boondoggleGame;
/** Five clients and a server on one machine take their time. */
const PATIENCE_MS = 120_000;
const GAME_MS = 600_000;

describe.skipIf(!browserAtHand())('a game of Boondoggle', () => {
  const site = startedSite();
  let ada: Person;
  let ben: Person;
  let spectator: Person;
  /** Two more seats, played by programs that get their roads done. */
  let scripted: readonly ScriptedPlayer[] = [];
  let playing: Promise<unknown> = Promise.resolve();
  let code = '';

  beforeAll(async () => {
    ada = await site.arrive('Ada', DESKTOP, COARSE);
    ben = await site.arrive('Ben', PHONE, COARSE);
    spectator = await site.arrive('Wim', DESKTOP, COARSE);
    for (const { page } of [ada, ben, spectator]) page.setDefaultTimeout(PATIENCE_MS);
  });

  afterAll(async () => {
    for (const scriptedPlayer of scripted) scriptedPlayer.leave();
    await playing;
  });

  it(
    'is played to its end by two people with their side panels, by two others, and before a spectator',
    async () => {
      code = await ada.makeTable(site.url, 'Boondoggle', async (page) => {
        await page.getByRole('radio', { name: String(SEATS), exact: true }).check({ force: true });
        await page.getByLabel('Rounds at most').fill(String(ROUNDS));
      });
      await ben.sitDown(site.url, code);
      await spectator.watch(site.url, code);
      const account = openAccount('boondoggle', code, SEATS);
      scripted = [await scriptedPlayer(account, 2), await scriptedPlayer(account, 3)];
      playing = Promise.all(scripted.map((one) => one.play()));
      await ada.sayReady();
      await ben.sayReady();

      await Promise.all([playOn(ada, tradeAsAda), playOn(ben, tradeAsBen)]);

      const scores = await ada.finalScores();
      expect(scores).toHaveLength(SEATS);
      await expect.poll(() => ben.finalScores()).toEqual(scores);
      await expect.poll(() => spectator.finalScores()).toEqual(scores);
      const result = await ada.page.locator('.end__winner').textContent();
      await expect.poll(() => spectator.page.locator('.end__winner').textContent()).toBe(result);
      for (const person of [ada, ben, spectator]) expect(person.complaints, person.name).toEqual([]);
      expect(account.complaints).toEqual([]);
    },
    GAME_MS,
  );

  it('ended by a road that its winner has completed or after the last round, and both people built on the way there', async () => {
    const read = readTranscript(await site.transcript(code));
    if (!read.ok) throw new Error(read.error.message);
    const replayed = replay(GAME, read.value.source);
    if (!replayed.ok) throw new Error(replayed.error.refusal.message);
    const { state } = replayed.value;
    expect(state.phase).toBe('over');
    const { players } = state;
    const complete = players.filter(
      ({ shown, head, destinations }) => shown && destinations.some((one) => one === head),
    );
    const won = GAME.outcome(GAME.publicView(state))?.winners ?? [];
    expect(won.length).toBeGreaterThan(0);
    if (complete.length === 0) expect(state.round).toBe(ROUNDS);
    else {
      const best = Math.max(...complete.map(({ money }) => money));
      for (const seat of won) expect(players[seat]).toMatchObject({ shown: true, money: best });
    }
    expect(players[0]?.project.length).toBeGreaterThan(0);
    expect(players[1]?.project.length).toBeGreaterThan(0);
  });

  it('leaves a record that anybody can verify, with the trade in it', async () => {
    const transcript = await site.transcript(code);
    const checked = verify(GAME, transcript);
    expect(checked.ok).toBe(true);
    const traded = transcript.actions.filter(({ seat, action }) => seat === 1 && isOf(action, 'accept'));
    expect(traded).toHaveLength(1);
    const cards = transcript.actions.filter(({ action }) => isOf(action, 'buy-card'));
    expect(cards.length).toBeGreaterThan(0);
  });

  it('showed the spectator the trade, and no hand', async () => {
    await expect.poll(() => spectator.page.getByText('Ada and Ben traded: $5 for $1.').count()).toBe(1);
    await expect.poll(() => spectator.page.locator('.hand__card').count()).toBe(0);
    await expect.poll(() => spectator.page.locator('.player').count()).toBe(SEATS);
  });

  async function scriptedPlayer(account: ReturnType<typeof openAccount>, seat: number): Promise<ScriptedPlayer> {
    const token = await site.takeSeat(code, `Seat ${seat}`);
    return new ScriptedPlayer(GAME, account, seat, token, site.url, textStream(`boondoggle ${seat}`), buildRoad);
  }
});

function isOf(action: unknown, type: string): boolean {
  return isObject(action) && action.type === type;
}

/** Plays until the result is shown: the first round as a person does, and then quickly. */
async function playOn(person: Person, trade: (person: Person) => Promise<void>): Promise<void> {
  await playFirstRound(person, trade);
  await playByTouch(person);
}

/** Acts whenever the page offers something. */
async function playFirstRound(person: Person, trade: (person: Person) => Promise<void>): Promise<void> {
  const { page } = person;
  for (let turns = 0; turns < MOST_TURNS; turns += 1) {
    await page.locator('.turn__move:enabled').first().waitFor({ state: 'attached' });
    if ((await page.locator('.track__round').textContent()) !== 'Round 1') return;
    const phase = /side-panel--([a-z-]+)/.exec((await page.locator('.side-panel').getAttribute('class')) ?? '')?.[1];
    if (phase === 'trade') await trade(person);
    else if (phase === 'buy-card') await touch(person, 'Buy a card');
    else if (phase === 'play-card') await playCard(person);
    else if (phase === 'build') await deal(person);
    else await touch(person);
  }
  throw new Error(`${person.name} has had ${MOST_TURNS} turns, and the first round is not over`);
}

/** Makes the plain move of this text if it is there, else the last one, which passes; waits until it was answered. */
async function touch({ page }: Person, text = ''): Promise<void> {
  const moves = page.locator('.turn__move:enabled');
  const wanted = moves.filter({ hasText: text });
  await ((await wanted.count()) > 0 ? wanted : moves).last().click();
  await page.locator('.turn__move:disabled').first().waitFor({ state: 'detached' });
}

/** Opens a card that can be played, answers what it asks with the first that is possible, and plays it; or passes. */
async function playCard(person: Person): Promise<void> {
  const { page } = person;
  const card = page.locator('.hand__card--playable').first();
  if ((await card.count()) === 0) return touch(person);
  await card.click();
  const play = page.locator('.card-panel .button--primary');
  const choice = page.locator('.card-panel .choice:enabled').first();
  for (let answers = 0; answers < 3 && !(await play.isVisible()); answers += 1) await choice.click();
  await play.click();
  await page.locator('.card-panel').waitFor({ state: 'detached' });
}

/** Buys or sells one unit in the first market that is open; where none is, passes. */
async function deal(person: Person): Promise<void> {
  const { page } = person;
  const tab = page.locator('.panel-tabs__tab', { hasText: 'Market' });
  if ((await tab.isVisible()) && (await tab.getAttribute('aria-expanded')) === 'false') await tab.click();
  const opener = page.locator('.market-row__door').first();
  if ((await opener.count()) === 0) return touch(person);
  if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
  await page.locator('.market-row__do').click();
  await page.locator('.market-row__do:disabled').waitFor({ state: 'detached' });
}

/** Ada offers Ben five dollars for one, waits for his answer, and is done. */
async function tradeAsAda(ada: Person): Promise<void> {
  const { page } = ada;
  await page.locator('.offer-form__to').getByRole('button', { name: 'Ben' }).click();
  await page.locator('.side-form--give').getByRole('button', { name: 'One more: $5' }).click();
  await page.locator('.side-form--want').getByRole('button', { name: 'money: $0' }).click();
  await page.getByRole('button', { name: 'Offer it' }).click();
  await page.getByText('traded: $5 for $1').first().waitFor({ state: 'attached' });
  await touch(ada, 'Done trading');
}

async function tradeAsBen(ben: Person): Promise<void> {
  const { page } = ben;
  await page.locator('.offer--to-me').getByRole('button', { name: 'Accept' }).click();
  await page.getByText('traded: $5 for $1').first().waitFor({ state: 'attached' });
  await touch(ben, 'Done trading');
}
