import { DrawnEmblem } from '@boomtown/ui-kit';
import { emblemDrawing } from './art/barrow.ts';
import { paletteOf } from './art/palette.ts';
import type { Seat } from './rules.ts';

/** The badge with a colony's sign that stands on its hill. */
export function emblemOf(seat: Seat) {
  return <DrawnEmblem name={`bau-boom ${seat}`} drawing={() => emblemDrawing(paletteOf('light'), seat)} />;
}
