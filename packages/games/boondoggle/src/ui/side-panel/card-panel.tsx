import { Icon } from '@boomtown/ui-kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type CardStep, cardStep, type Question, questionsOf, withSoleAnswers } from '../card-steps.ts';
import { cardLack, choiceText, playText, questionText } from '../card-words.ts';
import { type CardKind, fallenPrice, type Market, type Play, type Resource, type Seat } from '../rules.ts';
import {
  type BoondoggleTelling,
  capital,
  cardName,
  marketName,
  money,
  nameOf,
  playerOf,
  resourceName,
} from '../telling.ts';
import { CardPicture, TRADES } from './card-face.tsx';
import { GoodsIcon, MarketIcon, Sign } from './icons.tsx';
import type { PanelModel } from './panel-model.ts';
import { Price } from './price-track.tsx';

interface CardPanelProps {
  readonly card: CardKind;
  /** The legal plays of this card; none if it can't be played now. */
  readonly plays: readonly Play[];
  readonly panel: PanelModel;
  readonly onClose: () => void;
}

/** An opened card: what it does, and one question after the other until it can be played. Every step has a way back. */
export function CardPanel({ card, plays, panel, onClose }: CardPanelProps) {
  const { telling, own, seat, busy, act, consider } = panel;
  const { words, view } = telling;
  const [answers, answer] = useState<readonly unknown[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [answers.length]);
  useEffect(() => () => consider(null), []);
  const sight = own === null || seat === null || plays.length === 0 ? null : { view, own, seat };
  const made = sight === null ? [] : withSoleAnswers(sight, card, plays, answers);
  const step: CardStep | null = sight === null ? null : cardStep(sight, card, plays, made);
  useEffect(() => consider(step?.kind === 'ready' ? step.play : null), [step?.kind]);
  const goBack = () => answer(answers.slice(0, -1));
  const said = questionsOf(card)
    .slice(0, made.length)
    .map(({ need }, i) => choiceText(need, made[i], card, telling));
  return (
    <fieldset
      class={`card-panel card-face--${TRADES[card]}`}
      aria-label={cardName(card, words)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        if (answers.length > 0) goBack();
        else onClose();
      }}
    >
      <CardPicture card={card} />
      <div class="card-panel__head">
        <h3 class="card-panel__name" tabIndex={-1} ref={heading}>
          {cardName(card, words)}
        </h3>
        <p class="card-panel__text">{words.text(`boondoggle.cardtext-${card}`)}</p>
      </div>
      <div class="card-panel__ways">
        {answers.length > 0 && (
          <button type="button" class="small-button" onClick={goBack}>
            <Icon name="back" /> {words.text('boondoggle.hand-back')}
          </button>
        )}
        <button type="button" class="round-button" aria-label={words.text('boondoggle.hand-close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div class="card-panel__step">
        {step === null && <p class="card-panel__not">{whyNot(card, telling, seat)}</p>}
        {step?.kind === 'ask' && said.length > 0 && (
          <p class="card-panel__said">{words.text('boondoggle.hand-said', { answers: words.list(said) })}</p>
        )}
        {step?.kind === 'ask' && (
          <fieldset class="card-panel__ask">
            <legend>
              {questionText(step.question, telling)}{' '}
              {step.steps > 1 && step.question.nth === 0 && (
                <span class="card-panel__count">
                  {words.text('boondoggle.hand-step', { step: step.step, steps: step.steps })}
                </span>
              )}
            </legend>
            {step.choices.map(({ value, open }) => (
              <button
                key={JSON.stringify(value)}
                type="button"
                class="choice"
                disabled={!open}
                onClick={() => answer([...answers, value])}
                onMouseEnter={() => pointAt(step.question, value, plays, panel)}
                onFocus={() => pointAt(step.question, value, plays, panel)}
                onMouseLeave={() => consider(null)}
              >
                <ChoiceFace question={step.question} value={value} card={card} telling={telling} />
                {!open && <span class="unseen">{words.text('boondoggle.hand-impossible')}</span>}
              </button>
            ))}
          </fieldset>
        )}
        {step?.kind === 'ready' && (
          <button type="button" class="button button--primary" disabled={busy} onClick={() => void act(step.play)}>
            {made.length === 0
              ? words.text('boondoggle.hand-play')
              : words.text('boondoggle.hand-confirm', {
                  card: cardName(card, words),
                  choice: playText(step.play, telling),
                })}
          </button>
        )}
      </div>
    </fieldset>
  );
}

/** A segment that is thought of shines on the map. */
function pointAt({ need }: Question, value: unknown, plays: readonly Play[], { consider }: PanelModel): void {
  if (need !== 'segment') return;
  consider(plays.find((play) => 'segment' in play && play.segment === value) ?? null);
}

function whyNot(card: CardKind, { words, view }: BoondoggleTelling, seat: Seat | null): string {
  if (card === 'enforcer') return words.text('boondoggle.hand-answers');
  if (view.phase !== 'play-card' || view.actor !== seat) return words.text('boondoggle.hand-not-now');
  return words.text('boondoggle.hand-not-so', { reason: cardLack(card, words) });
}

interface ChoiceFaceProps {
  readonly question: Question;
  readonly value: unknown;
  readonly card: CardKind;
  readonly telling: BoondoggleTelling;
}

/** An answer, drawn and in words. Each need has values of one form, as the rules' `choicesOf` gives them. */
function ChoiceFace({ question: { need }, value, card, telling }: ChoiceFaceProps) {
  const { words, view } = telling;
  switch (need) {
    case 'resource':
    case 'give':
    case 'take': {
      const resource = value as Resource;
      return (
        <>
          <GoodsIcon resource={resource} /> {capital(resourceName(resource, words))}
          {need === 'resource' && <small>{money(2 * view.prices[resource], words)}</small>}
          {card === 'price-gouger' && (
            <small>
              {words.text('boondoggle.choice-price')} <Fall market={resource} telling={telling} />
            </small>
          )}
        </>
      );
    }
    case 'from':
    case 'seat': {
      const seat = value as Seat;
      return (
        <>
          <Sign company={playerOf(view, seat).company} /> {nameOf(seat, telling)}
        </>
      );
    }
    case 'markets': {
      const market = value as Market;
      return (
        <>
          <MarketIcon market={market} /> {marketName(market, words)}{' '}
          <small>
            <Fall market={market} telling={telling} />
          </small>
        </>
      );
    }
    default:
      return <>{choiceText(need, value, card, telling)}</>;
  }
}

/** The price of a market, and the one to which the card pushes it. */
function Fall({ market, telling: { words, view } }: { readonly market: Market; readonly telling: BoondoggleTelling }) {
  const price = view.prices[market];
  return <Price price={price} after={fallenPrice(market, price)} words={words} />;
}
