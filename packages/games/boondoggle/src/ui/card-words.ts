import type { Question } from './card-steps.ts';
import type { Words } from './rules.ts';
import {
  type CardKind,
  type Disc,
  fallenPrice,
  type Market,
  type Play,
  type Resource,
  type Seat,
  type SegmentId,
} from './rules.ts';
import {
  type BoondoggleTelling,
  capital,
  countedUnits,
  marketName,
  money,
  nameOf,
  resourceName,
  segmentName,
} from './telling.ts';

/** What a card asks. */
export function questionText({ need, nth }: Question, { words }: BoondoggleTelling): string {
  return need === 'markets' ? words.text('boondoggle.ask-market', { nth }) : words.text(`boondoggle.ask-${need}`);
}

/** Why a card that could be played at this moment can't be: what it needs. */
export function cardLack(card: CardKind, words: Words): string {
  const key = `boondoggle.cardneeds-${card}`;
  // The words of these keys have no blanks to fill; `has` tells for which cards there are some.
  return words.has(key) ? words.text(key as 'boondoggle.cardneeds-other') : words.text('boondoggle.cardneeds-other');
}

/** An answer in words alone. */
export function choiceText(need: Question['need'], value: unknown, card: CardKind, telling: BoondoggleTelling): string {
  const { words } = telling;
  // Each need has values of one form, as the rules' `choicesOf` gives them.
  switch (need) {
    case 'resource':
    case 'give':
    case 'take':
      return capital(resourceName(value as Resource, words));
    case 'from':
    case 'seat':
      return nameOf(value as Seat, telling);
    case 'count':
      return countText(card, value as number, telling);
    case 'segment':
      return capital(segmentName(value as SegmentId, words));
    case 'markets':
      return marketName(value as Market, words);
    case 'discs':
      return capital(words.list((value as readonly Disc[]).map((disc) => words.text(`boondoggle.disc-${disc}`))));
  }
}

/** The resources that cards sell at half price. */
const HALF_PRICE: { readonly [card in CardKind]?: Resource } = {
  'black-market-steel': 'steel',
  'black-market-asphalt': 'asphalt',
  'non-union-contract': 'crew',
};

function countText(card: CardKind, count: number, { words, view }: BoondoggleTelling): string {
  const resource = HALF_PRICE[card];
  if (resource === undefined) return words.number(count);
  return words.text('boondoggle.do-play-count', {
    count: countedUnits(resource, count, words),
    money: money((view.prices[resource] / 2) * count, words),
  });
}

/** What a hostile purchase pays. */
export function purchasePrice(resource: Resource, { view }: BoondoggleTelling): number {
  return 2 * view.prices[resource];
}

/** What was chosen for a card; for one that asks for nothing, that it is played. */
export function playText(play: Play, telling: BoondoggleTelling): string {
  const { words, view } = telling;
  switch (play.card) {
    case 'black-market-steel':
    case 'black-market-asphalt':
    case 'non-union-contract':
      return choiceText('count', play.count, play.card, telling);
    case 'price-gouger':
      return words.text('boondoggle.do-play-gouger', {
        resource: countedUnits(play.resource, 1, words),
        money: money(purchasePrice(play.resource, telling), words),
      });
    case 'wheeler-dealer':
      return words.text('boondoggle.do-play-exchange', {
        give: countedUnits(play.give, 1, words),
        take: countedUnits(play.take, 1, words),
      });
    case 'switcheroo':
      return words.text('boondoggle.do-play-swap', {
        give: countedUnits(play.give, 1, words),
        take: countedUnits(play.take, 1, words),
        name: nameOf(play.from, telling),
      });
    case 'hostile-purchase':
      return words.text('boondoggle.do-play-from', {
        resource: resourceName(play.resource, words),
        name: nameOf(play.from, telling),
        money: money(purchasePrice(play.resource, telling), words),
      });
    case 'night-shift':
      return segmentName(play.segment, words);
    case 'manipulator':
      return words.list(
        play.markets.map((market) =>
          words.text('boondoggle.do-play-fall', {
            market: marketName(market, words),
            from: money(view.prices[market], words),
            to: money(fallenPrice(market, view.prices[market]), words),
          }),
        ),
      );
    case 'lobbyist':
      return words.list(play.discs.map((disc) => words.text(`boondoggle.disc-${disc}`)));
    case 'hot-wired-truck':
      return nameOf(play.seat, telling);
    default:
      return words.text('boondoggle.do-play');
  }
}
