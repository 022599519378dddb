import { list, object, optional, perSeat, whole } from '@boomtown/game-core/shapes';
import { describe } from 'vitest';
import { highCard } from '../high-card/game.ts';
import { publicFields } from '../high-card/types.ts';
import { catchesEach, type Fault, faulty, honestRedeal, showing, telling } from './plant.ts';

/** What leaks is declared, too: the shape does not give it away. */
const leaky = object({ ...publicFields, peek: optional(perSeat(list(whole()))) });

const views: readonly Fault[] = [
  {
    what: 'leaks into the public view',
    code: 'world-public-view',
    game: showing((state) => ({ top: state.deck[0] ?? null })),
  },
  {
    what: 'leaks into the public view at the end only',
    code: 'world-public-view',
    game: showing((state) => (state.phase === 'over' ? { left: state.deck } : {})),
  },
  {
    what: 'plays a card from a hand and does not say that this reveals it',
    code: 'reveals-unsaid',
    game: faulty({ reveals: [] }),
  },
  {
    what: 'says of every action that it can be taken back',
    code: 'seals-unsaid',
    game: faulty({ seals: () => false }),
  },
  {
    what: 'leaks into a private view',
    code: 'world-private-view',
    game: faulty({
      privateView: (state, seat) => {
        const next = state.hands[(seat + 1) % state.hands.length] ?? [];
        return { ...highCard.privateView(state, seat), next };
      },
    }),
  },
  {
    what: 'redeals what the viewer sees',
    code: 'world-private-view',
    game: faulty({ redeal: (state, _viewer, rng) => honestRedeal(state, null, rng) }),
  },
  { what: 'redeals nothing', code: 'vacuous-redeal', game: faulty({ redeal: (state) => state }) },
  {
    what: 'redeals nothing in one phase only',
    code: 'vacuous-redeal',
    game: faulty({
      redeal: (state, viewer, rng) => (state.phase === 'swap' ? state : honestRedeal(state, viewer, rng)),
    }),
  },
  {
    what: 'leaks in one phase and redeals nothing there',
    code: 'vacuous-redeal',
    game: faulty({
      shape: { ...highCard.shape, publicView: leaky },
      redeal: (state, viewer, rng) => (state.phase === 'swap' ? state : honestRedeal(state, viewer, rng)),
      publicView: (state) => ({
        ...highCard.publicView(state),
        ...(state.phase === 'swap' ? { peek: state.hands } : {}),
      }),
    }),
  },
  {
    what: 'redeals for spectators only',
    code: 'vacuous-redeal',
    game: faulty({ redeal: (state, viewer, rng) => (viewer === null ? honestRedeal(state, viewer, rng) : state) }),
  },
  {
    what: 'redeals the hands and never the deck',
    code: 'vacuous-redeal',
    game: faulty({
      redeal: (state, viewer, rng) => {
        const cards = rng.shuffle(state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand)));
        return {
          ...state,
          hands: state.hands.map((hand, seat) => (seat === viewer ? hand : cards.splice(0, hand.length))),
        };
      },
    }),
  },
  {
    what: 'redeals in a phase that its settings call open',
    code: 'hidden-phases',
    game: highCard,
    settings: { hiddenPhases: ['swap', 'play'] },
  },
  {
    what: 'has hidden phases that its settings do not name',
    code: 'hidden-phases',
    game: highCard,
    settings: { hiddenPhases: [] },
  },
  {
    what: 'has a hidden phase that no play reaches',
    code: 'hidden-phase-unseen',
    game: highCard,
    settings: { hiddenPhases: ['swap', 'play', 'over', 'bid'] },
  },
  {
    what: 'says that it hides nothing',
    code: 'redeal-missing',
    game: faulty({ info: { ...highCard.info, hidden: false } }),
  },
];

const events: readonly Fault[] = [
  {
    what: 'tells everybody which card was drawn',
    code: 'event-leak',
    game: {
      ...telling((one) => {
        if (one.event.type !== 'swapped') return [one];
        return one.to === 'all' ? [] : [{ to: 'all', event: one.event }];
      }),
      reveals: ['played', 'swapped'],
    },
  },
  {
    what: 'tells everybody which card was given away',
    code: 'event-leak',
    game: telling((one, _state, action) => {
      return one.event.type === 'swapped'
        ? [{ ...one, event: { ...one.event, given: Reflect.get(action, 'card') } }]
        : [one];
    }),
  },
  {
    what: 'tells everybody a hand that is dealt later',
    code: 'event-leak',
    game: telling((one) => {
      if (one.event.type !== 'dealt') return [one];
      return one.to === 'all' ? [] : [{ to: 'all', event: one.event }];
    }),
  },
  {
    what: 'tells everybody a hand in the setup',
    code: 'event-leak',
    game: faulty({
      setup: (raw, seats, rng) => {
        const first = highCard.setup(raw, seats, rng);
        if (!first.ok) return first;
        const full = first.value.events.filter((one) => one.to !== 'all');
        return { ok: true, value: { ...first.value, events: full.map((one) => ({ to: 'all', event: one.event })) } };
      },
    }),
  },
  {
    what: 'tells a hand to the wrong seat',
    code: 'event-leak',
    game: telling((one, state) => {
      if (one.event.type !== 'dealt') return [one];
      const wrong = (one.event.seat + 1) % state.hands.length;
      return [one.to === 'all' ? { ...one, except: [wrong] } : { ...one, to: wrong }];
    }),
  },
  {
    what: 'tells a seat what lies next in the deck',
    code: 'event-leak',
    game: telling((one, state) => {
      const next = one.to !== 'all' && one.event.type === 'swapped' ? { next: state.deck[0] ?? null } : {};
      return [{ ...one, event: { ...one.event, ...next } }];
    }),
  },
];

const addresses: readonly Fault[] = [
  {
    what: 'tells an open half and no full copy',
    code: 'event-copies',
    game: telling((one) => (one.to === 'all' ? [one] : [])),
  },
  {
    what: 'tells one seat something with no open half',
    code: 'event-without-open-half',
    game: telling((one) => (one.to === 'all' && one.event.type === 'swapped' ? [] : [one])),
  },
  {
    what: 'leaves nothing out of an open half',
    code: 'event-copies',
    game: telling((one, _state, action) => {
      if (one.event.type !== 'swapped') return [one];
      return [{ ...one, event: { type: 'swapped', seat: one.event.seat, given: Reflect.get(action, 'card') } }];
    }),
  },
  {
    what: 'has an open half for nobody',
    code: 'event-address',
    game: telling((one) => ['except' in one ? { ...one, except: [] } : one]),
  },
  {
    what: 'tells a seat that is not there',
    code: 'event-address',
    game: telling((one) => [
      one.to === 'all' ? one : { ...one, to: 7 },
      ...(one.event.type === 'kept' ? [{ ...one, to: 7 }] : []),
    ]),
  },
  {
    what: 'tells an event without a type',
    code: 'event-type',
    game: telling((one) => (one.event.type === 'kept' ? [{ to: 'all', event: { seat: one.event.seat } }] : [one])),
  },
  {
    what: 'changes a view and tells nothing',
    code: 'untold',
    game: telling((one) => (one.event.type === 'kept' ? [] : [one])),
  },
];

describe('the harness, on secrets', () => {
  catchesEach([...views, ...events, ...addresses]);
});
