import { ok } from '@boomtown/game-core';
import { optionsParserOf, type Parser } from '@boomtown/game-core/shapes';
import { shape } from './shape.ts';
import type { BauBoomOptions, Plan } from './types.ts';

/** The options of a table that asks for nothing special (§6). */
export const DEFAULTS: BauBoomOptions = {
  variant: 'standard',
  hills: '10',
  starter: 'random',
  openBarrows: false,
  turnLimit: 400,
};

const read = optionsParserOf(shape.options, DEFAULTS, '6');

/** Reads options from outside; what is left out takes its default. Fails with `bad-options`. */
export const readOptions: Parser<BauBoomOptions> = (raw, seats) =>
  raw === undefined ? ok(DEFAULTS) : read(raw, seats);

/** The plan of this seat's hill (§2.1). */
export function planOf(options: BauBoomOptions, seat: number): Plan {
  const plan = typeof options.hills === 'string' ? options.hills : options.hills[seat];
  if (plan === undefined) throw new RangeError(`no hill for seat ${seat}`);
  return plan;
}
