/**
 * Where the product lives, read from the page's own address, so that it may sit under any path of a host: every page
 * is one segment below it.
 */
export function siteRoot(page: string): URL {
  return new URL('.', page);
}

let root: URL | undefined;

/** The address of something of ours, such as `api/tables`. */
export function siteUrl(path: string): URL {
  root ??= siteRoot(location.href);
  return new URL(path, root);
}
