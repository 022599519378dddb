import {
  type AnyGame,
  actors,
  apply,
  judge,
  legal,
  type Rng,
  type Seat,
  sameJson,
  textStream,
  type Viewer,
} from '@boomtown/game-core';
import { differOnlyInHidden, playAtRandom } from '@boomtown/game-testing';
import { heard, tellsInPassing } from './in-passing.ts';
import { twoSetups } from './two-setups.ts';
import { luckAfter, type OfWorlds, type Start } from './worlds.ts';

type Action = { readonly type: string };

/** An action after which the viewer still may not tell the worlds apart. */
interface Move {
  readonly seat: Seat;
  readonly actions: OfWorlds<Action>;
  /** What the viewer tries before: all of it is refused. */
  readonly refused: readonly Action[];
  /** Is one of these refused by the game's own rules, not as what is refused in every game? */
  readonly refusedByRules?: boolean;
}

/** A piece of a match that plays in two worlds which a viewer cannot tell apart, from the first moment to the last. */
export interface Scene {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly starts: OfWorlds<Start>;
  readonly moves: readonly Move[];
  /** Where it begins, for messages. */
  readonly from: string;
}

type Refused = Pick<Move, 'refused' | 'refusedByRules'>;
const NOTHING: Refused = { refused: [], refusedByRules: false };

const SAMPLES = 3;
const MAX_MOVES = 10;
const TRIES = 16;
const COUNTERPARTS = 6;
const LONGEST_PLAY = 160;
/** How far into a match a scene begins, as parts of its length. */
const DEPTHS = [0, 0.2, 0.45, 0.7];
/** Positions in a row from which scenes start; the longest scene is taken. */
const FURTHER = 6;

/** Scenes of a game for a spectator and for every seat, in a few of its samples, from the setup on and from further on. */
export function scenesOf(game: AnyGame, samples = game.samples): Scene[] {
  const picked = [...new Set([0, samples.length >> 1, samples.length - 1])].slice(0, SAMPLES);
  return picked.flatMap((index, place) => {
    const sample = samples[index];
    if (sample === undefined) return [];
    const { seats, options } = sample;
    const names = { seed: `two worlds ${index}`, policy: `two worlds ${index}` };
    const { positions } = playAtRandom(game, { seats, options, ...names, maxActions: LONGEST_PLAY });
    const viewers: readonly Viewer[] = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
    return viewers.flatMap((viewer, turn) => {
      const depth = DEPTHS[(place + turn) % DEPTHS.length] ?? 0;
      const at = Math.floor(depth * positions.length);
      const rng = textStream(`scene ${index} ${viewer}`);
      const tried = positions.flatMap(({ made }) => (made === null ? [] : [made.action]));
      const sceneFrom = (starts: OfWorlds<Start>, from: string): Scene => {
        const moves = movesFrom(game, viewer, starts, tried, rng);
        return { viewer, seats, starts, from: `sample ${index}, ${from}`, moves };
      };
      const setups = at === 0 ? twoSetups(game, sample, viewer, rng) : null;
      if (setups !== null) return [sceneFrom(setups, 'the setup')];
      const scenes = positions.slice(at, at + FURTHER).flatMap(({ state, step }) => {
        const starts = redealt(game, viewer, state, rng);
        return starts === null ? [] : [sceneFrom(starts, `action ${step}`)];
      });
      return scenes.toSorted((a, b) => b.moves.length - a.moves.length).slice(0, 1);
    });
  });
}

/** This state and another one that fits what the viewer knows, both without past events; `null` if there is no other. */
function redealt(game: AnyGame, viewer: Viewer, state: object, rng: Rng): OfWorlds<Start> | null {
  const other = game.redeal?.(state, viewer, rng);
  if (other === undefined || sameJson(other, state)) return null;
  return [
    { state, events: [] },
    { state: other, events: [] },
  ];
}

/**
 * Random actions, as long as the worlds differ only in what is hidden from the viewer and the match goes on. Which these
 * are, no view is asked: a view that gives a secret away is to be found. What comes before
 * an action in `refused` is out of `tried`: actions of this game which the rules refuse to the viewer then.
 */
function movesFrom(game: AnyGame, viewer: Viewer, starts: OfWorlds<Start>, tried: readonly Action[], rng: Rng): Move[] {
  const moves: Move[] = [];
  let worlds: OfWorlds<object> = [starts[0].state, starts[1].state];
  while (moves.length < MAX_MOVES) {
    const next = anyMove(game, viewer, worlds, moves.length, rng);
    if (next === null) break;
    const refused = viewer === null ? NOTHING : refusedTo(game, viewer, worlds, rng.shuffle(tried));
    moves.push({ seat: next.seat, actions: next.actions, ...refused });
    worlds = next.worlds;
  }
  return moves;
}

function anyMove(game: AnyGame, viewer: Viewer, worlds: OfWorlds<object>, made: number, rng: Rng) {
  const [here, there] = worlds;
  const choices = actors(game, here).flatMap((seat) => legal(game, here, seat).map((action) => ({ seat, action })));
  for (const { seat, action } of mixed(rng.shuffle(choices)).slice(0, TRIES)) {
    const step = apply(game, here, seat, action, luckAfter(made));
    if (!step.ok || actors(game, step.value.state).length === 0) continue;
    for (const other of counterparts(game, there, seat, viewer, action)) {
      const otherStep = apply(game, there, seat, other, luckAfter(made));
      if (!otherStep.ok) continue;
      const reached: OfWorlds<object> = [step.value.state, otherStep.value.state];
      if (!differOnlyInHidden(game, viewer, ...reached)) continue;
      const received = [heard(step.value.events, viewer), heard(otherStep.value.events, viewer)] as const;
      if (tellsInPassing(game, received)) continue;
      return { seat, actions: [action, other] as const, worlds: reached };
    }
  }
  return null;
}

/** One of each type of action first, then a second one of each, and so on. */
function mixed<C extends { readonly action: Action }>(choices: readonly C[]): readonly C[] {
  const seen = new Map<string, number>();
  const ranked = choices.map((choice) => {
    const rank = seen.get(choice.action.type) ?? 0;
    seen.set(choice.action.type, rank + 1);
    return { choice, rank };
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ choice }) => choice);
}

/** The same action or, where the seat can't make it in this world, others of its type: what it does with hidden things is hidden. */
function counterparts(game: AnyGame, world: object, seat: Seat, viewer: Viewer, action: Action): readonly Action[] {
  if (judge(game, world, seat, action).ok) return [action];
  if (seat === viewer)
    throw new Error(
      `${JSON.stringify(action)} is legal for seat ${seat} in one of two worlds that look the same to it`,
    );
  return legal(game, world, seat)
    .filter(({ type }) => type === action.type)
    .slice(0, COUNTERPARTS);
}

/** Refusals that every game has; they come before its own, which know more of the state. */
const OF_ALL_GAMES: readonly string[] = ['malformed', 'game-over', 'not-your-turn', 'wrong-phase'];

/** Two actions that are refused to a seat in both worlds; by the game's own rules, where there are any. */
function refusedTo(game: AnyGame, seat: Seat, worlds: OfWorlds<object>, tried: readonly Action[]): Refused {
  const own: Action[] = [];
  const common: Action[] = [];
  for (const action of tried) {
    const [here, there] = worlds.map((world) => judge(game, world, seat, action));
    if (here === undefined || there === undefined || here.ok || there.ok) continue;
    if (OF_ALL_GAMES.includes(here.error.code)) common.push(action);
    else own.push(action);
    if (own.length === 2) break;
  }
  return { refused: [...own, ...common].slice(0, 2), refusedByRules: own.length > 0 };
}
