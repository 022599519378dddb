import type { GameTypes } from '@boomtown/game-core';
import type { Schema } from '@colyseus/schema';
import type { TableStage } from './http.ts';
import type { VoteChoice } from './seats.ts';
import type { EventLayout } from './step-message.ts';
import type { SeatState } from './table-schema.ts';

/** What every room's state has, whatever its game. */
export interface TableState<V extends Schema = Schema> extends Schema {
  stage: TableStage;
  step: number;
  seats: SeatState[] & Schema;
  commitment: string;
  calledOff: string;
  watchers: number;
  watcherNames: string;
  screens: number;
  unsaved: boolean;
  updateComing: boolean;
  maker: number;
  mayTakeBack: number;
  freely: boolean;
  takebackAsked: number;
  takebackAgreed: number;
  vote: number;
  voteHeir: VoteChoice;
  voteAgreed: number;
  ending: string;
  terms: string;
  game: V;
}

/**
 * How one game crosses the network. `mirror` writes a public view into the schema, differences only; its input is the
 * public view, so a secret cannot reach the schema. `read` is its inverse: `read(mirror(v))` equals `v`.
 */
export interface GameWire<T extends GameTypes, V extends Schema = Schema> {
  readonly TableState: new () => TableState<V>;
  readonly events: EventLayout;
  mirror(view: T['PublicView'], into: V): void;
  read(from: V): T['PublicView'];
}
