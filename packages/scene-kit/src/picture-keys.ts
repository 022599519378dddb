import type { Stage } from '@boomtown/stage';
import type { Picture, Point } from '@boomtown/stage/headless';

/** What a key means in a picture. */
export type KeyMeaning =
  | { readonly does: 'pick'; readonly key: string }
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

/** Letters, in lower case, and `1` to `9` pick what the game says; `null` for keys that mean nothing here. */
export function meaningOf(key: string): KeyMeaning | null {
  if (/^[1-9\p{L}]$/u.test(key)) return { does: 'pick', key: key.toLowerCase() };
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

interface KeyNeeds {
  readonly camera: () => Pick<Stage, 'zoomBy' | 'showAll'> | null;
  /** May anything be touched by keys? Else only the camera answers. */
  readonly handsOff: boolean;
  readonly does: (meaning: Exclude<KeyMeaning, { readonly does: 'zoom' | 'show-all' }>) => void;
}

/** Hears the keys of a picture that has the focus; what it returns ends that. */
export function listenToKeys(host: HTMLElement, { camera, handsOff, does }: KeyNeeds): () => void {
  const onKey = (event: KeyboardEvent): void => {
    const meaning = event.ctrlKey || event.metaKey || event.altKey ? null : meaningOf(event.key);
    if (meaning === null) return;
    if (meaning.does === 'zoom') camera()?.zoomBy(meaning.factor);
    else if (meaning.does === 'show-all') camera()?.showAll();
    else if (handsOff) return;
    else does(meaning);
    event.preventDefault();
  };
  host.addEventListener('keydown', onKey);
  return () => host.removeEventListener('keydown', onKey);
}
