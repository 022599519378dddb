import { words } from '../../app/words.ts';
import { settings } from '../../local-storage/settings.ts';
import { canSound } from '../../sound/play-sound.ts';

/** Browsers play nothing before a key was pressed; until then the page says so. */
export function SilentNotice() {
  if (canSound.value || settings.value.sound === 'off') return null;
  return <p class="tv__silent">{words.value.text('tv.silent')}</p>;
}
