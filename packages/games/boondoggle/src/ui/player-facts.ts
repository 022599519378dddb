import type { ScoreRow } from '@boomtown/ui-kit';
import type { Seat } from './rules.ts';
import { type BoondoggleTelling, goodsText, honchoName, money, nodeName, playerOf } from './telling.ts';

/** What everybody knows of a player, in short facts. */
export function factsOf(seat: Seat, { words, view }: BoondoggleTelling): readonly string[] {
  const player = playerOf(view, seat);
  const { goods, hand, ownPurchase, funds, honchos, project, destinations, working, coupons, maven } = player;
  return [
    words.text('boondoggle.fact-goods', { goods: goodsText(goods, words) }),
    words.text('boondoggle.fact-cards', { count: hand + (ownPurchase ? 1 : 0) }),
    words.text('boondoggle.fact-miles', { count: project.length }),
    funds === null
      ? words.text('boondoggle.fact-no-funds')
      : words.text('boondoggle.fact-funds', { money: money(funds, words) }),
    ...(honchos.length > 0
      ? [
          words.text('boondoggle.fact-honchos', {
            honchos: words.list(honchos.map((honcho) => honchoName(honcho, words))),
          }),
        ]
      : []),
    ...(typeof destinations === 'number'
      ? destinations > 0
        ? [words.text('boondoggle.fact-destination', { count: destinations })]
        : []
      : [
          words.text('boondoggle.fact-destination-shown', {
            place: words.list(destinations.map((place) => nodeName(place, words))),
          }),
        ]),
    ...(view.phase === 'trade' && view.done[seat] ? [words.text('boondoggle.fact-done-trading')] : []),
    ...(working ? [words.text('boondoggle.fact-working')] : []),
    ...(view.highwayman === seat ? [words.text('boondoggle.fact-highwayman')] : []),
    ...(coupons > 0 ? [words.text('boondoggle.fact-coupons', { count: coupons })] : []),
    ...(maven ? [words.text('boondoggle.fact-maven')] : []),
  ];
}

/** Where the final numbers come from; the last row is the miles, which are the scores. */
export function explainScores({ words, view }: BoondoggleTelling): readonly ScoreRow[] {
  const row = (
    key: 'roads' | 'schemes' | 'complete' | 'money' | 'cards' | 'miles',
    numberOf: (seat: Seat) => number,
  ) => ({
    label: words.text(`boondoggle.score-${key}`),
    numbers: view.players.map((_, seat) => numberOf(seat)),
  });
  const schemed = (seat: Seat) =>
    playerOf(view, seat).project.filter(({ by }) => by === 'kickback' || by === 'guardrail').length;
  const miles = (seat: Seat) => playerOf(view, seat).project.length;
  return [
    {
      ...row('complete', (seat) => (playerOf(view, seat).shown ? 1 : 0)),
      texts: view.players.map(({ shown }) => words.text(shown ? 'boondoggle.score-yes' : 'boondoggle.score-no')),
    },
    row('money', (seat) => playerOf(view, seat).money),
    row('cards', (seat) => playerOf(view, seat).hand + (playerOf(view, seat).ownPurchase ? 1 : 0)),
    row('roads', (seat) => miles(seat) - schemed(seat)),
    row('schemes', schemed),
    row('miles', miles),
  ];
}
