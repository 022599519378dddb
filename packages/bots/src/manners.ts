import type { AnyGame, GameTypes, Seat } from '@boomtown/game-core';
import type { Boondoggle, PrivateView } from '@boomtown/rules-boondoggle/view';
import { botsFor } from './entry.ts';
import { isOpenMoment, waitsInTrade } from './games/boondoggle/waiting.ts';
import { BOTS } from './registry.ts';

/** Whom a bot leaves time before it does something that ends its part in what all do at once. */
interface Waiting {
  /** Those of them that are people, for as long as they take. */
  readonly forPeople: readonly Seat[];
  /** Whoever they are, for a while: they have been asked something. */
  readonly forAnybody: readonly Seat[];
  /** Has somebody asked the seat itself something that is still open? */
  readonly isAsked: boolean;
}

const NOBODY: Waiting = { forPeople: [], forAnybody: [], isAsked: false };

/** For whom a seat's bot should wait before this action, by what everybody sees. It is legal, so nobody has to wait. */
export function waitingOf(game: string, view: object, seat: Seat, action: GameTypes['Action']): Waiting {
  if (game !== 'boondoggle') return NOBODY;
  // A view of that game, and one of its actions.
  return waitsInTrade(view as Boondoggle['PublicView'], seat, action as Boondoggle['Action']) ?? NOBODY;
}

/** Do this game's bots decide so fast that it is seen nowhere how long they thought? */
export function thinksQuickly(game: string): boolean {
  return game === 'bau-boom' || game === 'boondoggle';
}

/**
 * Is there only one thing that the seat can do, as everybody can see? What only its own view tells does not count, so
 * that a bot that is quick about it betrays nothing.
 */
export function isForced(game: string, view: object, own: object, seat: Seat): boolean {
  const rules: AnyGame | undefined = botsFor(BOTS, game)?.game;
  if (rules === undefined) return false;
  if (Object.keys(own).length === 0) return rules.legal(view, own, seat).length === 1;
  // A view of that game.
  if (game !== 'boondoggle' || !isOpenMoment(view as Boondoggle['PublicView'], seat)) return false;
  const nothing: PrivateView = { hand: [], destinations: [], offers: [] };
  return rules.legal(view, nothing, seat).length === 1;
}
