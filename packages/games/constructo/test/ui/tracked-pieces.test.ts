import { describe, expect, it } from 'vitest';
import { follow, levelsOf, type TrackedPiece } from '../../src/ui/tracked-pieces.ts';
import { snapshots, viewAfter } from './matches.ts';

const OPENING = ['board clover', 'small 4', 'medium 7', 'ring 5', 'medium 3', 'ring 1'];

function onCell(trackedPieces: readonly TrackedPiece[], cell: number): readonly string[] {
  return trackedPieces
    .filter(({ spot }) => spot.at === 'cell' && spot.cell === cell - 1)
    .sort((a, b) => a.spot.height - b.spot.height)
    .map(({ id }) => id);
}

describe('levels of a hexagon', () => {
  it('has a ring round a small on the level of the small', () => {
    const stack = [
      { seat: 0, size: 'small' },
      { seat: 1, size: 'ring' },
      { seat: 0, size: 'medium' },
      { seat: 1, size: 'small' },
    ] as const;
    expect(levelsOf(stack)).toEqual([0, 0, 1, 2]);
    expect(levelsOf(stack.slice(1))).toEqual([0, 1, 2]);
    expect(levelsOf([])).toEqual([]);
  });
});

describe('following the pieces', () => {
  it('knows all eighteen, each by an identity of its own', () => {
    for (const { view } of snapshots('constructo', OPENING)) {
      const ids = follow([], view).map(({ id }) => id);
      expect(new Set(ids).size).toBe(18);
    }
  });

  it('sends the upper piece of a pile to the hexagon where one was placed, and leaves all others alone', () => {
    const before = follow([], viewAfter('constructo', OPENING));
    const after = follow(before, viewAfter('constructo', [...OPENING, 'ring 6']));
    const moved = after.filter(({ id, spot }) => {
      const was = before.find((tracked) => tracked.id === id)?.spot;
      return JSON.stringify(was) !== JSON.stringify(spot);
    });
    expect(moved).toHaveLength(1);
    expect(moved[0]).toMatchObject({ seat: 1, size: 'ring', spot: { at: 'cell', cell: 5, level: 0 } });
    const was = before.find(({ id }) => id === moved[0]?.id)?.spot;
    expect(was).toEqual({ at: 'pile', height: 2 });
  });

  it('moves the very piece that moved', () => {
    const actions = [...OPENING, 'ring 6', 'medium 9'];
    const before = follow([], viewAfter('constructo', actions));
    const [medium] = onCell(before, 3);
    const after = follow(before, viewAfter('constructo', [...actions, '3-1']));
    expect(onCell(after, 3)).toEqual([]);
    expect(onCell(after, 1)).toEqual([...onCell(before, 1), medium]);
  });

  it('keeps every identity through a whole match, whatever steps are missed', () => {
    const all = snapshots('constructo', [...OPENING, 'ring 6', 'medium 9', '3-1', 'medium 3', 'small 8', 'ring 2']);
    const first = all[0];
    const last = all.at(-1);
    if (first === undefined || last === undefined) throw new Error('no match');
    const ids = (trackedPieces: readonly TrackedPiece[]) => trackedPieces.map(({ id }) => id).sort();
    const direct = follow(follow([], first.view), last.view);
    const step = all.reduce<readonly TrackedPiece[]>((trackedPieces, { view }) => follow(trackedPieces, view), []);
    expect(ids(direct)).toEqual(ids(step));
    expect(direct.map(({ seat, size, spot }) => JSON.stringify({ seat, size, spot })).sort()).toEqual(
      step.map(({ seat, size, spot }) => JSON.stringify({ seat, size, spot })).sort(),
    );
  });

  it('takes a pile down from above: of several pieces that leave it in one step the upper one goes first', () => {
    const before = follow([], viewAfter('constructo', OPENING.slice(0, 1)));
    const after = follow(before, viewAfter('constructo', OPENING));
    const heights = after
      .filter(({ seat, size, spot }) => seat === 0 && size === 'ring' && spot.at === 'cell')
      .sort((a, b) => a.wave - b.wave)
      .map(({ id }) => before.find((tracked) => tracked.id === id)?.spot.height);
    expect(heights).toEqual([2, 1]);
  });

  it('lets several pieces that move in one step go one after the other', () => {
    const before = follow([], viewAfter('constructo', OPENING));
    const waves = follow(before, viewAfter('constructo', [])).map(({ wave }) => wave);
    expect(Math.max(...waves)).toBe(4);
    const one = follow(before, viewAfter('constructo', [...OPENING, 'ring 6']));
    expect(Math.max(...one.map(({ wave }) => wave))).toBe(0);
  });
});
