import { apply, type Seat, textStream } from '@boomtown/game-core';
import { playAtRandom } from '@boomtown/game-testing';
import { describe, expect, it } from 'vitest';
import { type BauBoomEvent, type BauBoomState, bauBoomGame } from '../../src/rules/index.ts';
import { publicView } from '../../src/rules/view.ts';
import { type MovePreview, movePreviews, type SpaceEffect } from '../../src/view.ts';
import { type Given, position, shownEvents } from './position.ts';

const previews = (given: Given) => movePreviews(publicView(position({ phase: 'move', ...given })));

describe('previews of moves', () => {
  it('there are none before the dice are rolled, nor after the move', () => {
    expect(movePreviews(publicView(position({})))).toEqual([]);
    expect(previews({ phase: 'choice', at: [3, 0], trail: { 3: 'red' } })).toEqual([]);
  });

  it('say where each move stops and what lies there', () => {
    expect(previews({ dice: [2, 3], trail: { 2: 'red', 5: 'blue' } })).toEqual([
      { by: 'first', distance: 2, from: 0, to: 2, pushes: [], effect: { what: 'may-take', block: 'red' } },
      { by: 'second', distance: 3, from: 0, to: 3, pushes: [], effect: { what: 'nothing' } },
      { by: 'sum', distance: 5, from: 0, to: 5, pushes: [], effect: { what: 'ladybug', block: 'blue' } },
    ]);
  });

  it('say whom a move pushes and what it does to them', () => {
    const [first] = previews({
      seats: 3,
      at: [8, 9, 10],
      loads: [[], [], ['red']],
      trail: { 10: 'red' },
      dice: [1, 4],
    });
    expect(first).toEqual({
      by: 'first',
      distance: 1,
      from: 8,
      to: 9,
      pushes: [
        { seat: 1, by: 0, from: 9, to: 10, effect: { what: 'must-take', block: 'red' } },
        { seat: 2, by: 1, from: 10, to: 11, effect: { what: 'anteater', loses: true } },
      ],
      effect: { what: 'nothing' },
    });
  });

  it.each([
    [{ at: [11, 0], dice: [2, 2] }, 'difference', { what: 'anteater', loses: false }],
    [{ at: [0, 0], dice: [2, 2] }, 'difference', { what: 'start', unloads: false }],
    [{ at: [28, 0], dice: [2, 2] }, 'first', { what: 'start', unloads: true }],
    [{ at: [5, 0], dice: [2, 2] }, 'difference', { what: 'ladybug', block: null }],
  ] as const)('of clever builders: %j, %s: %j', (given, by, effect) => {
    const found = previews({ ...given, options: { variant: 'clever' } }).find((one) => one.by === by);
    expect(found?.effect).toEqual(effect);
  });

  it.each([
    [
      { at: [28, 0], dice: [2, 1] },
      { what: 'start', unloads: false },
    ],
    [
      { at: [9, 0], dice: [2, 1] },
      { what: 'anteater', loses: false },
    ],
    [{ at: [1, 0], dice: [2, 1], trail: { 3: 'red' }, built: [[0]] }, { what: 'nothing' }],
    [
      { at: [3, 0], dice: [2, 1], trail: { 5: 'red' }, built: [[0]] },
      { what: 'ladybug', block: null },
    ],
  ] as const)('of young builders: %j: %j', (given, effect) => {
    expect(previews({ ...given, options: { variant: 'young' } })[0]?.effect).toEqual(effect);
  });
});

/**
 * Is what a preview foretells what happens? Compares up to the first moment at which a player is asked, which it must
 * foretell too.
 */
function compare(preview: MovePreview, seat: Seat, state: BauBoomState, events: readonly BauBoomEvent[]): void {
  const { from, to, pushes } = preview;
  expect(events.slice(0, 1 + pushes.length)).toEqual([
    { type: 'moved', seat, from, to },
    ...pushes.map(({ effect: _, ...push }) => ({ type: 'pushed', ...push })),
  ]);
  const rest = events
    .slice(1 + pushes.length)
    .filter(({ type }) => !['returned', 'filled', 'turn-limit'].includes(type));
  const effects = pushes.map((push) => ({ seat: push.seat, at: push.to, effect: push.effect })).reverse();
  for (const one of [...effects, { seat, at: to, effect: preview.effect }]) {
    for (const expected of foretold(one.seat, one.at, one.effect)) {
      // From an empty container nothing is drawn.
      if (expected.type === 'drawn' && rest[0]?.type !== 'drawn') continue;
      expect(rest.shift()).toMatchObject(expected);
      if (rest.length === 0 && (state.phase === 'build' || state.phase === 'demolish')) return;
    }
    if (one.effect.what === 'may-take') expect(state).toMatchObject({ phase: 'choice', actor: one.seat });
  }
  expect(rest).toEqual([]);
  if (preview.effect.what !== 'may-take') expect(['roll', 'over']).toContain(state.phase);
  return;
}

function foretold(seat: number, at: number, effect: SpaceEffect): readonly Partial<BauBoomEvent>[] {
  switch (effect.what) {
    case 'must-take':
      return [{ type: 'loaded', seat, from: at, block: effect.block }];
    case 'ladybug':
      return [
        ...(effect.block === null ? [] : [{ type: 'loaded', seat, from: at, block: effect.block } as const]),
        { type: 'drawn', seat },
      ];
    case 'anteater':
      return effect.loses ? [{ type: 'lost', seat }] : [];
    case 'start':
      return effect.unloads ? [{ type: 'unloaded', seat }] : [];
    case 'nothing':
    case 'may-take':
      return [];
  }
}

describe('previews foretell what moves do', () => {
  it.each(['standard', 'clever', 'young'] as const)('in whole games, %s', (variant) => {
    const play = playAtRandom(bauBoomGame, {
      options: { variant, hills: '15', turnLimit: 120 },
      seats: 4,
      seed: `previews ${variant}`,
      policy: 'previews',
    });
    const seen = new Set<string>();
    let chains = 0;
    for (const { state, step } of play.positions) {
      for (const preview of movePreviews(publicView(state))) {
        const next = apply(
          bauBoomGame,
          state,
          state.toMove,
          { type: 'move', by: preview.by },
          textStream(`luck ${step}`),
        );
        if (!next.ok) throw new Error(next.error.code);
        compare(preview, state.toMove, next.value.state, shownEvents(next.value));
        chains += preview.pushes.length > 1 ? 1 : 0;
        for (const { effect } of [preview, ...preview.pushes]) seen.add(effect.what);
      }
    }
    expect(chains).toBeGreaterThan(0);
    expect([...seen].sort()).toEqual(['anteater', 'ladybug', 'may-take', 'must-take', 'nothing', 'start']);
  });
});
