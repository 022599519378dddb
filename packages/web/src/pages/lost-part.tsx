import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { reloadForNewer, wouldLoseByReload } from '../app/newer-version.ts';
import { words } from '../app/words.ts';
import { isServerAway, lookForServer } from '../net/away.ts';
import { siteUrl } from '../net/site.ts';
import { useServerBack } from './use-server-back.ts';

interface LostPartProps {
  /** Where it lies. */
  readonly class?: string;
  /** Is something half written that stands in no field while this part is missing? */
  readonly keeps?: () => boolean;
  /** What else is to be said, before the reason. */
  readonly children?: ComponentChildren;
}

/** In the place of a part of a page, such as a game, whose code could not be fetched. */
export function LostPart({ class: place = 'board__lost stack', keeps, children }: LostPartProps) {
  const { text } = words.value;
  const away = isServerAway.value;
  useComeBack(keeps);
  useEffect(() => (away ? lookForServer() : undefined), [away]);
  return (
    <div class={place} role="alert">
      {children}
      <p>{text(away ? 'app.away' : 'app.codeLost')}</p>
      <ReloadButton />
    </div>
  );
}

export function ReloadButton() {
  return (
    <button type="button" class="button button--primary" onClick={() => location.reload()}>
      {words.value.text('app.reload')}
    </button>
  );
}

/**
 * Finds out why code could not be fetched, and has it come by itself where nothing is lost: by a reload, since a browser does not
 * fetch the same code twice, at once where the server has a newer version, or when it is back.
 */
export function useComeBack(keeps?: () => boolean): void {
  useEffect(() => void findOut(keeps), []);
  useServerBack(() => {
    if (!wouldLoseByReload() && keeps?.() !== true) location.reload();
  });
}

/** Is the server away, or is it there with a newer version? */
async function findOut(keeps?: () => boolean): Promise<void> {
  const answer = await fetch(siteUrl('healthz')).catch(() => null);
  isServerAway.value = answer === null || answer.status >= 500;
  if (!isServerAway.value) await reloadForNewer(undefined, keeps);
}
