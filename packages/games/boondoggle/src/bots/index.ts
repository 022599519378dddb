import type { BotPacing, PuzzleSettings, WaitFor } from '@boomtown/bots/playing';
import type { Seat } from '@boomtown/game-core';
import { boondoggleGame } from '../rules/index.ts';
import type { Action, Boondoggle, PublicView } from '../view.ts';
import { createBoondoggleBot } from './bot.ts';

/** How bots of Boondoggle behave towards those with whom they trade. */
const BOONDOGGLE_PACING: BotPacing<Boondoggle> = {
  isQuick: true,
  waiting: waitsInTrade,
  unknowing: (view, seat) => (isOpenMoment(view, seat) ? { hand: [], destinations: [], offers: [] } : null),
};

/**
 * Whom a bot lets finish before it is done with trading (§5.5): people who may still want something of it, and the player who has
 * an open offer of it before them. Its `done` would let both fall.
 */
function waitsInTrade(view: PublicView, seat: Seat, action: Action): WaitFor | null {
  if (view.phase !== 'trade' || action.type !== 'done') return null;
  const trading = [...view.players.keys()].filter((other) => other !== seat && !view.done[other]);
  const asked = view.offers.filter(({ from }) => from === seat).map(({ to }) => to);
  return {
    forPeople: trading,
    forAnybody: trading.filter((other) => asked.includes(other)),
    isAsked: view.offers.some(({ to }) => to === seat),
  };
}

/** Does what the seat may do now hang on nothing that only itself knows? */
function isOpenMoment({ phase, players }: PublicView, seat: Seat): boolean {
  if (phase === 'trade' || phase === 'answer' || phase === 'over') return false;
  const player = players[seat];
  return phase !== 'play-card' || (player !== undefined && player.hand === 0 && !player.ownPurchase);
}

/** To play a whole match for one question takes a phone too long. Trading has too many forms to choose from. */
const PUZZLES: PuzzleSettings<Boondoggle> = { daily: null, asks: ({ phase }) => phase !== 'trade' };

/** Who plays the game where no person does. */
export const bots = {
  boondoggle: { game: boondoggleGame, create: createBoondoggleBot, pacing: BOONDOGGLE_PACING, puzzles: PUZZLES },
};
