import { words } from '../app/words.ts';
import { Page } from '../shell/page.tsx';
import { PageLink } from '../shell/page-link.tsx';
import { CodeForm } from './front/code-form.tsx';

/** No page is at the address. Where a mistyped code may stand in it, the field says what is wrong with that. */
export function NotFoundPage({ code }: { readonly code: string | null }) {
  const { text } = words.value;
  return (
    <Page title={text('notFound.title')} class="plain-page">
      <h1>{text('notFound.title')}</h1>
      <p>{text('notFound.words')}</p>
      {code === null ? <CodeForm /> : <CodeForm misread={code} />}
      <PageLink to={{ page: 'front' }} class="button button--primary">
        {text('app.toFront')}
      </PageLink>
    </Page>
  );
}
