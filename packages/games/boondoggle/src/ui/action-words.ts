import type { ActionWords } from '@boomtown/ui-kit/sentence';
import { playText, purchasePrice } from './card-words.ts';
import { placesOf } from './keys.ts';
import {
  type Action,
  cardPrice,
  dealPreview,
  type MilePreview,
  nextMiles,
  type Offer,
  type OpenOffer,
  type Seat,
} from './rules.ts';
import {
  type BoondoggleTelling,
  bundleText,
  capital,
  cardName,
  countedUnits,
  goodsText,
  money,
  nameOf,
  playerOf,
  segmentName,
} from './telling.ts';

/**
 * A legal action as the list offers it, with what it would cost and bring. `known`: the offers in full, with the kinds of
 * their cards, that the seat may know.
 */
export function actionWords(
  action: Action,
  seat: Seat,
  telling: BoondoggleTelling,
  known: readonly Offer[] = [],
): ActionWords {
  return { ...groupAndText(action, seat, telling, known), places: placesOf(action) };
}

function groupAndText(
  action: Action,
  seat: Seat,
  telling: BoondoggleTelling,
  known: readonly Offer[],
): Omit<ActionWords, 'places'> {
  const { words, view } = telling;
  const now = words.text('boondoggle.group-now');
  switch (action.type) {
    case 'pass':
      return passWords(now, seat, telling);
    case 'buy-card':
      return aloneIn(now, words.text('boondoggle.do-buy-card', { price: money(cardPrice(view.prices), words) }));
    case 'destination':
    case 'job':
    case 'done':
      return {
        ...aloneIn(now, words.text(`boondoggle.do-${action.type}`)),
        alone: words.text(`boondoggle.whole-${action.type}`),
      };
    case 'allow':
    case 'enforce':
      return aloneIn(words.text('boondoggle.group-answer'), answerText(action.type, telling));
    case 'play': {
      const card = cardName(action.card, words);
      const text = playText(action, telling);
      return {
        group: words.text('boondoggle.group-play', { card }),
        text: capital(text),
        whole: words.text('boondoggle.whole-play', { card, text }),
      };
    }
    case 'accept':
    case 'decline':
    case 'withdraw': {
      const group = offerGroup(action.offer, seat, telling, known);
      const text = words.text(`boondoggle.do-${action.type}`);
      return { group, text, whole: words.text('boondoggle.whole-offer', { offer: group, text }) };
    }
    case 'offer':
      return aloneIn(
        words.text('boondoggle.phase-trade'),
        words.text('boondoggle.do-offer', {
          name: nameOf(action.to, telling),
          give: bundleText(action.give, words),
          want: bundleText(action.want, words),
        }),
      );
    case 'sell':
    case 'buy': {
      const preview = dealPreview(view, action);
      const stays = preview.priceAfter === view.prices[action.market];
      const text = words.text(`boondoggle.do-${action.type}${stays ? '-same' : ''}`, {
        goods: countedUnits(action.market, action.count, words),
        money: money(preview.money, words),
        price: money(preview.priceAfter, words),
      });
      return {
        group: words.text(`boondoggle.group-${action.type}`),
        text,
        whole: words.text(`boondoggle.whole-${action.type}`, { what: text }),
      };
    }
    case 'build': {
      const what = buildText(action.segment, seat, telling);
      return {
        group: words.text('boondoggle.group-build'),
        text: capital(what),
        whole: words.text('boondoggle.whole-build', { what }),
      };
    }
    case 'kickback':
    case 'guardrail':
      return aloneIn(words.text('boondoggle.group-scheme'), schemeText(action.type, action.segment, seat, telling));
  }
}

/** A text that needs no heading. */
function aloneIn(group: string, text: string): Omit<ActionWords, 'places'> {
  return { group, text, whole: text };
}

/** How one does nothing here: on a key, and as a whole sentence. */
function passWords(group: string, seat: Seat, { words, view }: BoondoggleTelling): Omit<ActionWords, 'places'> {
  switch (view.phase) {
    case 'play-card':
      return aloneIn(group, words.text('boondoggle.do-pass-play-card'));
    case 'build': {
      const { maven } = playerOf(view, seat);
      if (!maven || view.acted.length === 0) return aloneIn(group, words.text('boondoggle.do-pass-build'));
      return passIn(group, 'maven', words);
    }
    case 'buy-card':
    case 'job':
    case 'sell':
    case 'scheme':
      return passIn(group, view.phase, words);
    default:
      throw new Error(`nobody passes in the phase ${view.phase}`);
  }
}

function passIn(
  group: string,
  key: 'maven' | 'buy-card' | 'job' | 'sell' | 'scheme',
  words: BoondoggleTelling['words'],
): Omit<ActionWords, 'places'> {
  const alone = words.text(`boondoggle.whole-pass-${key}`);
  return { ...aloneIn(group, words.text(`boondoggle.do-pass-${key}`)), alone };
}

function answerText(type: 'allow' | 'enforce', telling: BoondoggleTelling): string {
  const { words, view } = telling;
  if (type === 'enforce') return words.text('boondoggle.do-enforce');
  const { purchase } = view;
  if (purchase === null) throw new Error('there is no purchase to answer');
  return words.text('boondoggle.do-allow', {
    name: nameOf(purchase.by, telling),
    price: money(purchasePrice(purchase.resource, telling), words),
  });
}

function offerGroup(id: number, seat: Seat, telling: BoondoggleTelling, known: readonly Offer[]): string {
  const { words, view } = telling;
  const hasId = (offer: Offer | OpenOffer) => offer.id === id;
  const offer = known.find(hasId) ?? view.offers.find(hasId);
  if (offer === undefined) throw new Error(`there is no offer ${id}`);
  const own = offer.from === seat;
  return words.text(own ? 'boondoggle.group-own-offer' : 'boondoggle.group-offer', {
    name: nameOf(own ? offer.to : offer.from, telling),
    give: bundleText(offer.give, words),
    want: bundleText(offer.want, words),
  });
}

function mileTo(segment: MilePreview['segment'], seat: Seat, { view }: BoondoggleTelling): MilePreview {
  const mile = nextMiles(view, seat).find((next) => next.segment === segment);
  if (mile === undefined) throw new Error(`${segment} is no next mile of seat ${seat}`);
  return mile;
}

function buildText(segment: MilePreview['segment'], seat: Seat, telling: BoondoggleTelling): string {
  const { words } = telling;
  const mile = mileTo(segment, seat, telling);
  const fill = {
    road: words.text(`boondoggle.a-${mile.build.kind}`),
    segment: segmentName(segment, words),
    goods: goodsText(mile.build.goods, words),
  };
  return withPasses(
    words.text(mile.build.toll > 0 ? 'boondoggle.do-build-toll' : 'boondoggle.do-build', fill),
    mile,
    telling,
  );
}

function schemeText(
  type: 'kickback' | 'guardrail',
  segment: MilePreview['segment'],
  seat: Seat,
  telling: BoondoggleTelling,
): string {
  const { words } = telling;
  const mile = mileTo(segment, seat, telling);
  const scheme = mile[type];
  if (scheme === null) throw new Error(`nothing can be schemed on ${segment}`);
  const fill = { segment: segmentName(segment, words), to: nameOf(scheme.to, telling) };
  const toll = scheme.toll > 0 ? '-toll' : '';
  return withPasses(
    type === 'kickback'
      ? words.text(`boondoggle.do-kickback${toll}`, { ...fill, money: money(scheme.price, words) })
      : words.text(`boondoggle.do-guardrail${toll}`, fill),
    mile,
    telling,
  );
}

function withPasses(action: string, { passes }: MilePreview, { words }: BoondoggleTelling): string {
  if (passes.length === 0) return action;
  return words.text('boondoggle.do-passing', {
    action,
    lanes: words.list(passes.map((lane) => segmentName(lane, words))),
  });
}
