import type { TipWords } from '@boomtown/scene-kit';
import type { Point } from '@boomtown/stage/headless';
import { describeBarrow, describeSpace, describeSquare } from './describe.ts';
import { pileOf, spaceOf } from './keys.ts';
import type { TableLayout } from './layout.ts';
import { layoutOf } from './place.ts';
import {
  type Block,
  COLOURS,
  type Seat,
  SPACES,
  type Space,
  type Square,
  START,
  spaceKind,
  squaresOf,
} from './rules.ts';
import type { SceneModel } from './scene-model.ts';
import { type BauBoomTelling, nameOf, sideName } from './telling.ts';
import type { Token } from './tokens.ts';

/** How far from the middle of a space its stone reaches, in world units; that of the start is larger. */
const STONE = 50;
const START_STONE = 88;

/**
 * The tip of a drawn thing: of a space of the trail with what is on it, a wheelbarrow, a hill, a square, a pile, a die.
 * `at`: the point of the picture that is meant, if one is.
 */
export function tipFor(
  key: string,
  { words, people }: Omit<BauBoomTelling, 'view'>,
  model: SceneModel,
  at: Point | null,
): TipWords | null {
  const { view } = model;
  const { variant } = view.options;
  const telling = { words, people, view };
  const [thing, a, b] = key.split(':');
  const seat = Number(a);
  switch (thing) {
    case 'ground':
      return at === null ? null : spaceTip(spaceAt(layoutOf(model), at), telling);
    case 'space':
    case 'stop':
    case 'beacon':
    case 'pin':
      return spaceTip(spaceOf(`space:${a}`), telling);
    // What a move would bring there.
    case 'effect':
      return a === 'at' ? tipFor(`space:${b}`, { words, people }, model, at) : null;
    case 'barrow':
    case 'badge':
    case 'inside':
      return barrowTip(seat, telling);
    case 'hill':
    case 'mound':
    case 'name':
    case 'plate':
    case 'emblem':
    case 'pennant':
    case 'tally': {
      if (view.hills[seat] === undefined) return null;
      const does = words.text(variant === 'clever' ? 'bau-boom.tip-hill-clever' : 'bau-boom.tip-hill');
      return { name: nameOf(seat, words, people), does, rule: variant === 'clever' ? '5.2' : '4.5' };
    }
    case 'square':
    case 'socket':
    case 'number':
      return squareTip(seat, Number(b), telling);
    case 'block':
      return blockTip(
        model.tokens.all.find(({ id }) => id === seat),
        telling,
      );
    case 'pile':
      return pileTip(pileOf(key), telling);
    case 'basket':
      return {
        name: words.text('bau-boom.describe-container-count', { count: view.container }),
        does: words.text('bau-boom.tip-basket'),
        rule: variant === 'young' ? '5.3' : '4.4',
      };
    case 'die':
      return dieTip(seat, telling);
    default:
      return null;
  }
}

function spaceAt({ trail }: TableLayout, at: Point): Space | null {
  const found = SPACES.find((space) => {
    const place = trail.places[space];
    if (place === undefined) return false;
    return Math.hypot(place.x - at.x, place.y - at.y) <= (space === START ? START_STONE : STONE);
  });
  return found ?? null;
}

const RULE_OF_SPACE = { normal: '3.4', ladybug: '3.5', anteater: '3.6', start: '3.7' } as const;

/** In the variant for young builders spaces do something else. */
function spaceTip(space: Space | null, telling: BauBoomTelling): TipWords | null {
  if (space === null) return null;
  const kind = spaceKind(space);
  const isYoung = telling.view.options.variant === 'young';
  return {
    name: describeSpace(space, telling),
    does: telling.words.text(isYoung ? `bau-boom.tip-${kind}-young` : `bau-boom.tip-${kind}`),
    rule: isYoung ? '5.3' : RULE_OF_SPACE[kind],
  };
}

function barrowTip(seat: Seat, telling: BauBoomTelling): TipWords | null {
  if (telling.view.barrows[seat] === undefined) return null;
  return { name: describeBarrow(seat, telling), does: telling.words.text('bau-boom.tip-barrow'), rule: '3.3' };
}

function squareTip(seat: Seat, square: Square, telling: BauBoomTelling): TipWords | null {
  const hill = telling.view.hills[seat];
  const there = hill === undefined ? undefined : squaresOf(hill.plan)[square];
  if (there === undefined) return null;
  return { name: describeSquare(seat, there, telling), does: telling.words.text('bau-boom.tip-square'), rule: '4.2' };
}

function pileTip(block: Block | null, { words }: BauBoomTelling): TipWords | null {
  if (block === null) return null;
  return { name: sideName(COLOURS.indexOf(block), words), does: words.text('bau-boom.tip-pile'), rule: '4.3' };
}

function dieTip(die: number, { words, view }: BauBoomTelling): TipWords {
  const { variant } = view.options;
  const count = view.dice?.[die];
  const name =
    count === undefined
      ? words.text('bau-boom.tip-die', { number: die + 1 })
      : words.text('bau-boom.describe-die', { count });
  if (variant === 'clever') return { name, does: words.text('bau-boom.tip-dice-clever'), rule: '5.2' };
  if (variant === 'young') return { name, does: words.text('bau-boom.tip-dice-young'), rule: '5.3' };
  return { name, does: words.text('bau-boom.tip-dice'), rule: '3.1' };
}

/** A block is called by where it is; one in the hand by its colour. */
function blockTip(token: Token | undefined, telling: BauBoomTelling): TipWords | null {
  if (token === undefined) return null;
  const { spot, face } = token;
  switch (spot.at) {
    case 'trail':
      return spaceTip(spot.space, telling);
    case 'load':
      return barrowTip(spot.seat, telling);
    case 'hill':
      return squareTip(spot.seat, spot.square, telling);
    case 'hand':
      return pileTip(face, telling);
  }
}
