import { eventsFor } from '@boomtown/game-core';
import type { Snapshot } from '@boomtown/ui-kit';
import { describe, expect, it } from 'vitest';
import type { Boondoggle } from '../../src/ui/rules.ts';
import { type Action, type Bundle, boondoggleRules, type PublicView } from '../../src/view.ts';
import { type Deciding, type Seen, thriftyMatch } from './matches.ts';

const NOTHING: Bundle = { money: 0, crew: 0, asphalt: 0, permit: 0, steel: 0, cards: [], honchos: [] };
/** How many steps after its beginning a match goes on. */
const STEPS = 4;

const TWO = thriftyMatch(2, 21, {}, () => null, 3);
const SIX = thriftyMatch(6, 61, {}, dealing, 4);

/** In some rounds everybody has something to offer first. */
function dealing(...[view, own, seat]: Parameters<Deciding>): Action | null {
  if (view.phase !== 'trade' || view.round % 3 !== 0 || (view.offersMade[seat] ?? 0) > 1) return null;
  const [card] = own.hand.slice(view.offersMade[seat] ?? 0);
  const goods = view.players[seat]?.goods ?? { crew: 0, asphalt: 0, permit: 0, steel: 0 };
  const to = (seat * 5 + 1 + (view.offersMade[seat] ?? 0)) % view.players.length;
  const tries: Action[] = [
    {
      type: 'offer',
      to,
      give: { ...NOTHING, crew: Math.min(1, goods.crew), money: 6 },
      want: { ...NOTHING, steel: 1 },
    },
    {
      type: 'offer',
      to,
      give: { ...NOTHING, cards: card === undefined ? [] : [card] },
      want: { ...NOTHING, money: 14 },
    },
    { type: 'offer', to, give: { ...NOTHING, money: 9 }, want: { ...NOTHING, asphalt: 1, cards: ['enforcer'] } },
  ];
  const fit = tries.filter(
    (offer) => boondoggleRules.parseAction(offer, view).ok && boondoggleRules.refusal(view, own, seat, offer) === null,
  );
  return fit[(seat + view.round) % Math.max(1, fit.length)] ?? null;
}

interface Choice {
  readonly match: readonly Seen[];
  readonly seats: readonly number[];
  /** The first position from this round on that fits. */
  readonly from: number;
  fits(view: PublicView): boolean;
}

const MATCHES: Readonly<Record<string, Choice>> = {
  'first-round': { match: TWO, seats: [0], from: 1, fits: ({ phase }) => phase === 'buy-card' },
  'two-build': { match: TWO, seats: [0], from: 5, fits: ({ phase, actor }) => phase === 'build' && actor === 0 },
  'two-scheme': { match: TWO, seats: [0], from: 5, fits: ({ phase, actor }) => phase === 'scheme' && actor === 0 },
  'two-end': { match: TWO, seats: [0], from: 1, fits: ({ phase }) => phase === 'over' },
  'six-cards': { match: SIX, seats: [5], from: 2, fits: ({ phase, actor }) => phase === 'play-card' && actor === 5 },
  'six-answer': { match: SIX, seats: [0, 1, 2, 3, 4, 5], from: 1, fits: ({ phase }) => phase === 'answer' },
  'six-trade': {
    match: SIX,
    seats: [1],
    from: 6,
    fits: ({ phase, offers, done }) =>
      phase === 'trade' && offers.some(({ to }) => to === 1) && offers.length > 4 && !done[1],
  },
  'six-sell': { match: SIX, seats: [0], from: 7, fits: ({ phase, actor }) => phase === 'sell' && actor === 0 },
  'six-build': { match: SIX, seats: [0], from: 7, fits: ({ phase, actor }) => phase === 'build' && actor === 0 },
  'six-scheme': { match: SIX, seats: [2], from: 7, fits: ({ phase, actor }) => phase === 'scheme' && actor === 2 },
  'six-watching': { match: SIX, seats: [], from: 7, fits: ({ phase }) => phase === 'job' },
  'six-end': { match: SIX, seats: [3], from: 1, fits: ({ phase }) => phase === 'over' },
};

function panel(name: string, { match, seats, from, fits }: Choice): readonly Snapshot<Boondoggle>[] {
  const first = match.findIndex(({ view }) => view.round >= from && fits(view));
  if (first < 0) throw new Error(`no position of the match fits "${name}"`);
  return match.slice(first, first + STEPS).map(({ step, view, own, events }) => ({
    step,
    view,
    you: seats.flatMap((seat) => {
      const mine = own[seat];
      return mine === undefined ? [] : [{ seat, view: mine }];
    }),
    events: eventsFor(events, seats),
  }));
}

describe('the matches that the gallery shows', () => {
  it('are positions of matches between thrifty players', async () => {
    const lines = Object.entries(MATCHES).map(([name, choice]) => JSON.stringify({ name, steps: panel(name, choice) }));
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../../src/fixtures/recorded-matches.jsonl');
  });
});
