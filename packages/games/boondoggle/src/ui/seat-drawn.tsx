import { destinationsHeld, RESOURCES, type Seat } from './rules.ts';
import { CardsIcon, FundsIcon, GoodsIcon, HonchoIcon, PinIcon, RoadIcon } from './side-panel/icons.tsx';
import { type BoondoggleTelling, honchoName, money, playerOf } from './telling.ts';

/** What lies before a player, drawn small: goods, cards, federal funds, miles, destination, honchos. */
export function SeatDrawn({ seat, telling }: { readonly seat: Seat; readonly telling: BoondoggleTelling }) {
  const { words, view } = telling;
  const player = playerOf(view, seat);
  const { goods, hand, ownPurchase, funds, honchos, project, coupons, maven, working } = player;
  const fact = (text: string, isOn = true) => <b class={isOn ? '' : 'holdings__none'}>{text}</b>;
  return (
    <span class="holdings">
      <span class="holdings__goods">
        {RESOURCES.map((resource) => (
          <span key={resource} class={`holding${goods[resource] === 0 ? ' holding--none' : ''}`}>
            <GoodsIcon resource={resource} />
            {fact(words.number(goods[resource]))}
          </span>
        ))}
      </span>
      <span class="holdings__rest">
        <span class="holding">
          <CardsIcon />
          {fact(words.number(hand + (ownPurchase ? 1 : 0)))}
        </span>
        <span class={`holding${funds === null || funds === 0 ? ' holding--none' : ''}`}>
          <FundsIcon />
          {fact(money(funds ?? 0, words))}
        </span>
        <span class="holding">
          <RoadIcon />
          {fact(words.number(project.length))}
        </span>
        {destinationsHeld(player) > 0 && (
          <span class="holding">
            <PinIcon />
          </span>
        )}
        {honchos.map((honcho) => (
          <span key={honcho} class="holding" title={honchoName(honcho, words)}>
            <HonchoIcon honcho={honcho} />
          </span>
        ))}
        {view.phase === 'trade' && view.done[seat] && (
          <span class="holding holding--mark holding--done">✓ {words.text('boondoggle.mark-done')}</span>
        )}
        {view.highwayman === seat && (
          <span class="holding holding--mark">{words.text('boondoggle.mark-highwayman')}</span>
        )}
        {coupons > 0 && (
          <span class="holding holding--mark">{words.text('boondoggle.mark-coupon', { count: coupons })}</span>
        )}
        {maven && <span class="holding holding--mark">{words.text('boondoggle.mark-maven')}</span>}
        {working && <span class="holding holding--mark">{words.text('boondoggle.mark-working')}</span>}
      </span>
    </span>
  );
}
