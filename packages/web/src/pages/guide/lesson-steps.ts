import {
  type AnyGame,
  type GameTypes,
  type Match,
  type MatchStep,
  type Refusal,
  startMatch,
  submit,
} from '@boomtown/game-core';
import { type AnyLesson, LEARNER, type LearnerView, type LessonStep } from '@boomtown/ui-kit';

type AnyMatch = Match<GameTypes>;
export type AnyStep = LessonStep<GameTypes, string>;
type AnyAction = GameTypes['Action'];

const SEED_BYTES = 32;

/** What became of something that the learner tried. Only what serves the purpose of the step happens in the match. */
export type Attempt =
  | { readonly kind: 'done'; readonly progress: MatchStep<GameTypes>; readonly say: string }
  /** Legal, but not what is to be learnt here. */
  | { readonly kind: 'aside'; readonly say: string }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** A step as it opens: where the match stands first, and what the others do before the learner is asked. */
export interface Opening {
  readonly from: AnyMatch;
  /** Does the match go on here from where it stood? */
  readonly goesOn: boolean;
  readonly before: readonly MatchStep<GameTypes>[];
}

/** The match of a lesson as it is dealt. */
function dealt(lesson: AnyLesson, rules: AnyGame): AnyMatch {
  const started = startMatch(rules, lesson.options, lesson.seats, new Uint8Array(SEED_BYTES).fill(lesson.deal));
  if (!started.ok) throw new Error(`the lesson cannot be dealt: ${started.error.code}`);
  return started.value.match;
}

/** Opens a step of a lesson; `match` is where the step before ended, `null` if that is not known. */
export function openStep(lesson: AnyLesson, rules: AnyGame, at: number, match: AnyMatch | null): Opening {
  const step = stepAt(lesson, at);
  const goesOn = step.arrange === undefined && match !== null;
  let from = goesOn ? match : matchAt(lesson, rules, at);
  const opening = { from, goesOn };
  const before = (step.before ?? []).map(({ seat, action }) => {
    const progress = submitted(from, seat, action);
    from = progress.match;
    return progress;
  });
  return { ...opening, before };
}

/** Where a step begins for a person who did what every step before it shows. */
function matchAt(lesson: AnyLesson, rules: AnyGame, at: number): AnyMatch {
  const fresh = dealt(lesson, rules);
  const { arrange } = stepAt(lesson, at);
  if (arrange !== undefined) return { ...fresh, state: arrange(fresh.state) };
  if (at === 0) return fresh;
  const { from, before } = openStep(lesson, rules, at - 1, null);
  const asked = before.at(-1)?.match ?? from;
  const { task } = stepAt(lesson, at - 1);
  return task === undefined ? asked : submitted(asked, LEARNER, task.example(learnerView(asked))).match;
}

/** What the learner tries in a step, judged by the real rules first and by the purpose of the step then. */
export function attempt(step: AnyStep, match: AnyMatch, action: AnyAction): Attempt {
  const { task } = step;
  const tried = submit(match, LEARNER, action);
  if (!tried.ok) return { kind: 'refused', refusal: tried.error };
  if (task === undefined) throw new Error('the step asks for nothing');
  const seen = learnerView(match);
  if (task.fulfils(tried.value.action, seen)) return { kind: 'done', progress: tried.value, say: task.done };
  const aside = task.asides?.find(({ to }) => to(tried.value.action, seen));
  return { kind: 'aside', say: aside?.say ?? task.otherwise };
}

/** What the learner's seat sees of a match. */
export function learnerView({ game, state }: AnyMatch): LearnerView<GameTypes> {
  return { view: game.publicView(state), own: game.privateView(state, LEARNER) };
}

/** A step of the lesson, counted from 0. */
export function stepAt(lesson: AnyLesson, at: number): AnyStep {
  const step = lesson.steps[at];
  if (step === undefined) throw new Error(`the lesson has no step ${at}`);
  return step;
}

function submitted(match: AnyMatch, seat: number, action: AnyAction): MatchStep<GameTypes> {
  const done = submit(match, seat, action);
  if (!done.ok) throw new Error(`the lesson itself is refused: ${done.error.code}`);
  return done.value;
}
