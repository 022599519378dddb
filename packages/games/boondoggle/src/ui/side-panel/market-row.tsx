import { useEffect, useRef, useState } from 'preact/hooks';
import type { Deal, MarketRow } from '../deals.ts';
import { marketKey } from '../keys.ts';
import { dealPreview } from '../rules.ts';
import { countedUnits, marketName, money } from '../telling.ts';
import { MarketIcon } from './icons.tsx';
import type { PanelModel } from './panel-model.ts';
import { Price, Track, Trend } from './price-track.tsx';

interface MarketRowProps {
  readonly row: MarketRow;
  readonly trend: number | null;
  /** Is it the one that one deals in? */
  readonly isOpen: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly panel: PanelModel;
}

/** A market: what it is, its price and how that moved. Where one may deal, it opens and asks how many. */
export function MarketRowView({ row, trend, isOpen, onOpen, panel }: MarketRowProps) {
  const { words, view } = panel.telling;
  const { market, price, deals } = row;
  const [first] = deals;
  const [count, setCount] = useState(1);
  const [pointed, point] = useState<Deal | null>(null);
  const picked = deals.find((deal) => deal.count === count) ?? first ?? null;
  const shown = isOpen ? (pointed ?? picked) : null;
  const isLit = panel.lit.includes(marketKey(market));
  const open = isOpen && first !== undefined;
  const slip = useRef<HTMLLIElement>(null);
  // What is pointed at is of no use below the edge of the market.
  useEffect(() => {
    if (isLit) slip.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isLit]);
  return (
    <li
      ref={slip}
      class={`market-row${first === undefined ? '' : ' market-row--deals'}${open ? ' market-row--open' : ''}${isLit ? ' market-row--lit' : ''}`}
    >
      <span class="market-row__what">
        <MarketIcon market={market} />
        <span class="market-row__name">{marketName(market, words)}</span>
        <span class="market-row__facts">
          {first !== undefined && (
            <span class="market-row__word" aria-hidden="true">
              {words.text(`boondoggle.group-${first.type}`)}
            </span>
          )}
          {factsText(row, panel)}
        </span>
      </span>
      <span class="market-row__price">
        <Trend trend={trend} words={words} />
        <Price price={price} after={shown === null ? null : dealPreview(view, shown).priceAfter} words={words} />
      </span>
      <Track row={row} shown={shown} telling={panel.telling} />
      {first !== undefined && (
        <button
          type="button"
          class="market-row__door"
          aria-expanded={open}
          aria-label={words.text('boondoggle.market-open', {
            what: words.text(`boondoggle.group-${first.type}`),
            market: marketName(market, words),
          })}
          onClick={() => onOpen(!open)}
        />
      )}
      {open && picked !== null && (
        <fieldset class="market-row__deals" aria-label={marketName(market, words)}>
          {deals.length > 1 &&
            deals.map((deal) => (
              <button
                key={deal.count}
                type="button"
                class="market-row__count"
                aria-pressed={picked.count === deal.count}
                aria-label={dealText(deal, panel)}
                onMouseEnter={() => point(deal)}
                onMouseLeave={() => point(null)}
                onFocus={() => point(deal)}
                onBlur={() => point(null)}
                onClick={() => setCount(deal.count)}
              >
                {words.number(deal.count)}
              </button>
            ))}
          <button
            type="button"
            class="button button--teal market-row__do"
            disabled={panel.busy}
            onClick={() => void panel.act(picked)}
          >
            {dealText(picked, panel)}
          </button>
        </fieldset>
      )}
    </li>
  );
}

function factsText({ supply, held }: MarketRow, { telling }: PanelModel): string {
  const { words } = telling;
  return [
    words.text('boondoggle.market-supply', { count: supply }),
    ...(held === null || held === 0 ? [] : [words.text('boondoggle.market-held', { count: held })]),
  ].join(' · ');
}

function dealText(deal: Deal, { telling }: PanelModel): string {
  const { words, view } = telling;
  return words.text(`boondoggle.market-${deal.type}`, {
    goods: countedUnits(deal.market, deal.count, words),
    money: money(dealPreview(view, deal).money, words),
  });
}
