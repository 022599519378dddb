import { isObject, ok, type Refusal } from '@boomtown/game-core';
import { describe } from 'vitest';
import { highCard } from '../high-card/game.ts';
import type { Action, PrivateView, PublicView } from '../high-card/types.ts';
import { catchesEach, type Fault, faulty, listing, stepping } from './plant.ts';

/** The game with other refusals, made from its own. */
function refusing(change: (own: Refusal | null, action: Action) => Refusal | null) {
  return faulty({
    refusal: (view: PublicView, own: PrivateView, seat: number, action: Action) => {
      return change(highCard.refusal(view, own, seat, action), action);
    },
  });
}

const turns: readonly Fault[] = [
  {
    what: 'never ends',
    code: 'never-ends',
    game: stepping((step, before, _seat, action) => (action.type === 'keep' ? { ...step, state: before } : step)),
    settings: { maxActions: 300 },
  },
  {
    what: 'never ends when everybody lets the time run out',
    code: 'never-ends',
    // Only the first card of a hand, which is the timeout's choice, comes back.
    game: stepping((step, before, seat, action) => {
      return action.type === 'play' && before.hands[seat]?.[0] === action.card ? { ...step, state: before } : step;
    }),
    settings: { maxActions: 300, playsASample: 0 },
  },
  {
    what: 'names actors in the wrong order',
    code: 'actors',
    game: faulty({ actors: (view) => highCard.actors(view).toReversed() }),
  },
  {
    what: 'names an actor when it is over',
    code: 'actors-and-outcome',
    game: faulty({ actors: (view) => (view.phase === 'over' ? [0] : highCard.actors(view)) }),
  },
  {
    what: 'has an outcome from the start',
    code: 'actors-and-outcome',
    game: faulty({ outcome: (view) => ({ winners: [0], scores: view.tricks }) }),
  },
  {
    what: 'has no winner',
    code: 'outcome',
    game: faulty({ outcome: (view) => (view.phase === 'over' ? { winners: [], scores: view.tricks } : null) }),
  },
  {
    what: 'has a score too many',
    code: 'outcome',
    game: faulty({
      outcome: (view) => (view.phase === 'over' ? { winners: [0], scores: [...view.tricks, 0] } : null),
    }),
  },
  { what: 'does not know its seats', code: 'seats', game: faulty({ seatsOf: () => 3 }) },
];

const legality: readonly Fault[] = [
  { what: 'lists an action twice', code: 'legal-repeats', game: listing((list) => [...list, ...list.slice(0, 1)]) },
  {
    what: 'lists nothing for an actor',
    code: 'actor-without-legal',
    game: listing((list, view) => (view.phase === 'play' ? [] : list)),
  },
  {
    what: 'lists actions for a seat that may not act',
    code: 'legal-for-non-actor',
    game: faulty({
      legal: (view, own, seat) => {
        const list = highCard.legal(view, own, seat);
        return view.phase === 'play' ? (own.hand ?? []).map((card): Action => ({ type: 'play', card })) : list;
      },
    }),
  },
  { what: 'accepts an illegal action', code: 'illegal-accepted', game: faulty({ refusal: () => null }) },
  {
    what: 'does not list a legal action',
    code: 'illegal-accepted',
    game: listing((list) => list.filter((action) => action.type !== 'swap' || action.card !== 5)),
  },
  {
    what: 'accepts an action with a field too many',
    code: 'illegal-accepted',
    game: faulty({
      parseAction: (raw, view) => {
        return isObject(raw) && raw.type === 'keep' ? ok({ type: 'keep' }) : highCard.parseAction(raw, view);
      },
    }),
  },
  {
    what: 'accepts text for a number',
    code: 'illegal-accepted',
    game: faulty({
      parseAction: (raw, view) => {
        const number = isObject(raw) && typeof raw.card === 'string' && raw.card !== '';
        return highCard.parseAction(number ? { ...raw, card: Number(raw.card) } : raw, view);
      },
    }),
  },
  {
    what: 'refuses a legal action',
    code: 'legal-refused',
    game: refusing((own, action) => {
      const low = action.type === 'play' && action.card === 0;
      return low ? { code: 'too-low', message: 'This card is too low.', rule: '2' } : own;
    }),
  },
  {
    what: 'refuses a legal action as out of phase',
    code: 'legal-refused',
    game: faulty({ inPhase: (_view, _own, _seat, action) => action.type !== 'swap' }),
  },
  {
    what: 'times out with an illegal action',
    code: 'timeout-illegal',
    game: faulty({ timeout: () => ({ type: 'keep' }) }),
  },
  {
    what: 'throws at an illegal action',
    code: 'exception',
    game: refusing((own) => {
      if (own !== null) throw new RangeError('not held');
      return own;
    }),
  },
];

const refusals: readonly Fault[] = [
  {
    what: 'calls actions of another phase malformed',
    code: 'refusal-order',
    game: faulty({
      parseAction: (raw, view) => {
        const parsed = highCard.parseAction(raw, view);
        const elsewhere = parsed.ok && (view.phase === 'play') !== (parsed.value.type === 'play');
        return elsewhere ? highCard.parseAction(null, view) : parsed;
      },
    }),
  },
  {
    what: 'gives a common code of its own accord',
    code: 'refusal-order',
    game: refusing((own) => own && { ...own, code: 'wrong-phase' }),
  },
  {
    what: 'calls a thing that is no action something else than malformed',
    code: 'refusal-order',
    game: faulty({
      parseAction: (raw, view) => {
        const parsed = highCard.parseAction(raw, view);
        return parsed.ok ? parsed : { ok: false, error: { ...parsed.error, code: 'no-action' } };
      },
    }),
  },
  { what: 'refuses without a section', code: 'refusal-form', game: refusing((own) => own && { ...own, rule: '' }) },
  { what: 'refuses without words', code: 'refusal-form', game: refusing((own) => own && { ...own, message: '' }) },
  {
    what: 'refuses with a code that is no code',
    code: 'refusal-form',
    game: refusing((own) => own && { ...own, code: 'Not in hand' }),
  },
];

const tables: readonly Fault[] = [
  {
    what: 'takes unknown options',
    code: 'bad-options-accepted',
    game: faulty({
      setup: (raw, seats, rng) => {
        const known = isObject(raw) ? Object.entries(raw).filter(([key]) => key in highCard.defaults) : [];
        return highCard.setup(isObject(raw) ? Object.fromEntries(known) : raw, seats, rng);
      },
    }),
  },
  {
    what: 'takes an option out of range',
    code: 'bad-options-accepted',
    game: faulty({
      setup: (raw, seats, rng) => {
        return highCard.setup(isObject(raw) && raw.rounds === 4 ? { ...raw, rounds: 3 } : raw, seats, rng);
      },
    }),
  },
  {
    what: 'looks at the options before the seats',
    code: 'setup-refusal',
    game: faulty({
      setup: (raw, seats, rng) => {
        const two = highCard.setup(raw, 2, rng);
        return two.ok ? highCard.setup(raw, seats, rng) : two;
      },
    }),
  },
  {
    what: 'takes too many seats',
    code: 'bad-seats-accepted',
    game: faulty({ setup: (raw, seats, rng) => highCard.setup(raw, seats === 4 ? 3 : seats, rng) }),
  },
  {
    what: 'refuses what its form offers',
    code: 'option-field-refused',
    game: faulty({
      setup: (raw, seats, rng) => highCard.setup(isObject(raw) && raw.rounds === 1 ? null : raw, seats, rng),
    }),
  },
  { what: 'lacks a sample', code: 'samples', game: faulty({ samples: highCard.samples.slice(0, 2) }) },
];

describe('the harness, on actions', () => {
  catchesEach([...turns, ...legality, ...refusals, ...tables]);
});
