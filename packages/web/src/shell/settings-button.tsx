import { Icon } from '@boomtown/ui-kit';
import { useState } from 'preact/hooks';
import { words } from '../app/words.ts';
import { SettingsDialog } from './settings-dialog.tsx';

/** The key in the head of a page that opens the settings. */
export function SettingsButton() {
  const [isOpen, open] = useState(false);
  return (
    <>
      <button type="button" class="quiet-button" onClick={() => open(true)}>
        <Icon name="gear" />
        <span>{words.value.text('settings.title')}</span>
      </button>
      {isOpen && <SettingsDialog onClose={() => open(false)} />}
    </>
  );
}
