import { describe, expect, it } from 'vitest';
import { type Rng, revealsHidden, startMatch, submit, takebackRight, watched } from '../src/index.ts';
import { diceRace } from './dice-race.ts';

const seed = new Uint8Array(32);
const fixed: Rng = { int: () => 0, shuffle: (list) => [...list] };

describe('a watched stream', () => {
  it.each([
    ['nothing', () => undefined, false],
    ['a number out of one', (rng: Rng) => rng.int(1), false],
    ['a number out of two', (rng: Rng) => rng.int(2), true],
    ['a shuffle of one', (rng: Rng) => rng.shuffle([1]), false],
    ['a shuffle of two', (rng: Rng) => rng.shuffle([1, 2]), true],
  ])('drawing %s', (_, draw, wasDrawn) => {
    const rng = watched(() => fixed);
    draw(rng);
    expect(rng.wasDrawn).toBe(wasDrawn);
  });
});

describe('an action is sealed', () => {
  const first = startMatch(diceRace, {}, 2, seed);
  const made = (type: 'roll' | 'stop') => (first.ok ? submit(first.value.match, 0, { type }) : first);

  it('by chance, and not without it', () => {
    expect(made('roll')).toMatchObject({ ok: true, value: { sealed: true } });
    expect(made('stop')).toMatchObject({ ok: true, value: { sealed: false } });
  });

  it('like every setup', () => {
    expect(first).toMatchObject({ ok: true, value: { sealed: true } });
  });

  it('by events for some seats only, and by events that the game lists in `reveals`', () => {
    const event = { type: 'stopped' } as const;
    expect(revealsHidden(diceRace, [{ to: 'all', event }])).toBe(false);
    expect(revealsHidden(diceRace, [{ to: 1, event }])).toBe(true);
    expect(revealsHidden(diceRace, [{ to: 'all', except: [1], event }])).toBe(true);
    expect(revealsHidden({ ...diceRace, reveals: ['stopped'] }, [{ to: 'all', event }])).toBe(true);
    expect(revealsHidden({ ...diceRace, reveals: ['rolled'] }, [{ to: 'all', event }])).toBe(false);
  });
});

describe('the right to take an action back', () => {
  it.each([
    ['in one’s own turn', [0], [0], false, 'free'],
    ['when the turn has passed', [0], [1], false, 'ask'],
    ['when others may act, too', [0], [0, 1], false, 'ask'],
    ['while others might act, too', [0, 1], [0], false, 'ask'],
    ['when something came to light', [0], [0], true, null],
    ['when the match is over', [0], [], false, null],
  ])('%s', (_, before, after, sealed, right) => {
    expect(takebackRight({ by: 0, before, after, sealed })).toBe(right);
  });
});
