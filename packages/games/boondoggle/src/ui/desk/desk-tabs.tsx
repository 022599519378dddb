import { cardsHeld, playerOf } from '../telling.ts';
import { CardsIcon, MarketIcon } from './icons.tsx';
import type { Sitting } from './sitting.ts';

export type Part = 'market' | 'hand';

interface DeskTabsProps {
  readonly shown: Part | null;
  readonly onShow: (part: Part | null) => void;
  /** Does the trading table lie where the hand lies otherwise? */
  readonly trading: boolean;
  readonly sitting: Sitting;
}

/** On a narrow screen: which part of the desk lies under the map. Elsewhere out of sight, since all of it is there. */
export function DeskTabs({ shown, onShow, trading, sitting }: DeskTabsProps) {
  const { words, view } = sitting.telling;
  const { seat, own } = sitting;
  const held = own === null || seat === null ? 0 : cardsHeld(playerOf(view, seat));
  const count = trading ? view.offers.filter(({ to }) => to === seat).length : held;
  const tab = (part: Part, label: string, icon: preact.ComponentChildren, count: number) => (
    <button
      type="button"
      class="desk-tabs__tab"
      aria-expanded={shown === part}
      onClick={() => onShow(shown === part ? null : part)}
    >
      {icon}
      <span>{label}</span>
      {count > 0 && <b class="desk-tabs__count">{words.number(count)}</b>}
    </button>
  );
  return (
    <fieldset class="desk-tabs" aria-label={words.text('boondoggle.desk-tabs')}>
      {tab('market', words.text('boondoggle.market-title'), <MarketIcon market="asphalt-permit" />, 0)}
      {tab('hand', words.text(trading ? 'boondoggle.trade-title' : 'boondoggle.hand-title'), <CardsIcon />, count)}
    </fieldset>
  );
}
