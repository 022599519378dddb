import { type BundleOf, type CardKind, RESOURCES } from '../rules.ts';
import { type BoondoggleTelling, bundleText, cardName, honchoName, money } from '../telling.ts';
import { CardsIcon, GoodsIcon, HonchoIcon, MoneyIcon } from './icons.tsx';

interface BundleProps {
  readonly bundle: BundleOf<number | readonly CardKind[]>;
  readonly telling: BoondoggleTelling;
}

/** What one side of an offer consists of, drawn; for those who listen, in words. */
export function BundleView({ bundle, telling }: BundleProps) {
  const { words } = telling;
  const { cards } = bundle;
  return (
    <span class="bundle">
      <span class="unseen">{bundleText(bundle, words)}</span>
      <span class="bundle__things" aria-hidden="true">
        {bundle.money > 0 && (
          <span class="bundle__thing">
            <MoneyIcon /> {money(bundle.money, words)}
          </span>
        )}
        {RESOURCES.filter((resource) => bundle[resource] > 0).map((resource) => (
          <span key={resource} class="bundle__thing">
            <GoodsIcon resource={resource} /> {words.number(bundle[resource])}
          </span>
        ))}
        {typeof cards === 'number'
          ? cards > 0 && (
              <span class="bundle__thing">
                <CardsIcon /> {words.number(cards)}
              </span>
            )
          : cards.map((card, i) => (
              <span key={`${card} ${i}`} class="bundle__thing">
                <CardsIcon /> {cardName(card, words)}
              </span>
            ))}
        {bundle.honchos.map((honcho) => (
          <span key={honcho} class="bundle__thing">
            <HonchoIcon honcho={honcho} /> {honchoName(honcho, words)}
          </span>
        ))}
        {bundleText(bundle, words) === words.text('boondoggle.nothing') && words.text('boondoggle.nothing')}
      </span>
    </span>
  );
}
