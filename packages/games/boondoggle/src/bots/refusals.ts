import type { Seat } from '@boomtown/game-core';
import type { Boondoggle, BundleOf, OpenOffer } from '../view.ts';
import { RESOURCES } from '../view.ts';

/** What one offers to whom. */
type Terms = Pick<OpenOffer, 'to'> & { readonly give: BundleOf<unknown>; readonly want: BundleOf<unknown> };

/** So often the same kinds of goods are offered for the same to a player who declines. */
const TRIES = 2;

/**
 * Would this offer ask a player again who has said no? To one that gave as much for as little, or twice to one of the same
 * kinds. What a player let fall by being done counts as declined; what was withdrawn does not.
 */
export function wasRefused(refused: readonly Terms[], offer: Terms): boolean {
  const alike = refused.filter((one) => one.to === offer.to && kinds(one) === kinds(offer));
  return alike.length >= TRIES || alike.some((one) => covers(one.give, offer.give) && covers(offer.want, one.want));
}

/** The offers of a seat that were declined, by the events it received. */
export function refusedOf(seen: readonly Boondoggle['Event'][], seat: Seat): readonly Terms[] {
  const open = new Map<number, Terms>();
  const refused: Terms[] = [];
  for (const event of seen) {
    // The numbers begin anew each round; the latest offer of a number is meant.
    if (event.type === 'offered' && event.seat === seat) open.set(event.offer.id, event.offer);
    if (event.type !== 'offer-closed') continue;
    const offer = open.get(event.offer);
    open.delete(event.offer);
    if (offer !== undefined && event.seat === offer.to && event.why !== 'withdrawn') refused.push(offer);
  }
  return refused;
}

function kinds({ give, want }: Pick<Terms, 'give' | 'want'>): string {
  const of = (bundle: BundleOf<unknown>): string =>
    [bundle.money > 0 ? 'money' : '', ...RESOURCES.filter((resource) => bundle[resource] > 0)].join();
  return `${of(give)} for ${of(want)}`;
}

/** Does the one bundle hold all that the other does? Of cards and honchos bots offer none. */
function covers(more: BundleOf<unknown>, less: BundleOf<unknown>): boolean {
  return more.money >= less.money && RESOURCES.every((resource) => more[resource] >= less[resource]);
}
