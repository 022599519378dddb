import { type KindName, kindOf } from './kinds.ts';
import {
  type Action,
  type Bid,
  type Cell,
  type LeanSide,
  MATERIALS,
  type PublicView,
  rivalOf,
  type Seat,
  type TileId,
} from './rules.ts';

/** Keys of the places of the picture: what log lines light, and what is touched. */
export const cellKey = ({ column, row }: Cell): string => `cell:${column},${row}`;
export const stackKey = (seat: Seat, kind: KindName): string => `stack:${seat}:${kind}`;
export const bidKey = ({ number, material }: Bid): string => `bid:${number}:${material}`;
/** Shows the bids of a material from a number on, where there is no room for all. */
export const bidsKey = ({ number, material }: Bid): string => `bids:${number}:${material}`;
export const sideKey = (side: LeanSide): string => `side:${side}`;
export const gaugeKey = (ground: TileId): string => `gauge:${ground}`;

/** The buttons in the picture. */
export const BUTTONS = ['build', 'back', 'pass', 'skip', 'accept', 'double', 'bid', 'history', 'sheet'] as const;
export type ButtonName = (typeof BUTTONS)[number];
export const buttonKey = (name: ButtonName): string => `button:${name}`;

/** The cell that a key speaks of, or `null`. */
export function cellOf(key: string): Cell | null {
  if (!key.startsWith('cell:')) return null;
  const [column, row] = key.slice('cell:'.length).split(',').map(Number);
  return column === undefined || row === undefined ? null : { column, row };
}

/** The place of an action that has but one; `null` for those that put tiles into cells. */
export function simplePlaceOf(action: Action): string | null {
  switch (action.type) {
    case 'bid':
      return bidKey(action);
    case 'accept':
    case 'double':
    case 'pass':
    case 'skip':
      return buttonKey(action.type);
    case 'lean':
      return sideKey(action.side);
    case 'place':
    case 'bonus':
      return null;
  }
}

/** The bid that a key speaks of, or `null`. */
export function bidOf(key: string): Bid | null {
  return numbered('bid', key);
}

/** The first of the bids that a key shows, or `null`. */
export function bidsFrom(key: string): Bid | null {
  return numbered('bids', key);
}

function numbered(wanted: string, key: string): Bid | null {
  const [thing, number, name] = key.split(':');
  const material = MATERIALS.find((one) => one === name);
  return thing !== wanted || material === undefined ? null : { number: Number(number), material };
}

/** The places that an action of a seat is about, in the order of doing: what is taken, then where it goes. */
export function placesOf(action: Action, seat: Seat, options: PublicView['options']): readonly string[] {
  const place = simplePlaceOf(action);
  if (place !== null) return [place];
  const laid = action.type === 'place' ? action.tiles : action.type === 'bonus' ? [action] : [];
  const from = action.type === 'bonus' ? rivalOf(seat) : seat;
  return laid.flatMap((one) => [stackKey(from, kindOf(one.tile, options)), cellKey(one)]);
}
