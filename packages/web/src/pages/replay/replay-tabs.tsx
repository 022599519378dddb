import { useEffect } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { Icon, type IconName } from '../../shell/icon.tsx';

/** As the style of the table's sheets names them. */
export type ReplaySheet = 'moves' | 'log';

interface ReplayTabsProps {
  readonly open: ReplaySheet | null;
  readonly onOpen: (sheet: ReplaySheet | null) => void;
}

/** On a narrow screen: the keys that slide what stands beside the board over it. */
export function ReplayTabs({ open, onOpen }: ReplayTabsProps) {
  const { text } = words.value;
  useEffect(() => {
    if (open === null) return;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onOpen(null);
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [open]);
  const tab = (sheet: ReplaySheet, label: string, icon: IconName) => (
    <button
      type="button"
      class="sheet-tabs__tab"
      aria-expanded={open === sheet}
      onClick={() => onOpen(open === sheet ? null : sheet)}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
  return (
    <nav class="sheet-tabs" aria-label={text('table.sheets')}>
      {tab('moves', text('replay.match'), 'eye')}
      {tab('log', text('table.logTab'), 'scroll')}
    </nav>
  );
}
