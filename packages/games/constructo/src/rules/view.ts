import type { ConstructoPrivateView, ConstructoState, ConstructoView } from './types.ts';

/** Nothing is hidden: everybody sees every field. */
export function publicView(state: ConstructoState): ConstructoView {
  return {
    game: state.game,
    options: state.options,
    phase: state.phase,
    round: state.round,
    starter: state.starter,
    toMove: state.toMove,
    board: state.board,
    cells: state.cells,
    reserve: state.reserve,
    scores: state.scores,
  };
}

const NOTHING: ConstructoPrivateView = {};

/** No seat knows more than everybody. */
export function privateView(): ConstructoPrivateView {
  return NOTHING;
}
