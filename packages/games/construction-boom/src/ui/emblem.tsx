import { DrawnEmblem } from '@boomtown/ui-kit';
import { emblemDrawing } from './art/emblem.ts';
import { paletteOf } from './art/palette.ts';
import type { Player } from './rules.ts';

/** The plate with a firm's sign that lies by its hand. */
export function emblemOf(seat: Player) {
  return <DrawnEmblem name={`construction-boom ${seat}`} drawing={() => emblemDrawing(paletteOf('light'), seat)} />;
}
