import { type AnyGame, type Seat, startMatch, textStream } from '@boomtown/game-core';
import { begunByFirst, GAME_FOR_SIX, OPEN_GAME } from '@boomtown/registry/chosen';
import { GAMES } from '@boomtown/registry/rules';
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

function ownOf(match: MatchInPlay, seat: Seat): object {
  return match.ownViews([seat])[0]?.view ?? {};
}

/** The first of what a seat may do. */
function firstLegal(match: MatchInPlay, seat: Seat): object {
  const [first] = match.game.legal(match.view, ownOf(match, seat), seat);
  if (first === undefined) throw new Error(`seat ${seat} may do nothing`);
  return first;
}

function timeoutOf(match: MatchInPlay, seat: Seat): object {
  return match.game.timeout(match.view, ownOf(match, seat), seat);
}

/** Games in which dice, cards or hands come to light. */
const REVEALING = Object.values(GAMES).filter(({ reveals = [] }) => reveals.length > 0);

/** A match of an open game in which seat 0 has acted, and goes on: it may take that back. */
function begun(): MatchInPlay {
  const match = matchOf(OPEN_GAME, 2, begunByFirst(OPEN_GAME));
  act(match, 0, firstLegal(match, 0));
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
      if (mover !== 0) throw new Error('seat 0 does not go on');
      act(match, 0, firstLegal(match, 0));
      match.goBack({ seat: 0, request: null, agreed: [1] });
      expect(match.revocable).toBeNull();
      expect(match.lastBy).toBeNull();
    },
  );

  test('after a resignation at a table that plays on', () => {
    const match = matchOf(GAME_FOR_SIX, 3);
    const [seat = 0] = match.actors;
    act(match, seat, timeoutOf(match, seat));
    expect(match.revocable?.seat).toBe(seat);
    BESIDE['a resignation'](match, (seat + 1) % 3);
    expect(match.isOver).toBe(false);
    expect(match.revocable).toBeNull();
    expect(match.lastBy).toBeNull();
  });

  test('where a substitute bot made it', () => {
    const match = matchOf(OPEN_GAME, 2, begunByFirst(OPEN_GAME));
    act(match, 0, firstLegal(match, 0), 'bot');
    expect(match.revocable).toBeNull();
    act(match, 0, firstLegal(match, 0));
    match.goBack({ seat: 0, request: null, agreed: [1] });
    expect(match.revocable).toBeNull();
  });

  test.each(REVEALING)('where something came to light, as in $info.name', (game) => {
    const match = matchOf(game, game.info.seats.min);
    const chance = textStream('what comes to light');
    for (;;) {
      const [seat] = match.actors;
      if (seat === undefined) throw new Error('nothing came to light');
      const legal = game.legal(match.view, ownOf(match, seat), seat);
      const judged = match.next(seat, legal[chance.int(legal.length)]);
      if (!judged.ok) throw new Error(judged.error.message);
      const { next } = judged.value;
      match.goTo(next, { seat, request: null, standIn: null });
      if (next.events.some(({ event }) => game.reveals?.includes(event.type))) break;
    }
    expect(match.revocable).toBeNull();
  });
});

describe('several actions of one seat', () => {
  test('are taken back one after the other, and none of the seat before it', () => {
    const match = begun();
    act(match, 0, firstLegal(match, 0));
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
    act(match, 0, firstLegal(match, 0));
    act(match, 1, firstLegal(match, 1));
    expect(match.revocable).toMatchObject({ seat: 1, of: 3 });
    match.goBack({ seat: 1, request: null, agreed: [0] });
    expect(match.revocable).toBeNull();
    expect(match.lastBy).toBe(0);
  });
});

describe('consent to a takeback', () => {
  function asked(persons: readonly Seat[]) {
    const match = matchOf(GAME_FOR_SIX, 4);
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
    const makes = () => act(match, seat, timeoutOf(match, seat));
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
    const { undone, makes, asks } = asked([matchOf(GAME_FOR_SIX, 4).actors[0] ?? 0]);
    makes();
    expect(await asks()).toMatchObject({ value: { done: true } });
    expect(undone).toHaveLength(1);
  });
});
