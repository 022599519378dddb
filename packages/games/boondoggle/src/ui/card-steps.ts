import {
  CARDS,
  type CardKind,
  choicesOf,
  MARKETS,
  type Need,
  type Play,
  type PrivateView,
  type PublicView,
  type Seat,
} from './rules.ts';

/** One thing that a card asks for. A card that takes several markets asks for them one by one. */
export interface Question {
  readonly need: Need;
  /** Which one of several, from 1; 0 where there is only one. */
  readonly nth: number;
}

/** An answer that a question may have, and whether it leads to something legal. */
interface Choice {
  readonly value: unknown;
  readonly open: boolean;
}

export type CardStep =
  | {
      readonly kind: 'ask';
      readonly question: Question;
      /** From 1. */
      readonly step: number;
      readonly steps: number;
      readonly choices: readonly Choice[];
    }
  | { readonly kind: 'ready'; readonly play: Play };

const MARKETS_ASKED = 3;

/** Everything that a card asks for, in the order of its page. */
export function questionsOf(card: CardKind): readonly Question[] {
  const needs: readonly Need[] = CARDS[card].needs;
  return needs.flatMap((need): readonly Question[] =>
    need === 'markets' ? Array.from({ length: MARKETS_ASKED }, (_, i) => ({ need, nth: i + 1 })) : [{ need, nth: 0 }],
  );
}

/**
 * Where the playing of a card stands after these answers, one a question: what is asked next, or the play that they
 * make. `plays` are the legal plays of the card; an answer is open if one of them fits it and all answers before.
 */
export function cardStep(
  sight: { readonly view: PublicView; readonly own: PrivateView; readonly seat: Seat },
  card: CardKind,
  plays: readonly Play[],
  answers: readonly unknown[],
): CardStep | null {
  const questions = questionsOf(card);
  const question = questions[answers.length];
  if (question === undefined) {
    const play = plays.find((one) => fits(one, questions, answers));
    return play === undefined ? null : { kind: 'ready', play };
  }
  const values =
    question.need === 'markets'
      ? MARKETS.filter((market) => !answers.includes(market))
      : choicesOf(sight, question.need);
  return {
    kind: 'ask',
    question,
    step: answers.length + 1,
    steps: questions.length,
    choices: values.map((value) => ({ value, open: plays.some((play) => fits(play, questions, [...answers, value])) })),
  };
}

/**
 * The answers that a player gave, together with those that could be no other: a question is asked only where two answers
 * lead on.
 */
export function withSoleAnswers(
  sight: Parameters<typeof cardStep>[0],
  card: CardKind,
  plays: readonly Play[],
  given: readonly unknown[],
): readonly unknown[] {
  const answers: unknown[] = [];
  const addSole = () => {
    const step = cardStep(sight, card, plays, answers);
    const open = step?.kind === 'ask' ? step.choices.filter((choice) => choice.open) : [];
    const [sole] = open;
    if (open.length !== 1 || sole === undefined) return;
    answers.push(sole.value);
    addSole();
  };
  addSole();
  for (const answer of given) {
    answers.push(answer);
    addSole();
  }
  return answers;
}

/** Is the play what these answers say, as far as they go? */
function fits(play: Play, questions: readonly Question[], answers: readonly unknown[]): boolean {
  return answers.every((answer, i) => {
    const need = questions[i]?.need;
    // A play has a field for each of its card's needs.
    const value = need === undefined ? undefined : (play as unknown as Record<Need, unknown>)[need];
    if (need === 'markets') return Array.isArray(value) && value.includes(answer);
    return JSON.stringify(value) === JSON.stringify(answer);
  });
}
