import type { Deal, MarketRow } from '../deals.ts';
import type { Words } from '../rules.ts';
import { dealPreview } from '../rules.ts';
import { type BoondoggleTelling, money } from '../telling.ts';

/** How a price moved; nothing where that is not known. */
export function Trend({ trend, words }: { readonly trend: number | null; readonly words: Words }) {
  if (trend === null) return null;
  if (trend === 0) return <span class="unseen">{words.text('boondoggle.market-steady')}</span>;
  const rose = trend > 0;
  return (
    <span class={`trend trend--${rose ? 'up' : 'down'}`}>
      <svg viewBox="0 0 10 10" aria-hidden="true" focusable="false">
        <path d={rose ? 'M5 1L9.5 9H0.5Z' : 'M5 9L0.5 1H9.5Z'} />
      </svg>
      <span aria-hidden="true">{words.number(Math.abs(trend))}</span>
      <span class="unseen">
        {words.text(rose ? 'boondoggle.market-rose' : 'boondoggle.market-fell', {
          money: money(Math.abs(trend), words),
        })}
      </span>
    </span>
  );
}

interface PriceProps {
  readonly price: number;
  /** Where a deal or a card would bring it; `null` while none is thought of. */
  readonly after: number | null;
  readonly words: Words;
}

/** A price; while something is thought of that moves it, the old one and the new one beside each other. */
export function Price({ price, after, words }: PriceProps) {
  if (after === null) return <b>{money(price, words)}</b>;
  return (
    <span class="price-change">
      <span class="price-change__old">{money(price, words)}</span>
      <svg class="price-change__arrow" viewBox="0 0 16 10" aria-hidden="true" focusable="false">
        <path d="M0 4H10V0L16 5L10 10V6H0Z" />
      </svg>
      <b>
        <span class="unseen">{words.text('boondoggle.market-then')} </span>
        {money(after, words)}
      </b>
    </span>
  );
}

interface TrackProps {
  readonly row: Pick<MarketRow, 'places' | 'price'>;
  /** The deal that is thought of. */
  readonly shown: Deal | null;
  readonly telling: BoondoggleTelling;
}

/** A track of prices with its marker, and the place to which a deal would bring it. */
export function Track({ row: { places, price }, shown, telling }: TrackProps) {
  const { words, view } = telling;
  const after = shown === null ? null : dealPreview(view, shown).priceAfter;
  return (
    <span class="price-track">
      <span class="price-track__places" aria-hidden="true">
        {places.map((place) => (
          <span key={place} class={`price-track__place${markOf(place, price, after)}`}>
            {words.number(place)}
          </span>
        ))}
      </span>
    </span>
  );
}

function markOf(place: number, price: number, after: number | null): string {
  if (place === price) return ' price-track__place--now';
  if (after === null || after === price) return '';
  if (place === after) return ' price-track__place--after';
  return (place - price) * (place - after) < 0 ? ' price-track__place--way' : '';
}
