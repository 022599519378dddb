import type { Point, Pose } from '@boomtown/stage/headless';
import type { Flourish } from './art/names.ts';
import type { End, Flow, Passage } from './flows.ts';
import { type MapLayout, onRibbon, ribbonOf } from './layout.ts';
import { DECK_INSET, DEPTH, LIFT, OFFICE } from './measures.ts';
import { companyOf } from './place-roads.ts';
import type { PublicView } from './rules.ts';
import type { Staged } from './scene-model.ts';

/** No more things than this fly for one amount: a larger one is shown in figures. */
const MOST_FLYING = 4;
/** Milliseconds between two that follow each other. */
const APART = { cargo: 70, piece: 110 };
const PIECES = 5;
/** They stay until the road itself is there. */
const STAYS_MS = 260;

/** What goes from hand to hand in this moment, what it comes to for each player, and the road that is being laid. */
export function flowFlourishes(staged: Staged): readonly Flourish[] {
  const { passage } = staged;
  if (passage === null) return [];
  return [
    ...passage.flows.flatMap((flow, i) => cargo(staged, passage, flow, i)),
    ...passage.money.flatMap((change, seat) => (change === 0 ? [] : [figures(staged, change, seat)])),
    ...pieces(staged, passage),
  ];
}

function cargo({ layout, view, step }: Staged, { ms }: Passage, { what, amount, from, to }: Flow, nth: number) {
  const start = placeOf(layout, view, from);
  const end = placeOf(layout, view, to);
  const count = Math.min(MOST_FLYING, what === 'money' ? Math.ceil(amount / 20) : amount);
  const scale = layout.small ? 1.6 : 1.1;
  return Array.from({ length: count }, (_, i): Flourish => {
    const delay = (nth + i) * APART.cargo;
    return {
      key: `flow:${step}:${nth}:${i}`,
      art: `cargo/${what}`,
      z: DEPTH.touch + 20 + i,
      from: pose(start, scale, 1),
      to: pose(end, scale * 0.8, 0.9),
      motion: { duration: Math.max(200, ms - delay), delay, ease: 'in-out', hop: 0.22 },
    };
  });
}

/** "−$20", over the office of who pays it. */
function figures({ layout, view, step, texts }: Staged, change: number, seat: number): Flourish {
  const { x, y } = placeOf(layout, view, { seat });
  const from = pose({ x, y: y - OFFICE.height * 0.6 }, 1, 1);
  const text = `${change < 0 ? '−' : '+'}${texts.money(Math.abs(change))}`;
  return {
    key: `figures:${step}:${seat}`,
    art: { text, style: `label/${layout.small ? 52 : 34}` },
    z: DEPTH.touch + 40,
    from,
    to: { ...from, y: from.y - 46, alpha: 0.85 },
    motion: { duration: 1_400, ease: 'out' },
  };
}

/** The road comes piece by piece, from where the project stands on. */
function pieces({ layout, view, step }: Staged, { laid, ms }: Passage): readonly Flourish[] {
  if (laid === null) return [];
  const ribbon = ribbonOf(layout, laid.segment);
  const length = (ribbon.length - 2 * DECK_INSET) / PIECES;
  const head = view.players[laid.seat]?.head ?? 'C';
  const ahead = onRibbon(ribbon, ribbon.length / 2);
  const at = layout.nodes[head];
  const isAtEnd = Math.hypot(ahead.x - at.x, ahead.y - at.y) < ribbon.length / 2;
  return Array.from({ length: PIECES }, (_, i): Flourish => {
    const nth = (i - (PIECES - 1) / 2) * length;
    const place = onRibbon(ribbon, isAtEnd ? -nth : nth, laid.level * LIFT);
    const delay = 120 + i * APART.piece;
    const to: Pose = { ...place, scale: 1, rotation: ribbon.rotation, alpha: 1 };
    return {
      key: `piece:${step}:${i}`,
      art: `piece/${companyOf(view, laid.seat)}/${Math.ceil(length)}`,
      z: DEPTH.road + laid.level + 1,
      from: { ...to, y: place.y - 26, scale: 1.25, alpha: 0 },
      to,
      motion: { duration: ms + STAYS_MS - delay, delay, ease: 'out' },
    };
  });
}

function placeOf(layout: MapLayout, view: PublicView, end: End): Point {
  if (end === 'commons') return layout.nodes.C;
  if ('segment' in end) return ribbonOf(layout, end.segment).middle;
  return layout.nodes[`S${companyOf(view, end.seat)}`];
}

function pose({ x, y }: Point, scale: number, alpha: number): Pose {
  return { x, y, scale, rotation: 0, alpha };
}
