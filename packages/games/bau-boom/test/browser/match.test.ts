import { browserAtHand, type Person, personToMove, Received, startedSite } from '@boomtown/e2e';
import { eventsFor, readHex, type Seat, startMatch, submit, type Transcript } from '@boomtown/game-core';
import { Protocol } from '@colyseus/sdk';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BauBoom, bauBoomGame } from '../../src/rules/index.ts';

type BauBoomEvent = BauBoom['Event'];
type BauBoomState = BauBoom['State'];

/** Some sixty moves, of which fifteen and more fill a wheelbarrow. */
const TURNS = 20;
const MOST_MOVES = 1_500;
/** Each step is painted three times over. */
const COARSE = 0.5;
const DESKTOP = { width: 1100, height: 720 };
/** These moves are made by touching the picture, all others by the list. */
const BY_TOUCH = [0, 1, 2, 4, 9, 20];
/** From this move on nobody opens a sheet first: the page's own buttons are clicked where they are, which paints less. */
const IN_PLACE = 24;
const RELOADED_AFTER = 25;
/** This many blocks in a row, as their first letters, give a load away. */
const GIVEAWAY = 4;
/** Events of which nothing may be read again that tells what lies in a wheelbarrow. */
const FORGOTTEN: readonly string[] = ['loaded', 'drawn', 'filled'];
const COLOUR = /(?<![A-Za-z])(?:red|yellow|green|blue)(?![A-Za-z])/g;

describe.skipIf(!browserAtHand())('a match of Bau Boom', () => {
  const site = startedSite();
  let people: readonly Person[] = [];
  let received: readonly Received[] = [];
  let code = '';

  beforeAll(async () => {
    people = [
      await site.arrive('Ada', DESKTOP, COARSE),
      await site.arrive('Ben', { width: 390, height: 844 }, COARSE),
      await site.arrive('Cleo', { width: 720, height: 800 }, COARSE),
    ];
    received = people.map(({ page }) => Received.by(page));
  });

  it('is played to the end in three browsers, by touch and by the list, with a page opened anew in the middle', async () => {
    const [ada, ben, cleo] = people;
    if (ada === undefined || ben === undefined || cleo === undefined) throw new Error('three people play');
    code = await ada.makeTable(site.url, 'Bau Boom', async (page) => {
      await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
      await page.getByLabel('Longest game, in turns').fill(String(TURNS));
    });
    await ben.sitDown(site.url, code);
    await cleo.sitDown(site.url, code);
    for (const person of people) await person.sayReady();

    let made = 0;
    let reloaded = false;
    for (; made < MOST_MOVES; made += 1) {
      const mover = await personToMove(people);
      if (mover === null) break;
      const offered = await mover.moves();
      await untilLogged(mover, async () => {
        if (BY_TOUCH.includes(made)) await touchThePicture(mover.page);
        else if (made < IN_PLACE) await mover.makeMove(choice(offered, made));
        else await clickInPlace(mover.page, choice(offered, made));
      });
      if (!reloaded && mover !== ben && made > RELOADED_AFTER) {
        reloaded = true;
        await ben.page.reload();
        await ben.page.locator('.log__line').first().waitFor({ state: 'attached' });
      }
    }

    expect(reloaded).toBe(true);
    const scores = await ada.finalScores();
    for (const person of people) {
      await expect.poll(() => person.finalScores()).toEqual(scores);
      expect(person.complaints, person.name).toEqual([]);
    }
    const record = await transcript();
    expect(record).toMatchObject({ outcome: { scores } });
    expect(record.actions).toHaveLength(made);
    const last = (await steps()).at(-1)?.seenBy(0) ?? [];
    expect(last.some(({ type }) => type === 'won' || type === 'turn-limit')).toBe(true);
  });

  it('names no block in the log that went into a wheelbarrow, neither when it happens nor when it is read again', async () => {
    const loads = (await steps())
      .flatMap(({ seenBy }) => seenBy(0))
      .filter(({ type }) => type === 'loaded' || type === 'drawn');
    expect(loads.length).toBeGreaterThan(10);
    for (const { page, name } of people) {
      const lines = (await page.locator('.log__line').allTextContents()).filter((line) =>
        /loaded the block|ladybug brought/.test(line),
      );
      expect(lines.length, name).toBeGreaterThan(3);
      for (const line of lines) expect(line.match(COLOUR), `${name}: ${line}`).toBeNull();
    }
  });

  it('sends a block that goes into a wheelbarrow once, to those who may see it, and nothing of it again', async () => {
    const played = await steps();
    for (const [seat, { frames, answers }] of received.entries()) {
      // The pages read the transcript to check the shuffle; there is none before the end.
      for (const answer of answers)
        if (!answer.includes('boomtown-transcript')) expect(answer.match(COLOUR)).toBeNull();
      const expected = played.map(({ seenBy }) => coloursOf(seenBy(seat)));
      const again = played.map(({ seenBy }) => coloursOf(seenBy(seat).filter(({ type }) => !FORGOTTEN.includes(type))));
      let last = 0;
      const came: number[] = [];
      for (const frame of frames) {
        const text = frame.toString('latin1');
        // The next step that names a colour; those up to it name none.
        const next = expected.findIndex((list, i) => i > last && list.length > 0);
        for (const load of hiddenFrom(played, last, next)) {
          expect(text.includes(load), `seat ${seat} at step ${last} gets the load ${load}`).toBe(false);
        }
        const colours = (text.match(COLOUR) ?? []).join();
        if (colours === '') continue;
        if (frame[0] === Protocol.ROOM_RESPONSE) {
          // A page of the log, from any step to any other.
          expect(stretches(again), `seat ${seat} after step ${last}`).toContain(colours);
          continue;
        }
        const step = isReloaded(seat) ? expected.findIndex((list, i) => i > last && list.join() === colours) : next;
        expect(expected[step]?.join(), `seat ${seat} after step ${last}`).toBe(colours);
        last = step;
        came.push(step);
      }
      const all = expected.flatMap((list, step) => (list.length > 0 ? [step] : []));
      if (isReloaded(seat)) expect(came.length).toBeGreaterThan(all.length * 0.8);
      else expect(came).toEqual(all);
    }
    const drawn = played.flatMap(({ seenBy }) =>
      [0, 1, 2].flatMap((seat) => seenBy(seat).filter((event) => event.type === 'drawn')),
    );
    expect(drawn.filter((event) => 'block' in event).length * 2).toBe(
      drawn.filter((event) => !('block' in event)).length,
    );
  });

  /** Ben, whose page was opened anew. */
  function isReloaded(seat: Seat): boolean {
    return seat === 1;
  }

  /** Does something, and waits until it stands in the mover's log. */
  async function untilLogged(mover: Person, does: () => Promise<void>): Promise<void> {
    const lines = mover.page.locator('.log__line');
    const before = await lines.count();
    await does();
    const doIt = mover.page.locator('.message .button--primary');
    const logged = async () => {
      // What can't be taken back is asked about on the board.
      if (await doIt.isVisible()) await doIt.click();
      return lines.count();
    };
    await expect.poll(logged).toBeGreaterThan(before);
  }

  function transcript(): Promise<Transcript> {
    return site.transcript(code);
  }

  async function steps() {
    return replayed(await transcript());
  }
});

/** What a player does who always takes what lies there, and moves now by one die, now by the other, now by both. */
function choice(offered: readonly string[], made: number): number {
  const moving = offered[0]?.startsWith('First die') === true;
  return moving ? made % offered.length : 0;
}

/** Clicks the move with this place in the list, though its sheet may be closed. */
async function clickInPlace(page: Page, place: number): Promise<void> {
  const move = page.locator('.moves__move:enabled').nth(place);
  await move.evaluate((button) => button instanceof HTMLElement && button.click());
}

/** Looks for something in the picture that can be touched, where the pointer becomes a hand, and touches it. */
async function touchThePicture(page: Page): Promise<void> {
  const canvas = page.locator('.board__host canvas');
  const box = await canvas.boundingBox();
  if (box === null) throw new Error('there is no picture');
  for (let row = 1; row < 24; row += 1) {
    for (let column = 1; column < 24; column += 1) {
      // From the middle outwards, where the dice and the cards are.
      const across = 0.5 + ((column % 2 === 0 ? 1 : -1) * Math.floor(column / 2)) / 24;
      const down = 0.5 + ((row % 2 === 0 ? 1 : -1) * Math.floor(row / 2)) / 24;
      const [x, y] = [box.x + box.width * across, box.y + box.height * down];
      await page.mouse.move(x, y);
      if ((await canvas.evaluate((element) => element.style.cursor)) !== 'pointer') continue;
      await page.mouse.click(x, y);
      return;
    }
  }
  throw new Error('nothing in the picture can be touched');
}

/** A step of the match as the rules have it. */
interface PlayedStep {
  /** The events for this seat. */
  readonly seenBy: (seat: Seat) => readonly BauBoomEvent[];
  /** The loads that nobody may see after this step, long ones, as their first letters; but for those that could be read off a hill or a hand. */
  readonly hidden: readonly string[];
}

function replayed({ options, seed, seats, actions }: Transcript): readonly PlayedStep[] {
  const game = bauBoomGame;
  const bytes = readHex(seed, 32);
  const started = bytes === undefined ? null : startMatch(game, options, seats, bytes);
  if (started === null || !started.ok) throw new Error('the transcript does not start');
  let { match } = started.value;
  const list: PlayedStep[] = [{ seenBy: () => [], hidden: [] }];
  for (const { seat, action } of actions) {
    const done = submit(match, seat, action);
    if (!done.ok) throw new Error(done.error.message);
    match = done.value.match;
    const { events } = done.value;
    list.push({
      seenBy: (viewer) => eventsFor(events, [viewer]),
      hidden: hiddenLoads(match.state),
    });
  }
  return list;
}

/** What a page of the log can name, from one of these steps to another. */
function stretches(lists: readonly (readonly string[])[]): readonly string[] {
  return lists.flatMap((_, from) =>
    lists.slice(from).map((_, length) =>
      lists
        .slice(from, from + length + 1)
        .flat()
        .join(),
    ),
  );
}

/** The loads that are hidden at all of these steps; `until`: the last one, or -1 for the end. */
function hiddenFrom(played: readonly PlayedStep[], from: number, until: number): readonly string[] {
  const [first, ...rest] = played.slice(from, until < 0 ? undefined : until + 1);
  return first?.hidden.filter((load) => rest.every(({ hidden }) => hidden.includes(load))) ?? [];
}

function hiddenLoads({ barrows, hills, hand }: BauBoomState): readonly string[] {
  const open = [hand, ...hills.map(({ built }) => built)].map(letters);
  return barrows
    .map(({ load }) => letters(load))
    .filter((load) => load.length >= GIVEAWAY && !open.some((text) => text.includes(load)));
}

function letters(blocks: readonly (string | null)[]): string {
  return blocks.map((block) => block?.charAt(0) ?? '.').join('');
}

/** All colours that the events name, in order. */
function coloursOf(events: readonly BauBoomEvent[]): readonly string[] {
  return events.flatMap((event) => {
    if ('blocks' in event) return event.blocks ?? [];
    return 'block' in event && event.block !== undefined ? [event.block] : [];
  });
}
