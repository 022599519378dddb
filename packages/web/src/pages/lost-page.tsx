import { words } from '../app/words.ts';
import { isServerAway } from '../net/away.ts';
import { Page } from '../shell/page.tsx';
import { PageLink } from '../shell/page-link.tsx';
import { ReloadButton, useComeBack } from './lost-part.tsx';

/** In the place of a page whose code could not be fetched. Where the server is away, its head says so, and looks for it. */
export function LostPage() {
  const { text } = words.value;
  useComeBack();
  return (
    <Page title="" class="plain-page">
      <h1>{text('app.notHere')}</h1>
      <p>{text(isServerAway.value ? 'app.notHereYet' : 'app.codeLost')}</p>
      <div class="button-row">
        <ReloadButton />
        <PageLink to={{ page: 'front' }} class="button">
          {text('app.toFront')}
        </PageLink>
      </div>
    </Page>
  );
}
