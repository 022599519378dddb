import { useState } from 'preact/hooks';
import { askToNotify, canNotify } from '../app/notify.ts';
import { words } from '../app/words.ts';
import { changeSettings, LOUDNESSES, settings } from '../local-storage/settings.ts';
import { playSound } from '../sound/play-sound.ts';
import { Choice } from './choice.tsx';
import { PushSetting } from './push-setting.tsx';
import { Switch } from './switch.tsx';

/** How a table makes itself heard and seen: sounds, notices of the system, and a phone that shakes. */
export function NoticeSettings() {
  const { sound, notices, vibration } = settings.value;
  const { text } = words.value;
  const [refused, setRefused] = useState(false);
  const noticesHint = !canNotify() ? 'noticesUnsafe' : refused ? 'noticesRefused' : 'noticesHint';
  return (
    <>
      <Choice
        name="sound"
        label={text('settings.sound')}
        options={LOUDNESSES.map((value) => ({ value, label: text(`settings.sound-${value}`) }))}
        value={sound}
        onChange={(changed) => {
          changeSettings({ sound: changed });
          playSound('turn');
        }}
      />
      <Switch
        label={text('settings.notices')}
        hint={text(`settings.${noticesHint}`)}
        on={notices}
        onChange={async (wanted) => {
          // Shown as wanted at once; taken back if the browser says no.
          changeSettings({ notices: wanted });
          if (!wanted) return;
          const allowed = await askToNotify();
          setRefused(!allowed);
          if (!allowed) changeSettings({ notices: false });
        }}
      />
      <PushSetting />
      {'vibrate' in navigator && (
        <Switch
          label={text('settings.vibration')}
          hint={text('settings.vibrationHint')}
          on={vibration}
          onChange={(wanted) => changeSettings({ vibration: wanted })}
        />
      )}
    </>
  );
}
