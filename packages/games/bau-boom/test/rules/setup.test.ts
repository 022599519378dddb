import { textStream } from '@boomtown/game-core';
import { describe, expect, it } from 'vitest';
import { colourOf, squaresOf } from '../../src/rules/hill.ts';
import { type BauBoomState, type Block, bauBoomGame, type Plan } from '../../src/rules/index.ts';
import { BLOCK_SPACES, SPACES, spaceKind } from '../../src/rules/trail.ts';

function begin(options: unknown, seats: number, seed = 'setup'): BauBoomState {
  const step = bauBoomGame.setup(options, seats, textStream(seed));
  if (!step.ok) throw new Error(step.error.message);
  expect(step.value.events).toEqual([]);
  return step.value.state;
}

function refusedWith(options: unknown, seats: number): string | null {
  const step = bauBoomGame.setup(options, seats, textStream('refused'));
  return step.ok ? null : step.error.code;
}

function count(blocks: readonly (Block | null)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const block of blocks) if (block !== null) counts[block] = (counts[block] ?? 0) + 1;
  return counts;
}

describe('§1.1 blocks', () => {
  it('there are 18 of each colour, on the trail and in the container', () => {
    const { trail, container } = begin({}, 2);
    expect(count([...trail, ...container])).toEqual({ red: 18, yellow: 18, green: 18, blue: 18 });
  });
});

describe('§1.2 the trail', () => {
  it('has 30 spaces: a start, two anteaters, four ladybugs, 23 normal ones', () => {
    const kinds = SPACES.map(spaceKind);
    expect(kinds).toHaveLength(30);
    expect(kinds[0]).toBe('start');
    expect(SPACES.filter((space) => kinds[space] === 'anteater')).toEqual([11, 23]);
    expect(SPACES.filter((space) => kinds[space] === 'ladybug')).toEqual([5, 14, 19, 27]);
    expect(kinds.filter((kind) => kind === 'normal')).toHaveLength(23);
  });
});

describe('§1.3 hills', () => {
  const colours = (plan: Plan, seat: number) => squaresOf(plan).map((square) => colourOf(seat, square));

  it('the small plan has 4, 3, 2, 1 squares in its colours', () => {
    expect(colours('10', 0).join(' ')).toBe('red yellow green blue green blue red red yellow green');
    expect(squaresOf('10').map(({ row }) => row)).toEqual([0, 0, 0, 0, 1, 1, 1, 2, 2, 3]);
  });

  it('the large plan has 5, 4, 3, 2, 1 squares in its colours', () => {
    expect(colours('15', 0).join(' ')).toBe(
      'red yellow green blue red green blue red yellow red yellow green green blue yellow',
    );
    expect(squaresOf('15').map(({ place }) => place)).toEqual([0, 1, 2, 3, 4, 0, 1, 2, 3, 0, 1, 2, 0, 1, 0]);
  });

  it('the seat is added to each colour', () => {
    expect(colours('10', 1).join(' ')).toBe('yellow green blue red blue red yellow yellow green blue');
    expect(colours('10', 3).join(' ')).toBe('blue red yellow green yellow green blue blue red yellow');
  });

  it('square j of a row rests on squares j and j + 1 of the row below', () => {
    const below = (plan: Plan) => squaresOf(plan).map((square) => square.below);
    expect(below('10')).toEqual([[], [], [], [], [0, 1], [1, 2], [2, 3], [4, 5], [5, 6], [7, 8]]);
    expect(below('15').slice(5)).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [5, 6],
      [6, 7],
      [7, 8],
      [9, 10],
      [10, 11],
      [12, 13],
    ]);
  });

  it.each(['10', '15'] as const)('on plan %s "above" says the same as "below", from the other side', (plan) => {
    for (const { square, above } of squaresOf(plan)) {
      expect(above).toEqual(squaresOf(plan).flatMap((upper) => (upper.below.includes(square) ? [upper.square] : [])));
    }
  });
});

describe('§2.1 the table', () => {
  it('has a block on every space but the start and the anteaters', () => {
    const { trail } = begin({}, 3);
    expect(SPACES.filter((space) => trail[space] !== null)).toEqual([...BLOCK_SPACES]);
    expect(BLOCK_SPACES).toHaveLength(27);
  });

  it('has the first blocks of the shuffle on the trail and the others in the container, in order', () => {
    const listed = ['red', 'yellow', 'green', 'blue'].flatMap((colour) => Array<string>(18).fill(colour));
    const shuffled = textStream('one stream').shuffle(listed);
    const { trail, container } = begin({ starter: 0 }, 2, 'one stream');
    expect([...trail.filter((block) => block !== null), ...container]).toEqual(shuffled);
  });

  it('has empty wheelbarrows on the start', () => {
    expect(begin({}, 4).barrows).toEqual(Array(4).fill({ at: 0, load: [] }));
  });

  it('gives all the same hill, or each their own', () => {
    expect(begin({ hills: '15' }, 2).hills.map(({ plan, built }) => [plan, built.length])).toEqual([
      ['15', 15],
      ['15', 15],
    ]);
    const mixed = begin({ hills: ['10', '15', '10'] }, 3);
    expect(mixed.hills.map(({ plan, built }) => [plan, built.length])).toEqual([
      ['10', 10],
      ['15', 15],
      ['10', 10],
    ]);
    expect(mixed.options.hills).toEqual(['10', '15', '10']);
  });
});

describe('§2.2 the starting player', () => {
  it('is the seat that the option names', () => {
    expect(begin({ starter: 2 }, 3)).toMatchObject({ toMove: 2, actor: 2, turn: 0, phase: 'roll', dice: null });
  });

  it('is drawn before the shuffle where it is random', () => {
    const stream = textStream('starter');
    const starter = stream.int(4);
    const drawn = begin({}, 4, 'starter');
    expect(drawn.toMove).toBe(starter);
    const listed = ['red', 'yellow', 'green', 'blue'].flatMap((colour) => Array<string>(18).fill(colour));
    expect(drawn.container).toEqual(stream.shuffle(listed).slice(27));
  });
});

describe('§6 options', () => {
  const defaults = { variant: 'standard', hills: '10', starter: 'random', openBarrows: false, turnLimit: 400 };

  it.each([undefined, {}])('%o gives the defaults', (options) => {
    expect(begin(options, 2).options).toEqual(defaults);
    expect(bauBoomGame.defaults).toEqual(defaults);
  });

  it.each([1, 5, 2.5, Number.NaN])('%d seats are bad seats, whatever the options', (seats) => {
    expect(refusedWith({ variant: 'none' }, seats)).toBe('bad-seats');
  });

  it.each([
    [null],
    [[]],
    ['standard'],
    [{ colour: 'red' }],
    [{ variant: 'hard' }],
    [{ hills: 10 }],
    [{ hills: '12' }],
    [{ hills: ['10'] }],
    [{ hills: ['10', '15', '10'] }],
    [{ hills: ['10', null] }],
    [{ starter: 2 }],
    [{ starter: -1 }],
    [{ starter: 'youngest' }],
    [{ openBarrows: 1 }],
    [{ turnLimit: 0 }],
    [{ turnLimit: 10_001 }],
    [{ turnLimit: 1.5 }],
    [{ turnLimit: '400' }],
    [JSON.parse('{"__proto__": {}}')],
  ])('%o are bad options at a table for two', (options) => {
    expect(refusedWith(options, 2)).toBe('bad-options');
  });

  it.each([{ turnLimit: 1 }, { turnLimit: 10_000 }, { hills: ['15', '10'] }, { starter: 1, openBarrows: true }])(
    '%o are good options at a table for two',
    (options) => {
      expect(begin(options, 2).options).toEqual({ ...defaults, ...options });
    },
  );
});
