import {
  type Addressed,
  actors,
  apply,
  type GameTypes,
  type Rng,
  revealsHidden,
  type Step,
  sameJson,
  watched,
} from '@boomtown/game-core';
import { brief, hold } from '../contract-violation.ts';
import { deepFreeze, holdPlain, wireTrip } from '../plain-json.ts';
import { checkAddresses, eventsFor } from './events.ts';
import { type Made, type Table, viewerList } from './table.ts';

/**
 * Makes a legal action and checks that it is taken, changes nothing that it was given, always comes out the same, and
 * tells every viewer whose view it changes. Gives the step with its state frozen.
 * @param stream makes the chance of the step anew, always the same
 */
export function checkStep(table: Table, state: object, made: Made, stream: () => Rng): Step<GameTypes> {
  const { game } = table;
  const chance = watched(stream);
  const first = apply(game, state, made.seat, made.action, chance);
  hold(first.ok, 'legal-refused', () => `the legal action ${brief(made)} is refused: ${brief(first)}`);
  const step = first.value;
  holdPlain(step.state, 'state');
  holdPlain(step.events, 'the events');
  deepFreeze(step);

  const copy = wireTrip(state);
  const second = apply(game, copy, made.seat, wireTrip(made.action), stream());
  hold(sameJson(copy, state), 'mutation', () => `apply changes the state that it was given, with ${brief(made)}`);
  hold(second.ok && sameJson(second.value.state, step.state), 'not-determined', () => {
    return `the same action ${brief(made)} with the same chance leads to two different states`;
  });
  hold(second.ok && sameJson(second.value.events, step.events), 'not-determined', () => {
    return `the same action ${brief(made)} with the same chance gives different events`;
  });
  checkAddresses(table, step.events);
  holdTold(table, state, made, step);
  holdSeals(table, state, made, step, chance.wasDrawn);
  return step;
}

/** Where there is a choice, what can't be taken back is known before it is done. */
function holdSeals(table: Table, before: object, { seat, action }: Made, step: Step<GameTypes>, drawn: boolean): void {
  const { game } = table;
  const isSealed = drawn || revealsHidden(game, step.events) || actors(game, step.state).length === 0;
  if (game.seals === undefined || !isSealed) return;
  const view = game.publicView(before);
  const own = game.privateView(before, seat);
  const isKnown = game.seals(view, own, seat, action) || game.legal(view, own, seat).length === 1;
  hold(
    isKnown,
    'seals-unsaid',
    () => `${brief(action)} of seat ${seat} can't be taken back, but seals does not say so`,
  );
}

/** A viewer whose view changes gets an event. */
function holdTold(table: Table, before: object, made: Made, step: Step<GameTypes>): void {
  const { game, terms } = table;
  if (terms.silent.includes(made.action.type)) return;
  const events: readonly Addressed<{ readonly type: string }>[] = step.events;
  for (const viewer of viewerList(table)) {
    if (eventsFor(viewer, events).length > 0) continue;
    const same =
      sameJson(game.publicView(before), game.publicView(step.state)) &&
      (viewer === null || sameJson(game.privateView(before, viewer), game.privateView(step.state, viewer)));
    hold(same, 'untold', () => `${brief(made)} changes what viewer ${viewer} sees, but no event tells it`);
  }
}
