import { Container, Ticker } from 'pixi.js';
import { NO_INSETS, toScreen, toWorld } from './camera.ts';
import { createDisplays } from './displays.ts';
import { middleOfTarget, targetAt } from './hit.ts';
import { laidOutIn } from './layout.ts';
import type { Picture, Point, Target, Viewport } from './picture.ts';
import { listenToPointers } from './pointer.ts';
import { rendererFor } from './renderer.ts';
import type { Stage, StageOptions } from './stage.ts';
import { stagePointers } from './stage-pointers.ts';
import { createTextures } from './textures.ts';
import { dismiss, isMoving, NO_TWEENS, reconcile } from './tween-reconciler.ts';
import {
  cameraAt,
  firstViewing,
  fitted,
  glided,
  isUnderWay,
  panned,
  reframe,
  type Viewing,
  type ViewingRules,
  zoomed,
} from './viewing.ts';

/** While the size or zoom is still changing, the old textures serve; after this many milliseconds of rest they are made anew. */
const REPAINT_AFTER = 140;
/** How much nearer a double press brings the picture. */
const NEARER = 2.5;

/**
 * Puts a stage into the element, which it fills. It draws only while something moves. `data-stage` of the element says
 * `still` once nothing moves and no texture is to be made anew.
 */
export async function mountStage(element: HTMLElement, options: StageOptions): Promise<Stage> {
  // Pixi's own clock would run for ever; the stage moves it on with each frame that it draws.
  Ticker.system.autoStart = false;
  Ticker.system.stop();

  const rules: ViewingRules = { insets: options.insets ?? NO_INSETS, zoom: options.zoom ?? 1 };
  let viewport = measure(element) ?? { ...laidOutIn({ width: 0, height: 0 }), ratio: 1 };
  const renderer = await rendererFor({
    width: viewport.width,
    height: viewport.height,
    resolution: viewport.ratio,
    antialias: true,
    backgroundAlpha: 0,
  });
  const { canvas } = renderer;
  Object.assign(canvas.style, { position: 'absolute', inset: '0', width: '100%', height: '100%', touchAction: 'none' });
  canvas.setAttribute('aria-hidden', 'true');
  if (getComputedStyle(element).position === 'static') element.style.position = 'relative';
  element.append(canvas);

  let art = options.art;
  const textures = createTextures(art);
  const displays = createDisplays(textures);
  const world = new Container({ children: [displays.root] });
  const ended = new AbortController();
  let tweens = NO_TWEENS;
  let picture: Picture | null = null;
  let viewing = firstViewing({ x: 0, y: 0, width: 1, height: 1 }, viewport, rules);
  let frame = 0;
  let repaint = 0;
  let resizing = false;

  const paintAnew = (): void => {
    window.clearTimeout(repaint);
    repaint = 0;
    const free = textures.renew(art, viewing.camera.scale * viewport.ratio);
    displays.follow(tweens, performance.now());
    free();
    wake();
  };

  const paintSoon = (): void => {
    window.clearTimeout(repaint);
    repaint = 0;
    if (Math.abs(textures.density / (viewing.camera.scale * viewport.ratio) - 1) < 0.01) return;
    repaint = window.setTimeout(paintAnew, REPAINT_AFTER);
  };

  const draw = (): void => {
    frame = 0;
    const now = performance.now();
    tweens = dismiss(tweens, now);
    const camera = cameraAt(viewing, now);
    world.position.set(camera.x, camera.y);
    world.scale.set(camera.scale);
    options.onCamera?.(camera);
    displays.follow(tweens, now);
    Ticker.system.update(now);
    renderer.render(world);
    if (isMoving(tweens, now) || isUnderWay(viewing, now)) wake();
    else if (repaint === 0) element.dataset.stage = 'still';
  };

  const wake = (): void => {
    element.dataset.stage = 'moving';
    if (frame === 0) frame = requestAnimationFrame(draw);
  };

  const targetUnder = (at: Point): Target | null => {
    if (picture === null) return null;
    return targetAt(picture.placements, toWorld(viewing.camera, at), viewing.camera.scale);
  };

  /** What keys ask for: the camera goes there, where movement is not turned down. */
  const look = (next: Viewing): void => {
    viewing = options.still() ? next : glided(viewing, next, performance.now());
    paintSoon();
    wake();
  };

  const pointers = stagePointers({
    canvas,
    input: options.input,
    targetUnder,
    toWorld: (at) => toWorld(viewing.camera, at),
    onPan(dx, dy) {
      viewing = panned(viewing, dx, dy, rules);
      wake();
    },
    onZoom(factor, at) {
      viewing = zoomed(viewing, factor, at, rules);
      paintSoon();
      wake();
    },
    onDouble(at) {
      if (rules.zoom > 1) look(viewing.byHand ? fitted(viewing, rules) : zoomed(viewing, NEARER, at, rules));
    },
  });

  const resize = (): void => {
    const next = measure(element);
    // Where nothing can be seen, all stays as it was.
    if (next === null || ended.signal.aborted) return;
    if (next.width === viewport.width && next.height === viewport.height && next.ratio === viewport.ratio) return;
    viewport = next;
    renderer.resize(next.width, next.height, next.ratio);
    resizing = true;
    options.onResize(next);
    resizing = false;
    // The new canvas is empty: drawn now, it is never seen so.
    cancelAnimationFrame(frame);
    draw();
  };

  const observer = new ResizeObserver(resize);
  observer.observe(element);
  followRatio(resize, ended.signal);
  // Where the page enlarges the picture with its window, the element is as large in its own pixels as before.
  window.addEventListener('resize', resize, { signal: ended.signal });
  // Text that was painted before its font was there is painted again.
  document.fonts.addEventListener('loadingdone', () => picture !== null && paintAnew(), { signal: ended.signal });
  // What takes the renderer's context may have taken the paintings, too.
  for (const restored of ['webglcontextrestored', 'contextrestored']) {
    canvas.addEventListener(restored, () => picture !== null && paintAnew(), { signal: ended.signal });
  }
  listenToPointers(
    canvas,
    {
      canDrag: (at) => options.input.onCarry !== undefined && targetUnder(at)?.draggable === true,
      canPan: rules.zoom > 1,
    },
    pointers.obey,
    ended.signal,
  );

  return {
    get viewport() {
      return viewport;
    },
    show(next, { instant = false } = {}) {
      const now = performance.now();
      const first = picture === null;
      const still = options.still();
      picture = next;
      viewing = reframe(viewing, next.bounds, viewport, rules, now, !first && !still && !instant && !resizing);
      tweens = reconcile(tweens, next, now, { still, instant: instant || first ? 'all' : resizing ? 'resting' : 'no' });
      if (first) paintAnew();
      else paintSoon();
      wake();
      pointers.look();
    },
    restyle(next) {
      art = next;
      paintAnew();
    },
    zoomBy: (factor) => look(zoomed(viewing, factor, { x: viewport.width / 2, y: viewport.height / 2 }, rules)),
    panBy: (dx, dy) => look(panned(viewing, dx, dy, rules)),
    showAll: () => look(fitted(viewing, rules)),
    whereIs(id) {
      const placement = picture?.placements.find(({ target }) => target?.id === id);
      const middle = placement === undefined ? null : middleOfTarget(placement);
      return middle === null ? null : toScreen(viewing.camera, middle);
    },
    worldAt: (at) => toWorld(viewing.camera, at),
    thingsAt(at) {
      const target = targetUnder(at);
      const things = displays.at(toWorld(viewing.camera, at));
      return target === null ? things : [target.id, ...things];
    },
    destroy() {
      ended.abort();
      pointers.end();
      observer.disconnect();
      window.clearTimeout(repaint);
      cancelAnimationFrame(frame);
      displays.destroy();
      world.destroy();
      textures.destroy();
      renderer.destroy({ removeView: true });
      delete element.dataset.stage;
    },
  };
}

/** `null` for an element without any extent: one that is hidden, or that its page has let go of. */
function measure(element: HTMLElement): Viewport | null {
  const { clientWidth: width, clientHeight: height } = element;
  // A page may enlarge the picture with all that is in it, as a big screen does.
  const ratio = (window.devicePixelRatio || 1) * (element.currentCSSZoom ?? 1);
  return width > 0 && height > 0 ? { width, height, ratio } : null;
}

/** Calls back when the window goes to a screen of another density, or the page is zoomed. */
function followRatio(onChange: () => void, signal: AbortSignal): void {
  const query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
  query.addEventListener(
    'change',
    () => {
      onChange();
      if (!signal.aborted) followRatio(onChange, signal);
    },
    { once: true, signal },
  );
}
