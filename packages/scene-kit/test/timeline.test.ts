import { describe, expect, it } from 'vitest';
import { createTimeline } from '../src/timeline.ts';

/** A timeline whose time goes on by hand. Steps are their numbers, keyframes their names. */
function byHand() {
  const shown: string[] = [];
  const reached: number[] = [];
  const times: number[] = [];
  const waiting: (() => void)[] = [];
  const timeline = createTimeline<number, { readonly ms: number; readonly name: string }>({
    onKeyframe: () => shown.push(timeline.keyframe?.name ?? ''),
    onReached: (step) => reached.push(step),
    wait(ms, then) {
      waiting.push(then);
      times.push(ms);
      return () => void waiting.splice(waiting.indexOf(then), 1);
    },
  });
  const go = (to: number, ...names: readonly string[]) =>
    timeline.go({ to, keyframes: names.map((name) => ({ ms: 100, name })) });
  const goOn = () => waiting.shift()?.();
  return { timeline, shown, reached, times, waiting, go, goOn };
}

describe('a timeline', () => {
  it('reaches a step once all its keyframes were shown', () => {
    const { timeline, shown, reached, waiting, go, goOn } = byHand();
    go(1, 'a', 'b');
    expect([shown, reached, timeline.leadsTo]).toEqual([['a'], [], 1]);
    goOn();
    expect([shown, reached, timeline.leadsTo]).toEqual([['a', 'b'], [], 1]);
    goOn();
    expect([shown, reached, timeline.leadsTo, timeline.keyframe]).toEqual([['a', 'b'], [1], null, null]);
    expect(waiting).toEqual([]);
  });

  it('reaches a step that shows nothing at once, but after those that are still played', () => {
    const { reached, go, goOn } = byHand();
    go(1);
    expect(reached).toEqual([1]);
    go(2, 'a');
    go(3);
    expect(reached).toEqual([1]);
    goOn();
    expect(reached).toEqual([1, 2, 3]);
  });

  it('is at the latest step at once when it is skipped, and when what led there was missed', () => {
    for (const way of ['skip', 'missed'] as const) {
      const { timeline, reached, waiting, go } = byHand();
      go(1, 'a', 'b');
      go(2, 'c');
      if (way === 'skip') expect(timeline.skip()).toBe(true);
      else timeline.go({ to: 7, keyframes: null });
      expect(reached, way).toEqual(way === 'skip' ? [1, 2] : [1, 2, 7]);
      expect([timeline.leadsTo, timeline.keyframe, waiting], way).toEqual([null, null, []]);
      expect(timeline.skip(), way).toBe(false);
    }
  });

  it('plays faster the more steps wait', () => {
    const { times, go, goOn } = byHand();
    go(1, 'a', 'b', 'c');
    go(2, 'd');
    goOn();
    go(3, 'e');
    goOn();
    expect(times).toEqual([100, 60, 40]);
  });

  it('is never more than a few steps behind: then only the newest is still played', () => {
    const { timeline, reached, go } = byHand();
    for (const step of [1, 2, 3, 4]) go(step, 'a');
    expect(reached).toEqual([]);
    go(5, 'b');
    expect(reached).toEqual([1, 2, 3, 4]);
    expect(timeline.keyframe?.name).toBe('b');
  });

  it('plays nothing more once it is stopped', () => {
    const { timeline, reached, waiting, go } = byHand();
    go(1, 'a');
    timeline.stop();
    expect([reached, waiting, timeline.keyframe]).toEqual([[], [], null]);
  });
});
