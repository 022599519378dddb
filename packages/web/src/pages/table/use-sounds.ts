import type { AnySnapshot } from '@boomtown/client';
import type { AnyGameModule } from '@boomtown/ui-kit';
import { useEffect, useRef } from 'preact/hooks';
import { playSound } from '../../sound/play-sound.ts';
import { soundsOfStep } from '../../sound/sounds-of-step.ts';

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
