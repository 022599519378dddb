import { type GameTypes, legal, type Match, submit } from '@boomtown/game-core';
import { LANGUAGE_TAGS } from '@boomtown/i18n';
import { GAME_IDS } from '@boomtown/registry/ids';
import { hasLesson, loadLesson } from '@boomtown/registry/lessons';
import { loadRules } from '@boomtown/registry/replay';
import { loadGame } from '@boomtown/registry/ui';
import { LEARNER } from '@boomtown/ui-kit';
import { describe, expect, test } from 'vitest';
import { wordsIn } from '../../src/messages/words.ts';
import { attempt, learnerView, openStep } from '../../src/pages/guide/lesson-steps.ts';

const english = await wordsIn('en');

const LESSONS = await Promise.all(
  GAME_IDS.filter(hasLesson).map(async (id) => {
    const [lesson, rules, game] = await Promise.all([loadLesson(id), loadRules(id), loadGame(id)]);
    return { id, lesson, rules, game };
  }),
);

describe.each(LESSONS)('the first-game guide of $id', ({ lesson, rules, game }) => {
  /** Where the learner is asked in a step, for a person who comes from this match. */
  const asked = (at: number, before: Match<GameTypes> | null): Match<GameTypes> => {
    const opening = openStep(lesson, rules, at, before);
    return opening.before.at(-1)?.match ?? opening.from;
  };
  const tasks = lesson.steps.flatMap(({ task, say }, at) => (task === undefined ? [] : [{ at, task, name: say }]));

  test('has five to nine steps, of which most are done, not read', () => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(5);
    expect(lesson.steps.length).toBeLessThanOrEqual(9);
    expect(tasks.length).toBeGreaterThan(lesson.steps.length / 2);
  });

  test('stands on positions that the game knows as its own', () => {
    for (const at of lesson.steps.keys()) {
      const { from } = openStep(lesson, rules, at, null);
      const read = rules.parseState(JSON.parse(JSON.stringify(from.state)));
      expect(read, `step ${at}`).toEqual({ ok: true, value: from.state });
    }
  });

  test('can be gone through from end to end by what it asks for, under the real rules', () => {
    let match: Match<GameTypes> | null = null;
    for (const [at, step] of lesson.steps.entries()) {
      const here = asked(at, match);
      match = here;
      if (step.task === undefined) continue;
      const tried = attempt(step, here, step.task.example(learnerView(here)));
      expect(tried, `step ${at}`).toMatchObject({ kind: 'done', say: step.task.done });
      if (tried.kind === 'done') match = tried.progress.match;
    }
  });

  test.each(tasks)('$name: takes everything that serves its purpose, and goes on from there', ({ at, task }) => {
    const here = asked(at, null);
    const seen = learnerView(here);
    const serving = legal(rules, here.state, LEARNER).filter((action) => task.fulfils(action, seen));
    expect(serving).toContainEqual(task.example(seen));
    if (at + 1 === lesson.steps.length) return;
    for (const action of serving) {
      const done = submit(here, LEARNER, action);
      if (!done.ok) throw new Error('a legal action was refused');
      const next = asked(at + 1, done.value.match);
      const following = lesson.steps[at + 1]?.task;
      if (following === undefined) continue;
      expect(following.fulfils(following.example(learnerView(next)), learnerView(next))).toBe(true);
      expect(submit(next, LEARNER, following.example(learnerView(next))).ok).toBe(true);
    }
  });

  test.each(tasks)('$name: is not done by anything else, and says what counts', ({ at, task, name }) => {
    const here = asked(at, null);
    const step = lesson.steps[at];
    const others = legal(rules, here.state, LEARNER).filter((action) => !task.fulfils(action, learnerView(here)));
    const answers = new Set<string>();
    for (const action of others) {
      const tried = step === undefined ? null : attempt(step, here, action);
      if (tried?.kind !== 'aside') throw new Error(`${name} was done by ${JSON.stringify(action)}`);
      answers.add(tried.say);
    }
    // No answer is written for a try that nobody can make.
    for (const { say } of task.asides ?? []) expect([...answers], name).toContain(say);
    const whole = { type: 'no-such-thing' };
    expect(step === undefined ? null : attempt(step, here, whole)).toMatchObject({ kind: 'refused' });
  });

  test.each(tasks)('$name: points at something that the doing is about', ({ at, task }) => {
    const here = asked(at, null);
    const seen = learnerView(here);
    const people = ['A', 'B', 'C'].map((name, seat) => ({ seat, name }));
    const telling = { words: english, people, view: seen.view };
    const { places } = game.actionWords(task.example(seen), LEARNER, telling);
    const lights = lesson.steps[at]?.lights(seen) ?? [];
    expect(lights.length).toBeGreaterThan(0);
    expect(places.length === 0 || lights.some((place) => places.includes(place))).toBe(true);
  });

  test('says something for every key of its steps, in every language', async () => {
    const keys = [
      ...lesson.steps.flatMap(({ say, task }) => [
        say,
        ...(task === undefined ? [] : [task.otherwise, task.done, ...(task.asides ?? []).map((aside) => aside.say)]),
      ]),
      lesson.end,
    ];
    for (const tag of LANGUAGE_TAGS) {
      const said = await lesson.words[tag]();
      expect(Object.keys(said).sort(), tag).toEqual([...new Set(keys)].sort());
      for (const key of keys) expect(said[key]?.trim(), `${tag} ${key}`).not.toBe('');
    }
  });
});
