import { useState } from 'preact/hooks';
import type { Countable } from '../drafts.ts';
import { CARD_KINDS, type CardKind } from '../rules.ts';
import { cardName, money, resourceName } from '../telling.ts';
import { CardsIcon, GoodsIcon, MoneyIcon } from './icons.tsx';
import type { PanelModel } from './panel-model.ts';

interface StepperProps {
  readonly thing: Countable;
  readonly steps: readonly number[];
  readonly amount: number;
  readonly most: number;
  readonly panel: PanelModel;
  readonly onChange: (change: number) => void;
}

/** A thing that is counted: a tap on it adds some, the key beside it takes one away again. */
export function Stepper({ thing, steps, amount, most, panel, onChange }: StepperProps) {
  const { words } = panel.telling;
  const name = thing === 'money' ? words.text('boondoggle.trade-money') : resourceName(thing, words);
  const of = (step: number) => (thing === 'money' ? money(step, words) : name);
  const [first = 1, ...more] = steps;
  return (
    <span class={`stepper${amount > 0 ? ' stepper--on' : ''}`}>
      <button
        type="button"
        class="stepper__thing"
        aria-label={words.text('boondoggle.trade-amount', {
          thing: name,
          amount: thing === 'money' ? money(amount, words) : words.number(amount),
          most: words.number(most),
          more: words.text('boondoggle.trade-more', { thing: of(first) }),
        })}
        disabled={amount >= most}
        onClick={() => onChange(first)}
      >
        {thing === 'money' ? <MoneyIcon /> : <GoodsIcon resource={thing} />}
        <b>{thing === 'money' ? money(amount, words) : words.number(amount)}</b>
        <small>/{words.number(most)}</small>
      </button>
      {more.map((step) => (
        <button
          key={step}
          type="button"
          class="stepper__key"
          aria-label={words.text('boondoggle.trade-more', { thing: of(step) })}
          disabled={amount >= most}
          onClick={() => onChange(step)}
        >
          +{words.number(step)}
        </button>
      ))}
      {amount > 0 && (
        <button
          type="button"
          class="stepper__key"
          aria-label={words.text('boondoggle.trade-less', { thing: of(1) })}
          onClick={() => onChange(-1)}
        >
          −
        </button>
      )}
    </span>
  );
}

interface CardWishProps {
  readonly name: string;
  readonly panel: PanelModel;
  readonly onWish: (card: CardKind) => void;
}

/** A card that another player may hold is asked for by its name. */
export function CardWish({ name, panel, onWish }: CardWishProps) {
  const { words } = panel.telling;
  const [card, setCard] = useState<CardKind>('enforcer');
  const label = words.text('boondoggle.trade-want-card', { name });
  return (
    <span class="card-wish">
      <select
        class="card-wish__kind"
        aria-label={label}
        value={card}
        onChange={(event) => setCard(CARD_KINDS.find((kind) => kind === event.currentTarget.value) ?? card)}
      >
        {CARD_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {cardName(kind, words)}
          </option>
        ))}
      </select>
      <button type="button" class="choice" onClick={() => onWish(card)}>
        <CardsIcon /> {words.text('boondoggle.trade-add-card')}
      </button>
    </span>
  );
}
