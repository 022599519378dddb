import { isObject, malformed, type Result } from '@boomtown/game-core';
import { parserOf } from '@boomtown/game-core/shapes';
import { MARKET_PARTS } from '../data/markets.ts';
import { COMPANIES_IN_PLAY, MAVEN_BUYS, MAVEN_RESOURCES, OPEN_OFFERS } from '../data/start.ts';
import { includesAll } from '../legal/trading.ts';
import { shape } from '../shape/shape.ts';
import type { State } from '../types.ts';
import { piecesProblem } from './pieces.ts';

const read = parserOf(shape.state, 'state of Boondoggle');

/**
 * Reads a state from outside: exactly the fields of the page, all values in range, all pieces adding up, over exactly
 * when the rules end it. Whether play could have led there is not asked. Fails with `malformed`.
 */
export function parseState(raw: unknown): Result<State> {
  const seats = isObject(raw) && Array.isArray(raw.players) ? raw.players.length : 0;
  const companies = COMPANIES_IN_PLAY[seats];
  if (companies === undefined) return malformed('This is no state of Boondoggle. It is a game for two to six.');
  const state = read(raw, seats);
  if (!state.ok) return state;
  const { players, round, options } = state.value;
  // Players in the order of their seats, with the companies of this number of seats (§1.4).
  const problem =
    round > options.roundLimit || players.some(({ company }, seat) => company !== companies[seat])
      ? 'The round is none of this game, or a company plays for another seat.'
      : (piecesProblem(state.value) ?? momentProblem(state.value));
  return problem === null ? state : malformed(`This is no state of Boondoggle. ${problem}`);
}

/** Does what a state remembers of the present moment fit together (§8)? Each question gives what is wrong, or `null`. */
function momentProblem(state: State): string | null {
  return (
    actorProblem(state) ?? actedProblem(state) ?? purchaseProblem(state) ?? tradeProblem(state) ?? endProblem(state)
  );
}

function actorProblem({ phase, actor, go, players }: State): string | null {
  if ((actor === null) !== (phase === 'trade' || phase === 'over')) {
    return 'One seat is to act in every phase but trading, and none when the game is over.';
  }
  if (go !== 1 && phase !== 'play-card' && phase !== 'answer') return 'The second go is one of playing cards.';
  const sittingOut = actor !== null && players[actor]?.working;
  if (sittingOut && (phase === 'sell' || phase === 'build' || phase === 'scheme')) {
    return 'The seat that is to act sits out.';
  }
  return null;
}

function actedProblem({ phase, actor, acted, players }: State): string | null {
  if (acted.length === 0) return null;
  if (new Set(acted).size < acted.length) return 'A market is used once.';
  if (phase === 'sell') return null;
  const maven = actor !== null && players[actor]?.maven;
  if (phase !== 'build' || !maven) return 'Used markets belong to a sale or to a market maven.';
  const resources = acted.reduce((sum, market) => sum + MARKET_PARTS[market].length, 0);
  return acted.length <= MAVEN_BUYS && resources <= MAVEN_RESOURCES ? null : 'A market maven bought too much.';
}

function purchaseProblem({ phase, actor, purchase, players, prices }: State): string | null {
  if ((purchase === null) !== (phase !== 'answer')) return 'A hostile purchase is there while it waits for its answer.';
  if (purchase === null) return null;
  const { by, from, resource, own } = purchase;
  if (actor !== from) return 'The target of a hostile purchase answers it.';
  if (own && players[by]?.ownPurchase) return 'A card that was played is not there any more.';
  const good = (players[from]?.goods[resource] ?? 0) > 0 && (players[by]?.money ?? 0) >= 2 * prices[resource];
  return good ? null : 'The purchase could not be carried out.';
}

function tradeProblem({ phase, players, offers, offersMade, done }: State): string | null {
  if (done.length !== players.length || offersMade.length !== players.length) return 'There is one entry a seat.';
  if (phase !== 'trade') {
    return offers.length > 0 || done.some(Boolean) ? 'Offers and seats that are done belong to trading.' : null;
  }
  if (done.every(Boolean)) return 'When all are done, trading is over.';
  const made = offersMade.reduce((sum, number) => sum + number, 0);
  if (!offers.every(({ id }, i) => id <= made && id > (offers[i - 1]?.id ?? 0))) {
    return 'Offers stand in the order of their ids.';
  }
  if (offers.some(({ from, to }) => done[from] || done[to])) return 'The offers of a seat that is done have fallen.';
  const kept = players.every((player, seat) => {
    const open = offers.filter((offer) => offer.from === seat);
    const aside = open.flatMap((offer) => offer.give.cards);
    const most = Math.min(OPEN_OFFERS, offersMade[seat] ?? 0);
    return open.length <= most && includesAll(player.hand, aside);
  });
  return kept ? null : 'A seat has three open offers at most, and the cards in them in its hand.';
}

/** Over exactly when the rules end it: at the end of a round, with a project complete or the limit reached (§7.4, §7.5). */
function endProblem(state: State): string | null {
  if (state.phase !== 'over') return null;
  const { players, round, options, highwayman, purchases, offersMade } = state;
  if (!players.some((player) => player.shown) && round < options.roundLimit) return 'Nothing has ended the game yet.';
  const clean =
    players.every((player) => !player.working && !player.maven && player.coupons === 0) &&
    highwayman === null &&
    purchases.length === 0 &&
    offersMade.every((made) => made === 0);
  return clean ? null : 'What lasts a round is gone when the game is over.';
}
