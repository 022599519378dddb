import type { AnySnapshot } from '@boomtown/client';
import type { AnyGameModule, SoundName } from '@boomtown/ui-kit';
import { useEffect, useRef } from 'preact/hooks';
import { playSound } from '../../sound/play-sound.ts';

/** When the last piece has come to rest, in seconds after the end is known. */
const END_AFTER = 0.6;

/** Lets each step that comes in be heard, and the end of the match. What was missed, or was over before, is silent. */
export function useSounds(game: AnyGameModule | null, latest: AnySnapshot | null, over: boolean): void {
  const heard = useRef<number | null>(null);
  const wasOver = useRef<boolean | null>(null);
  useEffect(() => {
    if (latest === null || game === null) return;
    const isNext = heard.current !== null && latest.step === heard.current + 1;
    heard.current = latest.step;
    if (!isNext) return;
    for (const [name, after] of soundsOfStep(latest.events, game.sounds)) playSound(name, after);
  }, [game, latest]);
  const isKnown = latest !== null;
  useEffect(() => {
    if (!isKnown) return;
    if (over && wasOver.current === false) playSound('end', END_AFTER);
    wasOver.current = over;
  }, [isKnown, over]);
}

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
