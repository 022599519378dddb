import { Container, Graphics, Sprite } from 'pixi.js';
import type { Pose } from './picture.ts';
import type { Made, Textures, VisibleArt } from './textures.ts';
import { depthAt, poseAt, type Tweened, type Tweens } from './tween-reconciler.ts';

interface Display {
  readonly node: Sprite | Graphics;
  /** The making that the node shows; another one after the textures were renewed. */
  readonly made: Made;
}

/** The renderer's objects for a cast, one an actor, kept in step with it. */
export interface Displays {
  readonly root: Container;
  /** Puts every actor where it is at `now`, makes who is new, removes who is gone. */
  follow(tweens: Tweens, now: number): void;
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
