import { siteRoot } from './site.ts';

/** Does a name in an address mean nothing but the very computer on which it is opened? */
export function isLoopbackName(name: string): boolean {
  const plain = name.toLowerCase().replace(/^\[|\]$/g, '');
  return plain === 'localhost' || plain.endsWith('.localhost') || /^127\./.test(plain) || plain === '::1';
}

/**
 * Under which addresses others reach a page of ours. `page`: its address as it was opened here; `urls`: where the server
 * is for others, with the path below which it lies there. A page that was opened under a name for everybody is reached under that one; none if it was opened
 * under `localhost` and the server knows no other.
 */
export function reachableAddresses(page: URL, urls: readonly string[]): readonly string[] {
  if (!isLoopbackName(page.hostname)) return [page.href];
  const bases = urls.filter((url) => URL.canParse(url)).map((url) => new URL(url));
  return [...bases]
    .sort((a, b) => likelihood(b.hostname) - likelihood(a.hostname))
    .map((base) => new URL(page.href.slice(siteRoot(page.href).href.length), `${base.href.replace(/\/$/, '')}/`).href);
}

/** Home networks before large ones, those before the networks that programs make for themselves. */
function likelihood(name: string): number {
  if (name.startsWith('192.168.')) return 3;
  if (name.startsWith('10.')) return 2;
  return /^172\.(1[6-9]|2\d|3[01])\./.test(name) ? 0 : 1;
}
