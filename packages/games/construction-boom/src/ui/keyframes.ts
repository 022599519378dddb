import type { Motion } from '@boomtown/stage/headless';
import {
  type Building,
  type BuiltTile,
  type FinishedRound,
  type GameEvent,
  type Player,
  type PublicView,
  sameCell,
  type TileId,
} from './rules.ts';
import { type KeyframeEffects, NO_EFFECTS } from './scene-model.ts';

/** A moment between two positions, and how long it is shown, in milliseconds. */
export interface StreetKeyframe {
  readonly view: PublicView;
  readonly effects: KeyframeEffects;
  readonly ms: number;
}

/** How long the parts of a step are shown, in milliseconds. A collapse takes about a second and a half. */
const TIMES = { placed: 340, crack: 420, settle: 360, combo: 620, count: 1200 };
/** So much later than the one to its left a column begins to fall. */
const COLUMN_DELAY = 110;

type Fell = Extract<GameEvent, { readonly type: 'fell' }>;
type Collapsed = Extract<GameEvent, { readonly type: 'collapsed' }>;

/**
 * The moments that lead from the view before to what a step's events made of it: tiles are put down, grounds crack, what
 * stood on them falls column by column, combos flash up, the contract is counted. None where nothing of that happens.
 */
export function keyframesOf(before: PublicView, events: readonly GameEvent[]): readonly StreetKeyframe[] {
  if (before.phase === 'bid') return [];
  const frames: StreetKeyframe[] = [];
  let view: PublicView = before;
  let moment = 0;
  const show = (ms: number, effects: Partial<KeyframeEffects> = {}): void => {
    moment += 1;
    frames.push({ view, effects: { ...NO_EFFECTS, ...effects, moment }, ms });
  };
  const placed = events.filter((event) => event.type === 'placed');
  const dramatic = events.some(({ type }) => type === 'collapsed' || type === 'combo' || type === 'round-scored');
  for (const { tile, column, row, seat, from } of placed) {
    view = without(view, from ?? seat, tile);
    view = {
      ...view,
      building: laid(view.building, { tile, column, row, rests: row === 0 ? null : 'down', consumed: false }),
    };
  }
  for (const event of events) {
    if (event.type === 'leaned') {
      view = {
        ...view,
        building: view.building.map((built) => (sameCell(built, event) ? { ...built, rests: event.side } : built)),
      };
    }
  }
  view = { ...view, open: [] };
  if (!dramatic) return [];
  if (placed.length > 0) show(TIMES.placed);
  for (const wave of wavesOf(events)) {
    const grounds = wave.collapsed.map(({ ground }) => ground);
    const trembling = wave.fell.flatMap(({ tile }) => tile);
    show(TIMES.crack, { cracking: grounds, trembling });
    const { building, effects, ms } = fallen(view.building, wave);
    view = { ...view, building };
    show(ms + TIMES.settle, effects);
  }
  const combos = events.flatMap((event) => (event.type === 'combo' ? [event.cells] : []));
  if (combos.length > 0) {
    const consumed = (built: BuiltTile): boolean => combos.some((cells) => cells.some((cell) => sameCell(cell, built)));
    view = {
      ...view,
      building: view.building.map((built) => (consumed(built) ? { ...built, consumed: true } : built)),
    };
    show(TIMES.combo, { combos });
  }
  const scored = scoredIn(events);
  if (scored !== null) show(TIMES.count, { counting: scored.material });
  const extent = frames.flatMap((frame) => frame.view.building);
  return frames.map((frame) => ({ ...frame, effects: { ...frame.effects, extent } }));
}

/** The result of a round that these events ended. */
export function scoredIn(events: readonly GameEvent[]): FinishedRound | null {
  for (const event of events) {
    if (event.type === 'round-scored') {
      const { contractor, number, material, doubled, count, money } = event;
      return { contractor, number, material, doubled, count, money };
    }
  }
  return null;
}

interface WaveEvents {
  readonly collapsed: readonly Collapsed[];
  readonly fell: readonly Fell[];
  readonly crushed: readonly Extract<GameEvent, { readonly type: 'crushed' }>[];
}

/** Grounds that give way after something has fallen belong to the next wave. */
function wavesOf(events: readonly GameEvent[]): readonly WaveEvents[] {
  const waves: { collapsed: Collapsed[]; fell: Fell[]; crushed: WaveEvents['crushed'][number][] }[] = [];
  let falling = true;
  for (const event of events) {
    if (event.type === 'collapsed') {
      if (falling) waves.push({ collapsed: [], fell: [], crushed: [] });
      falling = false;
      waves.at(-1)?.collapsed.push(event);
    } else if (event.type === 'fell') {
      falling = true;
      waves.at(-1)?.fell.push(event);
    } else if (event.type === 'crushed') {
      falling = true;
      waves.at(-1)?.crushed.push(event);
    }
  }
  return waves;
}

/** What a wave leaves, how it comes down, and when all of it is down. */
function fallen(
  building: Building,
  { collapsed, fell, crushed }: WaveEvents,
): { readonly building: Building; readonly effects: Partial<KeyframeEffects>; readonly ms: number } {
  const columns = [...new Set([...collapsed, ...fell].map(({ column }) => column))].sort((a, b) => a - b);
  const motions = new Map<TileId, Motion>();
  const impacts: KeyframeEffects['impacts'][number][] = [];
  const gone: KeyframeEffects['gone'][number][] = [];
  const delayOf = (column: number): number => columns.indexOf(column) * COLUMN_DELAY;
  for (const { ground, column } of collapsed) {
    const delay = delayOf(column);
    motions.set(ground, { delay, duration: 320, ease: 'in-out' });
    impacts.push({ cell: { column, row: 0 }, delay: delay + 60, crush: true });
    gone.push({ tile: ground, column, row: 0, crushed: false });
  }
  for (const { tile, column, from, to } of fell) {
    // Like a stone: twice as long for four times the way.
    const duration = 170 + 130 * Math.sqrt(from - (to ?? -1));
    const landing = delayOf(column) + duration * 0.75;
    const roof = crushed.find((under) => under.column === column && under.row === to);
    motions.set(tile, { delay: delayOf(column), duration, ease: to === null ? 'in-out' : 'fall' });
    impacts.push({ cell: { column, row: to ?? 0 }, delay: landing, crush: roof !== undefined });
    if (to === null) gone.push({ tile, column, row: 0, crushed: false });
    // A roof that has fallen itself in this wave is simply gone.
    if (roof === undefined || motions.has(roof.tile)) continue;
    motions.set(roof.tile, { delay: landing, duration: 90, ease: 'linear' });
    gone.push({ tile: roof.tile, column, row: roof.row, crushed: true });
  }
  const lost = new Set([...gone, ...crushed].map(({ tile }) => tile));
  const landed = new Map(fell.map((event) => [event.tile, event]));
  const left = building.flatMap((built): readonly BuiltTile[] => {
    if (lost.has(built.tile)) return [];
    const event = landed.get(built.tile);
    if (event === undefined || event.to === null) return [built];
    return [{ ...built, row: event.to, rests: 'down' }];
  });
  const ends = [...motions.values()].map(({ delay = 0, duration = 0 }) => delay + duration);
  return { building: left, effects: { motions, impacts, gone }, ms: Math.max(...ends) };
}

function laid(building: Building, built: BuiltTile): Building {
  // What leaned above rests on the new tile, as by the rules.
  const above = building.map((other) =>
    other.column === built.column && other.row === built.row + 1 ? { ...other, rests: 'down' as const } : other,
  );
  return [...above.filter(({ tile }) => tile !== built.tile), built];
}

function without(view: PublicView, seat: Player, tile: TileId): PublicView {
  if (view.phase === 'bid') return view;
  const keep = (hand: readonly TileId[]): readonly TileId[] => hand.filter((id) => id !== tile);
  const [first, second] = view.hands;
  return { ...view, hands: seat === 0 ? [keep(first), second] : [first, keep(second)] };
}
