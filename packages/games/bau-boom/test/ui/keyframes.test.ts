import { describe, expect, it } from 'vitest';
import { boardOf } from '../../src/ui/board.ts';
import { keyframesOf } from '../../src/ui/keyframes.ts';
import { peeksIn } from '../../src/ui/memory.ts';
import { piecesIn } from '../../src/ui/tokens.ts';
import { played, playedWith, type Shown } from './matches.ts';

const { shown } = played({ starter: 0 }, 3, 5, [0]);

/** The first step with this event, and the one before it. */
function stepWith(type: string, list: readonly Shown[] = shown): readonly [Shown, Shown] {
  const i = list.findIndex(({ events }) => events.some((event) => event.type === type));
  const [before, after] = [list[i - 1], list[i]];
  if (before === undefined || after === undefined) throw new Error(`nothing is ${type} in this match`);
  return [before, after];
}

const between = ([before, after]: readonly [Shown, Shown]) => keyframesOf(boardOf(before.view), after.events);

describe('the keyframes of a step', () => {
  it('let the dice tumble, and lie for a moment', () => {
    const cues = between(stepWith('rolled')).map(({ cue }) => cue.type);
    expect(cues.filter((type) => type === 'tumble').length).toBeGreaterThan(3);
    expect(cues.at(-1)).toBe('land');
  });

  it('roll a wheelbarrow over each space on its way, and come to rest', () => {
    const step = stepWith('moved');
    const [before, after] = step;
    const cues = between(step).map(({ cue }) => cue);
    const [moved] = after.events;
    const way = moved?.type === 'moved' ? moved.to - moved.from : 0;
    expect(cues.filter((cue) => cue.type === 'roll-on' && cue.seat === before.view.toMove)).toHaveLength(way);
    expect(cues.at(-1)).toEqual({ type: 'rest' });
  });

  it('show no drawn block that only its owner may see: it is shown afterwards, for a moment', () => {
    const step = stepWith('drawn', playedWith('drawn', { starter: 0 }, 3, [0, 1, 2]).shown);
    const [, { view, events }] = step;
    const drawn = events.find(({ type }) => type === 'drawn');
    for (const { cue } of between(step)) if (cue.type === 'draw') expect(cue.block).toBeNull();
    expect(peeksIn(view, events)).toEqual([drawn?.type === 'drawn' ? { seat: drawn.seat, block: drawn.block } : null]);
  });

  it.each([{ openBarrows: true }, { variant: 'young' }])('show it to all where all is open: %j', (options) => {
    const [, { view, events }] = stepWith('drawn', playedWith('drawn', { starter: 0, ...options }, 3, [0]).shown);
    expect(peeksIn(view, events)).toEqual([]);
  });

  it('keep the identities of all blocks that stay on the board, up to the board of the view', () => {
    for (const [i, after] of shown.entries()) {
      const before = shown[i - 1];
      if (before === undefined) continue;
      let pieces = piecesIn(null, before.view, null);
      const known = new Set(pieces.tokens.all.map(({ id }) => id));
      for (const keyframe of between([before, after])) pieces = piecesIn(pieces, before.view, keyframe);
      pieces = piecesIn(pieces, after.view, null);
      expect(pieces.board).toEqual(boardOf(after.view));
      const fresh = pieces.tokens.all.filter(({ id }) => !known.has(id));
      const came = after.events.filter(({ type }) => type === 'drawn' || type === 'filled' || type === 'demolished');
      if (came.length === 0) expect(fresh).toEqual([]);
    }
  });
});
