import { useStableFocus } from '@boomtown/ui-kit';
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { marketRows } from '../deals.ts';
import { cardPrice, type Market } from '../rules.ts';
import { money } from '../telling.ts';
import { trendOf } from '../trend.ts';
import { CardsIcon, HonchoIcon, MoneyIcon, PinIcon } from './icons.tsx';
import { MarketRowView } from './market-row.tsx';
import type { PanelModel } from './panel-model.ts';

/** The seven markets: prices on their tracks, how they moved, and what a sale or a purchase would do. */
export function MarketBoard({ panel }: { readonly panel: PanelModel }) {
  const { telling, seat, legal, past } = panel;
  const { words, view } = telling;
  const trend = useMemo(() => trendOf(view, past), [view, past]);
  const [opened, open] = useState<Market | null>(null);
  const part = useStableFocus<HTMLElement>();
  return (
    // Scrolled by key where it is higher than its place.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
    <section class="market" aria-labelledby="market-title" tabIndex={0} ref={part}>
      <div class="market__head">
        <h2 id="market-title" class="market__title">
          {words.text('boondoggle.market-title')}
        </h2>
        <p class="market__card">
          {words.text('boondoggle.market-card', { price: money(cardPrice(view.prices), words) })}
        </p>
      </div>
      <ul class="market__rows">
        {marketRows(view, seat, legal).map((row) => (
          <MarketRowView
            key={row.market}
            row={row}
            trend={trend?.change[row.market] ?? null}
            isOpen={opened === row.market}
            onOpen={(wanted) => open(wanted ? row.market : null)}
            panel={panel}
          />
        ))}
      </ul>
      <Stock panel={panel} />
      {trend !== null && <p class="market__since">{words.text('boondoggle.market-since', { round: trend.since })}</p>}
    </section>
  );
}

/** What the table still holds besides goods. */
function Stock({ panel }: { readonly panel: PanelModel }) {
  const { words, view } = panel.telling;
  return (
    <ul class="stock" aria-label={words.text('boondoggle.stock-title')}>
      <StockLine short={words.number(view.deck)} text={words.text('boondoggle.stock-cards', { count: view.deck })}>
        <CardsIcon />
      </StockLine>
      <StockLine
        short={words.number(view.destinations)}
        text={words.text('boondoggle.stock-destinations', { count: view.destinations })}
      >
        <PinIcon />
      </StockLine>
      <StockLine short={words.number(view.bag)} text={words.text('boondoggle.stock-honchos', { count: view.bag })}>
        <HonchoIcon honcho="insider" />
      </StockLine>
      {view.pot > 0 && (
        <StockLine
          short={money(view.pot, words)}
          text={words.text('boondoggle.stock-pot', { money: money(view.pot, words) })}
        >
          <MoneyIcon />
        </StockLine>
      )}
    </ul>
  );
}

interface StockLineProps {
  /** What stands there while the board is low: the number alone. */
  readonly short: string;
  readonly text: string;
  readonly children: ComponentChildren;
}

function StockLine({ short, text, children }: StockLineProps) {
  return (
    <li title={text}>
      {children}{' '}
      <b class="stock__short" aria-hidden="true">
        {short}
      </b>
      <span class="stock__text">{text}</span>
    </li>
  );
}
