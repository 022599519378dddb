import type { ViewRules } from '@boomtown/game-core';
import { parserOf } from '@boomtown/game-core/shapes';
import { EDITION_NAMES } from './data/editions.ts';
import { actors, inPhase, legal, refusal, timeout } from './legal.ts';
import { DEFAULTS } from './options.ts';
import { outcome } from './outcome.ts';
import { endsMatch } from './preview.ts';
import { SHAPES } from './shape.ts';
import type { Constructo, Edition } from './types.ts';

const readAction = parserOf(SHAPES.constructo.action, 'action of this game');

export const constructoRules: ViewRules<Constructo> = rulesOf('constructo');
export const constructorRules: ViewRules<Constructo> = rulesOf('constructor');

function rulesOf(edition: Edition): ViewRules<Constructo> {
  return {
    info: { id: edition, name: EDITION_NAMES[edition].name, version: 1, seats: { min: 2, max: 2 }, hidden: false },
    shape: SHAPES[edition],
    defaults: DEFAULTS,
    optionFields: [
      { key: 'starter', kind: 'seat' },
      { key: 'sameBoard', kind: 'switch' },
      { key: 'boards', kind: 'own' },
    ],
    // Nothing is hidden here, and nothing drawn.
    seals: (view, _own, seat, action) => endsMatch(view, seat, action),
    actors,
    outcome,
    legal: (view, _own, seat) => legal(view, seat),
    parseAction: (raw) => readAction(raw, 2),
    inPhase: (view, _own, _seat, action) => inPhase(view, action),
    refusal: (view, _own, seat, action) => refusal(view, seat, action),
    timeout: (view, _own, seat) => timeout(view, seat),
  };
}
