import { useEffect, useRef } from 'preact/hooks';
import { notify } from '../../app/notify.ts';
import { shake } from '../../app/shake.ts';
import { markIcon } from '../../app/title.ts';
import { settings } from '../../local-storage/settings.ts';
import { playSound } from '../../sound/play-sound.ts';

/** What a notice of the turn says. */
export interface TurnNotice {
  readonly title: string;
  readonly body: string;
}

/**
 * Tells the person that their turn has come: by a sound and a phone's shaking when it comes while the page is open, by a
 * mark on the tab's icon and a notice of the system as long as the page is hidden. `isMyTurn`: `null` until it is known.
 */
export function useTurnNotice(isMyTurn: boolean | null, notice: TurnNotice): void {
  const before = useRef<boolean | null>(null);
  const { title, body } = notice;
  useEffect(() => {
    const began = isMyTurn === true && before.current === false;
    before.current = isMyTurn;
    const isHidden = () => document.visibilityState === 'hidden';
    let close: () => void = () => undefined;
    if (began) {
      playSound('turn');
      if (settings.value.vibration) shake(navigator);
      if (isHidden() && settings.value.notices) close = notify(title, body);
    }
    const look = () => {
      markIcon(isMyTurn === true && isHidden());
      if (!isHidden()) close();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      markIcon(false);
      close();
    };
  }, [isMyTurn]);
}
