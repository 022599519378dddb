import { cardsHeld, playerOf } from '../telling.ts';
import { CardsIcon, MarketIcon } from './icons.tsx';
import type { PanelModel } from './panel-model.ts';

export type Part = 'market' | 'hand';

interface PanelTabsProps {
  readonly shown: Part | null;
  readonly onShow: (part: Part | null) => void;
  /** Does the trading table lie where the hand lies otherwise? */
  readonly trading: boolean;
  readonly panel: PanelModel;
}

/** On a narrow screen: which part of the desk lies under the map. Elsewhere out of sight, since all of it is there. */
export function PanelTabs({ shown, onShow, trading, panel }: PanelTabsProps) {
  const { words, view } = panel.telling;
  const { seat, own } = panel;
  const held = own === null || seat === null ? 0 : cardsHeld(playerOf(view, seat));
  const count = trading ? view.offers.filter(({ to }) => to === seat).length : held;
  const tab = (part: Part, label: string, icon: preact.ComponentChildren, count: number) => (
    <button
      type="button"
      class="panel-tabs__tab"
      aria-expanded={shown === part}
      onClick={() => onShow(shown === part ? null : part)}
    >
      {icon}
      <span>{label}</span>
      {count > 0 && <b class="panel-tabs__count">{words.number(count)}</b>}
    </button>
  );
  return (
    <fieldset class="panel-tabs" aria-label={words.text('boondoggle.panel-tabs')}>
      {tab('market', words.text('boondoggle.market-title'), <MarketIcon market="asphalt-permit" />, 0)}
      {tab('hand', words.text(trading ? 'boondoggle.trade-title' : 'boondoggle.hand-title'), <CardsIcon />, count)}
    </fieldset>
  );
}
