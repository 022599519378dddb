import { computed, effect, signal } from '@preact/signals';
import { settings } from '../kept/settings.ts';

/** How things are shown: what the person set or, where they left it to the system, what that says. */
export interface Look {
  readonly theme: 'light' | 'dark';
  /** Is movement turned down to fades? */
  readonly still: boolean;
}

const systemIsDark = signal(false);
const systemIsStill = signal(false);

export const look = computed<Look>(() => {
  const { theme, motion } = settings.value;
  return {
    theme: theme === 'system' ? (systemIsDark.value ? 'dark' : 'light') : theme,
    still: motion === 'system' ? systemIsStill.value : motion === 'still',
  };
});

/** Follows the system's wishes and shows the look on the root element, where the style sheets read it. */
export function followLook(): void {
  follow('(prefers-color-scheme: dark)', systemIsDark);
  follow('(prefers-reduced-motion: reduce)', systemIsStill);
  effect(() => {
    const { theme, still } = look.value;
    const { dataset } = document.documentElement;
    dataset.theme = theme;
    dataset.motion = still ? 'still' : 'full';
  });
}

function follow(query: string, wish: { value: boolean }): void {
  const media = matchMedia(query);
  wish.value = media.matches;
  media.addEventListener('change', () => {
    wish.value = media.matches;
  });
}
