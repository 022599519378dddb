import { useEffect, useRef, useState } from 'preact/hooks';
import { type Deal, type MarketRow, marketRows } from '../deals.ts';
import { marketKey } from '../keys.ts';
import { cardPrice, dealPreview } from '../rules.ts';
import { countedUnits, marketName, money } from '../telling.ts';
import { type PriceMemory, remember, trendOf, trendSince } from '../trend.ts';
import { MarketIcon } from './icons.tsx';
import type { Sitting } from './sitting.ts';

/** The seven markets: prices on their tracks, how they moved, and what a sale or a purchase would do. */
export function MarketBoard({ sitting }: { readonly sitting: Sitting }) {
  const { telling, seat, legal } = sitting;
  const { words, view } = telling;
  const memory = usePriceMemory(view);
  const [picked, pick] = useState<Deal | null>(null);
  useEffect(() => pick(null), [view]);
  const rows = marketRows(view, seat, legal);
  const since = trendSince(memory);
  return (
    <section class="market" aria-labelledby="market-title">
      <div class="market__head">
        <h2 id="market-title" class="market__title">
          {words.text('boondoggle.market-title')}
        </h2>
        <p class="market__card">
          {words.text('boondoggle.market-card', { price: money(cardPrice(view.prices), words) })}
        </p>
      </div>
      <ul class="market__rows">
        {rows.map((row) => (
          <Row
            key={row.market}
            row={row}
            trend={trendOf(memory, row.market)}
            picked={picked?.market === row.market ? picked : null}
            onPick={pick}
            sitting={sitting}
          />
        ))}
      </ul>
      {since !== null && <p class="market__since">{words.text('boondoggle.market-since', { round: since })}</p>}
    </section>
  );
}

function usePriceMemory(view: Parameters<typeof remember>[1]): PriceMemory {
  const memory = useRef<PriceMemory | null>(null);
  const now = remember(memory.current, view);
  memory.current = now;
  return now;
}

interface RowProps {
  readonly row: MarketRow;
  readonly trend: number | null;
  /** The deal of this market that is thought of. */
  readonly picked: Deal | null;
  readonly onPick: (deal: Deal | null) => void;
  readonly sitting: Sitting;
}

function Row({ row, trend, picked, onPick, sitting }: RowProps) {
  const { words } = sitting.telling;
  const { market, price, deals, supply, held } = row;
  const [pointed, point] = useState<Deal | null>(null);
  const shown = pointed ?? picked;
  const [first] = deals;
  const isLit = sitting.lit.includes(marketKey(market));
  const facts = [
    words.text('boondoggle.market-supply', { count: supply }),
    ...(held === null || held === 0 ? [] : [words.text('boondoggle.market-held', { count: held })]),
  ];
  return (
    <li class={`market-row${first === undefined ? '' : ' market-row--open'}${isLit ? ' market-row--lit' : ''}`}>
      <span class="market-row__what">
        <MarketIcon market={market} />
        <span class="market-row__name">{marketName(market, words)}</span>
        <span class="market-row__facts">{facts.join(' · ')}</span>
      </span>
      <span class="market-row__price">
        <Trend trend={trend} sitting={sitting} />
        <b>{money(price, words)}</b>
      </span>
      <Track row={row} shown={shown} sitting={sitting} />
      {first !== undefined && (
        <fieldset
          class="market-row__deals"
          aria-label={`${words.text(`boondoggle.group-${first.type}`)}: ${marketName(market, words)}`}
        >
          {deals.map((deal) => (
            <button
              key={deal.count}
              type="button"
              class="market-row__count"
              aria-pressed={picked?.count === deal.count}
              aria-label={dealText(deal, sitting)}
              disabled={sitting.busy}
              onMouseEnter={() => point(deal)}
              onMouseLeave={() => point(null)}
              onFocus={() => point(deal)}
              onBlur={() => point(null)}
              onClick={() => onPick(picked?.count === deal.count ? null : deal)}
            >
              {words.number(deal.count)}
            </button>
          ))}
          {picked !== null ? (
            <button
              type="button"
              class="button button--teal market-row__do"
              disabled={sitting.busy}
              onClick={() => void sitting.act(picked)}
            >
              {dealText(picked, sitting)}
            </button>
          ) : (
            <span class="market-row__hint">
              {shown === null ? words.text(`boondoggle.group-${first.type}`) : dealText(shown, sitting)}
            </span>
          )}
        </fieldset>
      )}
    </li>
  );
}

function dealText(deal: Deal, { telling }: Sitting): string {
  const { words, view } = telling;
  return words.text(`boondoggle.market-${deal.type}`, {
    goods: countedUnits(deal.market, deal.count, words),
    money: money(dealPreview(view, deal).money, words),
  });
}

function Trend({ trend, sitting }: { readonly trend: number | null; readonly sitting: Sitting }) {
  const { words } = sitting.telling;
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

/** The track with its marker, and the places to which a deal would bring it. */
function Track({
  row: { places, price },
  shown,
  sitting,
}: {
  readonly row: MarketRow;
  readonly shown: Deal | null;
  readonly sitting: Sitting;
}) {
  const { words, view } = sitting.telling;
  const after = shown === null ? null : dealPreview(view, shown).priceAfter;
  return (
    <span class="price-track">
      <span class="price-track__places" aria-hidden="true">
        {places.map((place) => (
          <span
            key={place}
            class={`price-track__place${place === price ? ' price-track__place--now' : ''}${placeMark(place, price, after)}`}
          >
            {words.number(place)}
          </span>
        ))}
      </span>
      {after !== null && after !== price && (
        <span class="unseen">{words.text('boondoggle.market-after', { price: money(after, words) })}</span>
      )}
    </span>
  );
}

function placeMark(place: number, price: number, after: number | null): string {
  if (after === null || after === price) return '';
  if (place === after) return ' price-track__place--after';
  return (place - price) * (place - after) < 0 ? ' price-track__place--way' : '';
}
