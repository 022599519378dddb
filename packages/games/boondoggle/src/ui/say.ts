import type { LogLine } from '@boomtown/ui-kit/sentence';
import { marketKey, nodeKey, offerKey, seatKey, segmentKey } from './keys.ts';
import type { BoondoggleEvent, Honcho, Resource, Seat } from './rules.ts';
import { sayPlayed } from './say-played.ts';
import {
  type BoondoggleTelling,
  bundleText,
  cardName,
  countedUnits,
  honchoName,
  money,
  nameOf,
  namesOf,
  nodeName,
  resourceName,
  segmentName,
} from './telling.ts';

type Say<K extends BoondoggleEvent['type']> = (
  event: Extract<BoondoggleEvent, { readonly type: K }>,
  telling: BoondoggleTelling,
) => LogLine;

/** What a honcho brings, other than a card. */
const BENEFITS: { readonly [honcho in Exclude<Honcho, 'swindler'>]: Resource | 'money' } = {
  'union-boss': 'crew',
  'master-of-macadam': 'asphalt',
  smelter: 'steel',
  insider: 'permit',
  racketeer: 'money',
};
const RACKET = 10;

/** The log's sentence for an event, from the event alone and names. */
export function say(event: BoondoggleEvent, telling: BoondoggleTelling): LogLine {
  // Each sentence is handed its own kind of event.
  return (SENTENCES[event.type] as Say<BoondoggleEvent['type']>)(event as never, telling);
}

const SENTENCES: { readonly [K in BoondoggleEvent['type']]: Say<K> } = {
  funds: ({ seat, money: dollars }, telling) =>
    line(
      telling.words.text('boondoggle.say-funds', { ...who(seat, telling), money: money(dollars, telling.words) }),
      seat,
    ),
  benefit({ seat, honcho, card }, telling) {
    const { words } = telling;
    const fill = { ...who(seat, telling), honcho: honchoName(honcho, words) };
    if (honcho !== 'swindler') {
      const benefit = BENEFITS[honcho];
      const gain = benefit === 'money' ? money(RACKET, words) : countedUnits(benefit, 1, words);
      return line(words.text('boondoggle.say-benefit', { ...fill, gain }), seat);
    }
    return line(
      card === undefined
        ? words.text('boondoggle.say-benefit-card', fill)
        : words.text('boondoggle.say-benefit-card-known', { ...fill, card: cardName(card, words) }),
      seat,
    );
  },
  'card-bought'({ seat, price, card }, telling) {
    const { words } = telling;
    const fill = { ...who(seat, telling), price: money(price, words) };
    return line(
      card === undefined
        ? words.text('boondoggle.say-card-bought', fill)
        : words.text('boondoggle.say-card-bought-known', { ...fill, card: cardName(card, words) }),
      seat,
    );
  },
  'card-played': sayPlayed,
  'purchase-announced': ({ seat, from, resource }, telling) =>
    line(
      telling.words.text('boondoggle.say-announced', {
        ...who(seat, telling),
        from: nameOf(from, telling),
        resource: resourceName(resource, telling.words),
      }),
      seat,
      [seatKey(from)],
    ),
  purchased: ({ seat, from, resource, paid }, telling) =>
    line(
      telling.words.text('boondoggle.say-purchased', {
        ...who(seat, telling),
        from: nameOf(from, telling),
        resource: countedUnits(resource, 1, telling.words),
        paid: money(paid, telling.words),
      }),
      seat,
      [seatKey(from)],
    ),
  enforced: ({ seat, by }, telling) =>
    line(telling.words.text('boondoggle.say-enforced', { ...who(seat, telling), by: nameOf(by, telling) }), seat, [
      seatKey(by),
    ]),
  offered: ({ seat, to, offer }, telling) =>
    line(
      telling.words.text('boondoggle.say-offered', {
        ...who(seat, telling),
        to: nameOf(to, telling),
        give: bundleText(offer.give, telling.words),
        want: bundleText(offer.want, telling.words),
        offer: offer.id,
      }),
      seat,
      [seatKey(to), offerKey(offer.id)],
    ),
  traded: ({ offer }, telling) =>
    line(
      telling.words.text('boondoggle.say-traded', {
        from: nameOf(offer.from, telling),
        to: nameOf(offer.to, telling),
        give: bundleText(offer.give, telling.words),
        want: bundleText(offer.want, telling.words),
      }),
      offer.from,
      [seatKey(offer.to)],
    ),
  'offer-closed': ({ seat, offer, why }, telling) =>
    line(telling.words.text(`boondoggle.say-${why}`, { ...who(seat, telling), offer }), seat),
  'destination-drawn'({ seat, fee, destination }, telling) {
    const { words } = telling;
    const name = nameOf(seat, telling);
    if (destination === undefined) {
      const text =
        fee === 0
          ? words.text('boondoggle.say-destination-free', { name })
          : words.text('boondoggle.say-destination', { name, fee: money(fee, words) });
      return line(text, seat);
    }
    const place = nodeName(destination, words);
    const text =
      fee === 0
        ? words.text('boondoggle.say-destination-free-known', { name, place })
        : words.text('boondoggle.say-destination-known', { name, fee: money(fee, words), place });
    return line(text, seat, [nodeKey(destination)]);
  },
  'pot-won': ({ seat, money: dollars }, telling) =>
    line(
      telling.words.text('boondoggle.say-pot', { ...who(seat, telling), money: money(dollars, telling.words) }),
      seat,
      [nodeKey('C')],
    ),
  job: ({ seat }, telling) => line(telling.words.text('boondoggle.say-job', who(seat, telling)), seat),
  sold: ({ seat, market, count, money: dollars }, telling) =>
    line(
      telling.words.text('boondoggle.say-sold', {
        ...who(seat, telling),
        goods: countedUnits(market, count, telling.words),
        money: money(dollars, telling.words),
      }),
      seat,
      [marketKey(market)],
    ),
  bought: ({ seat, market, count, money: dollars }, telling) =>
    line(
      telling.words.text('boondoggle.say-bought', {
        ...who(seat, telling),
        goods: countedUnits(market, count, telling.words),
        money: money(dollars, telling.words),
      }),
      seat,
      [marketKey(market)],
    ),
  built: ({ seat, segment, kind, passed }, telling) =>
    line(
      telling.words.text(passed.length > 0 ? 'boondoggle.say-built-passing' : 'boondoggle.say-built', {
        ...who(seat, telling),
        road: telling.words.text(`boondoggle.a-${kind}`),
        segment: segmentName(segment, telling.words),
      }),
      seat,
      [segmentKey(segment), ...passed.map(segmentKey)],
    ),
  'honcho-drawn': ({ seat, honcho }, telling) =>
    line(
      telling.words.text('boondoggle.say-honcho', {
        ...who(seat, telling),
        honcho: honchoName(honcho, telling.words),
        benefit: telling.words.text(`boondoggle.benefit-${honcho}`),
      }),
      seat,
    ),
  kickback: ({ seat, segment, paid, to }, telling) =>
    line(
      telling.words.text('boondoggle.say-kickback', {
        ...who(seat, telling),
        segment: segmentName(segment, telling.words),
        paid: money(paid, telling.words),
        to: nameOf(to, telling),
      }),
      seat,
      [segmentKey(segment), seatKey(to)],
    ),
  guardrail: ({ seat, segment, to }, telling) =>
    line(
      telling.words.text('boondoggle.say-guardrail', {
        ...who(seat, telling),
        segment: segmentName(segment, telling.words),
        to: nameOf(to, telling),
      }),
      seat,
      [segmentKey(segment), seatKey(to)],
    ),
  toll: ({ seat, to }, telling) =>
    line(telling.words.text('boondoggle.say-toll', { ...who(seat, telling), to: nameOf(to, telling) }), seat, [
      seatKey(to),
    ]),
  completed: ({ seat, destination }, telling) =>
    line(
      telling.words.text('boondoggle.say-completed', {
        ...who(seat, telling),
        place: nodeName(destination, telling.words),
      }),
      seat,
      [nodeKey(destination)],
    ),
  'round-started': ({ round, starter }, telling) =>
    line(telling.words.text('boondoggle.say-round', { ...who(starter, telling), round }), starter),
  'game-ended'({ winners }, telling) {
    const { words } = telling;
    const [winner = 0] = winners;
    return {
      text:
        winners.length === 1
          ? words.text('boondoggle.say-won', who(winner, telling))
          : words.text('boondoggle.say-shared', { names: namesOf(winners, telling) }),
      places: winners.map(seatKey),
    };
  },
};

function who(seat: Seat, telling: BoondoggleTelling): { readonly name: string } {
  return { name: nameOf(seat, telling) };
}

function line(text: string, seat: Seat, places: readonly string[] = []): LogLine {
  return { text, places: [seatKey(seat), ...places] };
}
