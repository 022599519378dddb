import {
  type Countable,
  counted,
  type Draft,
  freeCards,
  mostOf,
  type Side,
  turnedHoncho,
  withCard,
  withoutCard,
} from '../drafts.ts';
import { RESOURCES, type Seat } from '../rules.ts';
import { cardName, honchoName, nameOf, playerOf } from '../telling.ts';
import { CardsIcon, HonchoIcon } from './icons.tsx';
import { CardWish, Stepper } from './offer-keys.tsx';
import type { PanelModel } from './panel-model.ts';

/** How much money one tap gives or takes. */
const DOLLARS = [1, 5] as const;

interface SideFormProps {
  readonly side: Side;
  readonly title: string;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly panel: PanelModel;
  readonly seat: Seat;
}

/** One side of an offer: everything that its giver has, to be tapped. */
export function SideForm({ side, title, draft, onDraft, panel, seat }: SideFormProps) {
  const { telling, own } = panel;
  const { words, view } = telling;
  const giver = side === 'give' ? seat : draft.to;
  const honchos = giver === null ? [] : playerOf(view, giver).honchos;
  const most = (thing: Countable) => mostOf(view, seat, draft, side, thing);
  return (
    <fieldset class={`side-form side-form--${side}`} aria-label={title}>
      <h4 class="side-form__title">{title}</h4>
      {giver === null ? (
        <p class="side-form__first">{words.text('boondoggle.trade-whom-first')}</p>
      ) : (
        <div class="side-form__things">
          <Stepper
            thing="money"
            steps={DOLLARS}
            amount={draft[side].money}
            most={most('money')}
            panel={panel}
            onChange={(change) => onDraft(counted(draft, side, 'money', change, most('money')))}
          />
          {RESOURCES.map((resource) => (
            <Stepper
              key={resource}
              thing={resource}
              steps={[1]}
              amount={draft[side][resource]}
              most={most(resource)}
              panel={panel}
              onChange={(change) => onDraft(counted(draft, side, resource, change, most(resource)))}
            />
          ))}
          {honchos.map((honcho) => (
            <button
              key={honcho}
              type="button"
              class="choice"
              aria-pressed={draft[side].honchos.includes(honcho)}
              onClick={() => onDraft(turnedHoncho(draft, side, honcho))}
            >
              <HonchoIcon honcho={honcho} /> {honchoName(honcho, words)}
            </button>
          ))}
          {draft[side].cards.map((card, i) => (
            <button
              // Cards of a kind are alike; the place tells them apart.
              key={`${card} ${i}`}
              type="button"
              class="choice"
              aria-pressed="true"
              aria-label={words.text('boondoggle.trade-remove', { thing: cardName(card, words) })}
              onClick={() => onDraft(withoutCard(draft, side, card))}
            >
              <CardsIcon /> {cardName(card, words)} <span aria-hidden="true">×</span>
            </button>
          ))}
          {side === 'give' && own !== null
            ? freeCards(own, seat, draft).map((card, i) => (
                <button
                  key={`${card} ${i}`}
                  type="button"
                  class="choice"
                  aria-pressed="false"
                  onClick={() => onDraft(withCard(draft, side, card))}
                >
                  <CardsIcon /> {cardName(card, words)}
                </button>
              ))
            : draft.to !== null &&
              playerOf(view, draft.to).hand > draft.want.cards.length && (
                <CardWish
                  name={nameOf(draft.to, telling)}
                  panel={panel}
                  onWish={(card) => onDraft(withCard(draft, 'want', card))}
                />
              )}
        </div>
      )}
    </fieldset>
  );
}
