import type { HttpRefusal } from '@boomtown/wire';
import { afterAll, beforeAll } from 'vitest';
import { type Answered, RunningServer } from './running-server.ts';

export const ADMIN_PASSWORD = 'seven cranes and a hook';

/** The admin page of a server whose host gave the password. */
export class HostPage {
  readonly #server: RunningServer;
  readonly #cookie: string;

  private constructor(server: RunningServer, cookie: string) {
    this.#server = server;
    this.#cookie = cookie;
  }

  static async signIn(server: RunningServer): Promise<HostPage> {
    const headers = { origin: server.url, 'content-type': 'application/json' };
    const body = JSON.stringify({ word: ADMIN_PASSWORD });
    const said = await fetch(`${server.url}/api/admin/session`, { method: 'POST', headers, body });
    return new HostPage(server, cookieOf(said));
  }

  async get<T>(path: string): Promise<T> {
    const headers = { cookie: this.#cookie };
    // Each caller knows what it asked for.
    return (await (await fetch(`${this.#server.url}/api/admin${path}`, { headers })).json()) as T;
  }

  ask<T = HttpRefusal>(path: string, body: unknown = {}): Promise<Answered<T>> {
    const headers = { origin: this.#server.url, cookie: this.#cookie };
    return this.#server.postText<T>(`/api/admin${path}`, JSON.stringify(body), headers);
  }
}

/** A server behind a proxy, and its host's admin page, for the tests of one file. */
export function serverWithHost(): { readonly server: RunningServer; readonly host: HostPage } {
  let server: RunningServer | undefined;
  let host: HostPage | undefined;
  beforeAll(async () => {
    server = await RunningServer.start({}, { ADMIN_PASSWORD, TRUSTED_PROXIES: 'loopback' });
    host = await HostPage.signIn(server);
  });
  afterAll(() => server?.remove());
  return {
    get server() {
      if (server === undefined) throw new Error('the tests have not begun');
      return server;
    },
    get host() {
      if (host === undefined) throw new Error('the tests have not begun');
      return host;
    },
  };
}

/** The cookie that an answer sets, as a browser sends it from then on. */
export function cookieOf(answer: Response): string {
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
