import type { GameInfo, OptionField, ViewRules } from '@boomtown/game-core';
import { parserOf } from '@boomtown/game-core/shapes';
import { invented } from './invented.ts';
import { actors, inPhase, legal, timeout } from './legal.ts';
import { DEFAULTS } from './options.ts';
import { outcome } from './outcome.ts';
import { refusal } from './refusal.ts';
import { seals } from './seals.ts';
import { MAX_SEATS, MAX_TURN_LIMIT, MIN_SEATS, PLANS, shape, VARIANTS } from './shape.ts';
import type { BauBoom } from './types.ts';

const info: GameInfo = {
  id: 'bau-boom',
  name: 'Bau Boom',
  version: 1,
  seats: { min: MIN_SEATS, max: MAX_SEATS },
  hidden: true,
};

const optionFields: readonly OptionField[] = [
  { key: 'variant', kind: 'choice', values: VARIANTS },
  { key: 'hills', kind: 'choice', values: PLANS, perSeat: true },
  { key: 'starter', kind: 'seat' },
  { key: 'openBarrows', kind: 'switch' },
  { key: 'turnLimit', kind: 'number', min: 1, max: MAX_TURN_LIMIT },
];

const readAction = parserOf(shape.action, 'action of Bau Boom');

/** What can be known and asked of Bau Boom from its views alone. */
export const bauBoomRules: ViewRules<BauBoom> = {
  info,
  shape,
  defaults: DEFAULTS,
  optionFields,
  reveals: ['rolled', 'drawn', 'filled', 'unloaded'],
  seals: (view, _own, seat, action) => seals(view, seat, action),
  actors,
  outcome,
  legal: (view, _own, seat) => legal(view, seat),
  parseAction: (raw, { barrows }) => readAction(raw, barrows.length),
  inPhase: (view, _own, _seat, action) => inPhase(view, action),
  refusal: (view, _own, seat, action) => refusal(view, seat, action),
  timeout: (view, _own, seat) => timeout(view, seat),
  invented,
};
