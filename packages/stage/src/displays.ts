import { Container, Graphics, Sprite } from 'pixi.js';
import type { Point, Pose } from './picture.ts';
import type { Made, Textures, VisibleArt } from './textures.ts';
import { depthAt, poseAt, type Tweened, type Tweens } from './tween-reconciler.ts';

interface Display {
  readonly node: Sprite | Graphics;
  /** The making that the node shows; another one after the textures were renewed. */
  readonly made: Made;
}

/** The renderer's objects for a cast, one an actor, updated with it. */
export interface Displays {
  readonly root: Container;
  /** Puts every actor where it is at `now`, makes who is new, removes who is gone. */
  follow(tweens: Tweens, now: number): void;
  /** Who of them is seen at a point of the world, the nearest to the eye first. */
  at(point: Point): readonly string[];
  destroy(): void;
}

export function createDisplays(textures: Textures): Displays {
  const root = new Container({ sortableChildren: true });
  const shown = new Map<string, Display>();

  const displayOf = (tweened: Tweened, art: VisibleArt): Display => {
    const made = textures.made(art);
    const known = shown.get(tweened.id);
    if (known !== undefined && known.made === made) return known;
    known?.node.destroy();
    const fresh: Display = { node: nodeFor(made), made };
    root.addChild(fresh.node);
    shown.set(tweened.id, fresh);
    return fresh;
  };

  return {
    root,
    follow(tweens, now) {
      for (const [id, display] of shown) {
        if ((tweens.all.get(id)?.art ?? null) !== null) continue;
        display.node.destroy();
        shown.delete(id);
      }
      for (const tweened of tweens.all.values()) {
        if (tweened.art === null) continue;
        const { node } = displayOf(tweened, tweened.art);
        stand(node, poseAt(tweened, now));
        node.zIndex = depthAt(tweened, now);
      }
    },
    at(point) {
      return [...shown]
        .filter(([, { node }]) => node.alpha > 0 && covers(node, point))
        .sort(([, a], [, b]) => b.node.zIndex - a.node.zIndex)
        .map(([id]) => id);
    },
    destroy() {
      root.destroy({ children: true });
      shown.clear();
    },
  };
}

function nodeFor(made: Made): Sprite | Graphics {
  if (made.kind === 'vector') return new Graphics(made.context);
  const sprite = new Sprite(made.texture);
  sprite.anchor.set(made.anchor.x, made.anchor.y);
  return sprite;
}

function stand(node: Container, pose: Pose): void {
  node.position.set(pose.x, pose.y);
  node.scale.set(pose.scale);
  node.rotation = pose.rotation;
  node.alpha = pose.alpha;
}

/** Does the box round what is drawn hold a point of the world? */
function covers(node: Sprite | Graphics, point: Point): boolean {
  const { x, y } = node.localTransform.applyInverse(point);
  return node.bounds.minX <= x && x <= node.bounds.maxX && node.bounds.minY <= y && y <= node.bounds.maxY;
}
