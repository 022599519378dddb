import './fairness.css';
import { words } from '../../app/words.ts';
import { Page } from '../../shell/page.tsx';
import { PageLink } from '../../shell/page-link.tsx';
import { TryDeal } from './try-deal.tsx';
import { TryFingerprint } from './try-fingerprint.tsx';

/** How chance is kept fair, for a person who never heard of hashes: to read, and to try. */
export function FairnessPage() {
  const { text } = words.value;
  return (
    <Page title={text('fairness.title')} class="fair-page">
      <h1>{text('fairness.title')}</h1>
      <p class="fair-page__intro">{text('fairness.intro')}</p>

      <section class="stack" aria-labelledby="fair-print">
        <h2 id="fair-print">{text('fairness.print-title')}</h2>
        <p>{text('fairness.print-words')}</p>
        <TryFingerprint />
        <p>{text('fairness.print-use')}</p>
      </section>

      <section class="stack" aria-labelledby="fair-deal">
        <h2 id="fair-deal">{text('fairness.deal-title')}</h2>
        <p>{text('fairness.deal-words')}</p>
        <TryDeal />
        <p>{text('fairness.deal-why')}</p>
      </section>

      <section class="stack" aria-labelledby="fair-here">
        <h2 id="fair-here">{text('fairness.here-title')}</h2>
        <ol class="fair-page__steps">
          <li>{text('fairness.here-1')}</li>
          <li>{text('fairness.here-2')}</li>
          <li>{text('fairness.here-3')}</li>
          <li>{text('fairness.here-4')}</li>
        </ol>
      </section>

      <section class="stack" aria-labelledby="fair-limits">
        <h2 id="fair-limits">{text('fairness.limits-title')}</h2>
        <p>{text('check.proves')}</p>
        <p>{text('check.provesNot')}</p>
        <p>{text('fairness.limits-restart')}</p>
      </section>

      <section class="stack" aria-labelledby="fair-check">
        <h2 id="fair-check">{text('fairness.check-title')}</h2>
        <p>{text('fairness.check-words')}</p>
        <div class="button-row">
          <PageLink to={{ page: 'replay', table: null }} class="button button--primary">
            {text('replay.title')}
          </PageLink>
          <PageLink to={{ page: 'front' }} class="button">
            {text('app.toFront')}
          </PageLink>
        </div>
      </section>
    </Page>
  );
}
