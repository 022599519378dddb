import type { LogLine } from '@boomtown/ui-kit/sentence';
import { marketKey, seatKey, segmentKey } from './keys.ts';
import type { BoondoggleEvent } from './rules.ts';
import {
  type BoondoggleTelling,
  cardName,
  countedUnits,
  gainsText,
  marketName,
  money,
  nameOf,
  resourceName,
  segmentName,
} from './telling.ts';

type Played = Extract<BoondoggleEvent, { readonly type: 'card-played' }>;

/** The sentence for a card: what was chosen where the card asks for something, else what it brought. */
export function sayPlayed({ seat, card, choices, gains }: Played, telling: BoondoggleTelling): LogLine {
  const { words } = telling;
  const fill = { name: nameOf(seat, telling), card: cardName(card, words) };
  const own = [seatKey(seat)];
  if (card === 'price-gouger' && choices.resource !== undefined) {
    const resource = resourceName(choices.resource, words);
    return {
      text: words.text('boondoggle.say-card-price-gouger', {
        ...fill,
        resource,
        money: money(gains.money ?? 0, words),
      }),
      places: [...own, marketKey(choices.resource)],
    };
  }
  if (choices.give !== undefined && choices.take !== undefined) {
    const swapped = { give: countedUnits(choices.give, 1, words), take: countedUnits(choices.take, 1, words) };
    return choices.from === undefined
      ? { text: words.text('boondoggle.say-card-exchange', { ...fill, ...swapped }), places: own }
      : {
          text: words.text('boondoggle.say-card-switcheroo', {
            ...fill,
            ...swapped,
            from: nameOf(choices.from, telling),
          }),
          places: [...own, seatKey(choices.from)],
        };
  }
  if (choices.markets !== undefined) {
    const markets = words.list(choices.markets.map((market) => marketName(market, words)));
    return {
      text: words.text('boondoggle.say-card-markets', { ...fill, markets }),
      places: [...own, ...choices.markets.map(marketKey)],
    };
  }
  if (choices.discs !== undefined) {
    const discs = words.list(choices.discs.map((disc) => words.text(`boondoggle.disc-${disc}`)));
    return { text: words.text('boondoggle.say-card-lobbyist', { ...fill, discs }), places: own };
  }
  if (choices.seat !== undefined) {
    const first = nameOf(choices.seat, telling);
    return {
      text: words.text('boondoggle.say-card-seat', { ...fill, first }),
      places: [...own, seatKey(choices.seat)],
    };
  }
  if (choices.segment !== undefined) {
    const segment = segmentName(choices.segment, words);
    return {
      text: words.text('boondoggle.say-card-segment', { ...fill, segment }),
      places: [...own, segmentKey(choices.segment)],
    };
  }
  const gained = gainsText(gains, telling);
  return {
    text:
      gained === ''
        ? words.text('boondoggle.say-card', fill)
        : words.text('boondoggle.say-card-gains', { ...fill, gains: gained }),
    places: own,
  };
}
