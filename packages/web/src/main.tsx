import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rokkitt/wght.css';
import './style/index.css';
import { render } from 'preact';
import { App, fetchPageAhead } from './app/app.tsx';
import { followTranslation } from './app/follow-translation.ts';
import { bringAllWords, followLanguage } from './app/language.ts';
import { followLook } from './app/look.ts';
import { followAddress, route } from './app/route.ts';
import { loadSettings } from './local-storage/settings.ts';
import { siteUrl } from './net/site.ts';
import { soundAfterFirstTouch } from './sound/play-sound.ts';

loadSettings();
followLook();
followAddress();
fetchPageAhead(route.value);
soundAfterFirstTouch();
await followLanguage();
const root = document.getElementById('app');
if (root === null) throw new Error('the page has no place for the app');
followTranslation(root);
render(<App />, root);
// What other pages and dialogs say, once the front page stands. A page that needs it asks again where it did not come.
bringAllWords().catch(() => undefined);
keepPagesHere();

/**
 * Lets the browser keep the pages, so that they can be installed like a program and open while the server is away. Not
 * in live pages, whose files have no lasting names, and not where the browser offers no worker: outside a secure address.
 */
export function keepPagesHere(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  // Without it everything works as long as the server is there.
  navigator.serviceWorker.register(siteUrl('sw.js'), { updateViaCache: 'none' }).catch(() => undefined);
}
