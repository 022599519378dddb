import type { GameTypes, Seat } from '@boomtown/game-core';
import type { GameWire, TableState } from '@boomtown/wire';
import { expect } from 'vitest';
import { MINUTE_MS } from './permitted-entries.ts';
import type { RecordModel } from './record-model.ts';
import type { TableLife } from './table-life.ts';

/** Compares what a room shows to everybody with what must be. */
export function compareState(at: TableLife, wire: GameWire<GameTypes>, state: TableState): void {
  const { holders, bots, maker, model } = at.expected;
  expect(state.maker).toBe(maker);
  for (const [seat, { here, taken }] of state.seats.entries()) {
    const isBot = bots[seat] === true;
    expect([seat, here]).toEqual([seat, isBot || at.isHere(seat)]);
    // Who was forgotten after the start leaves a seat that stays taken.
    if (model === null) expect([seat, taken]).toEqual([seat, isBot || holders[seat] !== null]);
  }
  if (model === null) {
    expect(['waiting', 'dealing']).toContain(state.stage);
    return;
  }
  compareMatch(at, wire, state, model);
  comparePlayers(at, state, model);
  compareTurn(at, state, model);
}

function compareMatch(at: TableLife, wire: GameWire<GameTypes>, state: TableState, model: RecordModel): void {
  const { ask, vote } = at.expected;
  const undoable = at.setting.terms.takeback ? model.undoable : null;
  expect({
    stage: state.stage,
    step: state.step,
    mayTakeBack: [state.mayTakeBack, state.freely],
    ask: [state.takebackAsked, state.takebackAgreed],
    vote: [state.vote, state.voteAgreed],
    view: wire.read(state.game),
  }).toEqual({
    stage: model.isOver ? 'over' : 'playing',
    step: model.entry,
    mayTakeBack: [undoable?.seat ?? -1, undoable?.free ?? false],
    ask: [ask?.seat ?? -1, bitsOf(ask?.agreed)],
    vote: [vote?.seat ?? -1, bitsOf(vote?.agreed)],
    view: model.view,
  });
}

function comparePlayers(at: TableLife, state: TableState, model: RecordModel): void {
  const { gone, isPlaying } = at.expected;
  const { botAfter } = at.setting.terms;
  for (const [seat, { resigned, kept, away }] of state.seats.entries()) {
    expect([seat, resigned, kept]).toEqual([seat, model.resigned.has(seat), model.substituted.has(seat)]);
    if (!isPlaying || model.resigned.has(seat)) continue;
    expect([seat, away]).toEqual([seat, at.expected.isAway(seat)]);
    const isLongGone = at.now - (gone.get(seat) ?? at.now) >= botAfter * MINUTE_MS;
    if (botAfter > 0 && gone.has(seat) && isLongGone) expect([seat, kept]).toEqual([seat, true]);
  }
}

/** A new decision has a whole turn, also after a decision of a bot. */
function compareTurn(at: TableLife, state: TableState, model: RecordModel): void {
  const { last, bots } = at.expected;
  const { clock } = at.setting.terms;
  if (clock.kind !== 'turn' || last?.kind !== 'action' || model.isOver) return;
  const { seat } = last;
  if (bots[seat] || model.resigned.has(seat) || model.actors.includes(seat)) return;
  expect([seat, state.seats[seat]?.left]).toEqual([seat, clock.seconds * 1000]);
}

function bitsOf(seats: Iterable<Seat> = []): number {
  return [...seats].reduce((bits, seat) => bits | (1 << seat), 0);
}
