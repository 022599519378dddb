import { type GameInfo, type OptionField, ok, type Seat, type ViewRules } from '@boomtown/game-core';
import { optionsParserOf, type Parser, parserOf } from '@boomtown/game-core/shapes';
import { BLOCKS_A_COLOUR, COLOURS } from './data/pieces.ts';
import { hillOf, isComplete } from './hill.ts';
import { actors, inPhase, legal, timeout } from './legal.ts';
import { outcome } from './outcome.ts';
import { movePreviews } from './preview.ts';
import { refusal } from './refusal.ts';
import { MAX_SEATS, MAX_TURN_LIMIT, MIN_SEATS, PLANS, shape, VARIANTS } from './shape.ts';
import type {
  BauBoom,
  BauBoomAction,
  BauBoomOptions,
  BauBoomPublicView,
  BauBoomState,
  Block,
  MoveBy,
  Plan,
} from './types.ts';

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
  // The block that a player draws, before it goes into a covered load (§3.5, §5.3).
  secrets: ({ options }) => !options.openBarrows && options.variant !== 'young',
  actors,
  outcome,
  legal: (view, _own, seat) => legal(view, seat),
  parseAction: (raw, { barrows }) => readAction(raw, barrows.length),
  inPhase: (view, _own, _seat, action) => inPhase(view, action),
  refusal: (view, _own, seat, action) => refusal(view, seat, action),
  timeout: (view, _own, seat) => timeout(view, seat),
  invented,
};

/** Can this legal action not be taken back once it is done? */
function seals(view: BauBoomPublicView, seat: Seat, action: BauBoomAction): boolean {
  // Any action may end the last turn, and the match with it (§5.4).
  if (view.turn === view.options.turnLimit - 1) return true;
  switch (action.type) {
    case 'roll':
    // What lies on the trail next is drawn (§4.4).
    case 'demolish':
      return true;
    case 'take':
    case 'leave':
      return false;
    case 'build': {
      const hill = hillOf(view, seat);
      const built = { ...hill, built: hill.built.with(action.square, action.block) };
      // The trail is filled after the last block of the hand; clever builders win with nothing left over only (§5.2).
      return view.hand.length === 1 || (view.options.variant !== 'clever' && isComplete(built));
    }
    case 'move':
      return moveSeals(view, action.by);
  }
}

/** Does anything come to light before a player is asked: a ladybug's block, or a load that is tipped out? */
function moveSeals(view: BauBoomPublicView, by: MoveBy): boolean {
  const move = movePreviews(view).find((one) => one.by === by);
  if (move === undefined) return false;
  const young = view.options.variant === 'young';
  // The last one that is pushed suffers its space first (§3.3).
  for (const effect of [...move.pushes.map((push) => push.effect).reverse(), move.effect]) {
    const isTaken = effect.what === 'must-take' || (effect.what === 'ladybug' && effect.block !== null);
    // Young builders put the block on their hill first (§5.3).
    if (young && isTaken) return false;
    if (effect.what === 'ladybug' || (effect.what === 'start' && effect.unloads)) return true;
  }
  return false;
}

/** A state that fits what everybody sees: the blocks that nobody sees lie in the container and the wheelbarrows, by colour. */
function invented(view: BauBoomPublicView): BauBoomState {
  const open = view.barrows.flatMap(({ load }) => (typeof load === 'number' ? [] : load));
  const seen = [...view.trail, ...view.hills.flatMap(({ built }) => built), ...view.hand, ...open];
  const unseen = COLOURS.flatMap((colour) => {
    const left = BLOCKS_A_COLOUR - seen.filter((block) => block === colour).length;
    return Array<Block>(left).fill(colour);
  });
  const barrows = view.barrows.map(({ at, load }) => ({
    at,
    load: typeof load === 'number' ? unseen.splice(0, load) : load,
  }));
  return { ...view, container: unseen, barrows };
}

/** The plan of this seat's hill (§2.1). */
export function planOf(options: BauBoomOptions, seat: number): Plan {
  const plan = typeof options.hills === 'string' ? options.hills : options.hills[seat];
  if (plan === undefined) throw new RangeError(`no hill for seat ${seat}`);
  return plan;
}
