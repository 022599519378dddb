import { describe, expect, it } from 'vitest';
import { type BauBoomState, bauBoomGame, type Pending } from '../../src/rules/index.ts';
import { type Given, position } from './position.ts';

function verdict(raw: unknown): string {
  const read = bauBoomGame.parseState(raw);
  return read.ok ? 'taken' : read.error.code;
}

const withQueue = (state: BauBoomState, queue: unknown) => verdict({ ...state, queue });

/** Seat 1 was pushed onto the start and builds; seats 2 and 3 and the mover wait. */
const pushed: Given = {
  seats: 4,
  at: [26, 0, 29, 28],
  phase: 'build',
  toMove: 0,
  actor: 1,
  hand: ['yellow'],
};
const waiting: readonly Pending[] = [
  { what: 'suffer', seat: 2 },
  { what: 'suffer', seat: 3 },
  { what: 'land', seat: 0 },
];

describe('§6 the queue', () => {
  const [two, three, land] = waiting;
  const queued = (queue: readonly (Pending | undefined)[]) => withQueue(position({ ...pushed, queue: waiting }), queue);

  it('waits only while a player builds who was pushed', () => {
    expect(queued([two, three, land])).toBe('taken');
    expect(queued([land])).toBe('taken');
    expect(withQueue(position({ phase: 'build', hand: ['red'] }), [land])).toBe('malformed');
    for (const given of [{}, { phase: 'move' }, { phase: 'choice', at: [3, 0], trail: { 3: 'red' } }] as const) {
      expect(withQueue(position(given), [{ what: 'suffer', seat: 1 }])).toBe('malformed');
    }
  });

  it.each<[string, readonly (Pending | undefined)[]]>([
    ['the mover’s landing is missing', []],
    ['the mover’s landing is missing behind others', [two]],
    ['the mover’s landing is not the last', [land, two]],
    ['somebody else lands', [{ what: 'land', seat: 2 }]],
    ['two land', [{ what: 'land', seat: 3 }, land]],
    ['one waits twice', [two, two, land]],
    ['the builder suffers once more', [{ what: 'suffer', seat: 1 }, land]],
    ['the mover suffers', [{ what: 'suffer', seat: 0 }, land]],
    ['a draw waits', [{ what: 'draw', seat: 1 }, land]],
    ['a refill waits', [{ what: 'refill', seat: 1 }, land]],
    ['a seat is none of the table', [{ what: 'suffer', seat: 4 }, land]],
  ])('is none where %s', (_name, queue) => {
    expect(queued(queue)).toBe('malformed');
  });

  it('holds nobody who stands on the start', () => {
    expect(() => position({ ...pushed, at: [26, 0, 0, 28], queue: waiting })).toThrow();
    expect(() => position({ ...pushed, at: [0, 0, 29, 28], queue: waiting })).toThrow();
  });
});

describe('§5.3, §6 the queue of young builders', () => {
  const draw: Pending = { what: 'draw', seat: 0 };
  const refill: Pending = { what: 'refill', seat: 0 };
  const young =
    (at: number, queue: readonly Pending[], given: Given = {}) =>
    () =>
      position({ options: { variant: 'young' }, phase: 'build', hand: ['red'], at: [at, 0], queue, ...given });

  it('on a normal space holds the new block', () => {
    expect(young(3, [refill])).not.toThrow();
    expect(young(3, [])).toThrow();
    expect(young(3, [draw, refill])).toThrow();
    expect(young(3, [refill, refill])).toThrow();
  });

  it('on a ladybug holds the draw and the new block, the new block, or nothing', () => {
    expect(young(5, [draw, refill])).not.toThrow();
    expect(young(5, [refill])).not.toThrow();
    expect(young(5, [])).not.toThrow();
    expect(young(5, [draw])).toThrow();
    expect(young(5, [refill, draw])).toThrow();
  });

  it('puts no new block on another, nor where none may lie', () => {
    expect(young(3, [refill], { trail: { 3: 'blue' } })).toThrow();
    expect(young(5, [refill], { trail: { 5: 'blue' } })).toThrow();
    expect(young(5, [], { trail: { 5: 'blue' } })).not.toThrow();
    expect(young(0, [refill])).toThrow();
    expect(young(11, [refill])).toThrow();
    expect(young(0, [])).toThrow();
  });

  it('is the builder’s own, before those who wait for their spaces', () => {
    const suffering: Given = { toMove: 1, actor: 0, at: [4, 3] };
    const land: Pending = { what: 'land', seat: 1 };
    expect(young(4, [refill, land], suffering)).not.toThrow();
    expect(young(4, [{ what: 'refill', seat: 1 }, land], suffering)).toThrow();
    expect(young(4, [land, refill], suffering)).toThrow();
    expect(young(4, [refill], suffering)).toThrow();
  });

  it('there is one block in hand, and nothing is ever demolished', () => {
    expect(young(3, [refill], { hand: ['red', 'blue'] })).toThrow();
    expect(() => position({ options: { variant: 'young' }, phase: 'demolish', built: [[0]] })).toThrow();
    expect(() => position({ options: { variant: 'young' }, phase: 'demolish', at: [5, 0], built: [[0]] })).toThrow();
  });
});
