import { LEARNER } from '@boomtown/ui-kit';
import { type LessonSession, lessonSession, loadLesson, loadRules } from '@boomtown/web/testing';
import { describe, expect, test } from 'vitest';

const lesson = await loadLesson('constructo');
const rules = await loadRules('constructo');

/** A person goes through the lesson of Constructo; `pass` lets what they wait for come. */
function begun(): { readonly session: LessonSession; readonly pass: () => void } {
  const waiting: (() => void)[] = [];
  const session = lessonSession(lesson, rules, (_, then) => {
    waiting.push(then);
    return () => waiting.splice(waiting.indexOf(then), 1);
  });
  return { session, pass: () => waiting.shift()?.() };
}

const RHOMBUS = { type: 'board', board: 'rhombus' };
const CLOVER = { type: 'board', board: 'clover' };
const MOON = { type: 'board', board: 'moon' };
const RING = { type: 'place', piece: 'ring', cell: 0 };

describe('a person who goes through a lesson', () => {
  test('is asked until they do it, then shown what came of it, and goes on when they like', async () => {
    const { session } = begun();
    const before = session.snapshot.value;
    expect(session.stage.value).toBe('asked');
    session.goOn();
    expect(session.at.value).toBe(0);
    expect(await session.act(LEARNER, RHOMBUS)).toBeNull();
    expect(session.stage.value).toBe('done');
    expect(session.answer.value).toMatchObject({ kind: 'done', say: 'board-done' });
    expect(session.snapshot.value.step).toBe(before.step + 1);
    expect(session.snapshot.value.events).toEqual([{ type: 'board-chosen', round: 1, board: 'rhombus' }]);
    session.goOn();
    expect(session.at.value).toBe(1);
    expect(session.answer.value).toBeNull();
  });

  test('gets the reason after another action, and finds everything as it was', async () => {
    const { session } = begun();
    const before = session.snapshot.value;
    expect(await session.act(LEARNER, CLOVER)).toBeNull();
    expect(session.answer.value).toMatchObject({ kind: 'aside', say: 'board-else', tries: 1 });
    expect(await session.act(LEARNER, MOON)).toMatchObject({ code: 'unknown-board' });
    expect(session.answer.value).toMatchObject({ kind: 'refused', tries: 2 });
    expect(session.snapshot.value).toBe(before);
    expect(session.stage.value).toBe('asked');
  });

  test('can do nothing for another, nor while a step is done already', async () => {
    const { session } = begun();
    expect(await session.act(1, RHOMBUS)).toBeNull();
    expect(session.stage.value).toBe('asked');
    session.showHow();
    const after = session.snapshot.value;
    expect(await session.act(LEARNER, RING)).toBeNull();
    expect(session.snapshot.value).toBe(after);
  });

  test('sees what the others do before they are asked', () => {
    const { session, pass } = begun();
    while (lesson.steps[session.at.value]?.before === undefined) {
      session.showHow();
      session.goOn();
    }
    expect(session.stage.value).toBe('others');
    pass();
    expect(session.stage.value).toBe('asked');
    expect(session.snapshot.value.events).toMatchObject([{ type: 'moved', seat: 1 }]);
  });

  test('goes back a step, and begins anew, from where these began', () => {
    const { session, pass } = begun();
    while (session.at.value < lesson.steps.length) {
      session.showHow();
      session.goOn();
      pass();
    }
    session.back();
    expect(session.at.value).toBe(lesson.steps.length - 1);
    expect(session.stage.value).toBe('asked');
    session.restart();
    expect(session.at.value).toBe(0);
    expect(session.snapshot.value.view).toMatchObject({ phase: 'board' });
    session.back();
    expect(session.at.value).toBe(0);
  });

  test('waits for nobody any more after going back, or away', () => {
    const { session, pass } = begun();
    while (session.at.value < 4) {
      session.showHow();
      session.goOn();
    }
    session.back();
    const { value } = session.snapshot;
    pass();
    expect(session.snapshot.value).toBe(value);
  });
});
