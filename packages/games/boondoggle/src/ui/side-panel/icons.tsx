import { GOODS_ART, type Part } from '../art/goods-art.ts';
import { PAINT, SIGNS } from '../art/signs.ts';
import { type Company, type Honcho, MARKET_PARTS, type Market, type Resource } from '../rules.ts';
import { HONCHO_ART } from './honcho-art.ts';

// All of these accompany words, or stand where words for those who listen stand too.

export function Parts({ parts }: { readonly parts: readonly Part[] }) {
  return (
    <>
      {parts.map(({ path, colour, width }) =>
        width === undefined ? (
          <path key={`${path}${colour}`} d={path} fill={colour} />
        ) : (
          <path
            key={`${path}${width}`}
            d={path}
            fill="none"
            stroke={colour}
            stroke-width={width}
            stroke-linecap="round"
            stroke-linejoin="round"
          />
        ),
      )}
    </>
  );
}

export function GoodsIcon({ resource }: { readonly resource: Resource }) {
  return (
    <svg class="goods" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <Parts parts={GOODS_ART[resource]} />
    </svg>
  );
}

/** The resources of which a unit of a market is made. */
export function MarketIcon({ market }: { readonly market: Market }) {
  return (
    <span class="goods-pair" aria-hidden="true">
      {MARKET_PARTS[market].map((part) => (
        <GoodsIcon key={part} resource={part} />
      ))}
    </span>
  );
}

export function MoneyIcon() {
  return (
    <svg class="goods" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M2 6.5H22V17.5H2Z" fill="#4f9a5f" />
      <path d="M2 6.5H22V17.5H2Z" fill="none" stroke="#2b6238" stroke-width="1.2" />
      <circle cx="12" cy="12" r="3.6" fill="#dff0d3" />
      <path d="M4.5 9V15M19.5 9V15" stroke="#dff0d3" stroke-width="1.4" />
      <path d="M12 9.8V14.2" stroke="#2b6238" stroke-width="1.5" />
    </svg>
  );
}

/** The back of a card. */
export function CardsIcon() {
  return (
    <svg class="goods" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <rect x="8" y="3" width="12" height="17" rx="2" fill="#8d3220" transform="rotate(10 14 12)" />
      <rect x="4.5" y="3.5" width="12" height="17" rx="2" fill="#c9532c" stroke="#fff6e2" stroke-width="1.1" />
      <path d="M7.5 9L10.5 6.5L13.5 9V15H7.5Z" fill="#fff6e2" />
    </svg>
  );
}

export function FundsIcon() {
  return (
    <svg class="goods" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M3 10L12 3.5L21 10Z" fill="#7d8b94" />
      <path d="M5 10.5H7.5V18H5ZM10.8 10.5H13.3V18H10.8ZM16.5 10.5H19V18H16.5Z" fill="#a9b6be" />
      <path d="M3 18H21V20.5H3Z" fill="#7d8b94" />
    </svg>
  );
}

export function RoadIcon() {
  return (
    <svg class="goods" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M2 21L9 3H15L22 21Z" fill="#4c4d54" />
      <path d="M12 5V8M12 11V14M12 17V20" stroke="#fff6d8" stroke-width="1.8" />
    </svg>
  );
}

export function PinIcon() {
  return (
    <svg class="goods" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M12 22Q4 13 4 9A8 8 0 0 1 20 9Q20 13 12 22Z" fill="#b03a2a" />
      <circle cx="12" cy="9" r="3.2" fill="#fff6e2" />
    </svg>
  );
}

export function HonchoIcon({ honcho }: { readonly honcho: Honcho }) {
  return (
    <svg class="goods" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <Parts parts={HONCHO_ART[honcho]} />
    </svg>
  );
}

interface SignProps {
  readonly company: Company;
  /** Across, in units of the drawing that it is part of; as large as the text around it if left out. */
  readonly size?: number;
}

/** A company's road sign with its number. */
export function Sign({ company, size }: SignProps) {
  const { outline, drop } = SIGNS[company];
  const { main, edge, ink } = PAINT[company];
  return (
    <svg
      class={size === undefined ? 'sign' : undefined}
      width={size}
      height={size}
      viewBox="-62 -62 124 124"
      aria-hidden="true"
      focusable="false"
    >
      <path d={outline} fill="none" stroke={edge} stroke-width="18" stroke-linejoin="round" />
      <path d={outline} fill={main} stroke="#ffffff" stroke-width="9" stroke-linejoin="round" />
      <text class="sign__number" y={drop + 22} text-anchor="middle" fill={ink}>
        {company}
      </text>
    </svg>
  );
}
