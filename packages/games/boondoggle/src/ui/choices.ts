import type { Choice } from '@boomtown/ui-kit';
import { actionWords } from './action-words.ts';
import { cardStep, questionsOf, withSoleAnswers } from './card-steps.ts';
import { choiceText, playText, questionText } from './card-words.ts';
import { placesOf } from './keys.ts';
import {
  type Action,
  type Boondoggle,
  boondoggleRules,
  type CardKind,
  type Play,
  type PrivateView,
  type Seat,
} from './rules.ts';
import { type BoondoggleTelling, capital, cardName } from './telling.ts';

/** The most ways to play a card that stand in the list themselves, one press away. */
const FEW_PLAYS = 4;

/**
 * The action list step by step: a card that can be played in many ways is a door, and so is each answer but the last. A
 * path is the card, then the answers as JSON; those that could be no other are left out.
 */
export function choices(
  seat: Seat,
  own: PrivateView,
  telling: BoondoggleTelling,
  path: readonly string[],
): readonly Choice<Boondoggle>[] {
  const legal = boondoggleRules.legal(telling.view, own, seat);
  const [card, ...answered] = path;
  if (card === undefined) return topChoices(legal, seat, own, telling);
  // The first part of a path is what an entry of the top level opened: a card's kind.
  return answersTo(card as CardKind, answered, legal, seat, own, telling);
}

function topChoices(
  legal: readonly Action[],
  seat: Seat,
  own: PrivateView,
  telling: BoondoggleTelling,
): readonly Choice<Boondoggle>[] {
  const { words } = telling;
  const plays = Map.groupBy(legal, (action) => (action.type === 'play' ? action.card : null));
  const asking = (action: Action): action is Play =>
    action.type === 'play' && (plays.get(action.card)?.length ?? 0) > FEW_PLAYS;
  const opened = new Set<CardKind>();
  // Deals are many: what stands behind them would be out of sight.
  const isDeal = ({ type }: Action) => type === 'sell' || type === 'buy';
  const ordered = [...legal.filter((action) => !isDeal(action)), ...legal.filter(isDeal)];
  return ordered.flatMap((action): readonly Choice<Boondoggle>[] => {
    if (!asking(action)) return [{ action, ...actionWords(action, seat, telling, own.offers) }];
    if (opened.has(action.card)) return [];
    opened.add(action.card);
    return [
      {
        opens: action.card,
        group: words.text('boondoggle.group-cards'),
        text: words.text('boondoggle.do-open', { card: cardName(action.card, words) }),
        places: [],
      },
    ];
  });
}

function answersTo(
  card: CardKind,
  answered: readonly string[],
  legal: readonly Action[],
  seat: Seat,
  own: PrivateView,
  telling: BoondoggleTelling,
): readonly Choice<Boondoggle>[] {
  const { words, view } = telling;
  const plays = legal.filter((action): action is Play => action.type === 'play' && action.card === card);
  const given = answered.map((answer): unknown => JSON.parse(answer));
  const stepAfter = (answers: readonly unknown[]) =>
    cardStep({ view, own, seat }, card, plays, withSoleAnswers({ view, own, seat }, card, plays, answers));
  const step = stepAfter(given);
  if (step === null || step.kind === 'ready') return [];
  const group = words.text('boondoggle.group-ask', {
    card: cardName(card, words),
    question: questionText(step.question, telling),
  });
  return step.choices.flatMap(({ value, open }): readonly Choice<Boondoggle>[] => {
    if (!open) return [];
    const text = choiceText(step.question.need, value, card, telling);
    const next = stepAfter([...given, value]);
    if (next?.kind !== 'ready') return [{ opens: JSON.stringify(value), group, text, places: [] }];
    // An answer after which nothing is left to ask says all that it does.
    const isLast = step.step === questionsOf(card).length;
    return [
      {
        action: next.play,
        group,
        text: isLast ? text : capital(playText(next.play, telling)),
        places: placesOf(next.play),
      },
    ];
  });
}
