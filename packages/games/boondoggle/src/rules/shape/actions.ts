import { seat, tagged, where, whole } from '@boomtown/game-core/shapes';
import { CARD_KINDS, CARDS, type CardKind, type NeedsOf } from '../data/cards.ts';
import { bundle, isEmptyBundle, market, needs, segment } from './pieces.ts';

const answer = { offer: whole(1) };
const deal = { market, count: whole(1) };
const lay = { segment };

/** Each kind of card with what it needs to be told. */
type Plays = { readonly [kind in CardKind]: Pick<typeof needs, NeedsOf<kind>> };
// The table of cards gives each kind the very needs that its type says.
const plays = Object.fromEntries(
  CARD_KINDS.map((kind) => [kind, Object.fromEntries(CARDS[kind].needs.map((need) => [need, needs[need]]))]),
) as Plays;

/** What a player can do (§8). */
export const action = where(
  tagged('type', {
    pass: {},
    'buy-card': {},
    allow: {},
    enforce: {},
    done: {},
    destination: {},
    job: {},
    play: tagged('card', plays),
    offer: { to: seat, give: bundle, want: bundle },
    accept: answer,
    decline: answer,
    withdraw: answer,
    sell: deal,
    buy: deal,
    build: lay,
    kickback: lay,
    guardrail: lay,
  }),
  'an action, and an offer one of something',
  (made) => made.type !== 'offer' || !(isEmptyBundle(made.give) && isEmptyBundle(made.want)),
);
