import { DrawnEmblem } from '@boomtown/ui-kit';
import { paletteOf } from './art/palette.ts';
import { emblemDrawing } from './art/pieces.ts';
import type { Edition, Seat } from './rules.ts';

/** The coin with a player's sign that lies on their tray. */
export function emblemOf(edition: Edition, seat: Seat) {
  const drawing = () => emblemDrawing(edition, seat, paletteOf(edition, 'light').seats[seat === 0 ? 0 : 1]);
  return <DrawnEmblem name={`${edition} ${seat}`} drawing={drawing} />;
}
