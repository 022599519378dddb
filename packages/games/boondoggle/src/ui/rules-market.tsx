import { useState } from 'preact/hooks';
import { marketRows } from './deals.ts';
import type { Words } from './rules.ts';
import { dealPreview } from './rules.ts';
import { MarketIcon } from './side-panel/icons.tsx';
import { Price, Track } from './side-panel/price-track.tsx';
import { countedUnits, marketName, money, playerOf } from './telling.ts';
import { trialTable } from './trial.ts';

type Kind = 'sell' | 'buy';

const MARKET = 'asphalt';
const MOST = 4;

/** A market to try: what a sale brings, what a purchase costs, and where the price goes. */
export function RulesMarket({ words }: { readonly words: Words }) {
  const [view, setView] = useState(() => ({ ...trialTable(1) }));
  const [shown, show] = useState<{ readonly type: Kind; readonly count: number } | null>(null);
  const me = playerOf(view, 0);
  const row = marketRows(view, 0, []).find(({ market }) => market === MARKET);
  if (row === undefined) throw new Error(`there is a market for ${MARKET}`);
  const can = (type: Kind, count: number) =>
    type === 'sell'
      ? me.goods.asphalt >= count
      : view.supply.asphalt >= count && me.money >= count * view.prices.asphalt;
  const deal = (type: Kind, count: number) => {
    const { money: dollars, priceAfter } = dealPreview(view, { type, market: MARKET, count });
    const sign = type === 'sell' ? 1 : -1;
    setView({
      ...view,
      prices: { ...view.prices, [MARKET]: priceAfter },
      supply: { ...view.supply, asphalt: view.supply.asphalt + sign * count },
      players: view.players.with(0, {
        ...me,
        money: me.money + sign * dollars,
        goods: { ...me.goods, asphalt: me.goods.asphalt - sign * count },
      }),
    });
    show(null);
  };
  return (
    <div class="rules-market">
      <p>{words.text('boondoggle.rules-market-try')}</p>
      <div class="market-row">
        <span class="market-row__what">
          <MarketIcon market={MARKET} />
          <span class="market-row__name">{marketName(MARKET, words)}</span>
          <span class="market-row__facts">{words.text('boondoggle.market-supply', { count: row.supply })}</span>
        </span>
        <span class="market-row__price">
          <Price
            price={row.price}
            after={shown === null ? null : dealPreview(view, { ...shown, market: MARKET }).priceAfter}
            words={words}
          />
        </span>
        <Track
          row={row}
          shown={shown === null ? null : { ...shown, market: MARKET }}
          telling={{ words, people: [], view }}
        />
      </div>
      <p role="status">
        {words.text('boondoggle.rules-market-money', {
          money: money(me.money, words),
          goods: countedUnits(MARKET, me.goods.asphalt, words),
        })}
      </p>
      <div class="rules-market__keys">
        {(['sell', 'buy'] as const).flatMap((type) =>
          Array.from({ length: MOST }, (_, i) => (
            <button
              key={`${type} ${i}`}
              type="button"
              class="choice"
              disabled={!can(type, i + 1)}
              onMouseEnter={() => show({ type, count: i + 1 })}
              onMouseLeave={() => show(null)}
              onFocus={() => show({ type, count: i + 1 })}
              onBlur={() => show(null)}
              onClick={() => deal(type, i + 1)}
            >
              {words.text(`boondoggle.rules-market-${type}`, { count: i + 1 })}
            </button>
          )),
        )}
      </div>
    </div>
  );
}
