import { type AnyGame, stepStream, type TableSetup, textStream, timeoutAction } from '@boomtown/game-core';
import { brief, hold } from '../contract-violation.ts';
import { deepFreeze, holdPlain } from '../plain-json.ts';
import { seedBytes } from '../play.ts';
import { type Lean, pick, randomAction } from '../policy.ts';
import { checkSomeActions, emptyMemory, remember, someUnlisted } from './actions.ts';
import type { Coverage } from './coverage.ts';
import { wordsIn } from './damage.ts';
import { checkAddresses } from './events.ts';
import { checkSetupLeaks } from './leaks.ts';
import { checkPosition, type Insight } from './position.ts';
import type { Terms } from './settings.ts';
import { holdEventShapes, holdShapes } from './states.ts';
import { checkStep } from './step.ts';
import { type Made, phaseOf, type Table } from './table.ts';
import { checkEventLeaks, checkThoroughly, type Journal, thoroughPositions } from './thorough.ts';

/** How the players of a play choose: at random with a lean, or they let their time run out. */
type Manner = Lean | 'timeout';

export interface PlayPlan {
  readonly setup: TableSetup;
  /** The number of the setup among the samples. */
  readonly sample: number;
  readonly play: number;
  readonly manner: Manner;
  /** In how many positions everything is tried that may arrive; in all others only what is quick. */
  readonly thorough: number;
}

/** One in N moves is, where the game can, an action of a type that is not listed. */
const PROPOSING = 6;

/**
 * One game from the setup to the end, each position and step checked, then some positions thoroughly. Gives the number
 * of its actions.
 */
export function checkPlay(
  game: AnyGame,
  terms: Terms,
  plan: PlayPlan,
  junk: readonly unknown[],
  coverage: Coverage,
): number {
  const { setup, sample, play, manner } = plan;
  const seed = `${terms.seed} ${game.info.id} ${sample} ${play}`;
  const choices = textStream(seed);
  const options = { ...game.defaults, ...setup.options };
  const table: Table = { game, terms, seats: setup.seats, options, choices };
  const journal: Journal = { states: [], made: [], eventTypes: [], events: [], memory: emptyMemory() };
  let looking: number | undefined;
  try {
    playThrough(table, plan, seed, journal);
    for (const state of journal.states) coverage.visited(phaseOf(state));
    for (const index of thoroughPositions(journal, plan.thorough, choices, coverage)) {
      looking = index;
      checkThoroughly(table, journal, index, junk, coverage);
    }
    for (const index of journal.made.keys()) {
      looking = index;
      checkEventLeaks(table, journal, index, coverage);
    }
    // Last of all, since a leak is no declared field either, and says more.
    for (const [index, state] of journal.states.entries()) {
      looking = index;
      holdShapes(table, state);
      holdEventShapes(table, journal.events[index] ?? []);
    }
    return journal.made.length;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const position = looking ?? journal.states.length - 1;
    error.message = [
      error.message,
      `game ${game.info.id}, sample ${sample} ${JSON.stringify(setup)}, seed "${seed}", manner ${manner}, position ${position};`,
      'the actions to there and the next one, if it was chosen:',
      ...journal.made.slice(0, position + 1).map((one) => `  ${JSON.stringify(one)}`),
    ].join('\n');
    throw error;
  }
}

function playThrough(table: Table, plan: PlayPlan, seed: string, journal: Journal): void {
  const { game, terms, choices } = table;
  const { states, made: played, eventTypes, events, memory } = journal;
  const bytes = seedBytes(seed);
  const first = game.setup(deepFreeze(plan.setup.options), plan.setup.seats, stepStream(bytes, 0));
  hold(first.ok, 'sample-refused', () => `setup refuses its own sample: ${brief(first)}`);
  holdPlain(first.value.events, 'the events of the setup');
  checkAddresses(table, first.value.events);
  checkSetupLeaks(table);
  let state = deepFreeze(first.value.state);
  for (;;) {
    states.push(state);
    const insight = checkPosition(table, state);
    remember(memory, insight, choices);
    checkSomeActions(table, state, insight, memory);
    if (insight.outcome !== null) break;
    hold(
      played.length < terms.maxActions,
      'never-ends',
      () => `the game is not over after ${terms.maxActions} actions`,
    );
    const made = nextMade(table, state, insight, plan.manner);
    played.push(made);
    wordsIn(made.action, memory.words);
    const step = checkStep(table, state, made, () => stepStream(bytes, played.length));
    events.push(step.events);
    eventTypes.push(step.events.map((one) => one.event.type));
    state = step.state;
  }
}

function nextMade(table: Table, state: object, insight: Insight, manner: Manner): Made {
  const { game, terms, choices } = table;
  if (manner === 'timeout') {
    const seat = pick(insight.acting, choices);
    return { seat, action: timeoutAction(game, state, seat) };
  }
  if (terms.unlisted.length > 0 && choices.int(PROPOSING) === 0) {
    const proposals = someUnlisted(table, insight);
    if (proposals.length > 0) return pick(proposals, choices);
  }
  const made = randomAction(game, state, choices, manner);
  hold(made !== null, 'actors-and-outcome', () => 'nobody is to act and the game is not over');
  return made;
}
