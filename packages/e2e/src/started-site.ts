import type { Transcript } from '@boomtown/game-core';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchChromium } from './chromium.ts';
import { sharedChromium } from './one-chromium.ts';
import { Person } from './person.ts';
import { takeSeat, transcriptOf } from './seating.ts';
import { StartedServer } from './started-server.ts';

interface SiteSettings {
  /** The settings of the server besides its port and its data. */
  readonly env?: NodeJS.ProcessEnv;
  /** Does time pass faster at its tables? */
  readonly hurried?: boolean;
  /** Does the browser draw with WebGL? Then it is one of this suite's own. */
  readonly webgl?: boolean;
}

/** A server and a browser for the tests of one suite. */
export interface StartedSite {
  readonly server: StartedServer;
  readonly browser: Browser;
  /** Where the front page is. */
  readonly url: string;
  /** A person comes with a browser of their own: `Person.arrive`. */
  arrive(name: string, ...screen: Screen): Promise<Person>;
  /** Takes a seat at a table for a program; returns the seat's token. */
  takeSeat(code: string, name: string): Promise<string>;
  /** The transcript of a finished table that may be watched. */
  transcript(code: string): Promise<Transcript>;
}

type Screen = Parameters<typeof Person.arrive> extends [unknown, unknown, ...infer Rest] ? Rest : never;

/** Starts a server and a browser before the tests of the suite that calls this, and ends both after them. */
export function startedSite({ env, hurried = false, webgl = false }: SiteSettings = {}): StartedSite {
  const begun: { server?: StartedServer; browser?: Browser } = {};

  beforeAll(async () => {
    begun.server = await StartedServer.start(env, hurried);
    begun.browser = await (webgl ? launchChromium({ webgl }) : sharedChromium());
  });

  afterAll(async () => {
    await begun.browser?.close();
    await begun.server?.remove();
  });

  return {
    get server() {
      return present(begun.server);
    },
    get browser() {
      return present(begun.browser);
    },
    get url() {
      return present(begun.server).url;
    },
    arrive: (name, ...screen) => Person.arrive(present(begun.browser), name, ...screen),
    async takeSeat(code, name) {
      return (await takeSeat(present(begun.server).url, code, name)).token;
    },
    async transcript(code) {
      // The server's own transcript; the test of its format is elsewhere.
      return (await transcriptOf(present(begun.server).url, code)) as Transcript;
    },
  };
}

function present<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('the suite has not begun');
  return thing;
}
