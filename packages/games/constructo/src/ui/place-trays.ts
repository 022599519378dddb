import type { Placement, StyleName } from './art/names.ts';
import { isOffered, litPlaces } from './choosing.ts';
import { pileKey } from './keys.ts';
import type { TrayLayout } from './layout.ts';
import { footOfPile } from './place-pieces.ts';
import { type Seat, SIZES } from './rules.ts';
import { DEPTH, type SceneModel } from './scene-model.ts';

/** A player's tray without its pieces: plank, name, tally, and a recess for each pile. */
export function trayPlacements(model: SceneModel, tray: TrayLayout, seat: Seat): readonly Placement[] {
  const { x, y, width, height } = tray.rect;
  const middle = { x: x + width / 2, y: y + height / 2 };
  const plank: `${number}/${number}` = `${Math.round(width)}/${Math.round(height)}`;
  return [
    { key: `tray:${seat}`, art: `tray/${plank}`, ...middle, z: DEPTH.tray },
    ...(isToTheFore(model, seat)
      ? [{ key: `edge:${seat}`, art: `edge/${seat}/${plank}`, ...middle, z: DEPTH.tray + 1 } satisfies Placement]
      : []),
    ...platePlacements(model, tray, seat),
    ...pilePlacements(model, tray, seat),
  ];
}

/** Emblem, name, and how many towers. */
function platePlacements({ texts }: SceneModel, { plate, run }: TrayLayout, seat: Seat): readonly Placement[] {
  const name = texts.names[seat === 0 ? 0 : 1];
  const tally = texts.tallies[seat === 0 ? 0 : 1];
  const size = Math.min(plate.height * (run === 'row' ? 0.42 : 0.45), plate.width * 0.32, 64);
  const left = plate.x + plate.width * 0.06;
  const text = left + size * 1.18;
  const end = plate.x + plate.width * 0.99;
  const middle = plate.y + plate.height / 2;
  const style = (kind: 'name' | 'tally', from: number, height: number): StyleName =>
    `${kind}/${Math.round(size * height)}/${Math.floor(end - from)}`;
  const count = text + size * 0.5;
  return [
    {
      key: `emblem:${seat}`,
      art: `emblem/${seat}`,
      x: left + size / 2,
      y: middle,
      z: DEPTH.trayText,
      scale: size / 100,
    },
    {
      key: `name:${seat}`,
      art: { text: name, style: style('name', text, 0.46) },
      x: text,
      y: middle - size * 0.29,
      z: DEPTH.trayText,
    },
    {
      key: `tally-crown:${seat}`,
      art: `crown/${seat}`,
      x: text + size * 0.2,
      y: middle + size * 0.45,
      z: DEPTH.trayText,
      scale: size / 110,
    },
    {
      key: `tally:${seat}`,
      art: { text: tally, style: style('tally', count, 0.42) },
      x: count,
      y: middle + size * 0.31,
      z: DEPTH.trayText,
    },
  ];
}

function pilePlacements(model: SceneModel, tray: TrayLayout, seat: Seat): readonly Placement[] {
  const { offer, choosing, view } = model;
  const lit = offer === null ? new Set<string>() : litPlaces(choosing, offer);
  return SIZES.flatMap((size, i): readonly Placement[] => {
    const foot = footOfPile(tray, size);
    const room = tray.piles[i] ?? tray.rect;
    const key = pileKey(seat, size);
    const { scale } = tray;
    const count = view.reserve[seat === 0 ? 0 : 1][size];
    const chip = { x: Math.min(foot.x + 66 * scale, room.x + room.width - 22 * scale), y: foot.y + 42 * scale };
    const glow =
      choosing.selected === key
        ? 'chosen'
        : model.lit.includes(key)
          ? 'beacon'
          : lit.has(key)
            ? choosing.selected === null
              ? 'ready'
              : 'lit'
            : null;
    return [
      { key: `recess:${key}`, art: `recess/${size}`, x: foot.x, y: foot.y, z: DEPTH.recess, scale },
      ...(glow === null
        ? []
        : [
            {
              key: `glow:${glow}:${key}`,
              art: `glow/${glow}/${size}`,
              x: foot.x,
              y: foot.y,
              z: DEPTH.recess + 1,
              scale,
            } satisfies Placement,
          ]),
      { key: `chip:${key}`, art: count > 0 ? 'chip/some' : 'chip/none', ...chip, z: DEPTH.trayNumber, scale },
      {
        key: `count:${key}`,
        art: { text: String(count), style: count > 0 ? 'count/some' : 'count/none' },
        ...chip,
        z: DEPTH.trayNumber + 1,
        scale,
      },
      ...(offer !== null && isOffered(key, offer)
        ? [
            {
              key: `touch:${key}`,
              art: null,
              x: room.x,
              y: room.y,
              z: DEPTH.above + 1,
              target: {
                id: key,
                shape: { kind: 'rect', rect: { x: 0, y: 0, width: room.width, height: room.height } },
                draggable: true,
              },
            } satisfies Placement,
          ]
        : []),
    ];
  });
}

/** Whose tray stands out: that of the seat to act, in the end those of the winners. */
function isToTheFore({ view, ended }: SceneModel, seat: Seat): boolean {
  if (ended === true) return false;
  if (view.phase !== 'over') return view.toMove === seat;
  const [a, b] = [0, 1].map((who) => view.scores.reduce((sum, round) => sum + (round[who] ?? 0), 0));
  const mine = seat === 0 ? a : b;
  return mine === Math.max(a ?? 0, b ?? 0);
}
