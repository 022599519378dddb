import { isolated } from '@boomtown/game-core';
import type { Telling } from '@boomtown/ui-kit/sentence';
import type { Words } from './rules.ts';
import {
  type Boondoggle,
  type BundleOf,
  boondoggleRules,
  type CardKind,
  type Honcho,
  type Market,
  type NodeId,
  type PublicPlayer,
  type PublicView,
  RESOURCES,
  type Resource,
  type Road,
  type RoadKind,
  SEGMENTS,
  type Seat,
  type SegmentId,
} from './rules.ts';

export type BoondoggleTelling = Telling<Boondoggle>;

/** What a player is called: their name, or their company where nobody is known in the seat. */
export function nameOf(seat: Seat, { words, people, view }: BoondoggleTelling): string {
  const known = people.find((person) => person.seat === seat);
  return known === undefined ? companyName(playerOf(view, seat).company, words) : isolated(known.name);
}

export function namesOf(seats: readonly Seat[], telling: BoondoggleTelling): string {
  return telling.words.list(seats.map((seat) => nameOf(seat, telling)));
}

export function companyName(company: number, words: Words): string {
  return words.text('boondoggle.company', { number: company });
}

/** The player of a seat that the table has. */
export function playerOf(view: PublicView, seat: Seat): PublicPlayer {
  const player = view.players[seat];
  if (player === undefined) throw new RangeError(`this table has no seat ${seat}`);
  return player;
}

/** How many cards a player holds, also where they lie covered; the own Hostile Purchase is one of them. */
export function cardsHeld({ hand, ownPurchase }: PublicPlayer): number {
  return hand + (ownPurchase ? 1 : 0);
}

export function money(dollars: number, words: Words): string {
  return words.text('boondoggle.money', { count: dollars });
}

export function cardName(card: CardKind, words: Words): string {
  return words.text(`boondoggle.card-${card}`);
}

export function honchoName(honcho: Honcho, words: Words): string {
  return words.text(`boondoggle.honcho-${honcho}`);
}

export function resourceName(resource: Resource, words: Words): string {
  return words.text(`boondoggle.${resource}`);
}

export function marketName(market: Market, words: Words): string {
  return words.text(`boondoggle.market-${market}`);
}

/** "2 crew", "2 × crew and asphalt". */
export function countedUnits(market: Market, count: number, words: Words): string {
  return words.text(`boondoggle.count-${market}`, { count });
}

/** "2 crew, 1 permit and 1 steel"; "nothing" where there is none. */
export function goodsText(goods: { readonly [resource in Resource]?: number }, words: Words): string {
  const parts = RESOURCES.flatMap((resource) => {
    const count = goods[resource] ?? 0;
    return count === 0 ? [] : [countedUnits(resource, count, words)];
  });
  return parts.length === 0 ? words.text('boondoggle.nothing') : words.list(parts);
}

/** Everything in a bundle, its cards by kind where they are known. */
export function bundleText(bundle: BundleOf<number | readonly CardKind[]>, words: Words): string {
  const parts = [
    ...(bundle.money > 0 ? [money(bundle.money, words)] : []),
    ...RESOURCES.flatMap((resource) => (bundle[resource] > 0 ? [countedUnits(resource, bundle[resource], words)] : [])),
    ...(typeof bundle.cards === 'number'
      ? bundle.cards > 0
        ? [words.text('boondoggle.count-cards', { count: bundle.cards })]
        : []
      : bundle.cards.map((card) => cardName(card, words))),
    ...bundle.honchos.map((honcho) => honchoName(honcho, words)),
  ];
  return parts.length === 0 ? words.text('boondoggle.nothing') : words.list(parts);
}

export function nodeName(node: NodeId, words: Words): string {
  if (node === 'C') return words.text('boondoggle.place-C');
  const number = Number(node.slice(1));
  if (node.startsWith('S')) return words.text('boondoggle.place-office', { number });
  if (node.startsWith('A')) return words.text('boondoggle.place-junction', { number });
  // What is left are the destinations, whose words have no blanks.
  return words.text(`boondoggle.place-${node}` as 'boondoggle.place-D1');
}

/** "the spoke from junction 2 to the Commons". */
export function segmentName(segment: SegmentId, words: Words): string {
  const { kind, ends } = SEGMENTS[segment];
  const [from, to] = ends;
  const number = Number(from.slice(1));
  switch (kind) {
    case 'first':
    case 'spoke':
      return words.text(`boondoggle.segment-${kind}`, { number });
    case 'rim':
      return words.text('boondoggle.segment-rim', { number, place: nodeName(to, words) });
    case 'bus':
      return words.text('boondoggle.segment-bus', { from: number, to: Number(to.slice(1)) });
  }
}

export function roadName(kind: RoadKind, words: Words): string {
  return words.text(`boondoggle.road-${kind}`);
}

/** "elevated road of Ben over regular road of Ada": the roads of a segment from below. */
export function roadsText(roads: readonly Road[], telling: BoondoggleTelling): string {
  const { words } = telling;
  return words.list(
    roads.map(({ seat, kind }) =>
      words.text('boondoggle.describe-road-of', { road: roadName(kind, words), name: nameOf(seat, telling) }),
    ),
  );
}

/** "+1 crew, −$10": what changed for a player. */
export function gainsText(
  gains: { readonly [thing in Resource | 'money']?: number },
  { words }: BoondoggleTelling,
): string {
  const signed = (count: number, text: string) => `${count < 0 ? '−' : '+'}${text}`;
  const dollars = gains.money ?? 0;
  return words.list([
    ...(dollars === 0 ? [] : [signed(dollars, money(Math.abs(dollars), words))]),
    ...RESOURCES.flatMap((resource) => {
      const count = gains[resource] ?? 0;
      return count === 0 ? [] : [signed(count, countedUnits(resource, Math.abs(count), words))];
    }),
  ]);
}

/** The part of the round, as the track names it. */
export function phaseName(view: PublicView, words: Words): string {
  switch (view.phase) {
    case 'buy-card':
    case 'play-card':
    case 'answer':
      return words.text('boondoggle.phase-shenanigans');
    default:
      return words.text(`boondoggle.phase-${view.phase}`);
  }
}

/** Those who may act now. */
export function actorsOf(view: PublicView): readonly Seat[] {
  return boondoggleRules.actors(view);
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
}
