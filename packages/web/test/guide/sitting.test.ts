import { loadLesson } from '@boomtown/registry/lessons';
import { loadRules } from '@boomtown/registry/replay';
import { LEARNER } from '@boomtown/ui-kit';
import { describe, expect, test } from 'vitest';
import { type Sitting, sittingOf } from '../../src/pages/guide/sitting.ts';

const lesson = await loadLesson('constructo');
const rules = await loadRules('constructo');

/** Somebody goes through the lesson of Constructo; `pass` lets what they wait for come. */
function begun(): { readonly sitting: Sitting; readonly pass: () => void } {
  const waiting: (() => void)[] = [];
  const sitting = sittingOf(lesson, rules, (_, then) => {
    waiting.push(then);
    return () => waiting.splice(waiting.indexOf(then), 1);
  });
  return { sitting, pass: () => waiting.shift()?.() };
}

const RHOMBUS = { type: 'board', board: 'rhombus' };
const CLOVER = { type: 'board', board: 'clover' };
const MOON = { type: 'board', board: 'moon' };
const RING = { type: 'place', piece: 'ring', cell: 0 };

describe('somebody who goes through a lesson', () => {
  test('is asked until they do it, then shown what came of it, and goes on when they like', async () => {
    const { sitting } = begun();
    const before = sitting.snapshot.value;
    expect(sitting.stage.value).toBe('asked');
    sitting.goOn();
    expect(sitting.at.value).toBe(0);
    expect(await sitting.act(LEARNER, RHOMBUS)).toBeNull();
    expect(sitting.stage.value).toBe('done');
    expect(sitting.answer.value).toMatchObject({ kind: 'done', say: 'board-done' });
    expect(sitting.snapshot.value.step).toBe(before.step + 1);
    expect(sitting.snapshot.value.events).toEqual([{ type: 'board-chosen', round: 1, board: 'rhombus' }]);
    sitting.goOn();
    expect(sitting.at.value).toBe(1);
    expect(sitting.answer.value).toBeNull();
  });

  test('is told why not, and finds everything as it was, after something else', async () => {
    const { sitting } = begun();
    const before = sitting.snapshot.value;
    expect(await sitting.act(LEARNER, CLOVER)).toBeNull();
    expect(sitting.answer.value).toMatchObject({ kind: 'aside', say: 'board-else', tries: 1 });
    expect(await sitting.act(LEARNER, MOON)).toMatchObject({ code: 'unknown-board' });
    expect(sitting.answer.value).toMatchObject({ kind: 'refused', tries: 2 });
    expect(sitting.snapshot.value).toBe(before);
    expect(sitting.stage.value).toBe('asked');
  });

  test('can do nothing for another, nor while a step is done already', async () => {
    const { sitting } = begun();
    expect(await sitting.act(1, RHOMBUS)).toBeNull();
    expect(sitting.stage.value).toBe('asked');
    sitting.showHow();
    const after = sitting.snapshot.value;
    expect(await sitting.act(LEARNER, RING)).toBeNull();
    expect(sitting.snapshot.value).toBe(after);
  });

  test('sees what the others do before they are asked', () => {
    const { sitting, pass } = begun();
    while (lesson.steps[sitting.at.value]?.before === undefined) {
      sitting.showHow();
      sitting.goOn();
    }
    expect(sitting.stage.value).toBe('others');
    pass();
    expect(sitting.stage.value).toBe('asked');
    expect(sitting.snapshot.value.events).toMatchObject([{ type: 'moved', seat: 1 }]);
  });

  test('goes back a step, and begins anew, from where these began', () => {
    const { sitting, pass } = begun();
    while (sitting.at.value < lesson.steps.length) {
      sitting.showHow();
      sitting.goOn();
      pass();
    }
    sitting.back();
    expect(sitting.at.value).toBe(lesson.steps.length - 1);
    expect(sitting.stage.value).toBe('asked');
    sitting.restart();
    expect(sitting.at.value).toBe(0);
    expect(sitting.snapshot.value.view).toMatchObject({ phase: 'board' });
    sitting.back();
    expect(sitting.at.value).toBe(0);
  });

  test('waits for nobody any more after going back, or away', () => {
    const { sitting, pass } = begun();
    while (sitting.at.value < 4) {
      sitting.showHow();
      sitting.goOn();
    }
    sitting.back();
    const { value } = sitting.snapshot;
    pass();
    expect(sitting.snapshot.value).toBe(value);
  });
});
