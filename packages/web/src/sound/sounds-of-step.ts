import type { SoundName } from '@boomtown/ui-kit';

/** A sound of a step, and when it begins, in seconds. */
type TimedSound = readonly [SoundName, number];

const MOST = 3;
const APART = 0.18;
/** When a thing lands that moves as the step is shown. */
const LANDS_AFTER: Readonly<Partial<Record<SoundName, number>>> = { place: 0.22 };

/**
 * What a step sounds like: each sound once, in the order in which things happened, no more than three, so that a step
 * of many events is no noise. `sounds`: what a game has for its kinds of events.
 */
export function soundsOfStep(
  events: readonly { readonly type: string }[],
  sounds: Readonly<Record<string, SoundName | null>>,
): readonly TimedSound[] {
  const heard = new Set(events.map(({ type }) => (Object.hasOwn(sounds, type) ? sounds[type] : null) ?? null));
  return [...heard]
    .filter((name) => name !== null)
    .slice(0, MOST)
    .map((name, nth) => [name, nth * APART + (LANDS_AFTER[name] ?? 0)]);
}
