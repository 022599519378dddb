import { describe, expect, test } from 'vitest';
import {
  covered,
  coveredToLook,
  type HotSeat,
  hotSeatAt,
  laidOpen,
  type Moment,
  mayLieOpen,
  nextHolder,
  taken,
  UNTAKEN,
} from '../../src/pages/table/hot-seat.ts';

/** Seats 0 and 2 play on this device, seat 1 elsewhere. The one of them who is to act needs what only they know. */
function moment(step: number, actors: readonly number[], more: Partial<Moment> = {}): Moment {
  const seats = more.seats ?? [0, 2];
  const lookers = seats.filter((seat) => actors.includes(seat));
  return { step, actors, seats, secret: true, lookers, over: false, ...more };
}

/** The table moves on, one moment after the other. */
function through(hotSeat: HotSeat, ...moments: readonly Moment[]): HotSeat {
  return moments.reduce(hotSeatAt, hotSeat);
}

describe('a device that two people share while something is secret', () => {
  test('is covered at first, and names the player to act', () => {
    const hotSeat = through(UNTAKEN, moment(0, [2]));
    expect(hotSeat.holder).toBeNull();
    expect(nextHolder(hotSeat, moment(0, [2]))).toBe(2);
  });

  test('stays with its holder while they act, and while another playerwhere does', () => {
    const anns = taken(0, 3);
    expect(through(anns, moment(4, [0]), moment(5, [1]), moment(6, [1]))).toBe(anns);
  });

  test('is covered for the other one as soon as that one is to act and the holder is not', () => {
    const hotSeat = through(taken(0, 3), moment(4, [1]), moment(5, [2]));
    expect(hotSeat).toEqual(covered(taken(0, 3)));
    expect(nextHolder(hotSeat, moment(5, [2]))).toBe(2);
  });

  test('stays covered until a player says who they are, whatever happens meanwhile', () => {
    const hotSeat = covered(taken(0, 3));
    expect(through(hotSeat, moment(6, [2]), moment(7, [0]), moment(8, [1]))).toBe(hotSeat);
  });

  test('may be looked at by a player who is not to act, until the table moves on', () => {
    const anns = taken(0, 5);
    expect(through(anns, moment(5, [2]))).toBe(anns);
    expect(through(anns, moment(5, [2]), moment(6, [2])).holder).toBeNull();
  });

  test('goes round where several may act at once, beginning behind the player who had it', () => {
    const all = moment(9, [0, 1, 2]);
    expect(through(taken(0, 8), all).holder).toBe(0);
    expect(nextHolder(taken(0, 8), all)).toBe(2);
    expect(nextHolder(covered(taken(2, 8)), all)).toBe(0);
  });

  test('is covered when the seat of its holder was given up or moved away, and no more for a player left alone', () => {
    expect(through(taken(0, 3), moment(4, [1], { seats: [2, 3] })).holder).toBeNull();
    expect(through(taken(0, 3), moment(4, [1], { seats: [2] })).holder).toBeNull();
    const alone = taken(2, 4);
    expect(through(alone, moment(5, [2], { seats: [2] }), moment(6, [1], { seats: [2] }))).toBe(alone);
  });

  test('is covered no more once the match is over', () => {
    expect(through(covered(taken(2, 3)), moment(4, [], { over: true }))).toMatchObject({ holder: 2, open: false });
  });
});

describe('a device that two people share while nothing is secret', () => {
  const open = (step: number, actors: readonly number[]) => moment(step, actors, { secret: false });

  test('acts for the player to act, without a cover', () => {
    const first = through(UNTAKEN, open(0, [2]));
    expect(first).toMatchObject({ holder: 2, open: true });
    expect(through(first, open(1, [0]))).toMatchObject({ holder: 0, open: true });
    expect(through(first, open(1, [1]))).toBe(first);
  });

  test('is covered before something becomes secret, even for the player who acted last and acts again', () => {
    const hotSeat = through(UNTAKEN, open(3, [2]), moment(4, [2]));
    expect(hotSeat).toMatchObject({ holder: null, open: false });
    expect(nextHolder(hotSeat, moment(4, [2]))).toBe(2);
  });

  test('opens by itself when what was secret is laid open', () => {
    expect(through(covered(taken(0, 3)), open(4, [2]))).toMatchObject({ holder: 2, open: true });
    expect(through(taken(0, 3), open(4, [0]))).toMatchObject({ holder: 0, open: true });
  });
});

describe('a device that two people share while something is secret that does not matter to the player to act', () => {
  const plain = (step: number, actors: readonly number[], lookers: readonly number[] = []) =>
    moment(step, actors, { lookers });

  test('lies open and acts for one after the other, through nobody’s eyes', () => {
    const first = through(UNTAKEN, plain(0, [2]));
    expect(first).toMatchObject({ holder: 2, open: true });
    expect(through(first, plain(1, [0]))).toMatchObject({ holder: 0, open: true });
    expect(through(first, plain(1, [1]))).toBe(first);
  });

  test('is covered before a player to whom it matters, be it the player who acted last', () => {
    const open = through(UNTAKEN, plain(0, [2]));
    expect(through(open, plain(1, [0], [0]))).toEqual(covered(open));
    const same = through(open, plain(1, [2], [2]));
    expect(same.holder).toBeNull();
    expect(nextHolder(same, plain(1, [2], [2]))).toBe(2);
  });

  test('stays with the player who looked as long as they have something to do, then lies open without a cover', () => {
    const anns = taken(0, 3);
    expect(through(anns, plain(4, [0]), plain(5, [0, 2]))).toBe(anns);
    expect(through(anns, plain(4, [2]))).toMatchObject({ holder: 2, open: true });
    expect(through(anns, plain(4, [2], [2]))).toEqual(covered(anns));
  });

  test('where several may act those first to whom nothing secret matters, as their turn comes round', () => {
    const both = plain(5, [0, 2], [2]);
    const open = through(covered(taken(2, 4)), both);
    expect(open).toMatchObject({ holder: 0, open: true });
    expect(through(open, both)).toBe(open);
    expect(through(open, plain(6, [2], [2])).holder).toBeNull();
  });

  test('opens by itself where it was covered for a player who is to act no more', () => {
    expect(through(covered(taken(0, 3)), plain(4, [2]))).toMatchObject({ holder: 2, open: true });
    const waiting = covered(taken(0, 3));
    expect(through(waiting, plain(4, [1]))).toBe(waiting);
  });

  test('stays covered for a player who asked to look, and lies open again when they are done', () => {
    const asked = coveredToLook(through(UNTAKEN, plain(3, [2])));
    expect(through(asked, plain(3, [2]), plain(4, [0]))).toBe(asked);
    const looks = taken(0, 4);
    expect(through(looks, plain(4, [2]))).toBe(looks);
    expect(mayLieOpen(looks, plain(4, [2]))).toBe(true);
    expect(laidOpen(looks, plain(4, [2]))).toMatchObject({ holder: 2, open: true, asked: false });
    expect(mayLieOpen(looks, plain(4, [2], [2]))).toBe(false);
  });

  test('lies open to the end', () => {
    const open = through(UNTAKEN, plain(3, [2]));
    expect(through(open, moment(4, [], { over: true }))).toBe(open);
  });

  test('never lies open while a player is to act to whom what only they know matters', () => {
    const seats = [0, 1, 2];
    const sets = Array.from({ length: 8 }, (_, bits) => seats.filter((seat) => (bits >> seat) & 1));
    const before = [UNTAKEN, ...seats.flatMap((seat) => [taken(seat, 1), covered(taken(seat, 1))])];
    const open = seats.map((seat): HotSeat => ({ ...taken(seat, 1), open: true }));
    for (const hotSeat of [...before, ...open, ...before.map(coveredToLook)]) {
      for (const actors of sets) {
        for (const lookers of sets.filter((set) => set.every((seat) => actors.includes(seat)))) {
          const now = hotSeatAt(hotSeat, moment(2, actors, { seats, lookers }));
          if (!now.open) continue;
          expect(
            now.holder === null || lookers.includes(now.holder),
            JSON.stringify({ hotSeat, actors, lookers }),
          ).toBe(false);
          expect(hotSeatAt(now, moment(2, actors, { seats, lookers }))).toBe(now);
        }
      }
    }
  });
});
