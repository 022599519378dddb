import type { Stage } from '@boomtown/stage';
import type { Picture, Point } from '@boomtown/stage/headless';

/** What a key means in a picture. */
export type KeyMeaning =
  | { readonly does: 'pick'; readonly place: number }
  | { readonly does: 'go'; readonly dx: number; readonly dy: number }
  | { readonly does: 'zoom'; readonly factor: number }
  | { readonly does: 'show-all' }
  | { readonly does: 'touch' }
  | { readonly does: 'back' };

/** How much nearer one key brings the picture. */
const NEARER = 1.5;

const KEYS: Readonly<Record<string, KeyMeaning>> = {
  ArrowLeft: { does: 'go', dx: -1, dy: 0 },
  ArrowRight: { does: 'go', dx: 1, dy: 0 },
  ArrowUp: { does: 'go', dx: 0, dy: -1 },
  ArrowDown: { does: 'go', dx: 0, dy: 1 },
  Enter: { does: 'touch' },
  ' ': { does: 'touch' },
  Escape: { does: 'back' },
  Backspace: { does: 'back' },
  '+': { does: 'zoom', factor: NEARER },
  '=': { does: 'zoom', factor: NEARER },
  '-': { does: 'zoom', factor: 1 / NEARER },
  '0': { does: 'show-all' },
};

/** `1` to `9` pick something of the hand, counted from the left; `null` for keys that mean nothing here. */
export function meaningOf(key: string): KeyMeaning | null {
  if (/^[1-9]$/.test(key)) return { does: 'pick', place: Number(key) - 1 };
  return KEYS[key] ?? null;
}

/** A place that can be touched, and where it is on the screen. */
interface Spot {
  readonly id: string;
  readonly at: Point;
}

/** All places of a picture that can be touched, where they are on the stage. */
export function spotsIn(picture: Picture | null, stage: Pick<Stage, 'whereIs'> | null): readonly Spot[] {
  const ids = new Set(picture?.placements.flatMap(({ target }) => (target === undefined ? [] : [target.id])));
  return [...ids].flatMap((id) => {
    const at = stage?.whereIs(id) ?? null;
    return at === null ? [] : [{ id, at }];
  });
}

/** The place that an arrow key leads to from another: the nearest one that way, rather straight ahead than aside. */
export function nextSpot(
  spots: readonly Spot[],
  from: string | null,
  way: { readonly dx: number; readonly dy: number },
): string | null {
  const start = spots.find(({ id }) => id === from);
  if (start === undefined) return spots[0]?.id ?? null;
  let best: { readonly id: string; readonly cost: number } | null = null;
  for (const { id, at } of spots) {
    const x = at.x - start.at.x;
    const y = at.y - start.at.y;
    const ahead = x * way.dx + y * way.dy;
    if (id === from || ahead <= 1) continue;
    const aside = Math.abs(x * way.dy - y * way.dx);
    const cost = ahead + aside * 2.5;
    if (best === null || cost < best.cost) best = { id, cost };
  }
  return best?.id ?? start.id;
}
