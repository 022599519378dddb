import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { Builder, By, Key, until, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../free-port.ts';
import { type BrowserMake, firstProgram, type OtherBrowser, PATIENCE_MS } from './other-browser.ts';

const DRIVER = ['/usr/bin/WebKitWebDriver'];
const SCREEN = ['/usr/bin/Xvfb'];
const BROWSERS = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser';

/** WebKitGTK as the system has it, on a screen that nobody sees, driven by WebDriver. */
export const webkit: BrowserMake = {
  title: 'WebKit',
  missing() {
    if (firstProgram(DRIVER) === undefined || browserProgram() === undefined)
      return 'no WebKitGTK with a driver found (Debian: apt-get install webkit2gtk-driver)';
    return firstProgram(SCREEN) === undefined ? 'no screen for WebKitGTK found (Debian: apt-get install xvfb)' : null;
  },
  async start() {
    const [driverPath, screenPath, binary] = [firstProgram(DRIVER), firstProgram(SCREEN), browserProgram()];
    if (driverPath === undefined || screenPath === undefined || binary === undefined)
      throw new Error('there is no WebKit on this machine');
    const screen = spawn(screenPath, ['-displayfd', '1', '-screen', '0', '1100x800x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const display = String((await once(screen.stdout, 'data'))[0]).trim();
    const port = await freePort();
    const driver = spawn(driverPath, [`--port=${port}`], {
      env: { ...process.env, DISPLAY: `:${display}`, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
      stdio: 'ignore',
    });
    const end = async () => {
      await ended(driver);
      await ended(screen);
    };
    try {
      await listening(port);
      const session = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary, args: ['--automation', '--enable-webgl=false'] },
        })
        .build();
      return new Driven(session, end);
    } catch (error) {
      await end();
      throw error;
    }
  },
};

class Driven implements OtherBrowser {
  readonly #session: WebDriver;
  readonly #end: () => Promise<void>;

  constructor(session: WebDriver, end: () => Promise<void>) {
    this.#session = session;
    this.#end = end;
  }

  async open(url: string): Promise<void> {
    await this.#session.get(url);
  }

  async reload(): Promise<void> {
    await this.#session.navigate().refresh();
  }

  address(): Promise<string> {
    return this.#session.getCurrentUrl();
  }

  value(expression: string): Promise<unknown> {
    return this.#session.executeScript(`return ${expression};`);
  }

  async click(xpath: string): Promise<void> {
    await (await this.#find(xpath)).click();
  }

  async write(xpath: string, text: string): Promise<void> {
    const field = await this.#find(xpath);
    await field.clear();
    await field.sendKeys(text);
  }

  async pressEnter(): Promise<void> {
    await this.#session.actions().sendKeys(Key.ENTER).perform();
  }

  async picture(xpath: string): Promise<Buffer> {
    return Buffer.from(await (await this.#find(xpath)).takeScreenshot(), 'base64');
  }

  async close(): Promise<void> {
    await this.#session.quit();
    await this.#end();
  }

  async #find(xpath: string) {
    return this.#session.wait(until.elementLocated(By.xpath(xpath)), PATIENCE_MS);
  }
}

function browserProgram(): string | undefined {
  return firstProgram(globSync(BROWSERS));
}

async function listening(port: number): Promise<void> {
  const giveUp = Date.now() + PATIENCE_MS;
  while (Date.now() < giveUp) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the driver of WebKit does not answer');
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}
