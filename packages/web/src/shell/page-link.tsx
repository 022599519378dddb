import type { ComponentChildren } from 'preact';
import { go, pathTo, type Route } from '../app/route.ts';
import { siteUrl } from '../net/site.ts';

interface PageLinkProps {
  readonly to: Route;
  readonly class?: string;
  readonly children: ComponentChildren;
  readonly current?: boolean;
}

/** A link to a page of ours: opens without loading anew, and like any link where the person asks for a tab of its own. */
export function PageLink({ to, children, current = false, ...rest }: PageLinkProps) {
  return (
    <a
      {...rest}
      href={siteUrl(pathTo(to)).href}
      aria-current={current ? 'page' : undefined}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}
