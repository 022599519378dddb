import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { findChromium, serveChromium } from './chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the browser of all test files listens; missing where there is no Chromium. */
    readonly chromium?: string;
  }
}

/** Starts the one browser of all test files before the first of them, and ends it after the last. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (findChromium() === undefined) return undefined;
  const server = await serveChromium();
  project.provide('chromium', server.wsEndpoint());
  return () => server.close();
}

/** That browser, for one test file: closing it ends what this file opened, and nothing else. */
export function sharedChromium(): Promise<Browser> {
  const address = inject('chromium');
  if (address === undefined) throw new Error('there is no Chromium on this machine');
  return chromium.connect(address);
}
