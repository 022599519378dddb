import type { Carry, Picture, Stage, StageOptions } from '@boomtown/stage';

let options: StageOptions | null = null;
let pictures: Picture[] = [];

/** Stands in for `mountStage`, where a test has `@boomtown/stage` mocked by this module. */
export async function mountStage(_host: unknown, given: StageOptions): Promise<Stage> {
  options = given;
  pictures = [];
  return {
    viewport: { width: 900, height: 700, ratio: 1 },
    show: (picture) => pictures.push(picture),
    restyle: () => {},
    zoomBy: () => {},
    panBy: () => {},
    showAll: () => {},
    whereIs: () => null,
    worldAt: (at) => at,
    thingsAt: () => [],
    destroy: () => {},
  };
}

function input(): StageOptions['input'] {
  if (options === null) throw new Error('no scene was mounted');
  return options.input;
}

/** Touches a place of the scene that was mounted last; `null`: beside everything. */
export function touch(target: string | null, pointer: 'mouse' | 'touch' = 'mouse'): void {
  input().onPress?.(target, pointer, { x: 10, y: 10 });
}

/** Carries what is at a place over another one; `null`: beside everything. */
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
