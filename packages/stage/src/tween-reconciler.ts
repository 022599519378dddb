import type { Art, EaseName, Flourish, Motion, Picture, Placement, Pose } from './picture.ts';
import { poseOf } from './picture.ts';
import { between, durationOf, eased, FADE, isSamePose, standsStill } from './tween.ts';

/** A thing on the stage: where it comes from, where it goes, and since when. Times are milliseconds of one clock. */
export interface Tweened {
  /** Unique on the stage; the key of the placement, or something made from it for what fades away. */
  readonly id: string;
  readonly art: Art;
  readonly z: number;
  /** The size for which the art is drawn; `null` where it comes in one only. */
  readonly drawn: number | null;
  readonly from: Pose;
  readonly to: Pose;
  readonly begin: number;
  readonly duration: number;
  readonly ease: EaseName;
  readonly hop: number;
  /** Gone when its way is over. */
  readonly leaving: boolean;
  /** The placement that it stands for; `null` for what leaves. */
  readonly placement: Placement | null;
  /** How it will leave once its placement is gone. */
  readonly leave: Partial<Pose>;
}

/** Everything on the stage at a moment, without any drawing. */
export interface Tweens {
  readonly all: ReadonlyMap<string, Tweened>;
  /** Keys of the flourishes of the last picture: they have had their turn. */
  readonly played: ReadonlySet<string>;
}

/** How a change is shown. */
export interface Manner {
  /** Movement is turned into fades. */
  readonly still: boolean;
  /**
   * `all`: everything is at its end at once. `resting`: only what stood still goes at once to its new place, what is on its
   * way ends its way there (the element has another size; that must not swallow a movement).
   */
  readonly instant: 'no' | 'all' | 'resting';
}

export const NO_TWEENS: Tweens = { all: new Map(), played: new Set() };

/**
 * The cast for a new picture at time `now`. Things keep their way when nothing about it changed, turn round in the
 * middle of it when it did, fade in where they are new, and fade out where they are gone. Two placements with one key
 * are a broken invariant.
 */
export function reconcile(tweens: Tweens, picture: Picture, now: number, manner: Manner): Tweens {
  const reach = Math.hypot(picture.bounds.width, picture.bounds.height) / 2;
  const all = new Map<string, Tweened>();
  for (const placement of picture.placements) {
    if (all.has(placement.key)) throw new Error(`two placements have the key "${placement.key}"`);
    const before = tweens.all.get(placement.key);
    for (const tweened of enter(before, placement, now, manner, reach)) all.set(tweened.id, tweened);
  }
  if (manner.instant !== 'all') {
    for (const [id, tweened] of tweens.all) {
      if (all.has(id) || (tweened.leaving && isOver(tweened, now))) continue;
      if (tweened.leaving) all.set(id, tweened);
      else if (manner.instant === 'no') all.set(id, leaving(tweened, id, now, manner));
    }
  }
  const flourishes = picture.flourishes ?? [];
  if (!manner.still && manner.instant === 'no') {
    for (const flourish of flourishes) {
      if (!tweens.played.has(flourish.key)) all.set(`${flourish.key}*`, performing(flourish, now));
    }
  }
  return { all, played: new Set(flourishes.map((flourish) => flourish.key)) };
}

/** Where the actor is at time `now`. What happens only once is not seen before it begins. */
export function poseAt(tweened: Tweened, now: number): Pose {
  if (tweened.leaving && now < tweened.begin) return { ...tweened.from, alpha: 0 };
  const t = tweened.duration > 0 ? (now - tweened.begin) / tweened.duration : 1;
  return between(tweened.from, tweened.to, eased(tweened.ease, t), tweened.hop);
}

/** Has the actor come to the end of its way? */
function isOver(tweened: Tweened, now: number): boolean {
  return now >= tweened.begin + tweened.duration;
}

/** Is anything still on its way? While nothing is, nothing needs to be drawn. */
export function isMoving(tweens: Tweens, now: number): boolean {
  for (const tweened of tweens.all.values()) if (!isOver(tweened, now)) return true;
  return false;
}

/** The cast without those who have left by `now`; the same one if nobody has. */
export function dismiss(tweens: Tweens, now: number): Tweens {
  const left = [...tweens.all].filter(([, tweened]) => tweened.leaving && isOver(tweened, now));
  if (left.length === 0) return tweens;
  const all = new Map(tweens.all);
  for (const [id] of left) all.delete(id);
  return { ...tweens, all };
}

/** Order of painting at `now`. Moving things are above all others; things that leave keep their place. */
export function depthAt(tweened: Tweened, now: number): number {
  const travels = !tweened.leaving && !isOver(tweened, now) && !standsStill(tweened.from, tweened.to);
  return travels ? tweened.z + ABOVE_ALL : tweened.z;
}

const ABOVE_ALL = 1e6;

function enter(
  before: Tweened | undefined,
  placement: Placement,
  now: number,
  manner: Manner,
  reach: number,
): readonly Tweened[] {
  const to = poseOf(placement);
  const came = before === undefined || before.leaving;
  if (manner.instant !== 'no') {
    const onItsWay = manner.instant === 'resting' && before !== undefined && !came && !isOver(before, now);
    return [onItsWay ? { ...before, ...whatItIs(placement), to } : standing(placement, to, now)];
  }
  const taken = before === undefined ? 1 : resized(before, placement);
  if (!came && taken === 1 && isSamePose(before.to, to)) {
    return [{ ...before, ...whatItIs(placement) }];
  }
  const was = before === undefined ? { ...to, alpha: 0, ...placement.enter } : poseAt(before, now);
  const from = { ...was, scale: was.scale * taken };
  if (standsStill(from, to)) return [onTheWay(placement, from, to, now, { duration: FADE, ...placement.motion })];
  if (!manner.still) {
    return [onTheWay(placement, from, to, now, { duration: durationOf(from, to, reach), ...placement.motion })];
  }
  const arrival = onTheWay(placement, { ...to, alpha: 0 }, to, now, { duration: FADE });
  return before === undefined ? [arrival] : [arrival, leaving(before, `${placement.key}~`, now, manner)];
}

/** By how much the scale has to change when another drawing takes over, so that the thing is seen as large as before. */
function resized({ drawn }: Tweened, placement: Placement): number {
  return drawn === null || placement.drawn === undefined ? 1 : drawn / placement.drawn;
}

function standing(placement: Placement, to: Pose, now: number): Tweened {
  return onTheWay(placement, to, to, now, { duration: 0 });
}

function onTheWay(placement: Placement, from: Pose, to: Pose, now: number, motion: Motion): Tweened {
  return { ...wayOf(from, to, now, motion), ...whatItIs(placement), id: placement.key, leaving: false };
}

function whatItIs(placement: Placement): Pick<Tweened, 'art' | 'z' | 'drawn' | 'placement' | 'leave'> {
  const { art, z, drawn = null, leave = {} } = placement;
  return { art, z, drawn, placement, leave };
}

function leaving(tweened: Tweened, id: string, now: number, manner: Manner): Tweened {
  const from = poseAt(tweened, now);
  const to = manner.still ? { ...from, alpha: 0 } : { ...from, ...tweened.leave, alpha: 0 };
  return {
    ...wayOf(from, to, now, { duration: FADE }),
    id,
    art: tweened.art,
    z: tweened.z,
    drawn: tweened.drawn,
    leaving: true,
    placement: null,
    leave: {},
  };
}

function performing(flourish: Flourish, now: number): Tweened {
  return {
    ...wayOf(flourish.from, flourish.to, now, flourish.motion ?? {}),
    id: `${flourish.key}*`,
    art: flourish.art,
    z: flourish.z,
    drawn: null,
    leaving: true,
    placement: null,
    leave: {},
  };
}

function wayOf(from: Pose, to: Pose, now: number, motion: Motion) {
  return {
    from,
    to,
    begin: now + (motion.delay ?? 0),
    duration: motion.duration ?? FADE,
    ease: motion.ease ?? 'out',
    hop: motion.hop ?? 0,
  };
}
