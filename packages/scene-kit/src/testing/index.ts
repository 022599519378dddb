import type { Carry, Picture, Stage, StageOptions } from '@boomtown/stage';

let options: StageOptions | null = null;
let pictures: Picture[] = [];
let isDestroyed = false;

/** What every stage says of itself; a test may change it. */
export const stageSays = {
  viewport: { width: 900, height: 700, ratio: 1 },
  /** The keys of the things at any point. */
  thingsAt: [] as readonly string[],
};

/** Stands in for `mountStage`, where a test has `@boomtown/stage` mocked by this module. */
export async function mountStage(_host: unknown, given: StageOptions): Promise<Stage> {
  options = given;
  pictures = [];
  isDestroyed = false;
  return {
    get viewport() {
      return stageSays.viewport;
    },
    show: (picture) => pictures.push(picture),
    restyle: () => {},
    zoomBy: () => {},
    panBy: () => {},
    showAll: () => {},
    whereIs: () => null,
    worldAt: (at) => at,
    thingsAt: () => stageSays.thingsAt,
    destroy: () => {
      isDestroyed = true;
    },
  };
}

/** Was the stage that was mounted last taken away? */
export function stageIsDestroyed(): boolean {
  return isDestroyed;
}

/** What the scene that was mounted last gave its stage, besides pictures. */
export function stageOptions(): StageOptions {
  if (options === null) throw new Error('no scene was mounted');
  return options;
}

/** The picture that a scene showed last. */
export function lastPicture(): Picture {
  const picture = pictures.at(-1);
  if (picture === undefined) throw new Error('no picture was shown');
  return picture;
}

/** What a scene takes of a browser's page, to be stubbed as globals: nobody looks at it, and no time passes. */
export function pageWithoutBrowser() {
  return {
    document: {
      fonts: { load: async () => [] },
      createElement: (): unknown => testInk(),
      createElementNS: () => testInk(),
      addEventListener: () => {},
      removeEventListener: () => {},
      hidden: true,
    },
    window: { setTimeout: () => 0, clearTimeout: () => {} },
    Path2D: testInk(),
    DOMMatrix: testInk(),
  };
}

function input(): StageOptions['input'] {
  return stageOptions().input;
}

/** Touches a place of the scene that was mounted last; `null`: outside everything. */
export function touch(target: string | null, pointer: 'mouse' | 'touch' = 'mouse'): void {
  input().onPress?.(target, pointer, { x: 10, y: 10 });
}

/** Carries what is at a place over another one; `null`: outside everything. */
export function carry(phase: Carry['phase'], target: string, over: string | null): void {
  input().onCarry?.({ phase, target, over, at: { x: 10, y: 10 } });
}

export function hover(target: string | null): void {
  input().onHover?.(target);
}

/** Can this place of the picture be touched now? */
export function touchable(key: string): boolean {
  return pictures.at(-1)?.placements.some(({ target }) => target?.id === key) ?? false;
}

/** Is there anything on the picture whose key begins so? */
export function isShown(prefix: string): boolean {
  return pictures.at(-1)?.placements.some(({ key }) => key.startsWith(prefix)) ?? false;
}

/** More than the largest painting of a whole table takes by far. */
const MOST_CALLS = 250_000;

/**
 * A canvas to paint on without a browser. It takes every call, and throws at `NaN`, at a negative radius and at a
 * painting that does not end.
 */
export function testInk(): CanvasRenderingContext2D {
  let calls = 0;
  const anything = (name: string): unknown =>
    new Proxy(nothing, {
      get: (_, key) => (key === Symbol.toPrimitive ? () => 1 : anything(`${name}.${String(key)}`)),
      set: (_, key, value) => {
        sound(`${name}.${String(key)}`, [value]);
        return true;
      },
      apply: (_, _self, given: readonly unknown[]) => {
        calls += 1;
        if (calls > MOST_CALLS) throw new Error(`a painting takes more than ${MOST_CALLS} calls`);
        sound(name, given);
        return anything(name);
      },
      // What paths and matrices are made from, if this stands for them.
      construct: () => testInk(),
    });
  // Answers to every name that a painter asks for.
  return anything('ink') as CanvasRenderingContext2D;
}

function nothing(): void {}

function sound(name: string, values: readonly unknown[]): void {
  for (const value of values) {
    if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${name}(${values.join()})`);
    if (typeof value === 'string' && /NaN|Infinity|undefined/.test(value)) throw new Error(`${name}(${values.join()})`);
  }
  const radii = /\.(arc|ellipse)$/.test(name) ? values.slice(2, name.endsWith('arc') ? 3 : 4) : [];
  if (radii.some((radius) => typeof radius === 'number' && radius < 0)) throw new Error(`${name}(${values.join()})`);
}
