import { Dialog } from '@boomtown/ui-kit';
import { words } from '../../app/words.ts';
import { storedSeats } from '../../local-storage/seats.ts';
import { changeSettings, settings } from '../../local-storage/settings.ts';
import { Switch } from '../../shell/switch.tsx';
import { AdmitScreenForm } from './admit-screen-form.tsx';

interface BigScreenDialogProps {
  readonly code: string;
  /** How many big screens show the table. */
  readonly screens: number;
  readonly onClose: () => void;
}

/** Shows the table on a television in the same room. */
export function BigScreenDialog({ code, screens, onClose }: BigScreenDialogProps) {
  const { text } = words.value;
  return (
    <Dialog title={text('tv.showTitle')} onClose={onClose}>
      <div class="stack">
        {screens > 0 && (
          <>
            <Switch
              label={text('tv.hand')}
              hint={text('tv.handHint')}
              on={settings.value.hand}
              onChange={(hand) => changeSettings({ hand })}
            />
            <Switch
              label={text('tv.point')}
              hint={text('tv.pointHint')}
              on={settings.value.point}
              onChange={(point) => changeSettings({ point })}
            />
          </>
        )}
        <AdmitScreenForm table={code} tokens={storedSeats(code).map(({ token }) => token)} scanned={null} />
      </div>
    </Dialog>
  );
}
