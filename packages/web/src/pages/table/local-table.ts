import type { SeatView, TableView } from '@boomtown/client';
import { DEFAULT_TERMS } from '@boomtown/wire/browser';

/** A table that is on this page only, as the panels of the players want it: of a guide, a replay or a puzzle. */
export function localTable(step: number, seats: readonly SeatView[]): TableView {
  return {
    stage: 'playing',
    step,
    seats,
    commitment: '',
    watchers: 0,
    watcherNames: [],
    screens: 0,
    unsaved: false,
    updateComing: false,
    calledOff: null,
    terms: DEFAULT_TERMS,
    maker: 0,
    takeback: null,
    asks: null,
    vote: null,
    ending: null,
  };
}
