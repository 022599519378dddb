import type { ViewRules } from '@boomtown/game-core';
import { parserOf } from '@boomtown/game-core/shapes';
import { invented } from './invented.ts';
import { actors, inPhase, legal } from './legal/list.ts';
import { refusal } from './legal/refusal.ts';
import { seals } from './legal/seals.ts';
import { outcome } from './outcome.ts';
import { DEFAULTS } from './setup.ts';
import { ROUND_LIMIT, shape } from './shape/shape.ts';
import type { Action, Boondoggle, PublicView } from './types.ts';

const readAction = parserOf(shape.action, 'action of Boondoggle');

/** What can be asked from the views alone. */
export const boondoggleRules: ViewRules<Boondoggle> = {
  info: { id: 'boondoggle', name: 'Boondoggle', version: 1, seats: { min: 2, max: 6 }, hidden: true },
  shape,
  defaults: DEFAULTS,
  optionFields: [{ key: 'roundLimit', kind: 'number', ...ROUND_LIMIT }],
  reveals: ['card-played', 'card-bought', 'purchase-announced', 'enforced', 'honcho-drawn', 'completed'],
  seals: (view, own, seat, action) => seals({ view, own, seat }, action),
  actors,
  outcome,
  legal: (view, own, seat) => legal({ view, own, seat }),
  parseAction: (raw, { players }) => readAction(raw, players.length),
  inPhase: (view, _own, _seat, action) => inPhase(view, action),
  refusal: (view, own, seat, action) => refusal({ view, own, seat }, action),
  timeout,
  invented,
};

/** `allow` in answer to a purchase, `done` in trading, else `pass` (§8). */
function timeout(view: PublicView): Action {
  if (view.phase === 'answer') return { type: 'allow' };
  return view.phase === 'trade' ? { type: 'done' } : { type: 'pass' };
}
