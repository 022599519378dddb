import type { Seat } from '@boomtown/game-core';
import { buildsOf, demolishesOf, hillOf } from './hill.ts';
import { movesOf } from './moving.ts';
import type { BauBoomAction, Phase, Table } from './types.ts';

const TYPES_OF: Readonly<Record<Phase, readonly BauBoomAction['type'][]>> = {
  roll: ['roll'],
  move: ['move'],
  choice: ['take', 'leave'],
  build: ['build'],
  demolish: ['demolish'],
  over: [],
};

/** The seat that may act now, as a list; empty when the game is over. */
export function actors(table: Table): readonly Seat[] {
  return table.actor === null ? [] : [table.actor];
}

/** Is this kind of action for this phase? */
export function inPhase(table: Table, action: BauBoomAction): boolean {
  return TYPES_OF[table.phase].includes(action.type);
}

/** Every legal action of the seat in the order of §6; none if it is not asked. */
export function legal(table: Table, seat: Seat): readonly BauBoomAction[] {
  if (seat !== table.actor) return [];
  switch (table.phase) {
    case 'roll':
      return [{ type: 'roll' }];
    case 'move':
      return movesOf(table.options.variant).map((by) => ({ type: 'move', by }));
    case 'choice':
      return [{ type: 'take' }, { type: 'leave' }];
    case 'build':
      return buildsOf(hillOf(table, seat), seat, table.hand);
    case 'demolish':
      return demolishesOf(hillOf(table, seat));
    case 'over':
      return [];
  }
}

/** What a seat of `actors` does when its time is up (§6): it moves by the first die, leaves the block, builds what comes first. */
export function timeout(table: Table, seat: Seat): BauBoomAction {
  if (table.phase === 'choice') return { type: 'leave' };
  const first = legal(table, seat)[0];
  if (first === undefined) throw new Error(`seat ${seat} has nothing to do`);
  return first;
}
