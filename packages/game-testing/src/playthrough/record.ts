import {
  type Addressed,
  apply,
  canonicalJson,
  type Game,
  type GameTypes,
  legal,
  outcome,
  type Rng,
  type Seat,
  sameJson,
  shortHash,
  stepStream,
  textStream,
} from '@boomtown/game-core';
import { seedBytes } from '../play.ts';
import { type Lean, randomAction } from '../policy.ts';
import { type PlaythroughAction, writeAction, writeHead } from './file.ts';

export interface PlaythroughSettings<T extends GameTypes> {
  /** What the playthrough shows, in a line. */
  readonly title: string;
  readonly options: object;
  readonly seats: number;
  /** 64 hex digits, or any text that a seed is made of. */
  readonly seed: string;
  /** The actions, in order; or else a policy. */
  readonly actions?: readonly PlaythroughAction[];
  /** The text that random choices follow from; needed where there are no actions. */
  readonly policy?: string;
  readonly lean?: Lean;
  /** Is it meant to end before the game does? */
  readonly fragment?: boolean;
  /** Actions after which a fragment made by a policy ends. */
  readonly maxActions?: number;
  /** A game's own picture of a position, of which changed lines are written; without it the changed fields of the state. */
  readonly text?: (state: T['State']) => string;
}

/**
 * Plays a game and writes it down as readable text: the head, then for each step the action, the events, what changed in
 * the position, the actors and their legal actions (number and hash), at the end the outcome. Throws where an action is refused or
 * the game is not over at the end of what calls itself no fragment.
 */
export function recordPlaythrough<T extends GameTypes>(game: Game<T>, settings: PlaythroughSettings<T>): string {
  const { title, options, seats, seed, actions: listed, policy, lean = 'even', fragment = false } = settings;
  const bytes = seedBytes(seed);
  const first = game.setup(options, seats, stepStream(bytes, 0));
  if (!first.ok) throw new Error(`The setup is refused: ${first.error.code}: ${first.error.message}`);
  const head = { title, game: game.info.id, rules: game.info.version, options, seats, seed, fragment };
  const lines = [
    ...writeHead(policy === undefined ? head : { ...head, policy: { text: policy, lean } }),
    '---',
    'setup',
    ...eventLines(first.value.events),
    ...positionLines(game, undefined, first.value.state, settings.text),
  ];
  let state: T['State'] = first.value.state;
  const choices = textStream(policy ?? '');
  const limit = listed?.length ?? settings.maxActions ?? 5000;
  for (let step = 1; step <= limit; step += 1) {
    const made = nextAction(game, state, listed, step, choices, lean);
    if (made === null) break;
    const next = apply(game, state, made.seat, made.action, stepStream(bytes, step));
    if (!next.ok) {
      throw new Error(`Action ${step} ${JSON.stringify(made)} is refused: ${next.error.code}: ${next.error.message}`);
    }
    lines.push('', `step ${step}`, writeAction(made), ...eventLines(next.value.events));
    lines.push(...positionLines(game, state, next.value.state, settings.text));
    state = next.value.state;
  }
  const end = outcome(game, state);
  if (end === null && !fragment)
    throw new Error('The game is not over at the end; a fragment must say that it is one.');
  lines.push('', `outcome ${canonicalJson(end)}`, '');
  return lines.join('\n');
}

function nextAction<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  listed: readonly PlaythroughAction[] | undefined,
  step: number,
  choices: Rng,
  lean: Lean,
): { readonly seat: Seat; readonly action: { readonly type: string } } | null {
  return listed === undefined ? randomAction(game, state, choices, lean) : (listed[step - 1] ?? null);
}

function eventLines<E>(events: readonly Addressed<E>[]): readonly string[] {
  return events.map((one) => {
    const except = 'except' in one ? ` except ${one.except.join(' ')}` : '';
    return `  event to ${one.to}${except}: ${canonicalJson(one.event)}`;
  });
}

function positionLines<T extends GameTypes>(
  game: Game<T>,
  before: T['State'] | undefined,
  state: T['State'],
  text: ((state: T['State']) => string) | undefined,
): readonly string[] {
  const picture = text === undefined ? changedFields(before ?? {}, state) : changedLines(before, state, text);
  const acting = game.actors(game.publicView(state));
  return [
    ...picture.map((line) => (text === undefined ? `  ${line}` : `  | ${line}`.trimEnd())),
    `  state ${shortHash(state)}`,
    ...acting.map((seat) => {
      const list = legal(game, state, seat);
      return `  actor ${seat}: ${list.length} legal, ${shortHash(list)}`;
    }),
  ];
}

/** The lines of a picture that the one of the state before does not have. */
function changedLines<S>(before: S | undefined, state: S, text: (state: S) => string): readonly string[] {
  const linesOf = (of: S) => text(of).trimEnd().split('\n');
  const earlier = new Set(before === undefined ? [] : linesOf(before));
  return linesOf(state).filter((line) => !earlier.has(line));
}

/** The top fields of a state that differ from those of the state before, a line each. */
function changedFields(before: object, state: object): readonly string[] {
  const earlier = new Map<string, unknown>(Object.entries(before));
  return Object.entries(state)
    .filter(([key, value]) => !earlier.has(key) || !sameJson(earlier.get(key), value))
    .map(([key, value]) => `${key}: ${canonicalJson(value)}`);
}
