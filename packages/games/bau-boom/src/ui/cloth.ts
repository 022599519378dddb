import type { Point, Rect } from '@boomtown/stage/headless';
import type { TableLayout } from './layout.ts';

/** The middle of the basket's mouth. */
export function basketAt({ inside, start }: TableLayout): Point {
  return start === 'right'
    ? { x: inside.x + 74, y: inside.y + inside.height * 0.36 }
    : { x: inside.x + inside.width * 0.5, y: inside.y + 30 };
}

/** The room on the cloth: inside of the trail, free of the basket. */
export function tableTop(layout: TableLayout): Rect {
  const { inside, start } = layout;
  const basket = basketAt(layout);
  if (start === 'right') {
    const left = basket.x + 62;
    return { x: left, y: inside.y, width: inside.x + inside.width - left, height: inside.height };
  }
  const top = basket.y + 60;
  return { x: inside.x, y: top, width: inside.width, height: inside.y + inside.height - top };
}
