import type { GameInfo, OptionField, ViewRules } from '@boomtown/game-core';
import { PLANS } from './hill.ts';
import { actors, inPhase, legal, timeout } from './legal.ts';
import { DEFAULTS, MAX_SEATS, MAX_TURN_LIMIT, MIN_SEATS, VARIANTS } from './options.ts';
import { outcome } from './outcome.ts';
import { parseAction } from './parse-action.ts';
import { refusal } from './refusal.ts';
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

/** What can be known and asked of Bau Boom from its views alone. */
export const bauBoomRules: ViewRules<BauBoom> = {
  info,
  defaults: DEFAULTS,
  optionFields,
  reveals: ['rolled', 'drawn', 'filled', 'unloaded'],
  actors,
  outcome,
  legal: (view, _own, seat) => legal(view, seat),
  parseAction,
  inPhase: (view, _own, _seat, action) => inPhase(view, action),
  refusal: (view, _own, seat, action) => refusal(view, seat, action),
  timeout: (view, _own, seat) => timeout(view, seat),
};
