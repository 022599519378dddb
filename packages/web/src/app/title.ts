import { useEffect } from 'preact/hooks';
import { words } from './words.ts';

/** Titles the browser's tab while a page is shown. */
export function usePageTitle(title: string): void {
  const whole = title === '' ? words.value.text('app.name') : words.value.text('app.pageTitle', { title });
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}

/** Puts a mark on the tab's icon while something waits for the person. */
export function markIcon(marked: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon === null) return;
  const address = icon.href.replace(/favicon(-turn)?\.svg$/, marked ? 'favicon-turn.svg' : 'favicon.svg');
  if (icon.href !== address) icon.href = address;
}
