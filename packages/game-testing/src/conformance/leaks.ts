import {
  type Addressed,
  apply,
  type GameTypes,
  judge,
  legal,
  type Result,
  revealsHidden,
  type Seat,
  type Step,
  sameJson,
  textStream,
  type Viewer,
  watched,
} from '@boomtown/game-core';
import { brief, hold } from '../contract-violation.ts';
import { chanceOf } from './chance.ts';
import { damagesOf, wordsIn } from './damage.ts';
import { reaches } from './events.ts';
import { type Action, type Made, type Table, viewerList } from './table.ts';

type GameStep = Step<GameTypes>;

/** Other draws that are tried at a step that draws any. */
const LUCKS = 12;

/**
 * Makes an action in two worlds that look the same to a viewer. Where the views stay the same, so do the events. An
 * action that the other world does not allow is matched by one of the same kind that only the other world allows. What
 * a seat does with hidden things is hidden as well.
 */
export function checkWorldLeaks(table: Table, state: object, world: object, made: Made, viewer: Viewer): void {
  const { game } = table;
  const chance = `step ${table.choices.int(2 ** 32)}`;
  const hereChance = watched(() => textStream(chance));
  const here = apply(game, state, made.seat, made.action, hereChance);
  hold(here.ok, 'legal-refused', () => `the legal action ${brief(made)} is refused: ${brief(here)}`);
  const there = apply(game, world, made.seat, made.action, textStream(chance));
  if (there.ok) holdNoLeak(table, viewer, here.value, there.value, () => `${brief(made)} in two worlds`);
  hold(there.ok || made.seat !== viewer, 'world-refusal', () => {
    return `${brief(made)} is legal, but in a world that looks the same to its seat it is refused: ${brief(there)}`;
  });
  const others = made.seat === viewer ? [] : counterparts(table, state, world, made, there.ok);
  for (const action of others) {
    const other = apply(game, world, made.seat, action, textStream(chance));
    hold(other.ok, 'legal-refused', () => `the legal action ${brief(action)} is refused: ${brief(other)}`);
    holdNoLeak(table, viewer, here.value, other.value, () => `${brief(made)}, or ${brief(action)} in another world,`);
  }
  if (!hereChance.wasDrawn) holdSealing(table, viewer, made, here.value, there);
}

/** What the seat might have done instead in the other world, while the viewer cannot tell that it did. */
function counterparts(table: Table, state: object, world: object, made: Made, stands: boolean): readonly Action[] {
  if (table.terms.unlisted.includes(made.action.type)) return rewordings(table, world, made);
  return stands ? [] : onlyThere(table, state, world, made);
}

/** Actions of the same type that the seat has in the other world only; one from the same place in the list first. */
function onlyThere({ game }: Table, state: object, world: object, made: Made): readonly Action[] {
  const same = (list: readonly Action[]) => list.filter((one) => one.type === made.action.type);
  const here = same(legal(game, state, made.seat));
  const there = same(legal(game, world, made.seat));
  const only = there.filter((one) => !here.some((other) => sameJson(one, other)));
  const place = there[here.findIndex((one) => sameJson(one, made.action))];
  return [...only.filter((one) => one === place), ...only].slice(0, 2);
}

/** The action with one of its words replaced by one that the seat's private view knows, as far as that is legal. */
function rewordings({ game, choices }: Table, world: object, made: Made): readonly Action[] {
  const words = [...wordsIn(game.privateView(world, made.seat), wordsIn(made.action))];
  const changed = damagesOf(made.action, words).filter((one) => one.kind === 'value');
  return choices
    .shuffle(changed)
    .map((one) => judge(game, world, made.seat, one.make()))
    .flatMap((judged) => (judged.ok && judged.value.action.type === made.action.type ? [judged.value.action] : []))
    .filter((action) => sameButForWords(action, made.action))
    .slice(0, 4);
}

function sameButForWords(a: unknown, b: unknown): boolean {
  const blank = (value: unknown) =>
    JSON.stringify(value, (_key, item: unknown) => (typeof item === 'string' ? '' : item));
  return blank(a) === blank(b) && !sameJson(a, b);
}

/** The same action with a little other luck: where a viewer's views come out the same, so do the events it gets. */
export function checkChanceLeaks(table: Table, state: object, made: Made): void {
  const base = `luck ${table.choices.int(2 ** 32)}`;
  checkLucks(table, brief(made), (other) => {
    const chance = chanceOf(textStream(base), other);
    const step = apply(table.game, state, made.seat, made.action, chance.rng);
    hold(step.ok, 'legal-refused', () => `the legal action ${brief(made)} is refused: ${brief(step)}`);
    return { result: step.value, draws: chance.draws() };
  });
}

/** The same of the setup, whose events begin the log. */
export function checkSetupLeaks(table: Table): void {
  const base = `luck ${table.choices.int(2 ** 32)}`;
  checkLucks(table, 'the setup', (other) => {
    const chance = chanceOf(textStream(base), other);
    const step = table.game.setup(table.options, table.seats, chance.rng);
    hold(step.ok, 'sample-refused', () => `setup refuses ${brief(table.options)}: ${brief(step)}`);
    return { result: step.value, draws: chance.draws() };
  });
}

function checkLucks(table: Table, what: string, run: (other?: number) => { result: GameStep; draws: number }): void {
  const { result, draws } = run();
  if (draws === 0) return;
  const which = table.choices.shuffle(Array.from({ length: draws }, (_, i) => i)).slice(0, LUCKS);
  for (const other of which) {
    const lucky = run(other).result;
    for (const viewer of viewerList(table)) holdNoLeak(table, viewer, result, lucky, () => `${what} with other luck`);
  }
}

function holdNoLeak(table: Table, viewer: Viewer, here: GameStep, there: GameStep, what: () => string): void {
  const { game } = table;
  if (!sameJson(game.publicView(here.state), game.publicView(there.state))) return;
  if (viewer !== null && !sameJson(ownView(table, here, viewer), ownView(table, there, viewer))) return;
  const result = heard(table, here.events, viewer);
  const other = heard(table, there.events, viewer);
  hold(revealsHidden(game, here.events) === revealsHidden(game, there.events), 'reveals-leak', () => {
    return `${what()} leaves viewer ${viewer} with the same views, but can be taken back in one world only`;
  });
  hold(sameJson(result, other), 'event-leak', () => {
    return `${what()} leaves viewer ${viewer} with the same views, but tells it ${brief(result)} or ${brief(other)}`;
  });
}

/**
 * An action that can be taken back shows nobody anything: it stands in every world that looks the same to a viewer, and
 * leaves them looking the same.
 */
function holdSealing(table: Table, viewer: Viewer, made: Made, here: GameStep, there: Result<GameStep>): void {
  const { game } = table;
  if (revealsHidden(game, here.events)) return;
  const what = () => `${brief(made)} tells viewer ${viewer} something, but gives no event that the game says reveals`;
  hold(there.ok && !revealsHidden(game, there.value.events), 'reveals-unsaid', what);
  hold(sameJson(game.publicView(here.state), game.publicView(there.value.state)), 'reveals-unsaid', what);
  if (viewer === null) return;
  hold(sameJson(ownView(table, here, viewer), ownView(table, there.value, viewer)), 'reveals-unsaid', what);
}

function ownView(table: Table, result: GameStep, seat: Seat): object {
  return table.game.privateView(result.state, seat);
}

/** The events that a viewer gets, as it sees them addressed, without the fields that show a secret in passing. */
function heard(
  table: Table,
  events: readonly Addressed<{ readonly type: string }>[],
  viewer: Viewer,
): readonly unknown[] {
  const { shownToAll, shownToSeat } = table.terms;
  return events
    .filter((one) => reaches(one, viewer))
    .map((one) => {
      const passing = (one.to === 'all' ? shownToAll : shownToSeat)[one.event.type] ?? [];
      const fields = Object.entries(one.event).filter(([name]) => !passing.includes(name));
      return { to: one.to, event: Object.fromEntries(fields) };
    });
}
