import type { Rng } from '@boomtown/game-core';
import type { Page } from 'playwright-core';
import type { Person } from '../../person.ts';

/** What a phone asks of the people at it. */
interface Asked {
  readonly isOver: boolean;
  /** Several people share the phone, and it waits for the next of them. */
  readonly covered: boolean;
  readonly moves: number;
}

/** A press on something that is gone meanwhile. */
const GONE_MS = 3_000;

/** The people at a phone, who play by its list of moves, and pass it on where it asks for that. */
export class RoomPlayer {
  readonly person: Person;
  readonly #chance: Rng;
  readonly #beforeMove: () => Promise<void>;

  /** @param beforeMove is waited for each time before they choose */
  constructor(person: Person, chance: Rng, beforeMove: () => Promise<void>) {
    this.person = person;
    this.#chance = chance;
    this.#beforeMove = beforeMove;
  }

  /** Plays until the phone shows the result. */
  async play(limitMs: number): Promise<void> {
    const { page } = this.person;
    const end = performance.now() + limitMs;
    for (;;) {
      const left = Math.max(1, end - performance.now());
      const waited = await page.waitForFunction(askedBy, undefined, { polling: 50, timeout: left });
      const { isOver, covered, moves } = (await waited.jsonValue()) as Asked;
      if (isOver) return;
      if (covered) await pressed(page, '.handing__take');
      else {
        await this.#beforeMove();
        // The moves may lie under the board, until they are asked for.
        await pressed(page, '.sheet-tabs__tab[data-sheet="moves"][aria-expanded="false"]:visible');
        await pressed(page, `:nth-match(.moves__move:enabled, ${1 + this.#chance.int(moves)})`);
      }
    }
  }
}

/** The table may have gone on meanwhile: then it is looked at anew. */
async function pressed(page: Page, selector: string): Promise<void> {
  const thing = page.locator(selector).first();
  if ((await thing.count()) > 0) await thing.click({ timeout: GONE_MS }).catch(() => undefined);
}

/** Runs in the page. `null` while nothing is asked. */
function askedBy(): Asked | null {
  const isOver = document.querySelector('.end__scores') !== null;
  const covered = document.querySelector('.handing__take') !== null;
  const moves = document.querySelectorAll('.moves__move:enabled').length;
  return isOver || covered || moves > 0 ? { isOver, covered, moves } : null;
}
