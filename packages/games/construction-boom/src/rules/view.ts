import type { Rng, Seat, Viewer } from '@boomtown/game-core';
import { playerOf, rivalOf } from './players.ts';
import { HAND_SIZE } from './setup.ts';
import { ascending } from './tiles.ts';
import type { Hands, OpenFields, PrivateView, PublicView, State } from './types.ts';

/** What a stranger may know: while the players bid, hands and the tiles set aside are mere numbers (§2.3). */
export function publicView(state: State): PublicView {
  const open: OpenFields = {
    game: state.game,
    options: state.options,
    round: state.round,
    opener: state.opener,
    actor: state.actor,
    money: state.money,
    history: state.history,
    bid: state.bid,
    contract: state.contract,
    removed: state.removed,
    building: state.building,
    turn: state.turn,
    passes: state.passes,
    open: state.open,
    bonusUsed: state.bonusUsed,
  };
  const { phase, hands, aside } = state;
  if (phase === 'bid') {
    return { ...open, phase, hands: [hands[0].length, hands[1].length], aside: aside.length };
  }
  return { ...open, phase, hands, aside };
}

/** While the players bid each knows the own hand; once the hands are open nobody knows more than everybody. */
export function privateView(state: State, seat: Seat): PrivateView {
  return state.phase === 'bid' ? { hand: state.hands[playerOf(seat)] } : {};
}

/**
 * Another state that looks the same to the viewer. While the players bid, all tiles that the viewer does not see are
 * shuffled together and dealt out again; later nothing is hidden and the state is the one that there is.
 */
export function redeal(state: State, viewer: Viewer, rng: Rng): State {
  if (state.phase !== 'bid') return state;
  const own = viewer === null ? undefined : playerOf(viewer);
  const unseen = own === undefined ? state.hands.flat() : state.hands[rivalOf(own)];
  // Put in order first: what is dealt follows from what is seen and the stream alone.
  const pool = rng.shuffle(ascending([...unseen, ...state.aside]));
  const dealt = () => ascending(pool.splice(0, HAND_SIZE));
  const hands: Hands =
    own === undefined ? [dealt(), dealt()] : own === 0 ? [state.hands[0], dealt()] : [dealt(), state.hands[1]];
  return { ...state, hands, aside: ascending(pool) };
}
