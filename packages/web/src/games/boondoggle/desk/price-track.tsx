import type { Words } from '../../../words/words.ts';
import type { Deal, MarketRow } from '../deals.ts';
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
      {after !== null && (
        <span class="price-track__after">{words.text('boondoggle.market-after', { price: money(after, words) })}</span>
      )}
    </span>
  );
}

function markOf(place: number, price: number, after: number | null): string {
  if (place === price) return ' price-track__place--now';
  if (after === null || after === price) return '';
  if (place === after) return ' price-track__place--after';
  return (place - price) * (place - after) < 0 ? ' price-track__place--way' : '';
}
