import { LANGUAGE_NAMES, LANGUAGE_TAGS } from '@boomtown/i18n';
import { Dialog, Icon, SEAT_COLOURS } from '@boomtown/ui-kit';
import { useState } from 'preact/hooks';
import { words } from '../app/words.ts';
import { changeSettings, MOTIONS, settings, TEXT_SIZES, THEMES } from '../local-storage/settings.ts';
import { Choice } from './choice.tsx';
import { NameField } from './name-field.tsx';
import { NoticeSettings } from './notice-settings.tsx';
import { ReportForm } from './problem/report-form.tsx';
import { Switch } from './switch.tsx';

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

/** What this browser remembers of a person's wishes. Each change counts at once. */
function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { language, textSize, theme, motion, confirm, byItself, name, colour } = settings.value;
  const { text } = words.value;
  return (
    <Dialog title={text('settings.title')} onClose={onClose}>
      <div class="stack">
        <NameField
          label={text('settings.name')}
          hint={text('settings.nameHint')}
          value={name}
          onChange={(changed) => changeSettings({ name: changed })}
        />
        <Choice
          name="colour"
          label={text('settings.colour')}
          hint={text('settings.colourHint')}
          options={(['any', ...SEAT_COLOURS] as const).map((value) => ({
            value,
            label: text(`settings.colour-${value}`),
            ...(value === 'any' ? {} : { swatch: value }),
          }))}
          value={colour}
          onChange={(changed) => changeSettings({ colour: changed })}
        />
        {LANGUAGE_TAGS.length > 1 && (
          <Choice
            name="language"
            label={text('settings.language')}
            options={[
              { value: 'system', label: text('settings.language-system') },
              ...LANGUAGE_TAGS.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value })),
            ]}
            value={language}
            onChange={(changed) => changeSettings({ language: changed })}
          />
        )}
        <Choice
          name="text-size"
          label={text('settings.textSize')}
          options={TEXT_SIZES.map((value) => ({ value, label: text(`settings.text-${value}`) }))}
          value={textSize}
          onChange={(changed) => changeSettings({ textSize: changed })}
        />
        <Choice
          name="theme"
          label={text('settings.theme')}
          options={THEMES.map((value) => ({ value, label: text(`settings.theme-${value}`) }))}
          value={theme}
          onChange={(changed) => changeSettings({ theme: changed })}
        />
        <Choice
          name="motion"
          label={text('settings.motion')}
          options={MOTIONS.map((value) => ({ value, label: text(`settings.motion-${value}`) }))}
          value={motion}
          onChange={(changed) => changeSettings({ motion: changed })}
        />
        <NoticeSettings />
        <Switch
          label={text('settings.confirm')}
          hint={text('settings.confirmHint')}
          on={confirm}
          onChange={(changed) => changeSettings({ confirm: changed })}
        />
        <Switch
          label={text('settings.byItself')}
          hint={text('settings.byItselfHint')}
          on={byItself}
          onChange={(changed) => changeSettings({ byItself: changed })}
        />
        <ReportForm />
      </div>
    </Dialog>
  );
}
