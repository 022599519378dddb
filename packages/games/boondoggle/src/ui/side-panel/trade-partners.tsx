import type { BundleOf, Seat } from '../rules.ts';
import { nameOf, playerOf } from '../telling.ts';
import { BundleView } from './bundle.tsx';
import { Sign } from './icons.tsx';
import type { PanelModel } from './panel-model.ts';

interface TradePartnersProps {
  readonly panel: PanelModel;
  readonly seat: Seat;
  readonly partners: readonly Seat[];
  /** This one was touched: an offer to them begins. */
  readonly onPartner: (partner: Seat) => void;
}

/** On a phone, where the form is a sheet: what one has, and the others with what they have, each to be made an offer. */
export function TradePartners({ panel, seat, partners, onPartner }: TradePartnersProps) {
  const { telling } = panel;
  const { words } = telling;
  return (
    <section class="partners" aria-labelledby="partners-title">
      <h3 id="partners-title" class="offers__title">
        {words.text('boondoggle.trade-whom')}
      </h3>
      <p class="offers__none">{words.text('boondoggle.trade-how')}</p>
      <ul class="partners__list">
        {partners.map((partner) => (
          <li key={partner}>
            <button type="button" class="choice partners__one" onClick={() => onPartner(partner)}>
              <span class="partners__name">
                <Sign company={playerOf(telling.view, partner).company} /> {nameOf(partner, telling)}
              </span>
              <BundleView bundle={holdingsOf(partner, panel)} telling={telling} />
            </button>
          </li>
        ))}
      </ul>
      <p class="partners__own">
        <span class="partners__name">{words.text('boondoggle.trade-own')}</span>
        <BundleView bundle={holdingsOf(seat, panel)} telling={telling} />
      </p>
    </section>
  );
}

/** Everything that a player might give away, cards by their number. */
function holdingsOf(seat: Seat, { telling }: PanelModel): BundleOf<number> {
  const { money, goods, hand, honchos } = playerOf(telling.view, seat);
  return { money, ...goods, cards: hand, honchos };
}
