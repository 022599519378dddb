import { useEffect, useState } from 'preact/hooks';
import { type NoPush, pushFault, serverFault, turnPushOff, turnPushOn } from '../app/push.ts';
import { words } from '../app/words.ts';
import { changeSettings, settings } from '../local-storage/settings.ts';
import { Switch } from './switch.tsx';

/** Notices of one's turn while no page is open: off until asked for; where it can't be, it says why. */
export function PushSetting() {
  const { text } = words.value;
  const [fault, setFault] = useState<NoPush | null>(pushFault);
  useEffect(() => {
    if (fault === null) void serverFault().then((found) => setFault((since) => since ?? found));
  }, []);
  return (
    <Switch
      label={text('settings.push')}
      hint={text(`settings.${fault ?? 'push-hint'}`)}
      on={settings.value.push && fault === null}
      onChange={async (wanted) => {
        // Shown as wanted at once; taken back where it can't be.
        changeSettings({ push: wanted });
        if (!wanted) return turnPushOff();
        setFault(null);
        const failed = await turnPushOn();
        setFault(failed);
        if (failed !== null) changeSettings({ push: false });
      }}
    />
  );
}
