import { accessSync, constants } from 'node:fs';

/**
 * A browser of another make with one page open, as far as the tests need it. Elements are named by an XPath; what it
 * finds first is meant, and waited for.
 */
export interface OtherBrowser {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  address(): Promise<string>;
  /** The value of an expression in the page: numbers, strings and arrays of them. */
  value(expression: string): Promise<unknown>;
  /** As a mouse does it. */
  click(xpath: string): Promise<void>;
  /** In place of what stands in the field. */
  write(xpath: string, text: string): Promise<void>;
  /** The Enter key, wherever the focus is. */
  pressEnter(): Promise<void>;
  /** What is to be seen of an element, as a PNG. */
  picture(xpath: string): Promise<Buffer>;
  close(): Promise<void>;
}

/** One make of browser: how to start it, and what to install where it is missing. */
export interface BrowserMake {
  readonly title: string;
  /** Why it can't be started here, in words, or `null` if it can. */
  missing(): string | null;
  start(): Promise<OtherBrowser>;
}

/** How long something may be missing from a page: a busy machine takes its time. */
export const PATIENCE_MS = 120_000;

/** The first of these programs that may be run, or `undefined`. */
export function firstProgram(paths: readonly string[]): string | undefined {
  return paths.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
