import type { GameTypes, Seat } from '@boomtown/game-core';
import type { Language } from '@boomtown/i18n';
import type { PlaceKey } from './sentence.ts';

/** The learner of a first-game guide has this seat; the others are played by the lesson. */
export const LEARNER: Seat = 0;

/** What the learner, or a rule of the lesson, looks at: the views of the learner's seat. */
export interface LearnerView<T extends GameTypes> {
  readonly view: T['PublicView'];
  readonly own: T['PrivateView'];
}

/** An answer to a legal action that is not what the step asks for. */
interface Aside<T extends GameTypes, Key extends string> {
  to(action: T['Action'], seen: LearnerView<T>): boolean;
  readonly say: Key;
}

/** What the learner does in a step. */
interface Task<T extends GameTypes, Key extends string> {
  /** An action that does it. */
  example(seen: LearnerView<T>): T['Action'];
  /** Does this legal action serve the purpose of the step? */
  fulfils(action: T['Action'], seen: LearnerView<T>): boolean;
  /** Says why this is what counts now, to the person who does something else: the first that fits, else `otherwise`. */
  readonly asides?: readonly Aside<T, Key>[];
  readonly otherwise: Key;
  /** What has come of it, and why that matters. */
  readonly done: Key;
}

/** One thing to learn: a position, what to do in it, and why. */
export interface LessonStep<T extends GameTypes, Key extends string> {
  /** What to do and why, in a sentence or two. */
  readonly say: Key;
  /** A position of its own, made from what was dealt; left out, the match goes on. */
  arrange?(dealt: T['State']): T['State'];
  /** What the others do before the learner is asked. */
  readonly before?: readonly { readonly seat: Seat; readonly action: T['Action'] }[];
  /** Places that the step points at. */
  lights(seen: LearnerView<T>): readonly PlaceKey[];
  /** Left out: there is something to look at, and the learner goes on when they like. */
  readonly task?: Task<T, Key>;
}

/** A first-game guide: steps through the real rules of a game, in one sitting of a few minutes. */
export interface Lesson<T extends GameTypes, Key extends string = string> {
  readonly seats: number;
  readonly options: Partial<T['Options']>;
  /** A byte that deals the match: chance falls the same for everybody. */
  readonly deal: number;
  readonly steps: readonly LessonStep<T, Key>[];
  /** What was learnt, said at the end. */
  readonly end: Key;
  /** What is said in each language; fetched with the guide, so that no other page carries it. */
  readonly words: Readonly<Record<Language, () => Promise<Readonly<Record<Key, string>>>>>;
  /** Languages that are still being translated: what they lack is said in English. */
  readonly unfinished?: Readonly<Record<string, () => Promise<Readonly<Record<string, string>>>>>;
}

/** The lesson of any game, for the guide that serves them all; it hands each only its own game's values back. */
export type AnyLesson = Lesson<GameTypes>;
