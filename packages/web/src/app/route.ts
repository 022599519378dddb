import { isGameId } from '@boomtown/registry/ids';
import { type GameId, readCode, readScreenCode, readSeatCode } from '@boomtown/wire/browser';
import { signal } from '@preact/signals';
import { siteUrl } from '../net/site.ts';
import { signsOfNoCode } from '../pages/front/pasted-code.ts';

/** The page that an address names. Every address is one segment below the root. */
export type Route =
  | { readonly page: 'front' }
  | { readonly page: 'make'; readonly game: GameId | null }
  | { readonly page: 'table'; readonly code: string }
  /** Where a seat's one-time code is used; without one it is asked for. */
  | { readonly page: 'seat'; readonly code: string | null }
  /** Where the link of an invitation leads. */
  | { readonly page: 'invited'; readonly code: string | null }
  /** The big screen; `stream`: the code of the table that it shows to an audience elsewhere, empty if none was named. */
  | { readonly page: 'tv'; readonly stream: string | null }
  /** Where a phone admits the big screen that shows this code. */
  | { readonly page: 'screen'; readonly code: string | null }
  | { readonly page: 'rules'; readonly game: GameId | null }
  /** A first game with a guide. */
  | { readonly page: 'guide'; readonly game: GameId }
  /** `table`: the code of a finished table; without one a file is asked for. */
  | { readonly page: 'replay'; readonly table: string | null }
  /** Puzzles: the one with this key in the browser, or all. */
  | { readonly page: 'puzzles'; readonly puzzle: string | null }
  | { readonly page: 'fairness' }
  /** What this browser's seats left, to save and to delete. */
  | { readonly page: 'your-data' }
  /** For the host. */
  | { readonly page: 'admin' }
  /** `code`: what stands where a code would, and is as long as one. */
  | { readonly page: 'not-found'; readonly code: string | null };

const RULES = 'rules-';
const GUIDE = 'learn-';
const NOWHERE: Route = { page: 'not-found', code: null };

/**
 * Reads the part of an address below the root. Codes hold no vowels, so that they never look like a page's name. A
 * seat's one-time code stands behind the `#`, which no browser sends to a server, so that it is in nobody's logs.
 */
export function readRoute(path: string, query: URLSearchParams, fragment = ''): Route {
  if (path === '') return { page: 'front' };
  const game = query.get('game');
  if (path === 'make') return { page: 'make', game: isGameId(game) ? game : null };
  if (path === 'replay') return { page: 'replay', table: readCode(query.get('table') ?? '') ?? null };
  if (path === 'puzzles') return { page: 'puzzles', puzzle: query.get('puzzle') };
  if (path === 'fairness' || path === 'admin' || path === 'your-data') return { page: path };
  if (path === 'seat') return { page: 'seat', code: readSeatCode(fragment) ?? null };
  if (path === 'invited') return { page: 'invited', code: fragment === '' ? null : fragment };
  if (path === 'tv') {
    const stream = query.get('stream');
    return { page: 'tv', stream: stream === null ? null : (readCode(stream) ?? '') };
  }
  if (path === 'screen') return { page: 'screen', code: readScreenCode(fragment) ?? null };
  if (path === 'rules') return { page: 'rules', game: null };
  if (path.startsWith(RULES)) {
    const id = path.slice(RULES.length);
    return isGameId(id) ? { page: 'rules', game: id } : NOWHERE;
  }
  if (path.startsWith(GUIDE)) {
    const id = path.slice(GUIDE.length);
    return isGameId(id) ? { page: 'guide', game: id } : NOWHERE;
  }
  const code = readCode(path);
  if (code !== undefined) return { page: 'table', code };
  return signsOfNoCode(path).length > 0 ? { page: 'not-found', code: path } : NOWHERE;
}

/** The path below the root that leads to a page. */
export function pathTo(route: Route): string {
  switch (route.page) {
    case 'front':
    case 'not-found':
      return '.';
    case 'make':
      return route.game === null ? 'make' : `make?game=${route.game}`;
    case 'table':
      return route.code;
    case 'seat':
      return 'seat';
    case 'tv':
      return route.stream === null ? 'tv' : `tv?stream=${route.stream}`;
    case 'screen':
      return 'screen';
    case 'rules':
      return route.game === null ? 'rules' : `${RULES}${route.game}`;
    case 'guide':
      return `${GUIDE}${route.game}`;
    case 'replay':
      return route.table === null ? 'replay' : `replay?table=${route.table}`;
    case 'puzzles':
      return route.puzzle === null ? 'puzzles' : `puzzles?puzzle=${encodeURIComponent(route.puzzle)}`;
    case 'invited':
    case 'fairness':
    case 'admin':
    case 'your-data':
      return route.page;
  }
}

/** The address that moves a seat to the person who opens it. */
export function seatAddress(code: string): string {
  return `seat#${code}`;
}

/** The address that lets in the browser that opens it. */
export function invitationAddress(code: string): string {
  return `invited#${code}`;
}

/** The address under which a phone admits the big screen that shows this code. */
export function screenAddress(code: string): string {
  return `screen#${code}`;
}

/** The page that is open. */
export const route = signal<Route>({ page: 'front' });

/** Reads the address now and whenever the person goes back or forth. */
export function followAddress(): void {
  const read = () => {
    const { pathname, searchParams, hash } = new URL(location.href);
    const root = siteUrl('.').pathname;
    const path = pathname.startsWith(root) ? pathname.slice(root.length) : pathname;
    route.value = readRoute(decodeSegment(path), searchParams, hash.slice(1));
    // A one-time code is not left for the person who looks at the address or the history.
    const { page } = route.value;
    const opensOnce = page === 'seat' || page === 'invited' || page === 'screen';
    if (opensOnce && hash !== '') history.replaceState(null, '', siteUrl(page));
  };
  read();
  addEventListener('popstate', read);
}

function decodeSegment(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Opens another page of ours. `instead`: the present one is left out of the history. */
export function go(to: Route, instead = false): void {
  const address = siteUrl(pathTo(to));
  if (instead) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  route.value = to;
  scrollTo(0, 0);
}
