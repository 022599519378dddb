import { words } from '../app/words.ts';
import { Page } from '../shell/page.tsx';
import { PageLink } from '../shell/page-link.tsx';

export function NotFoundPage() {
  const { text } = words.value;
  return (
    <Page title={text('notFound.title')} class="plain-page">
      <h1>{text('notFound.title')}</h1>
      <p>{text('notFound.words')}</p>
      <PageLink to={{ page: 'front' }} class="button button--primary">
        {text('app.toFront')}
      </PageLink>
    </Page>
  );
}
