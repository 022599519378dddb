import { useStableFocus } from '@boomtown/ui-kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import { hiddenFrom } from '../hidden-from.ts';
import { CARD_KINDS, type CardKind, type Play } from '../rules.ts';
import { cardName, cardsHeld, nodeName, playerOf } from '../telling.ts';
import { CardFace } from './card-face.tsx';
import { CardPanel } from './card-panel.tsx';
import { CardsIcon, PinIcon } from './icons.tsx';
import type { PanelModel } from './panel-model.ts';

/** A card as it lies in the hand: one that is held twice is there twice. */
interface Held {
  readonly key: string;
  readonly card: CardKind;
  /** The own Hostile Purchase, which every player has besides the hand. */
  readonly isOwn: boolean;
}

/** The person's cards and destinations. A card that can be played opens, and leads through what it asks. */
export function Hand({ panel }: { readonly panel: PanelModel }) {
  const { telling, own, seat, legal } = panel;
  const { words, view } = telling;
  const [opened, open] = useState<Held | null>(null);
  const held = own === null || seat === null ? [] : heldCards(own.hand, playerOf(view, seat).ownPurchase);
  const stillThere = held.find(({ key }) => key === opened?.key) ?? null;
  const cards = useRef<HTMLUListElement>(null);
  const part = useStableFocus<HTMLElement>();
  useEffect(() => open(null), [view.phase, view.go]);
  const close = () => {
    // Back to where the card came from, for those who go by key. On a phone it is out of sight while the card is open.
    const from = cards.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
    open(null);
    requestAnimationFrame(() => from?.focus());
  };
  if (own === null || seat === null) {
    return (
      <section class="hand hand--watching" aria-labelledby="hand-title">
        <h2 id="hand-title" class="unseen">
          {words.text('boondoggle.hand-title')}
        </h2>
        <p class="hand__empty">{words.text('boondoggle.hand-watching')}</p>
      </section>
    );
  }
  const hidden = hiddenFrom(view, own, seat);
  const playsOf = (card: CardKind) =>
    legal.filter((action): action is Play => action.type === 'play' && action.card === card);
  return (
    <section class="hand" aria-labelledby="hand-title" data-open={stillThere !== null} ref={part} tabIndex={-1}>
      <h2 id="hand-title" class="unseen">
        {words.text('boondoggle.hand-title')}:{' '}
        {words.text('boondoggle.count-cards', { count: cardsHeld(playerOf(view, seat)) })}
      </h2>
      {stillThere !== null && (
        <CardPanel
          key={stillThere.key}
          card={stillThere.card}
          plays={playsOf(stillThere.card)}
          panel={panel}
          onClose={close}
        />
      )}
      <p class="hand__count" aria-hidden="true">
        <CardsIcon /> {words.number(cardsHeld(playerOf(view, seat)))}
      </p>
      <ul class="hand__cards" ref={cards}>
        {own.destinations.length > 0 && (
          <li class="route-card" title={words.text('boondoggle.hand-destinations-secret')}>
            <PinIcon />
            <span class="route-card__what">
              {words.text('boondoggle.hand-destinations', { count: own.destinations.length })}
            </span>
            {own.destinations.map((place, i) => (
              // The same destination may be drawn twice: the place in the list tells the two apart.
              <b key={`${place} ${i}`} class="route-card__place">
                {nodeName(place, words)}
              </b>
            ))}
          </li>
        )}
        {held.map((one) => {
          const playable = playsOf(one.card).length > 0;
          return (
            <li key={one.key}>
              <button
                type="button"
                title={words.text(`boondoggle.cardtext-${one.card}`)}
                class={`hand__card${playable ? ' hand__card--playable' : ''}`}
                aria-expanded={one.key === stillThere?.key}
                aria-label={[
                  cardName(one.card, words),
                  ...(one.isOwn ? [words.text('boondoggle.hand-own')] : []),
                  ...(playable ? [words.text('boondoggle.hand-playable')] : []),
                ].join(', ')}
                onClick={() => open(one.key === stillThere?.key ? null : one)}
              >
                <CardFace card={one.card} words={words} isOwn={one.isOwn} isSmall />
              </button>
            </li>
          );
        })}
        {hidden > 0 && (
          <li class="hand__covered">
            <CardsIcon /> {words.text('boondoggle.hand-covered', { count: hidden })}
          </li>
        )}
        {hidden === 0 && held.length === 0 && own.destinations.length === 0 && (
          <li class="hand__empty">{words.text('boondoggle.hand-empty')}</li>
        )}
      </ul>
    </section>
  );
}

/** The hand by kind, in the order of the rules page, so that alike cards lie together; the own Hostile Purchase last. */
export function heldCards(hand: readonly CardKind[], ownPurchase: boolean): readonly Held[] {
  const seen = new Map<CardKind, number>();
  const sorted = hand.toSorted((a, b) => CARD_KINDS.indexOf(a) - CARD_KINDS.indexOf(b));
  const cards = sorted.map((card): Held => {
    const nth = (seen.get(card) ?? 0) + 1;
    seen.set(card, nth);
    return { key: `${card} ${nth}`, card, isOwn: false };
  });
  return ownPurchase ? [...cards, { key: 'own', card: 'hostile-purchase', isOwn: true }] : cards;
}
