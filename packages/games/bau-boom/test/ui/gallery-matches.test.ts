import { describe, expect, it } from 'vitest';
import { played, type Shown } from './matches.ts';

/** A stretch of a match that the gallery shows: the first position that fits, and what comes after it. */
interface RecordedMatch {
  readonly options: object;
  readonly seats: number;
  readonly held: readonly number[];
  readonly steps: number;
  readonly fits: (shown: Shown, next: Shown | undefined) => boolean;
}

const covered = ({ view }: Shown, seat: number): number =>
  view.hills[seat]?.built.filter((block) => block !== null).length ?? 0;
const happens = (shown: Shown | undefined, type: string): boolean =>
  shown?.events.some((event) => event.type === type) === true;
const asks = (shown: Shown, phase: string, seat = 0): boolean =>
  shown.view.phase === phase && shown.view.actor === seat;

const MIXED = { starter: 0, hills: ['10', '15', '10', '15'] };

const RECORDED_MATCHES: Readonly<Record<string, RecordedMatch>> = {
  first: { options: { starter: 0 }, seats: 3, held: [0], steps: 5, fits: ({ step }) => step === 0 },
  roll: {
    options: MIXED,
    seats: 4,
    held: [0],
    steps: 4,
    fits: (shown) => asks(shown, 'roll') && covered(shown, 0) > 2,
  },
  move: {
    options: MIXED,
    seats: 4,
    held: [0],
    steps: 3,
    fits: (shown, next) => asks(shown, 'move') && covered(shown, 0) > 1 && happens(next, 'pushed'),
  },
  choice: {
    options: { starter: 0 },
    seats: 2,
    held: [0],
    steps: 3,
    fits: (shown) => asks(shown, 'choice') && covered(shown, 0) > 2,
  },
  unload: {
    options: { starter: 0, hills: '15' },
    seats: 3,
    held: [0],
    steps: 5,
    fits: (shown, next) =>
      asks(shown, 'move') && happens(next, 'unloaded') && covered(shown, 0) > 1 && next?.view.phase === 'build',
  },
  build: {
    options: { starter: 0, hills: '15' },
    seats: 3,
    held: [0],
    steps: 5,
    fits: (shown) => asks(shown, 'build') && covered(shown, 0) > 2 && shown.view.hand.length > 2,
  },
  'build-other': {
    options: MIXED,
    seats: 4,
    held: [0],
    steps: 4,
    fits: (shown) => asks(shown, 'build', 2) && covered(shown, 0) > 2,
  },
  demolish: {
    options: { starter: 0 },
    seats: 2,
    held: [0],
    steps: 3,
    fits: (shown) => asks(shown, 'demolish') && covered(shown, 0) > 3,
  },
  ladybug: {
    options: { starter: 0 },
    seats: 3,
    held: [0],
    steps: 3,
    fits: (shown, next) =>
      asks(shown, 'move') && next?.events.some((event) => event.type === 'drawn' && event.block !== undefined) === true,
  },
  anteater: {
    options: { starter: 0 },
    seats: 3,
    held: [0],
    steps: 3,
    fits: (_, next) => happens(next, 'lost'),
  },
  clever: {
    options: { variant: 'clever', starter: 0, openBarrows: true },
    seats: 3,
    held: [0],
    steps: 4,
    fits: (shown) => asks(shown, 'move') && covered(shown, 0) > 2,
  },
  young: {
    options: { variant: 'young', starter: 0 },
    seats: 2,
    held: [0],
    steps: 5,
    fits: (shown) => asks(shown, 'build') && covered(shown, 0) > 3,
  },
  watching: {
    options: MIXED,
    seats: 4,
    held: [],
    steps: 5,
    fits: (shown) => shown.view.phase === 'move' && covered(shown, 1) > 3,
  },
  win: {
    options: { starter: 0 },
    seats: 4,
    held: [0],
    steps: 2,
    fits: (_, next) => next?.view.phase === 'over',
  },
};

/** The stretch in the first of some matches that has one. */
function firstThatFits({ options, seats, held, steps, fits }: RecordedMatch): readonly Shown[] {
  for (let seed = 1; seed <= 60; seed += 1) {
    const { shown } = played(options, seats, seed, held);
    const from = shown.findIndex((one, i) => fits(one, shown[i + 1]));
    if (from >= 0) return shown.slice(from, from + steps);
  }
  throw new Error(`no match has such a position: ${fits}`);
}

describe('the matches that the gallery shows', () => {
  it('are what the rules make of whole matches', async () => {
    const lines = Object.entries(RECORDED_MATCHES).map(([name, match]) => {
      const list = firstThatFits(match).map((one) => `    ${JSON.stringify(one)}`);
      return `  ${JSON.stringify(name)}: [\n${list.join(',\n')}\n  ]`;
    });
    await expect(`{\n${lines.join(',\n')}\n}\n`).toMatchFileSnapshot('../../src/fixtures/recorded-matches.json');
  });
});
