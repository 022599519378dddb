import type { CardKind, Words } from '../rules.ts';
import { cardName } from '../telling.ts';
import { CARD_ART } from './card-art.ts';
import { TRADES } from './card-trades.ts';
import { Parts } from './icons.tsx';

interface CardFaceProps {
  readonly card: CardKind;
  readonly words: Words;
  readonly isOwn?: boolean;
  /** Without what it does. */
  readonly isSmall?: boolean;
}

/** A card from its front: its picture, its name, what it does. */
export function CardFace({ card, words, isOwn = false, isSmall = false }: CardFaceProps) {
  return (
    <span
      class={`card-face card-face--${TRADES[card]}${isOwn ? ' card-face--own' : ''}${isSmall ? ' card-face--small' : ''}`}
    >
      <CardPicture card={card} />
      <span class="card-face__name">{cardName(card, words)}</span>
      {!isSmall && <span class="card-face__text">{words.text(`boondoggle.cardtext-${card}`)}</span>}
    </span>
  );
}

export function CardPicture({ card }: { readonly card: CardKind }) {
  return (
    <svg
      class="card-face__picture"
      viewBox="0 0 100 64"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <Parts parts={CARD_ART[card]} />
    </svg>
  );
}
