import { browserAtHand, type Person, personToMove, Received, startedSite } from '@boomtown/e2e';
import { readHex, startMatch, submit, type Transcript } from '@boomtown/game-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { constructionBoomGame } from '../../src/rules/index.ts';

const ROUNDS = 4;
const BIDS = ['3 cheap', '2 modern', '1 old', '2 cheap'];
/** This many tiles are built in each round before both pass; in the second, all that can be. */
const BUILT = [6, 40, 4, 4];
const MOST_MOVES = 200;
/** This many tiles of a hidden hand in a row, as they are stored in ascending order, give it away. */
const GIVEAWAY = 5;

describe.skipIf(!browserAtHand())('a match of Construction BOOM!', () => {
  const site = startedSite();
  let ada: Person;
  let ben: Person;
  let spectator: Person;
  let received: readonly Received[];
  let code = '';
  /** What each of them had received before each move. */
  const marks: (readonly number[])[] = [];

  beforeAll(async () => {
    ada = await site.arrive('Ada');
    ben = await site.arrive('Ben', { width: 390, height: 844 });
    spectator = await site.arrive('Wim');
    received = [ada, ben, spectator].map(({ page }) => Received.by(page));
  });

  it('is played through four rounds in two browsers, before the eyes of a third', async () => {
    code = await ada.makeTable(site.url, 'Construction BOOM!');
    await ben.sitDown(site.url, code);
    await spectator.watch(site.url, code);
    await ada.sayReady();
    await ben.sayReady();

    let made = 0;
    let inRound = 0;
    let round = 0;
    for (; made < MOST_MOVES; made += 1) {
      const mover = await personToMove([ada, ben]);
      if (mover === null) break;
      const offered = await mover.moves();
      const bids = offered.some((text) => text === '16 cheap');
      if (bids && inRound > 2) {
        round += 1;
        inRound = 0;
      }
      if (bids)
        await move(
          mover,
          offered.findIndex((text) => text === BIDS[round] || text.startsWith('Accept')),
        );
      else if (made === 2) await buildInThePicture(mover);
      else if (offered.at(-1) === 'Pass' && inRound >= (BUILT[round] ?? 0)) await move(mover, offered.length - 1);
      else if (offered.at(-1) === 'Pass' || offered.at(-1) === 'Leave the bonus') await build(mover, offered, made);
      else await move(mover, made % offered.length);
      inRound += 1;
    }

    const scores = await ada.finalScores();
    await expect.poll(() => ben.finalScores()).toEqual(scores);
    await expect.poll(() => spectator.finalScores()).toEqual(scores);
    const record = await transcript();
    expect(record).toMatchObject({ outcome: { scores } });
    expect(record.actions).toHaveLength(made);
    expect(positions(record).at(-1)?.history).toHaveLength(ROUNDS);
    for (const person of [ada, ben, spectator]) expect(person.complaints, person.name).toEqual([]);
  });

  it('sends nobody a tile of a hand that is hidden from them', async () => {
    const states = positions(await transcript());
    let seen = 0;
    for (const [step, state] of states.entries()) {
      // In a bidding, everything since the move that dealt it, up to the move that lays the hands open.
      if (state.phase !== 'bid') continue;
      const [from, until] = [marks[step - 1] ?? [0, 0, 0], marks[step] ?? []];
      for (const [who, ear] of received.entries()) {
        const [first, last] = [from[who] ?? 0, until[who] ?? 0];
        for (const [seat, hand] of state.hands.entries()) {
          if (seat === who) seen += ear.holding(giveaways(hand), first, last);
          else expect(ear.holding(giveaways(hand), first, last), `seat ${seat} to ${who} at step ${step}`).toBe(0);
        }
        expect(ear.holding(giveaways(state.aside), first, last), `aside to ${who} at step ${step}`).toBe(0);
      }
    }
    // Both players did receive their own hand in every round: what is searched for is how hands are sent.
    expect(seen).toBeGreaterThanOrEqual(2 * ROUNDS);
  });

  it('explains every number of the result', async () => {
    const rows = await ada.page.locator('.end__scores tbody tr').allTextContents();
    expect(rows.length).toBeGreaterThanOrEqual(ROUNDS);
    expect(rows.every((row) => /^Round \d, \d+ (old|modern|cheap) promised, \d+ stood: /.test(row))).toBe(true);
  });

  /** Makes a move of the list and waits until it stands in the mover's log. */
  async function move(mover: Person, place: number): Promise<void> {
    await untilLogged(mover, () => mover.makeMove(place));
  }

  async function untilLogged(mover: Person, does: () => Promise<void>): Promise<void> {
    marks.push(received.map(({ count }) => count));
    const lines = mover.page.locator('.log__line');
    const before = await lines.count();
    await does();
    await lines.nth(before).waitFor({ state: 'attached' });
  }

  /** Chooses a tile, then a place for it; now and then a second tile beside it. */
  async function build(mover: Person, tiles: readonly string[], made: number): Promise<void> {
    await mover.makeMove((made * 5) % (tiles.length - 1));
    const submenus = await mover.page.locator('.moves__move--opens').count();
    const places = (await mover.moves()).length - submenus;
    if (submenus > 0 && made % 3 === 0) {
      await mover.makeMove(places + (made % submenus));
      await move(mover, made % (await mover.moves()).length);
    } else {
      await move(mover, (made * 7) % places);
    }
  }

  /** Picks the first stack of the hand with a key, and builds its tile where the picture proposes. */
  async function buildInThePicture(mover: Person): Promise<void> {
    const picture = mover.page.locator('.board__host');
    await picture.focus();
    await untilLogged(mover, async () => {
      await mover.page.keyboard.press('1');
      await mover.page.keyboard.press('Enter');
      await mover.page.keyboard.press('Enter');
    });
  }

  function transcript(): Promise<Transcript> {
    return site.transcript(code);
  }
});

/** The states of a match, from the first on. */
function positions({ options, seed, actions }: Transcript) {
  const bytes = readHex(seed, 32);
  const started = bytes === undefined ? null : startMatch(constructionBoomGame, options, 2, bytes);
  if (started === null || !started.ok) throw new Error('the transcript does not start');
  let { match } = started.value;
  const states = [match.state];
  for (const { seat, action } of actions) {
    const done = submit(match, seat, action);
    if (!done.ok) throw new Error(done.error.message);
    match = done.value.match;
    states.push(match.state);
  }
  return states;
}

/** Runs of a hidden hand, in all the ways in which numbers are written: as bytes, or as text with commas. */
function giveaways(hand: readonly number[]): readonly Buffer[] {
  return hand.slice(0, hand.length - GIVEAWAY + 1).flatMap((_, at) => {
    const run = hand.slice(at, at + GIVEAWAY);
    return [Buffer.from(run), Buffer.from(run.join(',')), Buffer.from(run.join(', '))];
  });
}
