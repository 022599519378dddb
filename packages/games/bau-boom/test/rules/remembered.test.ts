import { playAtRandom } from '@boomtown/game-testing';
import { describe, expect, it } from 'vitest';
import { type BauBoomEvent, type BauBoomOptions, bauBoomGame } from '../../src/rules/index.ts';
import { publicView, remembered } from '../../src/rules/view.ts';

/** What later readers see of every event of a whole game, and the event itself. */
function toldAgain(options: Partial<BauBoomOptions>): readonly { event: BauBoomEvent; again: BauBoomEvent }[] {
  const { positions } = playAtRandom(bauBoomGame, {
    options: { hills: '15', turnLimit: 90, ...options },
    seats: 3,
    seed: `remembered ${JSON.stringify(options)}`,
    policy: 'even',
  });
  return positions.flatMap(({ state, events }) =>
    events.map(({ event }) => ({ event, again: remembered(event, publicView(state)) })),
  );
}

describe('§3.8 what events show when they are repeated later', () => {
  it.each(['standard', 'clever'] as const)('%s: nothing from which a load could be looked up', (variant) => {
    const shownEvents = toldAgain({ variant });
    const bare = shownEvents.filter(({ event }) => ['loaded', 'drawn', 'filled'].includes(event.type));
    expect(new Set(bare.map(({ event }) => event.type))).toEqual(new Set(['loaded', 'drawn', 'filled']));
    for (const { event, again } of bare) {
      expect(Object.keys(again)).not.toContain('block');
      expect(Object.keys(again)).not.toContain('blocks');
      expect(event).toMatchObject(again);
    }
    for (const { event, again } of shownEvents) if (!bare.some((one) => one.event === event)) expect(again).toBe(event);
  });

  it.each([{ openBarrows: true }, { variant: 'young' }] as const)(
    '%j: everything, since all is seen anyway',
    (options) => {
      const shownEvents = toldAgain(options);
      expect(shownEvents.some(({ event }) => event.type === 'loaded')).toBe(true);
      for (const { event, again } of shownEvents) expect(again).toBe(event);
    },
  );
});
