import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { usePageTitle } from '../app/title.ts';
import { words } from '../app/words.ts';
import { AwayBanner } from './away-banner.tsx';
import { Credits } from './credits.tsx';
import { Masthead } from './masthead.tsx';

interface PageProps {
  /** For the browser's tab; empty: the product's name alone. */
  readonly title: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A page with head and foot. Its content gets the focus when it opens, so that reading begins there. */
export function Page({ title, class: className = '', children }: PageProps) {
  const main = useRef<HTMLElement>(null);
  usePageTitle(title);
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  return (
    <div class="page">
      <a class="skip-link" href="#content">
        {words.value.text('app.skip')}
      </a>
      <Masthead />
      <AwayBanner />
      <main id="content" class={`page__content ${className}`} tabIndex={-1} ref={main}>
        {children}
      </main>
      <Credits />
    </div>
  );
}
