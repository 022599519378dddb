import type { Aftermath } from '@boomtown/ui-kit';
import { boondoggleRules, type PublicPlayer, type Seat } from './rules.ts';
import { type BoondoggleTelling, cardsHeld, money, nameOf, nodeName, playerOf } from './telling.ts';

/** What is said of a match that is over: who came how far, the destinations that stayed secret, what would have won. */
export function aftermath(telling: BoondoggleTelling): Aftermath {
  const winners = boondoggleRules.outcome(telling.view)?.winners ?? [];
  return {
    ranks: ranks(telling, winners),
    lines: [...wouldHaveWon(telling, winners), ...secretDestinations(telling)],
  };
}

/** By what a finished match is compared (§7.4, §7.5): a complete project, its money and cards; else miles first. */
function measures({ shown, project, money, ...player }: PublicPlayer): readonly number[] {
  const held = cardsHeld({ shown, project, money, ...player });
  return shown ? [1, money, held] : [0, project.length, money, held];
}

function compared(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

function ranks({ view }: BoondoggleTelling, winners: readonly Seat[]): readonly (readonly Seat[])[] {
  const of = (seat: Seat) => measures(playerOf(view, seat));
  const others = view.players
    .map((_, seat) => seat)
    .filter((seat) => !winners.includes(seat))
    .sort((a, b) => compared(of(b), of(a)));
  const ranked: Seat[][] = [];
  for (const seat of others) {
    const [first] = ranked.at(-1) ?? [];
    if (first !== undefined && compared(of(first), of(seat)) === 0) ranked.at(-1)?.push(seat);
    else ranked.push([seat]);
  }
  return [winners, ...ranked];
}

/** One line each for those who were near. */
function wouldHaveWon(telling: BoondoggleTelling, winners: readonly Seat[]): readonly string[] {
  const { words, view } = telling;
  const best = winners[0] === undefined ? undefined : playerOf(view, winners[0]);
  if (best === undefined) return [];
  const others = view.players.flatMap((player, seat) => (winners.includes(seat) ? [] : [{ player, seat }]));
  if (!best.shown) {
    const miles = Math.max(0, ...others.map(({ player }) => player.project.length));
    const count = best.project.length - miles;
    return others
      .filter(({ player }) => count > 0 && player.project.length === miles)
      .map(({ seat }) => words.text('boondoggle.after-miles', { name: nameOf(seat, telling), count }));
  }
  return others.flatMap(({ player, seat }) => {
    const name = nameOf(seat, telling);
    if (player.shown && player.money < best.money) {
      return [words.text('boondoggle.after-money', { name, money: money(best.money - player.money, words) })];
    }
    if (player.shown || player.money <= best.money) return [];
    return [words.text('boondoggle.after-complete', { name, money: money(player.money, words) })];
  });
}

/** Where those were going who did not arrive, once that is open. */
function secretDestinations(telling: BoondoggleTelling): readonly string[] {
  const { words, view, own = [] } = telling;
  return own
    .filter(({ seat, view: { destinations } }) => !playerOf(view, seat).shown && destinations.length > 0)
    .map(({ seat, view: { destinations } }) =>
      words.text('boondoggle.after-destination', {
        name: nameOf(seat, telling),
        place: words.list(destinations.map((place) => nodeName(place, words))),
      }),
    );
}
