import puppeteer, { type Page } from 'puppeteer-core';
import { type BrowserMake, firstProgram, type OtherBrowser, PATIENCE_MS } from './other-browser.ts';

const PROGRAMS = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const SIZE = { width: 1100, height: 720 };

/** Firefox as the system has it, driven by WebDriver BiDi. */
export const firefox: BrowserMake = {
  title: 'Firefox',
  missing: () => (program() === undefined ? 'no Firefox found (Debian: apt-get install firefox-esr)' : null),
  async start() {
    const executablePath = program();
    if (executablePath === undefined) throw new Error('there is no Firefox on this machine');
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      defaultViewport: SIZE,
    });
    return new Driven(await browser.newPage(), () => browser.close());
  },
};

class Driven implements OtherBrowser {
  readonly #page: Page;
  readonly close: () => Promise<void>;

  constructor(page: Page, close: () => Promise<void>) {
    this.#page = page;
    this.close = close;
    page.setDefaultTimeout(PATIENCE_MS);
  }

  async open(url: string): Promise<void> {
    await this.#page.goto(url);
  }

  async reload(): Promise<void> {
    await this.#page.reload();
  }

  address(): Promise<string> {
    return Promise.resolve(this.#page.url());
  }

  value(expression: string): Promise<unknown> {
    return this.#page.evaluate(expression);
  }

  async click(xpath: string): Promise<void> {
    await this.#page.locator(`::-p-xpath(${xpath})`).click();
  }

  async write(xpath: string, text: string): Promise<void> {
    await this.#page.locator(`::-p-xpath(${xpath})`).fill(text);
  }

  async pressEnter(): Promise<void> {
    await this.#page.keyboard.press('Enter');
  }

  async picture(xpath: string): Promise<Buffer> {
    const element = await this.#page.locator(`::-p-xpath(${xpath})`).waitHandle();
    return Buffer.from(await element.screenshot());
  }
}

function program(): string | undefined {
  const { FIREFOX } = process.env;
  return firstProgram(FIREFOX === undefined || FIREFOX === '' ? PROGRAMS : [FIREFOX]);
}
