import type { Browser, BrowserContext, Page } from 'playwright-core';

const DESKTOP = { width: 1100, height: 720 };
/** How long something may be missing from a page: a busy machine takes its time. */
const PATIENCE_MS = 90_000;

/** A person with a browser of their own, who uses the pages as a person does: by what is written on them. */
export class Person {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  /** Whatever the page complained about: exceptions and console errors. */
  readonly complaints: string[] = [];

  private constructor(name: string, context: BrowserContext, page: Page) {
    this.name = name;
    this.context = context;
    this.page = page;
    // Of further pages of this browser, too.
    context.setDefaultTimeout(PATIENCE_MS);
    page.on('pageerror', (error) => this.complaints.push(error.message));
  }

  /**
   * A coarse screen, of few pixels a CSS pixel, is painted sooner where there is no graphics card. `serviceWorkers`: may
   * the browser keep the pages, so that they open without the server?
   */
  static async arrive(
    browser: Browser,
    name: string,
    viewport = DESKTOP,
    deviceScaleFactor = 0.5,
    serviceWorkers: 'allow' | 'block' = 'block',
  ): Promise<Person> {
    const context = await browser.newContext({ viewport, deviceScaleFactor, serviceWorkers, reducedMotion: 'reduce' });
    await context.addInitScript(askForEveryMove);
    return new Person(name, context, await context.newPage());
  }

  /** Makes a table from the front page; `choose` sets what else there is to set. Returns its code. */
  async makeTable(site: string, game: string, choose?: (page: Page) => Promise<void>): Promise<string> {
    const { page } = this;
    await page.goto(site);
    await page.getByRole('link', { name: 'Make a table' }).first().click();
    await page.getByRole('radio', { name: new RegExp(`^${game}(?!\\w)`) }).check({ force: true });
    await page.getByLabel('Your name').fill(this.name);
    await choose?.(page);
    await page.getByRole('button', { name: 'Make the table' }).click();
    await page.getByRole('button', { name: /^(I am|We are) ready$/ }).waitFor();
    return new URL(page.url()).pathname.slice(1);
  }

  /** Types the code on the front page and sits down. */
  async sitDown(site: string, typedCode: string): Promise<void> {
    const { page } = this;
    await this.comeToTheDoor(site, typedCode);
    await page.getByLabel('Your name').fill(this.name);
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.getByRole('button', { name: 'I am ready' }).waitFor();
  }

  /** Types the code on the front page and looks on. */
  async watch(site: string, typedCode: string): Promise<void> {
    await this.comeToTheDoor(site, typedCode);
    await this.page.getByRole('button', { name: 'Watch' }).click();
  }

  async comeToTheDoor(site: string, typedCode: string): Promise<void> {
    const { page } = this;
    await page.goto(site);
    await page.getByLabel('I have a code').fill(typedCode);
    await page.getByRole('button', { name: 'Go to the table' }).click();
  }

  async sayReady(): Promise<void> {
    await this.page.getByRole('button', { name: 'I am ready' }).click();
  }

  /** The legal moves that the page offers now, as they are written. */
  async moves(): Promise<string[]> {
    return this.page.locator('.moves__move:enabled').allTextContents();
  }

  /** Makes the move with this place in the list of those offered: by touch in the opened sheet of a phone, else by key. */
  async makeMove(place: number): Promise<void> {
    const move = this.page.locator('.moves__move:enabled').nth(place);
    const sheet = this.page.locator('.sheet-tabs__tab').first();
    if ((await sheet.isVisible()) && (await sheet.getAttribute('aria-expanded')) === 'false') await sheet.click();
    if (await sheet.isVisible()) await move.click();
    else await move.press('Enter');
  }

  /** The final score in the order of the seats, once the result is shown. */
  async finalScores(): Promise<number[]> {
    const total = this.page.locator('.end__scores tfoot td');
    await total.first().waitFor({ state: 'attached' });
    return (await total.allTextContents()).map((score) => Number(score.replace('−', '-')));
  }

  async leave(): Promise<void> {
    await this.context.close();
  }
}

/** The tests make every move themselves, also where there is one alone, and from the list. */
function askForEveryMove(): void {
  try {
    const KEY = 'boomtown.settings';
    const set: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    localStorage.setItem(KEY, JSON.stringify({ byItself: false, movesOpen: true, ...Object(set) }));
  } catch {
    // A browser without storage asks for nothing by itself in the tests that have one.
  }
}

/** The one of these people whose page offers moves, or `null` when one of them shows the result. Waits until one does. */
export async function personToMove(people: readonly Person[]): Promise<Person | null> {
  const first = await Promise.any(
    people.map(async (person) => {
      await person.page.locator('.moves__move:enabled, .end__scores').first().waitFor({ state: 'attached' });
      return person;
    }),
  );
  return (await first.page.locator('.end__scores').count()) > 0 ? null : first;
}
