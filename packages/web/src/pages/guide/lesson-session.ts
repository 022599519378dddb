import type { AnySnapshot } from '@boomtown/client';
import { type AnyGame, eventsFor, type GameTypes, type MatchStep, type Refusal, type Seat } from '@boomtown/game-core';
import { type AnyLesson, LEARNER } from '@boomtown/ui-kit';
import { type ReadonlySignal, signal } from '@preact/signals';
import { attempt, learnerView, openStep, stepAt } from './lesson-steps.ts';

/** How long what another does stands by itself, so that it can be followed. */
const LOOK_MS = 900;

/** What a step is at: the others act, the learner is asked, or it is done and can be looked at. */
export type Stage = 'others' | 'asked' | 'done';

/** What was said to the last try. */
export interface Answer {
  readonly kind: 'done' | 'aside' | 'refused';
  /** Key of the lesson's words; empty where the table itself says why. */
  readonly say: string;
  /** How many tries the step had. */
  readonly tries: number;
}

/** A person who goes through a lesson: where they are, what they see, and what they may do. */
export interface LessonSession {
  /** The step, counted from 0; as many as there are: the lesson is over. */
  readonly at: ReadonlySignal<number>;
  readonly stage: ReadonlySignal<Stage>;
  readonly answer: ReadonlySignal<Answer | null>;
  readonly snapshot: ReadonlySignal<AnySnapshot>;
  /** The learner does something: a refusal of the rules, or `null` if it stands or was undone. */
  act(seat: Seat, action: GameTypes['Action']): Promise<Refusal | null>;
  /** The step is done for the learner. */
  showHow(): void;
  goOn(): void;
  back(): void;
  restart(): void;
  stop(): void;
}

/** @param wait calls back after this many milliseconds; what it returns calls that off */
export function lessonSession(
  lesson: AnyLesson,
  rules: AnyGame,
  wait: (ms: number, then: () => void) => () => void,
): LessonSession {
  const at = signal(0);
  const stage = signal<Stage>('others');
  const answer = signal<Answer | null>(null);
  const first = openStep(lesson, rules, 0, null);
  let match = first.from;
  let shown = 0;
  let callOff = () => {};
  const seen = (events: AnySnapshot['events']): AnySnapshot => {
    const { view, own } = learnerView(match);
    return { step: shown, view, you: [{ seat: LEARNER, view: own }], events };
  };
  const snapshot = signal(seen([]));

  const show = (events: AnySnapshot['events'] | null): void => {
    // A position that does not follow from the one before comes like a step that was missed.
    shown += events === null ? 2 : 1;
    snapshot.value = seen(events ?? []);
  };
  const happen = ({ match: next, events }: MatchStep<GameTypes>): void => {
    match = next;
    show(eventsFor(events, [LEARNER]));
  };
  const ask = (): void => {
    stage.value = stepAt(lesson, at.value).task === undefined ? 'done' : 'asked';
  };
  const play = ([next, ...rest]: readonly MatchStep<GameTypes>[]): void => {
    if (next === undefined) {
      ask();
      return;
    }
    callOff = wait(LOOK_MS, () => {
      happen(next);
      play(rest);
    });
  };
  const open = (step: number, goingOn: boolean): void => {
    callOff();
    at.value = step;
    answer.value = null;
    if (step === lesson.steps.length) return;
    const { from, goesOn, before } = openStep(lesson, rules, step, goingOn ? match : null);
    match = from;
    if (!goesOn) show(null);
    stage.value = 'others';
    play(before);
  };
  const act: LessonSession['act'] = async (seat, action) => {
    if (stage.value !== 'asked' || seat !== LEARNER) return null;
    const tries = (answer.value?.tries ?? 0) + 1;
    const tried = attempt(stepAt(lesson, at.value), match, action);
    if (tried.kind === 'refused') {
      answer.value = { kind: 'refused', say: '', tries };
      return tried.refusal;
    }
    answer.value = { kind: tried.kind, say: tried.say, tries };
    if (tried.kind === 'done') {
      happen(tried.progress);
      stage.value = 'done';
    }
    return null;
  };

  play(first.before);
  return {
    at,
    stage,
    answer,
    snapshot,
    act,
    showHow() {
      const example = stepAt(lesson, at.value).task?.example(learnerView(match));
      if (example !== undefined) void act(LEARNER, example);
    },
    goOn() {
      if (stage.value === 'done' && at.value < lesson.steps.length) open(at.value + 1, true);
    },
    back() {
      open(Math.max(0, at.value - 1), false);
    },
    restart: () => open(0, false),
    stop: () => callOff(),
  };
}
