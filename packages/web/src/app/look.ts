import { computed, effect, signal } from '@preact/signals';
import { type Settings, settings } from '../local-storage/settings.ts';

/** How things are shown: what the person set or, where they left it to the system, what that says. */
export interface Look {
  readonly theme: 'light' | 'dark';
  /** Is movement turned down to fades? */
  readonly still: boolean;
  readonly textSize: Settings['textSize'];
  /** By how much the letters in a picture are larger than usual. */
  readonly lettering: number;
}

/** How much larger the style sheet makes the pages' text (base.css). */
const TEXT: { readonly [size in Settings['textSize']]: number } = { normal: 1, large: 1.125, largest: 1.25 };
/** A browser's letters in CSS pixels, unless a person wants others from it. */
const USUAL_LETTERS = 16;
/** The letters in a picture are small beside the pages' text, so they grow faster, to twice their size at most. */
const FASTER = 1.8;
const LARGEST_LETTERING = 2;

/** By how much the letters in a picture are larger than usual, by the setting and the browser's own letters in CSS pixels. */
export function letteringFor(textSize: Settings['textSize'], browserLetters: number): number {
  const grown = (TEXT[textSize] * browserLetters) / USUAL_LETTERS - 1;
  return Math.min(LARGEST_LETTERING, 1 + FASTER * Math.max(0, grown));
}

const systemIsDark = signal(false);
const systemIsStill = signal(false);
const browserLetters = signal(USUAL_LETTERS);

export const look = computed<Look>(() => {
  const { theme, motion, textSize } = settings.value;
  return {
    theme: theme === 'system' ? (systemIsDark.value ? 'dark' : 'light') : theme,
    still: motion === 'system' ? systemIsStill.value : motion === 'still',
    textSize,
    lettering: letteringFor(textSize, browserLetters.value),
  };
});

/** Follows the system's wishes and shows the look on the root element, where the style sheets read it. */
export function followLook(): void {
  follow('(prefers-color-scheme: dark)', systemIsDark);
  follow('(prefers-reduced-motion: reduce)', systemIsStill);
  // Measured before the setting enlarges them.
  browserLetters.value = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  effect(() => {
    const { theme, still, textSize } = look.value;
    const { dataset } = document.documentElement;
    dataset.theme = theme;
    dataset.motion = still ? 'still' : 'full';
    dataset.textSize = textSize;
  });
}

function follow(query: string, wish: { value: boolean }): void {
  const media = matchMedia(query);
  wish.value = media.matches;
  media.addEventListener('change', () => {
    wish.value = media.matches;
  });
}
