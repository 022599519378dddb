import { boardOf } from '../../src/ui/board.ts';
import { foreseenMoves } from '../../src/ui/foreseen-moves.ts';
import { NO_MEMORY } from '../../src/ui/memory.ts';
import { bauBoomRules } from '../../src/ui/rules.ts';
import type { Offer, SceneModel } from '../../src/ui/scene-model.ts';
import { follow, NO_TOKENS } from '../../src/ui/tokens.ts';
import type { Shown } from './matches.ts';

export const DESKTOP = { width: 1440, height: 860 };

export function offerOf({ view, you }: Shown): Offer | null {
  const seat = you.find((held) => held.seat === view.actor)?.seat;
  return seat === undefined ? null : { seat, legal: bauBoomRules.legal(view, {}, seat), moves: foreseenMoves(view) };
}

/** What the picture of a snapshot is made from, on a desk. */
export function modelOf(shown: Shown, fields: Partial<SceneModel> = {}): SceneModel {
  const { view, step, you } = shown;
  const board = fields.board ?? boardOf(view);
  const offer = offerOf(shown);
  return {
    step,
    view,
    board,
    tokens: follow(NO_TOKENS, board),
    laps: view.barrows.map(() => 0),
    cue: null,
    viewport: DESKTOP,
    near: offer?.seat ?? you[0]?.seat ?? 0,
    lookedAt: null,
    memory: NO_MEMORY,
    acting: view.actor,
    offer,
    pointed: null,
    hovered: null,
    selected: null,
    carried: null,
    lit: [],
    peek: null,
    winners: bauBoomRules.outcome(view)?.winners ?? [],
    names: view.hills.map((_, seat) => `Name ${seat}`),
    ...fields,
  };
}
