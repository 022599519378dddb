import type { SidePanelProps } from '@boomtown/ui-kit';
import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Action, type Boondoggle, boondoggleRules, type Phase, type Seat } from '../rules.ts';
import { actorsOf } from '../telling.ts';
import { Bar } from './bar.tsx';
import { Hand } from './hand.tsx';
import { MarketBoard } from './market-board.tsx';
import type { PanelModel } from './panel-model.ts';
import { PanelTabs, type Part } from './panel-tabs.tsx';
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
  return (
    <div
      class={`side-panel side-panel--${view.phase}${trading ? ' side-panel--trading' : ''}`}
      data-part={part.shown ?? 'none'}
    >
      <Bar panel={panel} seats={you.map((one) => one.seat)} onSeat={choose} />
      <PanelTabs shown={part.shown} onShow={part.show} trading={trading} panel={panel} />
      <MarketBoard panel={panel} />
      {trading ? <TradeTable key={view.round} panel={panel} /> : <Hand panel={panel} />}
    </div>
  );
}

/** The one of this seat, or the first. */
function pick<V extends { readonly seat: Seat }>(list: readonly V[], seat: Seat | null): V | null {
  return list.find((one) => one.seat === seat) ?? list[0] ?? null;
}

/** The part of the desk that a narrow screen shows: the one that the moment is about, until another is asked for. */
function usePart(phase: Phase, mine: boolean, legal: readonly Action[]) {
  const [shown, show] = useState<Part | null>('hand');
  useEffect(() => {
    if (mine) show((before) => partFor(phase, legal, before));
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
