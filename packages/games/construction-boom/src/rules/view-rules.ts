import type { ViewRules } from '@boomtown/game-core';
import { parserOf } from '@boomtown/game-core/shapes';
import { invented } from './invented.ts';
import { actors, inPhase, legal, timeout } from './legal.ts';
import { DEFAULTS } from './options.ts';
import { outcome } from './outcome.ts';
import { refusal } from './refusal.ts';
import { seals } from './seals.ts';
import { MOST_ROUNDS, shape } from './shape.ts';
import { type ConstructionBoom, TILE_SET_NAMES } from './types.ts';

const readAction = parserOf(shape.action, 'action of Construction BOOM!');

/** The rules as far as views alone tell, for browsers and bots. */
export const constructionBoomRules: ViewRules<ConstructionBoom> = {
  info: { id: 'construction-boom', name: 'Construction BOOM!', version: 1, seats: { min: 2, max: 2 }, hidden: true },
  shape,
  defaults: DEFAULTS,
  optionFields: [
    { key: 'rounds', kind: 'number', min: 1, max: MOST_ROUNDS },
    { key: 'opener', kind: 'seat' },
    { key: 'tiles', kind: 'choice', values: TILE_SET_NAMES },
  ],
  reveals: ['dealt', 'hand', 'revealed'],
  seals: (view, _own, seat, action) => seals(view, seat, action),
  actors,
  outcome,
  legal: (view, _own, seat) => legal(view, seat),
  parseAction: (raw) => readAction(raw, 2),
  inPhase: (view, _own, _seat, action) => inPhase(view, action),
  refusal: (view, _own, seat, action) => refusal(view, seat, action),
  timeout,
  invented,
};
