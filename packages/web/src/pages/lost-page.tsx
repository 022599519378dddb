import { useEffect } from 'preact/hooks';
import { reloadForNewer } from '../app/newer-version.ts';
import { wouldLoseSeat } from '../app/warn-on-leaving.ts';
import { words } from '../app/words.ts';
import { isServerAway } from '../net/away.ts';
import { siteUrl } from '../net/site.ts';
import { Page } from '../shell/page.tsx';
import { PageLink } from '../shell/page-link.tsx';
import { useServerBack } from './use-server-back.ts';

/**
 * In the place of a page whose code could not be fetched. Where the server is away, its head says so, and the page comes by
 * itself once the server is back: by a reload, since a browser does not fetch the same code twice.
 */
export function LostPage() {
  const { text } = words.value;
  useEffect(() => void findOut(), []);
  useServerBack(() => {
    if (!wouldLoseSeat()) location.reload();
  });
  return (
    <Page title="" class="plain-page">
      <h1>{text('app.notHere')}</h1>
      <p>{text(isServerAway.value ? 'app.notHereYet' : 'app.codeLost')}</p>
      <div class="button-row">
        <button type="button" class="button button--primary" onClick={() => location.reload()}>
          {text('app.reload')}
        </button>
        <PageLink to={{ page: 'front' }} class="button">
          {text('app.toFront')}
        </PageLink>
      </div>
    </Page>
  );
}

/** Is the server away, or is it there with a newer version? */
async function findOut(): Promise<void> {
  const answer = await fetch(siteUrl('healthz')).catch(() => null);
  isServerAway.value = answer === null || answer.status >= 500;
  if (!isServerAway.value) await reloadForNewer();
}
