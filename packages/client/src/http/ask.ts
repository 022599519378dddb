import { failed, isObject, ok, type Result } from '@boomtown/game-core';
import type { HttpRefusal } from '@boomtown/wire/browser';

/** A refused HTTP request; besides the server's codes there is `unreachable`: no answer came, or none that can be read. */
export type ApiRefusal = HttpRefusal;

/** One request with its time limit. Never throws. `path`: below the server's root, as `api/tables`. */
export type Ask = <T>(method: 'GET' | 'POST', path: string, body?: object) => Promise<Result<T, ApiRefusal>>;

export type Fetch = (url: URL, init: RequestInit) => Promise<Response>;

const ANSWER_WITHIN_MS = 10_000;
const UNREACHABLE: ApiRefusal = { code: 'unreachable', message: 'The server does not answer.' };

/** Asks the server whose paths have these addresses. */
export function askAt(
  addressOf: (path: string) => URL,
  fetching: Fetch = (url, init) => globalThis.fetch(url, init),
): Ask {
  return async <T>(method: 'GET' | 'POST', path: string, body?: object): Promise<Result<T, ApiRefusal>> => {
    try {
      const response = await fetching(addressOf(path), {
        method,
        headers: body === undefined ? {} : { 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      const reply: unknown = await response.json();
      // The server's own reply, of this wire version.
      if (response.ok) return ok(reply as T);
      return failed(isObject(reply) && typeof reply.code === 'string' ? readRefusal(reply, response) : UNREACHABLE);
    } catch {
      return failed(UNREACHABLE);
    }
  };
}

/** The addresses of a server's paths. `root`: where it lies, as `http://127.0.0.1:2567`. */
export function addressesAt(root: string): (path: string) => URL {
  const base = root.endsWith('/') ? root : `${root}/`;
  return (path) => new URL(path, base);
}

function readRefusal(reply: { readonly [key: string]: unknown }, response: Response): ApiRefusal {
  const wait = typeof reply.retryAfter === 'number' ? reply.retryAfter : Number(response.headers.get('retry-after'));
  return {
    code: String(reply.code),
    message: typeof reply.message === 'string' ? reply.message : '',
    ...(typeof reply.rule === 'string' ? { rule: reply.rule } : {}),
    ...(typeof reply.watchable === 'boolean' ? { watchable: reply.watchable } : {}),
    ...(Number.isFinite(wait) && wait > 0 ? { retryAfter: wait } : {}),
  };
}
