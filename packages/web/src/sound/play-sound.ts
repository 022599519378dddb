import type { SoundName } from '@boomtown/ui-kit';
import { signal } from '@preact/signals';
import { settings } from '../local-storage/settings.ts';
import { createSoundOutput, type SoundOutput } from './sound-output.ts';

const LOUDNESS = { off: 0, soft: 0.35, full: 0.9 } as const;

/** Can anything be heard yet? */
export const canSound = signal(false);

let playing: { readonly context: AudioContext; readonly output: SoundOutput } | null = null;

/** Nothing is heard before a person touched the page: only then is there anything that could play. */
export function soundAfterFirstTouch(): void {
  const wake = () => {
    if (playing === null && typeof AudioContext !== 'undefined') {
      const context = new AudioContext();
      playing = { context, output: createSoundOutput(context) };
      const look = () => {
        canSound.value = context.state === 'running';
      };
      context.addEventListener('statechange', look);
      look();
    }
    // A browser may lay it to sleep, as phones do behind another program.
    if (playing?.context.state === 'suspended') void playing.context.resume();
  };
  for (const touch of ['pointerdown', 'keydown'] as const) addEventListener(touch, wake, { passive: true });
}

/** Plays a sound as loudly as the person wants it, `after` this many seconds. */
export function playSound(name: SoundName, after = 0): void {
  const loudness = LOUDNESS[settings.value.sound];
  if (loudness === 0 || playing === null || playing.context.state !== 'running') return;
  playing.output.play(name, loudness, after);
}
