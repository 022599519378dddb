import { describe, expect, it } from 'vitest';
import { actionAt, attemptAt, takenAt } from '../../src/ui/choosing.ts';
import { bauBoomRules, colourOf, movePreviews, squaresOf } from '../../src/ui/rules.ts';
import type { Offer } from '../../src/ui/scene-model.ts';
import { played, type Shown } from './matches.ts';

const { shown } = played({ starter: 0 }, 2, 4, [0, 1]);

function firstIn(phase: string): { readonly one: Shown; readonly offer: Offer } {
  const one = shown.find(({ view }) => view.phase === phase);
  const seat = one?.view.actor;
  if (one === undefined || seat == null) throw new Error(`this match has no phase ${phase}`);
  return { one, offer: { seat, legal: bauBoomRules.legal(one.view, {}, seat), moves: movePreviews(one.view) } };
}

describe('what a touch means', () => {
  it('the dice are rolled', () => {
    const { one, offer } = firstIn('roll');
    expect(actionAt('dice', offer, one.view, null)).toEqual({ type: 'roll' });
    expect(actionAt('space:4', offer, one.view, null)).toBeNull();
  });

  it('a space on which a move ends is moved to, and so is a card', () => {
    const { one, offer } = firstIn('move');
    for (const { by, to } of offer.moves) {
      expect(actionAt(`move:${by}`, offer, one.view, null)).toEqual({ type: 'move', by });
      const there = actionAt(`space:${to}`, offer, one.view, null);
      expect(there?.type === 'move' && offer.moves.find((move) => move.by === there.by)?.to).toBe(to);
    }
    expect(actionAt('dice', offer, one.view, null)).toBeNull();
  });

  it('a block is taken by its card or by itself, and left by the other card', () => {
    const { one, offer } = firstIn('choice');
    const at = one.view.barrows[offer.seat]?.at;
    expect(actionAt('take', offer, one.view, null)).toEqual({ type: 'take' });
    expect(actionAt(`space:${at}`, offer, one.view, null)).toEqual({ type: 'take' });
    expect(actionAt('leave', offer, one.view, null)).toEqual({ type: 'leave' });
  });

  it('a square that is lit is built on; one that is not is tried all the same, so that its refusal says why', () => {
    const { one, offer } = firstIn('build');
    const hill = one.view.hills[offer.seat];
    for (const square of squaresOf(hill?.plan ?? '10')) {
      const key = `square:${offer.seat}:${square.square}`;
      const legal = offer.legal.find((action) => action.type === 'build' && action.square === square.square) ?? null;
      expect(actionAt(key, offer, one.view, null)).toEqual(legal);
      const block = colourOf(offer.seat, square);
      expect(attemptAt(key, offer, one.view, null)).toEqual({ type: 'build', block, square: square.square });
    }
    expect(attemptAt(`square:${1 - offer.seat}:0`, offer, one.view, null)).toBeNull();
  });

  it('a block in the hand is never exchanged for the one that the touched square is for', () => {
    const { one, offer } = firstIn('build');
    const builds = offer.legal.filter((action) => action.type === 'build');
    expect(builds.length).toBeGreaterThan(0);
    for (const { square, block } of builds) {
      const key = `square:${offer.seat}:${square}`;
      expect(actionAt(key, offer, one.view, block)).toEqual({ type: 'build', block, square });
      const other = (['red', 'yellow', 'green', 'blue'] as const).find(
        (colour) => !builds.some((build) => build.square === square && build.block === colour),
      );
      if (other === undefined) throw new Error('some colour does not go there');
      expect(actionAt(key, offer, one.view, other)).toBeNull();
      expect(attemptAt(key, offer, one.view, other)).toEqual({ type: 'build', block: other, square });
    }
  });

  it('only the pile of a block that goes somewhere can be taken in hand', () => {
    const { offer } = firstIn('build');
    const goes = new Set(offer.legal.map((action) => (action.type === 'build' ? action.block : null)));
    for (const block of ['red', 'yellow', 'green', 'blue'] as const) {
      expect(takenAt(`pile:${block}`, offer)).toBe(goes.has(block) ? block : null);
    }
    expect(takenAt('space:3', offer)).toBeNull();
  });
});
