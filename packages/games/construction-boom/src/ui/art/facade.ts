import type { TileType } from '../rules.ts';
import type { Ink } from './brush.ts';
import type { Facade, Palette } from './palette.ts';

/** What a facade is painted with. It is drawn in a cell from (-64, -48) to (64, 48); roofs reach up to -82. */
export interface FacadeBrush {
  readonly ink: Ink;
  readonly palette: Palette;
  readonly colours: Facade;
  /** From 0: which of the houses of the kind it is. */
  readonly variant: number;
  /** Is there room for small things? */
  readonly fine: boolean;
  /** How far the lines of the pattern are apart. */
  readonly pitch: number;
}

type PaintFacade = (brush: FacadeBrush) => void;
export type Facades = Readonly<Record<TileType, PaintFacade>>;

/** Edges of a cell, a little inside it, so that one tile can be told from the next. */
export const EDGE = { left: -62.6, right: 62.6, top: -47, bottom: 47.4, width: 125.2, height: 94.4 } as const;

/** One of these, the same for the same variant. */
export function pick<T>(choices: readonly T[], variant: number): T {
  const chosen = choices[variant % choices.length];
  if (chosen === undefined) throw new Error('there is nothing to pick from');
  return chosen;
}
