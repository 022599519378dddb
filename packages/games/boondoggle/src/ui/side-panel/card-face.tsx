import type { CardKind, Words } from '../rules.ts';
import { cardName } from '../telling.ts';
import { CARD_ART } from './card-art.ts';
import { Parts } from './icons.tsx';

/** What a card is about, which gives it its colour. */
type Trade = 'goods' | 'money' | 'market' | 'road' | 'trick';

export const TRADES: { readonly [card in CardKind]: Trade } = {
  'expressway-toll': 'money',
  highwayman: 'trick',
  'corporate-deal': 'money',
  'market-maven': 'market',
  motherlode: 'goods',
  'purloined-posts': 'goods',
  'black-market-steel': 'market',
  bribery: 'goods',
  'price-gouger': 'market',
  'route-option': 'road',
  'wheeler-dealer': 'market',
  'kickback-coupon': 'road',
  'night-shift': 'road',
  'non-union-contract': 'market',
  'big-family': 'goods',
  'black-market-asphalt': 'market',
  'portable-asphalt-machine': 'goods',
  'midnight-delivery': 'goods',
  'hostile-purchase': 'trick',
  enforcer: 'trick',
  manipulator: 'market',
  lobbyist: 'money',
  'hot-wired-truck': 'road',
  blackmail: 'trick',
  switcheroo: 'trick',
};

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
