// Keeps the pages' own files, so that they open without the server and look for it. What is played is never kept here.
const KEPT = 'boomtown-pages';
const ROOT = new URL('./', self.location.href);
const ASSETS = new URL('assets/', ROOT).pathname;
/** More than one build has; the oldest make room. */
const MOST_FILES = 300;

self.addEventListener('install', (event) => {
  event.waitUntil(keepPage().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== ROOT.origin || !url.pathname.startsWith(ROOT.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (url.pathname.startsWith(ASSETS)) event.respondWith(openAsset(request));
  else if (/^[^/]+\.(?:js|svg|png|webmanifest)$/.test(url.pathname.slice(ROOT.pathname.length)))
    event.respondWith(openLoose(request));
});

// The server says what a notice says; the page that it is about may be in sight, or closed.
self.addEventListener('push', (event) => {
  event.waitUntil(inTurn(() => notice(event.data)));
});

// Pages show and take away their notices here, too.
self.addEventListener('message', (event) => {
  const { type, title, body, tag, data } = event.data;
  if (type === 'show-notice') event.waitUntil(inTurn(() => show(title, { body, tag, data })));
  if (type === 'close-notice') event.waitUntil(inTurn(() => close(tag)));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showPage(event.notification.data));
});

/** The page that stands at every address, and the files that its first sight needs. */
async function keepPage() {
  const page = await fetch(ROOT, { cache: 'no-cache' });
  if (!isPage(page)) return;
  const kept = await caches.open(KEPT);
  const html = await page.clone().text();
  const named = [...html.matchAll(/(?:src|href)="(\.\/[^"]+)"/g)].map(([, name]) => new URL(name, ROOT).href);
  await kept.put(ROOT.href, page);
  await kept.addAll(named);
}

async function openPage(request) {
  const answer = await fetch(request).catch(() => null);
  if (answer !== null && answer.status < 500) {
    if (isPage(answer)) await keep(ROOT.href, answer.clone());
    return answer;
  }
  return (await caches.match(ROOT.href)) ?? answer ?? Response.error();
}

/** Their names change with their contents. */
async function openAsset(request) {
  const kept = await caches.match(request.url);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await keep(request.url, answer.clone());
  return answer;
}

async function openLoose(request) {
  const answer = await fetch(request).catch(() => null);
  if (answer !== null) return answer;
  return (await caches.match(request.url)) ?? Response.error();
}

async function keep(address, answer) {
  const kept = await caches.open(KEPT);
  await kept.put(address, answer);
  const files = await kept.keys();
  const assets = files.filter(({ url }) => new URL(url).pathname.startsWith(ASSETS));
  for (const old of assets.slice(0, Math.max(0, assets.length - MOST_FILES))) await kept.delete(old);
}

function isPage(answer) {
  return answer.ok && !answer.redirected && answer.headers.get('content-type')?.startsWith('text/html') === true;
}

async function showPage(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => url === address);
  if (there !== undefined) await there.focus();
  else if (address !== undefined) await self.clients.openWindow(address);
}

async function notice(data) {
  const { title, body, code } = data.json();
  if (!/^[A-Z0-9]{5}$/.test(code)) return;
  const address = new URL(code, ROOT);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.some(({ url, visibilityState }) => url === address.href && visibilityState === 'visible')) return;
  // The page's own notice has the same tag: one takes the place of the other.
  await show(title, { body, tag: address.pathname, data: address.href });
}

let lastOfNotices = Promise.resolve();

/** Shows and closes one after the other: a browser that is asked for its notices may forget one that it is just showing. */
function inTurn(work) {
  const done = lastOfNotices.then(work);
  lastOfNotices = done.catch(() => undefined);
  return done;
}

function show(title, options) {
  return self.registration.showNotification(title, { ...options, icon: new URL('icon-192.png', ROOT).href });
}

async function close(tag) {
  for (const notice of await self.registration.getNotifications({ tag })) notice.close();
}
