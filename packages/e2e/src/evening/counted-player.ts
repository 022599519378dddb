import type { Rng } from '@boomtown/game-core';
import type { Locator } from 'playwright-core';
import type { Person } from '../person.ts';

/** What a page offers its player. */
interface Offered {
  readonly isOver: boolean;
  readonly mayPassOn: boolean;
  /** The entries of the list, as they are written. */
  readonly moves: readonly string[];
  /** The places in the list of those that lead to further ones. */
  readonly doors: readonly number[];
  /** Changes with all that a player could notice. */
  readonly sign: string;
}

/** A press that leads to nothing new for so long was about something that is gone. */
const NOTHING_CHANGES_MS = 3_000;
/** Frames within which a page that does the only entry by itself says so: before a person presses it, they see whether it does. */
const REACTS_FRAMES = 5;
const PASS_ON = 'Pass until the next phase';
/** What ends a phase for its player: people do something else first, if they can. */
const IDLE = /^(pass|done|leave|skip|no |play no|decline)/i;

/** A person who plays by the list beside the board, and chooses among what it says. */
export class CountedPlayer {
  readonly person: Person;
  readonly #chance: Rng;
  /** Presses on an entry that led to further ones, where there was another entry: something was chosen that an action names. */
  named = 0;
  /** From each press until the page shows what came of it, in milliseconds. */
  readonly waits: number[] = [];

  constructor(person: Person, chance: Rng) {
    this.person = person;
    this.#chance = chance;
  }

  /** Waits until there is something to do, and does it. Resolves with whether the match is over here. */
  async goOn(limitMs: number): Promise<boolean> {
    const { page } = this.person;
    const waited = await page.waitForFunction(offeredIn, PASS_ON, { polling: 40, timeout: limitMs });
    const offered = (await waited.jsonValue()) as Offered;
    if (offered.isOver) return true;
    if (offered.moves.length === 1 && (await this.#comesByItself())) return false;
    if (offered.mayPassOn && offered.moves.length === 1) {
      await this.#press(page.getByRole('button', { name: PASS_ON }), offered);
      return false;
    }
    const place = this.#choose(offered.moves);
    const entry = page.locator('.moves__move:enabled').nth(place);
    const isPressed = await this.#press(entry, offered);
    if (isPressed && offered.moves.length > 1 && offered.doors.includes(place)) this.named += 1;
    return false;
  }

  #comesByItself(): Promise<boolean> {
    return this.person.page.evaluate(async (frames) => {
      for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
      return document.querySelector('.table-ask--asks') !== null;
    }, REACTS_FRAMES);
  }

  #choose(moves: readonly string[]): number {
    const weights = moves.map((text) => (IDLE.test(text) ? 1 : 4));
    let left = this.#chance.int(weights.reduce((total, weight) => total + weight, 0));
    return weights.findIndex((weight) => {
      left -= weight;
      return left < 0;
    });
  }

  /** @returns whether it could be pressed still: the table may have gone on meanwhile */
  async #press(button: Locator, { sign }: Offered): Promise<boolean> {
    const pressed = performance.now();
    const done = await button.click({ timeout: NOTHING_CHANGES_MS }).then(
      () => true,
      () => false,
    );
    if (!done) return false;
    const changed = await button
      .page()
      .waitForFunction(isOther, sign, { timeout: NOTHING_CHANGES_MS })
      .catch(() => null);
    if (changed !== null) this.waits.push(performance.now() - pressed);
    return true;
  }
}

/** Runs in the page. What its player may do; `null` while nothing is to be done, or is about to be done by itself. */
function offeredIn(passOn: string): Offered | null {
  const has = (selector: string) => document.querySelector(selector) !== null;
  const moves = [...document.querySelectorAll<HTMLButtonElement>('.moves__move:enabled')];
  const isOver = has('.end__scores');
  if (!isOver && (moves.length === 0 || has('.table-ask--asks'))) return null;
  return {
    isOver,
    mayPassOn: [...document.querySelectorAll('.table-ask .button')].some(({ textContent }) => textContent === passOn),
    moves: moves.map((move) => move.textContent),
    doors: moves.flatMap((move, place) => (move.classList.contains('moves__move--opens') ? [place] : [])),
    sign: document.querySelector('.table')?.textContent ?? '',
  };
}

/** Runs in the page. */
function isOther(sign: string): boolean {
  return (document.querySelector('.table')?.textContent ?? '') !== sign;
}
