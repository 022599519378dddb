import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { objectBytes } from './heap-snapshot.ts';

const PHONE = { width: 390, height: 844 };
/** A phone of the middle class on a mobile line, as page audits commonly assume one: how many times slower processor and line are. */
const SLOWER = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const PATIENCE_MS = 120_000;
const MAX_BYTES = 2 ** 10;

/** A visitor with a fresh browser of a phone's size, whose storage holds only the given entry. */
export class Visitor {
  readonly page: Page;
  readonly #context: BrowserContext;
  readonly #tools: CDPSession;
  #scriptBytes = 0;

  private constructor(context: BrowserContext, page: Page, tools: CDPSession) {
    this.#context = context;
    this.page = page;
    this.#tools = tools;
  }

  static async arrive(browser: Browser, kept?: readonly [string, string]): Promise<Visitor> {
    const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    if (kept !== undefined) await page.addInitScript(([key, value]) => localStorage.setItem(key, value), kept);
    const tools = await context.newCDPSession(page);
    const visitor = new Visitor(context, page, tools);
    await visitor.#countScripts();
    return visitor;
  }

  /** From now on processor and line are those of a phone of the middle class. */
  async asOnAPhone(): Promise<void> {
    await this.#tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await this.#tools.send('Network.emulateNetworkConditions', LINE);
  }

  /** Opens a page; returns the milliseconds from the request until the thing is there. */
  async open(url: string, thing: string): Promise<number> {
    await this.page.addInitScript((wanted) => {
      const watch = () => {
        if (document.querySelector(wanted) === null) requestAnimationFrame(watch);
        else document.documentElement.dataset.thereAt = String(performance.now());
      };
      requestAnimationFrame(watch);
    }, thing);
    await this.page.goto(url, { waitUntil: 'commit' });
    const there = this.page.locator('html[data-there-at]');
    await there.waitFor();
    return Number(await there.getAttribute('data-there-at'));
  }

  /** Kilobytes of script that came over the line so far, compressed. */
  get scriptKB(): number {
    return this.#scriptBytes / MAX_BYTES;
  }

  /** Lets `seconds` pass; returns how many tasks took longer than 50 ms, and the share of time with something to do. */
  async rest(seconds: number): Promise<{ readonly longTasks: number; readonly busy: number }> {
    const before = await this.#taskSeconds();
    const longTasks = await this.page.evaluate(async (ms) => {
      let seen = 0;
      const watching = new PerformanceObserver((list) => {
        seen += list.getEntries().length;
      });
      watching.observe({ entryTypes: ['longtask'] });
      await new Promise((resolve) => setTimeout(resolve, ms));
      watching.disconnect();
      return seen;
    }, seconds * 1000);
    return { longTasks, busy: ((await this.#taskSeconds()) - before) / seconds };
  }

  /** Milliseconds between the frames of the page while something is done. */
  async framesWhile(done: () => Promise<void>): Promise<readonly number[]> {
    await this.page.evaluate(() => {
      const times: number[] = [];
      Object.assign(globalThis, { frameTimes: times });
      const next = (now: number) => {
        times.push(now);
        requestAnimationFrame(next);
      };
      requestAnimationFrame(next);
    });
    await done();
    // Put there above. What is done soon is done before there are two frames between which time passes.
    const times = await this.page.evaluate(async () => {
      const { frameTimes } = globalThis as unknown as { frameTimes: number[] };
      while (frameTimes.length < 3) await new Promise(requestAnimationFrame);
      return frameTimes;
    });
    return times.slice(1).map((time, i) => time - (times[i] ?? time));
  }

  /** Kilobytes of the page's own objects after a garbage collection. */
  async objectsKB(): Promise<number> {
    return (await objectBytes(this.#tools)) / MAX_BYTES;
  }

  /** The nodes of all documents in memory, shown or not. */
  async nodes(): Promise<number> {
    return (await this.#tools.send('Memory.getDOMCounters')).nodes;
  }

  async leave(): Promise<void> {
    await this.#context.close();
  }

  async #countScripts(): Promise<void> {
    const scripts = new Set<string>();
    this.#tools.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    this.#tools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) this.#scriptBytes += encodedDataLength;
    });
    await this.#tools.send('Network.enable');
    await this.#tools.send('Performance.enable');
  }

  async #taskSeconds(): Promise<number> {
    const { metrics } = await this.#tools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  }
}
