import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, type BrowserServer, chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Path of the browser for the tests: `CHROMIUM`, or the first known name on the PATH; `undefined` if there is none. */
export function findChromium(): string | undefined {
  const { CHROMIUM, PATH = '' } = process.env;
  if (CHROMIUM !== undefined && CHROMIUM !== '') return CHROMIUM;
  return PATH.split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find(isExecutable);
}

/**
 * What the browser does without. Chromium heeds the last such list alone, so this one holds the names of Playwright's own
 * that matter here, too. Without the first two every window has a process of its own for the suggestions of its address bar.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Says once, in words, why browser tests are skipped where there is no browser. Returns whether there is one. */
export function browserAtHand(): boolean {
  if (findChromium() !== undefined) return true;
  console.warn(
    'Browser tests are skipped: no Chromium found. Install one (Debian: apt-get install chromium) or set CHROMIUM=/path/to/chromium.',
  );
  return false;
}

/**
 * Starts headless Chromium that talks to nobody but the page under test. Without a graphics card a picture of WebGL
 * takes a processor seconds where one of a plain canvas takes it a tenth, so there is WebGL only where `webgl` asks.
 */
export function launchChromium({ webgl = false } = {}): Promise<Browser> {
  return chromium.launch(optionsOf(webgl));
}

/** Starts one that other processes and threads connect to, without WebGL. */
export function serveChromium(): Promise<BrowserServer> {
  return chromium.launchServer(optionsOf(false));
}

function optionsOf(webgl: boolean) {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('there is no Chromium on this machine');
  return {
    executablePath,
    args: [
      '--no-sandbox',
      // Without a graphics card WebGL is drawn by the processor.
      ...(webgl ? ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'] : ['--disable-gpu']),
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${DISABLED_FEATURES.join(',')}`,
      ...(webgl ? [] : ['--disable-3d-apis']),
    ],
  };
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
