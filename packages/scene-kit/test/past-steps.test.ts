import { describe, expect, it } from 'vitest';
import { pastSteps } from '../src/recollection.ts';

const at = (step: number, ...events: readonly string[]) => ({ step, events });

describe('what is known of the past', () => {
  it('is what was seen since the picture came, and what the log tells of before', () => {
    const past = pastSteps<string>();
    past.show(at(4, 'd'));
    past.show(at(5, 'e'));
    expect(past.events()).toEqual(['d', 'e']);
    past.recall([at(2, 'b'), at(3, 'c'), at(4, 'd')]);
    expect(past.events()).toEqual(['b', 'c', 'd', 'e']);
  });

  it('is no more than what led to the step that is shown', () => {
    const past = pastSteps<string>();
    past.show(at(2, 'b'));
    past.recall([at(1, 'a'), at(2, 'b'), at(3, 'c')]);
    expect(past.events()).toEqual(['a', 'b']);
  });

  it('holds nothing that was taken back or missed, whether or not the log has come', () => {
    const past = pastSteps<string>();
    past.recall([at(1, 'a'), at(2, 'b')]);
    past.show(at(2, 'b'));
    past.show(at(3));
    expect(past.events()).toEqual([]);
    past.recall([at(1, 'a'), at(3)]);
    expect(past.events()).toEqual(['a']);
  });

  it('comes from the snapshots themselves where all of them are known', () => {
    const past = pastSteps<string>();
    past.show({ ...at(3, 'c'), earlier: [at(0), at(1, 'a'), at(2, 'b')] });
    expect(past.events()).toEqual(['a', 'b', 'c']);
    past.show({ ...at(1, 'a'), earlier: [at(0)] });
    expect(past.events()).toEqual(['a']);
  });
});
