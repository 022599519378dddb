import { bauBoomGame } from './game.ts';

export { bauBoomGame } from './game.ts';
export type {
  Barrow,
  BauBoom,
  BauBoomAction,
  BauBoomEvent,
  BauBoomOptions,
  BauBoomPrivateView,
  BauBoomPublicView,
  BauBoomRefusalCode,
  BauBoomState,
  Block,
  BuildAction,
  DemolishAction,
  Dice,
  Hill,
  MoveBy,
  Pending,
  Phase,
  Plan,
  SeenLoad,
  Space,
  SpaceKind,
  Square,
  Table,
  Variant,
} from './types.ts';

/** Whole rules by the game's id. */
export const games = { 'bau-boom': bauBoomGame };
