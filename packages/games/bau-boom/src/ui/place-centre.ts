import { centreOf, type Point, type Pose } from '@boomtown/stage/headless';
import type { Flourish, Placement } from './art/names.ts';
import { BASKET_KEY, DICE_KEY } from './keys.ts';
import { basketAt, type TableLayout, tableTop } from './layout.ts';
import { PEEK_MS } from './memory.ts';
import { barrowPose } from './place-barrows.ts';
import { choicePlacements } from './place-choice.ts';
import { leftPlacements } from './place-left.ts';
import { sizeName } from './place-trail.ts';
import { DEPTH, type SceneModel } from './scene-model.ts';

/** The cloth in the middle with the basket, the dice and what is to be chosen. */
export function centrePlacements(model: SceneModel, layout: TableLayout): readonly Placement[] {
  const { inside } = layout;
  const middle = centreOf(inside);
  const { board, offer, lit } = model;
  const basket = basketAt(layout);
  const choosing = offer?.legal.some(({ type }) => type === 'take') === true;
  const moving = (offer?.moves.length ?? 0) > 0;
  const left = leftPlacements(model, layout);
  return [
    { key: 'cloth', art: `cloth/${sizeName(inside.width, inside.height)}`, ...middle, z: DEPTH.cloth },
    ...(lit.includes(BASKET_KEY)
      ? [{ key: 'basket-glow', art: 'halo', ...basket, z: DEPTH.cloth + 1 } satisfies Placement]
      : []),
    {
      key: 'basket',
      art: board.container === 0 ? 'basket/empty' : 'basket/full',
      x: basket.x,
      y: basket.y + 8,
      z: DEPTH.cloth + 2,
      scale: 0.84,
    },
    {
      key: 'basket-count',
      art: { text: String(board.container), style: 'count/26' },
      x: basket.x,
      y: basket.y + 34,
      z: DEPTH.cloth + 3,
    },
    ...(choosing ? choicePlacements(model, layout) : []),
    // Where what is to be chosen lies on the cloth, the dice lie on the cards.
    ...(((choosing || moving) && layout.desk === null) || left.length > 0 ? [] : dicePlacements(model, layout)),
    ...left,
    ...peekPlacements(model, layout),
  ];
}

/** The dice as they lie; while they wait to be rolled they are lit, and tumbling ones are in the air. */
function dicePlacements(
  { board, cue, offer, pointed, lit, view, memory }: SceneModel,
  layout: TableLayout,
): readonly Placement[] {
  const room = tableTop(layout);
  const middle = centreOf(room);
  const ready = offer?.legal.some(({ type }) => type === 'roll') === true;
  const resting = view.phase === 'roll' && cue === null;
  // The player who is to roll sees blank ones, so that nobody takes the roll of the turn before for theirs.
  const faces = cue?.type === 'tumble' ? cue.dice : ready ? [0, 0] : (board.dice ?? memory.rolled ?? [0, 0]);
  const side = Math.min(room.width * 0.34, room.height * 0.5, 110);
  const turn = cue?.type === 'tumble' ? cue.turn : null;
  const strong = pointed?.type === 'roll' || lit.includes(DICE_KEY);
  return [
    ...faces.map((face, i): Placement => {
      const lean = i === 0 ? -0.16 : 0.2;
      const spread = (i === 0 ? -1 : 1) * side * (turn === null ? 0.62 : 0.74 + Math.sin(turn * 2 + i) * 0.08);
      const up = turn === null ? 0 : Math.abs(Math.sin(turn * 1.7 + i)) * side * 0.5 * (1 - turn / 8);
      return {
        key: `die:${i}`,
        art: `die/${face}/${ready ? 'lit' : 'plain'}`,
        x: middle.x + spread,
        y: middle.y - up + (i === 0 ? -4 : 6),
        z: DEPTH.dice + i,
        scale: (side / 100) * (turn === null ? (strong ? 1.1 : 1) : 1.08),
        rotation: turn === null ? lean : lean + (turn - 7) * (i === 0 ? 1.1 : -1.3),
        // The roll of the turn before is no news any more.
        alpha: resting && !ready ? 0.5 : 1,
        motion: turn === null ? { duration: 240 } : { duration: 95, ease: 'linear' },
        ...(ready ? { target: { id: DICE_KEY, shape: { kind: 'circle', radius: 78 } } } : {}),
      };
    }),
    ...(ready
      ? [
          {
            key: 'roll-arrows',
            art: 'icon/roll',
            x: middle.x,
            y: middle.y + side * 1.04,
            z: DEPTH.dice + 5,
            scale: (side / 100) * 0.62,
            target: { id: DICE_KEY, shape: { kind: 'circle', radius: 60 } },
          } satisfies Placement,
        ]
      : []),
  ];
}

/** Over the basket or, where that lies close to the trail, beside it: never over spaces. */
function peekAt(layout: TableLayout): Point {
  const { x, y } = basketAt(layout);
  return layout.start === 'right' ? { x, y: y - 92 } : { x: x + 8, y: y + 150 };
}

/** The block that a ladybug brought to this very person. */
function peekPlacements({ peek }: SceneModel, layout: TableLayout): readonly Placement[] {
  if (peek === null) return [];
  const basket = basketAt(layout);
  const at = peekAt(layout);
  return [
    {
      key: `peek-bubble:${peek.step}`,
      art: 'bubble',
      ...at,
      z: DEPTH.above,
      scale: 0.95,
      enter: { scale: 0.3, y: basket.y },
    },
    {
      key: `peek-block:${peek.step}`,
      art: `block/${peek.block}`,
      ...at,
      z: DEPTH.above + 2,
      scale: 0.92,
      enter: { scale: 0.2, y: basket.y },
    },
    { key: `peek-eye:${peek.step}`, art: 'icon/eye', x: at.x + 58, y: at.y - 58, z: DEPTH.above + 3, scale: 0.4 },
  ];
}

/** What happens once: the ring of a peek that closes, an anteater's tongue, petals for the winners. */
export function flourishes(model: SceneModel, layout: TableLayout): readonly Flourish[] {
  const { peek, cue, step, winners, view } = model;
  const list: Flourish[] = [];
  if (peek !== null) {
    const from: Pose = { ...peekAt(layout), scale: 0.9, rotation: 0, alpha: 1 };
    list.push({
      key: `peek-ring:${peek.step}`,
      art: 'ring',
      z: DEPTH.above + 1,
      from,
      to: { ...from, scale: 0.5, alpha: 0.5 },
      motion: { duration: PEEK_MS, ease: 'linear' },
    });
  }
  if (cue?.type === 'eat') {
    const { x, y, turn } = layout.animals.find(({ space }) => space === cue.space) ?? { x: 0, y: 0, turn: 0 };
    const barrow = barrowPose(cue.seat, model, layout);
    const reach = Math.hypot(barrow.x - x, barrow.y - y);
    const from: Pose = { x, y, scale: Math.max(0.3, reach / 100), rotation: turn, alpha: 1 };
    list.push({
      key: `tongue:${step}:${cue.seat}`,
      art: 'tongue',
      z: DEPTH.badge + 5,
      from,
      to: { ...from, scale: 0.1 },
      motion: { duration: 560, ease: 'in-out' },
    });
  }
  if (view.phase === 'over' && cue === null) {
    for (const seat of winners) {
      const hill = layout.hills[seat];
      if (hill === undefined) continue;
      for (let i = 0; i < 28; i += 1) {
        const turn = (i / 28) * Math.PI * 2;
        const reach = hill.side * (1.6 + (i % 5) * 0.55);
        const x = hill.foot.x;
        const y = hill.foot.y - hill.side * 2;
        list.push({
          key: `petal:${step}:${seat}:${i}`,
          art: `petal/${i % 12}`,
          z: DEPTH.above,
          from: { x, y, scale: 0.6, rotation: turn, alpha: 1 },
          to: {
            x: x + Math.cos(turn) * reach,
            y: y + Math.sin(turn) * reach + hill.side,
            scale: 1.2,
            rotation: turn + 5,
            alpha: 0,
          },
          motion: { duration: 1700 + (i % 7) * 120, ease: 'out', delay: (i % 4) * 60 },
        });
      }
    }
  }
  return list;
}
