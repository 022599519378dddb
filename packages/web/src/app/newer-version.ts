import { siteUrl } from '../net/site.ts';
import { wouldLoseSeat } from './warn-on-leaving.ts';

const RELOADED_FOR = 'boomtown.reloaded-for';

/** The file that a page begins with. Its name changes with what is in any of the page's files. */
export function firstScript(html: string): string | null {
  const tag = /<script\b[^>]*\btype="module"[^>]*>/.exec(html)?.[0];
  return /\bsrc="(?:[^"]*\/)?([^"/]+)"/.exec(tag ?? '')?.[1] ?? null;
}

/** What a reload depends on; tests bring their own. */
export interface ReloadNeeds {
  /** The page as this tab has it, and as the server has it now. */
  readonly here: string;
  readonly there: () => Promise<string>;
  /** Is something half written, or a seat held in memory, that a reload would lose? */
  readonly wouldLose: () => boolean;
  readonly remembered: Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
}

/**
 * Loads the page anew where a part of it is gone because the server has a newer version: by itself once for each version,
 * and only where nothing is lost. `keeps`: is there something else to lose, which stands in no field now? Returns whether it does.
 */
export async function reloadForNewer(given?: ReloadNeeds, keeps?: () => boolean): Promise<boolean> {
  try {
    // The browser may block its storage.
    const needs = given ?? browserNeeds();
    const newest = firstScript(await needs.there());
    if (newest === null || newest === firstScript(needs.here)) return false;
    if (needs.wouldLose() || keeps?.() === true) return false;
    if (needs.remembered.getItem(RELOADED_FOR) === newest) return false;
    // Where this is not remembered, a reload that does not help would go on for ever.
    needs.remembered.setItem(RELOADED_FOR, newest);
    needs.reload();
    return true;
  } catch {
    return false;
  }
}

/** Would a reload lose a seat, or what a person has half written? A name that the page itself filled in comes again. */
export function wouldLoseByReload(): boolean {
  return (
    wouldLoseSeat() ||
    [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[type="text"], textarea')].some(
      ({ value, defaultValue }) => value.trim() !== defaultValue.trim(),
    )
  );
}

function browserNeeds(): ReloadNeeds {
  return {
    here: document.head.innerHTML,
    there: async () => (await fetch(siteUrl('.'), { cache: 'no-cache' })).text(),
    wouldLose: wouldLoseByReload,
    remembered: sessionStorage,
    reload: () => location.reload(),
  };
}
