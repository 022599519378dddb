import { computed, effect, signal } from '@preact/signals';
import { type Settings, settings } from '../local-storage/settings.ts';

/** How things are shown: what the person set or, where they left it to the system, what that says. */
export interface Look {
  readonly theme: 'light' | 'dark';
  /** Is movement turned down to fades? */
  readonly still: boolean;
  readonly textSize: Settings['textSize'];
}

const systemIsDark = signal(false);
const systemIsStill = signal(false);

export const look = computed<Look>(() => {
  const { theme, motion, textSize } = settings.value;
  return {
    theme: theme === 'system' ? (systemIsDark.value ? 'dark' : 'light') : theme,
    still: motion === 'system' ? systemIsStill.value : motion === 'still',
    textSize,
  };
});

/** Follows the system's wishes and shows the look on the root element, where the style sheets read it. */
export function followLook(): void {
  follow('(prefers-color-scheme: dark)', systemIsDark);
  follow('(prefers-reduced-motion: reduce)', systemIsStill);
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
