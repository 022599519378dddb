import { Icon, PageTextsContext, useStableFocus } from '@boomtown/ui-kit';
import { useContext, useRef, useState } from 'preact/hooks';
import {
  counterOf,
  type Draft,
  EMPTY_DRAFT,
  partnersOf,
  type TabledOffer,
  tabledOffers,
  withPartner,
} from '../drafts.ts';
import { nameOf } from '../telling.ts';
import { OfferForm } from './offer-form.tsx';
import { OfferLine } from './offer-line.tsx';
import type { PanelModel } from './panel-model.ts';
import { TradePartners } from './trade-partners.tsx';

/**
 * The trading phase: offers to oneself, one's own, those between others, and the form for a new one. On a phone the form
 * is a sheet that comes from below, and the map has the room while nobody writes an offer.
 */
export function TradeTable({ panel }: { readonly panel: PanelModel }) {
  const { telling, own, seat, handsOff } = panel;
  const { words, view } = telling;
  const partners = seat === null ? [] : partnersOf(view, seat);
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT);
  /** Of a phone: is the sheet with the form there? Elsewhere the form is always. */
  const [isOpen, open] = useState(false);
  const { close } = useContext(PageTextsContext);
  const form = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const lists = useRef<HTMLDivElement>(null);
  const part = useStableFocus<HTMLElement>();
  const offers = tabledOffers(view, own, seat);
  const isDone = seat === null || view.done[seat] === true;
  // With a single partner there is nothing to choose; one who is done is no partner any more.
  const to =
    draft.to !== null && partners.includes(draft.to) ? draft.to : partners.length === 1 ? (partners[0] ?? null) : null;

  const write = () => {
    open(true);
    // Once it is to be seen.
    requestAnimationFrame(() => {
      form.current?.scrollIntoView({ block: 'nearest' });
      form.current?.focus();
    });
  };
  const shut = () => {
    open(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const mayOffer = !isDone && !handsOff && partners.length > 0;

  const list = (whose: TabledOffer['whose'], title: string, empty: string | null) => {
    const some = offers.filter((standing) => standing.whose === whose);
    if (some.length === 0 && empty === null) return null;
    return (
      <section class={`offers offers--${whose}`} aria-labelledby={`offers-${whose}`}>
        <h3 id={`offers-${whose}`} class="offers__title">
          {title}
        </h3>
        <div aria-live={whose === 'to-me' ? 'polite' : undefined}>
          {some.length === 0 ? (
            <p class="offers__none">{empty}</p>
          ) : (
            <ul class="offers__list">
              {some.map((standing) => (
                <OfferLine
                  key={standing.offer.id}
                  standing={standing}
                  panel={panel}
                  onCounter={(offer) => {
                    setDraft(counterOf(offer));
                    write();
                  }}
                />
              ))}
            </ul>
          )}
        </div>
      </section>
    );
  };

  return (
    <section
      class={`trade hand trade--${isDone ? 'closed' : 'open'}`}
      aria-labelledby="trade-title"
      ref={part}
      tabIndex={-1}
    >
      <h2 id="trade-title" class="unseen">
        {words.text('boondoggle.trade-title')}
      </h2>
      <div class="trade__offers" ref={lists}>
        {mayOffer && (
          <button type="button" class="button button--teal trade__opener" ref={opener} onClick={write}>
            {words.text('boondoggle.trade-build')}
          </button>
        )}
        {seat !== null &&
          list(
            'to-me',
            words.text('boondoggle.trade-to-me'),
            isDone ? null : words.text('boondoggle.trade-to-me-none'),
          )}
        {seat !== null && list('mine', words.text('boondoggle.trade-mine'), null)}
        {list('others', words.text('boondoggle.trade-others'), null)}
        {mayOffer && seat !== null && (
          <TradePartners
            panel={panel}
            seat={seat}
            partners={partners}
            onPartner={(partner) => {
              setDraft(withPartner(draft, partner));
              write();
            }}
          />
        )}
      </div>
      {!isDone && !handsOff && partners.length === 0 && (
        <p class="trade__alone">{words.text('boondoggle.trade-alone')}</p>
      )}
      {mayOffer && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a key closes the sheet that has the focus
        <div
          class={`trade__form${isOpen ? ' trade__form--open' : ''}`}
          ref={form}
          tabIndex={-1}
          onKeyDown={({ key }) => {
            if (key === 'Escape' && isOpen) shut();
          }}
        >
          <button type="button" class="round-button trade__close" aria-label={close} onClick={shut}>
            <Icon name="close" />
          </button>
          <OfferForm
            draft={{ ...draft, to }}
            onDraft={setDraft}
            onSent={(left) => {
              setDraft(left);
              if (isOpen) shut();
              // On a phone the offers lie below the sheet: what was just offered comes into sight.
              lists.current?.scrollIntoView({ block: 'nearest' });
            }}
            partners={partners}
            panel={panel}
            answering={draft.answers === null || to === null ? null : nameOf(to, telling)}
          />
        </div>
      )}
    </section>
  );
}
