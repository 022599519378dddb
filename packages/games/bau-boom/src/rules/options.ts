import {
  hasExactly,
  isObject,
  isOneOf,
  isWhole,
  ok,
  plainZero,
  type Refusal,
  type Result,
  refuse,
} from '@boomtown/game-core';
import { PLANS } from './hill.ts';
import type { BauBoomOptions, Plan, Variant } from './types.ts';

export const VARIANTS: readonly Variant[] = ['standard', 'clever', 'young'];

export const MIN_SEATS = 2;
export const MAX_SEATS = 4;

export const MAX_TURN_LIMIT = 10_000;

/** The options of a table that asks for nothing special (§6). */
export const DEFAULTS: BauBoomOptions = {
  variant: 'standard',
  hills: '10',
  starter: 'random',
  openBarrows: false,
  turnLimit: 400,
};

/** Reads options from outside for a table of so many seats; what is left out takes its default. Fails with `bad-options`. */
export function readOptions(raw: unknown, seats: number): Result<BauBoomOptions> {
  if (raw === undefined) return ok(DEFAULTS);
  if (!isObject(raw)) return bad('Options are an object of names and values.');
  const full: unknown = { ...DEFAULTS, ...raw };
  if (!hasExactly(full, ['variant', 'hills', 'starter', 'openBarrows', 'turnLimit'])) {
    return bad('The options of Bau Boom are variant, hills, starter, openBarrows and turnLimit.');
  }
  const { variant, hills, starter, openBarrows, turnLimit } = full;
  if (!isOneOf(variant, VARIANTS)) return bad('The variant is standard, clever or young.', '5');
  if (!isHills(hills, seats))
    return bad('Hills are "10" or "15": one for all, or a list with one for each seat.', '2.1');
  if (starter !== 'random' && !isWhole(starter, 0, seats - 1)) {
    return bad('The starter is "random" or one of the seats.', '2.2');
  }
  if (typeof openBarrows !== 'boolean') return bad('openBarrows is true or false.', '3.8');
  if (!isWhole(turnLimit, 1, MAX_TURN_LIMIT)) {
    return bad(`The turn limit is a whole number from 1 to ${MAX_TURN_LIMIT}.`, '5.4');
  }
  return ok({
    variant,
    hills: typeof hills === 'string' ? hills : [...hills],
    starter: starter === 'random' ? starter : plainZero(starter),
    openBarrows,
    turnLimit,
  });
}

/** The plan of this seat's hill (§2.1). */
export function planOf(options: BauBoomOptions, seat: number): Plan {
  const plan = typeof options.hills === 'string' ? options.hills : options.hills[seat];
  if (plan === undefined) throw new RangeError(`no hill for seat ${seat}`);
  return plan;
}

function isHills(raw: unknown, seats: number): raw is BauBoomOptions['hills'] {
  if (Array.isArray(raw)) return raw.length === seats && raw.every((plan) => isOneOf(plan, PLANS));
  return isOneOf(raw, PLANS);
}

function bad(message: string, rule = '6'): Result<never, Refusal> {
  return refuse('bad-options', message, rule);
}
