import type { SidePanelProps } from '@boomtown/ui-kit';
import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Action, type Boondoggle, boondoggleRules, type Phase, type Seat } from '../rules.ts';
import { actorsOf, cardsHeld, playerOf } from '../telling.ts';
import { Bar } from './bar.tsx';
import { Hand } from './hand.tsx';
import { CardsIcon, MarketIcon, RoadIcon } from './icons.tsx';
import { MarketBoard } from './market-board.tsx';
import type { PanelModel } from './panel-model.ts';
import { TradeTable } from './trade-table.tsx';

/** Everything of Boondoggle that is no map: the phases, the market, the hand, the trading table. */
export function SidePanel({
  telling,
  snapshot,
  busy,
  handsOff,
  ended = false,
  lit,
  past,
  submit,
  consider,
}: SidePanelProps<Boondoggle>): VNode {
  const { view, you } = snapshot;
  const [chosen, choose] = useState<Seat | null>(null);
  const acting = actorsOf(view);
  // A player who holds several seats plays for the one that may act; where several may, for the one that they chose.
  const mayAct = you.filter((one) => acting.includes(one.seat));
  const held = pick(mayAct, chosen) ?? pick(you, chosen);
  const seat = held?.seat ?? null;
  const legal = useMemo(
    () => (held === null || handsOff ? [] : boondoggleRules.legal(view, held.view, held.seat)),
    [view, held?.view, seat, handsOff],
  );
  const told = useMemo(() => [...(snapshot.earlier ?? []), snapshot].flatMap(({ events }) => events), [snapshot]);
  const mine = !handsOff && seat !== null && acting.includes(seat);
  const part = usePart(view.phase, mine, legal);
  const isMarketLit = lit.some((place) => place.startsWith(MARKET));
  useEffect(() => {
    if (isMarketLit) part.show('market');
  }, [isMarketLit]);

  const panel: PanelModel = {
    telling,
    past: past ?? told,
    seat,
    own: held?.view ?? null,
    legal,
    busy,
    handsOff,
    ended,
    lit,
    act: (action) => (seat === null ? Promise.resolve(null) : submit(seat, action)),
    consider,
  };
  // The player who is done trading has their cards back.
  const trading = view.phase === 'trade' && (seat === null || handsOff || view.done[seat] !== true);
  // On a narrow screen these need so much room that the map steps aside.
  const instead = part.shown === 'market' || (trading && mine && part.shown === 'hand');
  return (
    <div
      class={`side-panel side-panel--${view.phase}${trading ? ' side-panel--trading' : ''}${instead ? ' side-panel--instead' : ''}`}
      data-part={part.shown ?? 'none'}
    >
      <Bar panel={panel} seats={you.map((one) => one.seat)} onSeat={choose} />
      <PanelTabs shown={part.shown} onShow={part.show} trading={trading} panel={panel} />
      <MarketBoard panel={panel} />
      {trading ? <TradeTable key={view.round} panel={panel} /> : <Hand panel={panel} />}
    </div>
  );
}

/** How the keys of the markets begin. */
const MARKET = 'market:';

/** The one of this seat, or the first. */
function pick<V extends { readonly seat: Seat }>(list: readonly V[], seat: Seat | null): V | null {
  return list.find((one) => one.seat === seat) ?? list[0] ?? null;
}

/** On a phone on its side the parts lie next to the map: to close them gives the map nothing. */
const LIES = '(orientation: landscape)';

/** The part of the desk that a narrow screen shows: the one that the moment is about, until another is asked for. */
function usePart(phase: Phase, mine: boolean, legal: readonly Action[]) {
  const [shown, show] = useState<Part | null>('hand');
  useEffect(() => {
    if (mine) show((before) => partFor(phase, legal, before) ?? (matchMedia(LIES).matches ? 'hand' : null));
  }, [phase, mine]);
  return { shown, show };
}

/** `null`: none of them, the map has all the room. */
export function partFor(phase: Phase, legal: readonly Action[], before: Part | null): Part | null {
  switch (phase) {
    case 'sell':
      return 'market';
    case 'build':
      return legal.some(({ type }) => type === 'build') ? null : 'market';
    case 'scheme':
      return null;
    case 'play-card':
    case 'answer':
    case 'trade':
      return 'hand';
    default:
      return before;
  }
}

type Part = 'market' | 'hand';

interface PanelTabsProps {
  readonly shown: Part | null;
  readonly onShow: (part: Part | null) => void;
  /** Does the trading table lie where the hand lies otherwise? */
  readonly trading: boolean;
  readonly panel: PanelModel;
}

/** On a narrow screen: which part of the desk lies under the map or takes its place. Elsewhere out of sight, since all of it is there. */
function PanelTabs({ shown, onShow, trading, panel }: PanelTabsProps) {
  const { words, view } = panel.telling;
  const { seat, own } = panel;
  const held = own === null || seat === null ? 0 : cardsHeld(playerOf(view, seat));
  const count = trading ? view.offers.filter(({ to }) => to === seat).length : held;
  const tab = (part: Part | null, label: string, icon: preact.ComponentChildren, count: number) => (
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
      {tab(null, words.text('boondoggle.panel-map'), <RoadIcon />, 0)}
      {tab('market', words.text('boondoggle.market-title'), <MarketIcon market="asphalt-permit" />, 0)}
      {tab('hand', words.text(trading ? 'boondoggle.trade-title' : 'boondoggle.hand-title'), <CardsIcon />, count)}
    </fieldset>
  );
}
