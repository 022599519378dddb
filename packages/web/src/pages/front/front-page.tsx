import { words } from '../../app/words.ts';
import { Page } from '../../shell/page.tsx';
import { PageLink } from '../../shell/page-link.tsx';
import { BuildingSite } from './building-site.tsx';
import { CodeForm } from './code-form.tsx';
import { Shelf } from './shelf.tsx';
import { ListedTables, MyTables } from './tables.tsx';

/** The first page: sit down by a code, make a table, take a game from the shelf. */
export function FrontPage() {
  const { text } = words.value;
  return (
    <Page title="" class="front">
      <MyTables />
      <section class="hero" aria-labelledby="hero-title">
        <BuildingSite />
        <div class="hero__booth card">
          <h1 id="hero-title">{text('front.title')}</h1>
          <p>{text('front.intro')}</p>
          <CodeForm />
          <div class="hero__or" aria-hidden="true">
            {text('front.or')}
          </div>
          <PageLink to={{ page: 'make', game: null }} class="button button--primary button--wide">
            {text('front.make')}
          </PageLink>
        </div>
      </section>
      <Shelf />
      <ListedTables />
    </Page>
  );
}
