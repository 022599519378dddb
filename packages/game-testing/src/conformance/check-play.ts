import { type AnyGame, type Rng, stepStream, type TableSetup, textStream, timeoutAction } from '@boomtown/game-core';
import { brief, hold } from '../breach.ts';
import { deepFreeze, holdPlain } from '../plain.ts';
import { type Lean, pick, randomAction } from '../policy.ts';
import { seedBytes } from '../seed.ts';
import { checkActions, emptyMemory, type Memory, remember, someLegal } from './actions.ts';
import type { Coverage } from './coverage.ts';
import { damagesOf, wordsIn } from './damage.ts';
import { checkAddresses } from './events.ts';
import { checkPosition, type Insight } from './position.ts';
import type { Terms } from './settings.ts';
import { checkStateReader } from './states.ts';
import { checkStep } from './step.ts';
import { type Made, phaseOf, type Table } from './table.ts';
import { checkChanceTold, checkSetupTold } from './telling.ts';
import { checkWorlds } from './worlds.ts';

/** How the players of a play choose: at random with a lean, or they let their time run out. */
export type Manner = Lean | 'timeout';

export interface PlayPlan {
  readonly setup: TableSetup;
  /** The number of the setup among the samples. */
  readonly sample: number;
  readonly play: number;
  readonly manner: Manner;
  /** In how many positions everything is tried that may arrive; in all others only what is quick. */
  readonly thorough: number;
}

/** Of so many moves one is, where the game can, an action of a type that is not listed. */
const PROPOSING = 6;

/** One game from the setup to the end, each position and step checked, then some positions thoroughly. */
export function checkPlay(
  game: AnyGame,
  terms: Terms,
  plan: PlayPlan,
  junk: readonly unknown[],
  coverage: Coverage,
): void {
  const { setup, sample, play, manner } = plan;
  const seed = `${terms.seed} ${game.info.id} ${sample} ${play}`;
  const choices = textStream(seed);
  const options = { ...game.defaults, ...setup.options };
  const table: Table = { game, terms, seats: setup.seats, options, choices };
  const made: Made[] = [];
  const states: object[] = [];
  const memory = emptyMemory();
  let at = 0;
  try {
    playThrough(table, plan, seed, made, states, memory, () => {
      at = states.length - 1;
    });
    const over = states.at(-1);
    for (const state of states) coverage.visited(phaseOf(state));
    for (const index of thoroughPositions(states, made, plan.thorough, choices)) {
      at = index;
      const state = states[index] ?? over;
      if (state !== undefined) checkThoroughly(table, state, memory, junk, coverage);
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const actions = made.slice(0, at + 1).map((one) => `  ${JSON.stringify(one)}`);
    error.message = [
      error.message,
      `game ${game.info.id}, sample ${sample} ${JSON.stringify(setup)}, seed "${seed}", manner ${manner}, position ${at};`,
      'the actions to there and the next one, if it was chosen:',
      ...actions,
    ].join('\n');
    throw error;
  }
}

function playThrough(
  table: Table,
  plan: PlayPlan,
  seed: string,
  played: Made[],
  states: object[],
  memory: Memory,
  arrived: () => void,
): void {
  const { game, terms, choices } = table;
  const bytes = seedBytes(seed);
  const first = game.setup(deepFreeze(plan.setup.options), plan.setup.seats, stepStream(bytes, 0));
  hold(first.ok, 'sample-refused', () => `setup refuses its own sample: ${brief(first)}`);
  holdPlain(first.value.events, 'the events of the setup');
  checkAddresses(table, first.value.events);
  checkSetupTold(table);
  let state = deepFreeze(first.value.state);
  for (;;) {
    states.push(state);
    arrived();
    const insight = checkPosition(table, state);
    remember(memory, insight, choices);
    if (insight.outcome !== null) break;
    hold(
      played.length < terms.maxActions,
      'never-ends',
      () => `the game is not over after ${terms.maxActions} actions`,
    );
    const made = nextMade(table, state, insight, plan.manner);
    played.push(made);
    wordsIn(made.action, memory.words);
    state = checkStep(table, state, made, () => stepStream(bytes, played.length)).state;
  }
}

function nextMade(table: Table, state: object, insight: Insight, manner: Manner): Made {
  const { game, terms, choices } = table;
  if (manner === 'timeout') {
    const seat = pick(insight.acting, choices);
    return { seat, action: timeoutAction(game, state, seat) };
  }
  if (terms.unlisted.length > 0 && choices.int(PROPOSING) === 0) {
    const proposal = acceptedProposal(table, insight, choices);
    if (proposal !== null) return proposal;
  }
  const made = randomAction(game, state, choices, manner);
  hold(made !== null, 'actors-and-outcome', () => 'nobody is to act and the game is not over');
  return made;
}

/** An action of an unlisted type that the rules take now, or `null`. */
function acceptedProposal(table: Table, insight: Insight, rng: Rng): Made | null {
  const { game, terms } = table;
  const seat = pick(insight.acting, rng);
  const own = insight.own[seat] ?? {};
  for (let i = 0; i < 4; i += 1) {
    const action = terms.propose(insight.view, own, seat, rng);
    if (action === null) return null;
    const legal =
      game.inPhase(insight.view, own, seat, action) && game.refusal(insight.view, own, seat, action) === null;
    if (legal) return { seat, action };
  }
  return null;
}

/** The first and last position, the first of each phase and after each type of action, and others at random. */
function thoroughPositions(
  states: readonly object[],
  made: readonly Made[],
  count: number,
  rng: Rng,
): readonly number[] {
  const news = new Set<string>();
  const fresh = states.flatMap((state, i) => {
    const name = `${phaseOf(state)} ${made[i - 1]?.action.type}`;
    if (news.has(name)) return [];
    news.add(name);
    return [i];
  });
  const all = rng.shuffle(states.map((_, i) => i));
  return [...new Set([0, states.length - 1, ...rng.shuffle(fresh), ...all])].slice(0, count);
}

function checkThoroughly(
  table: Table,
  state: object,
  memory: Memory,
  junk: readonly unknown[],
  coverage: Coverage,
): void {
  const { game, choices } = table;
  const insight = checkPosition(table, state);
  const some = choices.shuffle(junk).slice(0, 12);
  checkActions(table, state, insight, memory, some);
  checkStateReader(table, state, some);
  for (const made of someLegal(table, insight, 4)) checkChanceTold(table, state, made);
  if (!game.info.hidden) return;
  const remembered = [...memory.actions.values()].flat();
  const damages = remembered.slice(0, 3).flatMap((action) => damagesOf(action, [...memory.words]));
  const raws = [
    ...remembered,
    ...choices
      .shuffle(damages)
      .slice(0, 20)
      .map((one) => one.make()),
  ];
  checkWorlds(table, state, insight, raws, coverage);
}
