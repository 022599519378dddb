import { bauBoomGame } from '@boomtown/bau-boom/rules';
import { boondoggleGame } from '@boomtown/boondoggle/rules';
import { constructoGame } from '@boomtown/constructo/rules';
import type { AnyGame } from '@boomtown/game-core';
import { type Seat, startMatch } from '@boomtown/game-core';
import type { Notice } from '@boomtown/wire';
import { describe, expect, test } from 'vitest';
import { evaluateStep } from '../../src/tables/evaluated-step.ts';
import { MatchInPlay } from '../../src/tables/match-in-play.ts';
import type { Revocable } from '../../src/tables/revocable-actions.ts';
import { Takebacks } from '../../src/tables/takebacks.ts';

function matchOf(game: AnyGame, seats: number, options: object = {}): MatchInPlay {
  const started = startMatch(game, options, seats, new Uint8Array(32).fill(1));
  if (!started.ok) throw new Error(started.error.message);
  return new MatchInPlay(evaluateStep(() => started.value));
}

/** Makes an action, of the seat itself or of a stand-in. */
function act(match: MatchInPlay, seat: Seat, action: object, standIn: 'bot' | null = null): void {
  const judged = match.next(seat, action);
  if (!judged.ok) throw new Error(judged.error.message);
  match.goTo(judged.value.next, { seat, request: null, standIn });
}

/** A match of Constructo in which seat 0 has chosen the board, which it may take back. */
function begun(): MatchInPlay {
  const match = matchOf(constructoGame, 2, { starter: 0 });
  act(match, 0, { type: 'board', board: 'clover' });
  expect(match.revocable).toMatchObject({ seat: 0, of: 1 });
  return match;
}

const BESIDE = {
  'a resignation': (match: MatchInPlay, seat: Seat) => match.resign({ seat, request: null }),
  'a bot that takes over': (match: MatchInPlay, seat: Seat) => match.handOver({ seat, why: 'away' }),
  'a return': (match: MatchInPlay, seat: Seat) => match.handOver({ seat, why: 'back' }),
  'a newcomer': (match: MatchInPlay, seat: Seat) =>
    match.newcomer({ seat, from: 'Ben', to: 'Cy', linesBefore: 0, at: 0 }),
} as const;

describe('an action can be taken back no more', () => {
  test.each(['a bot that takes over', 'a return', 'a newcomer'] as const)(
    'after %s, nor once another one of its seat was',
    (what) => {
      const match = begun();
      BESIDE[what](match, 1);
      expect(match.revocable).toBeNull();
      expect(match.lastBy).toBeNull();
      const [mover] = match.actors;
      if (mover !== 0) throw new Error('who chooses the board moves first on it');
      act(match, 0, { type: 'place', piece: 'small', cell: 4 });
      match.goBack({ seat: 0, request: null, agreed: [1] });
      expect(match.revocable).toBeNull();
      expect(match.lastBy).toBeNull();
    },
  );

  test('after a resignation at a table that plays on', () => {
    const match = matchOf(boondoggleGame, 3);
    const [seat = 0] = match.actors;
    act(match, seat, { type: 'pass' });
    expect(match.revocable?.seat).toBe(seat);
    BESIDE['a resignation'](match, (seat + 1) % 3);
    expect(match.isOver).toBe(false);
    expect(match.revocable).toBeNull();
    expect(match.lastBy).toBeNull();
  });

  test('where a stand-in made it', () => {
    const match = matchOf(constructoGame, 2, { starter: 0 });
    act(match, 0, { type: 'board', board: 'clover' }, 'bot');
    expect(match.revocable).toBeNull();
    act(match, 0, { type: 'place', piece: 'small', cell: 4 });
    match.goBack({ seat: 0, request: null, agreed: [1] });
    expect(match.revocable).toBeNull();
  });

  test('where dice were rolled', () => {
    const match = matchOf(bauBoomGame, 2);
    act(match, match.actors[0] ?? 0, { type: 'roll' });
    expect(match.revocable).toBeNull();
  });
});

describe('several actions of one seat', () => {
  test('are taken back one after the other, and none of the seat before it', () => {
    const match = begun();
    act(match, 0, { type: 'place', piece: 'small', cell: 4 });
    expect(match.revocable).toMatchObject({ seat: 0, of: 2 });
    match.goBack({ seat: 0, request: null, agreed: [1] });
    expect(match.revocable).toMatchObject({ seat: 0, of: 1 });
    expect(match.lastBy).toBe(0);
    match.goBack({ seat: 0, request: null, agreed: [] });
    expect(match.revocable).toBeNull();
    expect(match.lastBy).toBeNull();
    expect(match.entry).toBe(4);
  });

  test('are past once another seat acted, also where that action is taken back', () => {
    const match = begun();
    act(match, 0, { type: 'place', piece: 'small', cell: 4 });
    act(match, 1, { type: 'place', piece: 'medium', cell: 7 });
    expect(match.revocable).toMatchObject({ seat: 1, of: 3 });
    match.goBack({ seat: 1, request: null, agreed: [0] });
    expect(match.revocable).toBeNull();
    expect(match.lastBy).toBe(0);
  });
});

describe('consent to a takeback', () => {
  function asked(persons: readonly Seat[]) {
    const match = matchOf(boondoggleGame, 4);
    const undone: { readonly of: number; readonly agreed: readonly Seat[] }[] = [];
    const notices: Notice[] = [];
    const takebacks = new Takebacks({
      match,
      allowed: true,
      seats: 4,
      isPerson: (seat) => persons.includes(seat),
      undo: async ({ of }: Revocable, _request, agreed) => void undone.push({ of, agreed }),
      changed: () => {},
      notice: (notice) => notices.push(notice),
    });
    const [seat = 0] = match.actors;
    const others = [0, 1, 2, 3].filter((other) => other !== seat);
    const makes = () => act(match, seat, { type: 'pass' });
    const asks = () => takebacks.takeBack({ id: 'back', step: match.entry, seat });
    const yes = (by: Seat) => takebacks.answer({ step: match.entry, seats: [by], agree: true });
    return { match, takebacks, undone, seat, others, makes, asks, yes };
  }

  test('is asked of everybody else, and of nobody twice', async () => {
    const { match, undone, others, makes, asks, yes } = asked([0, 1, 2, 3]);
    makes();
    expect(await asks()).toMatchObject({ value: { done: false } });
    const [first = -1, second = -1, third = -1] = others;
    await yes(first);
    await yes(second);
    await yes(second);
    expect(undone).toEqual([]);
    await yes(third);
    expect(undone).toEqual([{ of: match.entry, agreed: others }]);
  });

  test('is not asked of a seat that was given up, nor of a bot', async () => {
    const { match, undone, others, seat, makes, asks, yes } = asked([0, 1, 2, 3]);
    const [first = -1, second = -1, third = -1] = others;
    match.resign({ seat: third, request: null });
    makes();
    expect(await asks()).toMatchObject({ value: { done: false } });
    expect(await yes(third)).toMatchObject({ ok: false, error: { code: 'nothing-asked' } });
    await yes(first);
    await yes(second);
    expect(undone).toEqual([{ of: match.entry, agreed: [first, second] }]);
    const withBots = asked([seat, first]);
    withBots.makes();
    await withBots.asks();
    await withBots.yes(first);
    expect(withBots.undone).toHaveLength(1);
  });

  test('is asked of nobody where all others are gone or bots: it is done at once', async () => {
    const { undone, makes, asks } = asked([matchOf(boondoggleGame, 4).actors[0] ?? 0]);
    makes();
    expect(await asks()).toMatchObject({ value: { done: true } });
    expect(undone).toHaveLength(1);
  });
});
