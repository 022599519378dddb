import { Icon, type IconName } from '@boomtown/ui-kit';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../../app/words.ts';

export type SheetName = 'moves' | 'log' | 'chat';

interface SheetTabsProps {
  readonly open: SheetName | null;
  readonly onOpen: (sheet: SheetName | null) => void;
  /** What the first sheet holds: the moves, the result after the end, the match in a replay; `null`: nothing, as for who watches. */
  readonly first: { readonly label: string; readonly icon: IconName } | null;
  /** Is there a log? */
  readonly log?: boolean;
  /** How many lines of the chat are unread, where there is one. */
  readonly unread?: number;
  /** Did something happen since the log was read? */
  readonly newInLog?: boolean;
}

/** On a narrow screen: the keys at the lower edge, each of which slides a sheet over the board. Elsewhere out of sight. */
export function SheetTabs({ open, onOpen, first, log = true, unread, newInLog = false }: SheetTabsProps) {
  const { text } = words.value;
  useEffect(() => {
    if (open === null) return;
    const close = (event: KeyboardEvent) => {
      // A dialog over the sheet takes the key for itself.
      if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) onOpen(null);
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [open]);
  const nav = useRef<HTMLElement>(null);
  const last = useRef<SheetName | null>(null);
  useEffect(() => {
    const closed = last.current;
    last.current = open;
    // What had the focus in the sheet slides away with it.
    const inSheet = document.activeElement?.closest('.sheet') != null;
    if (open === null && closed !== null && inSheet) {
      nav.current?.querySelector<HTMLElement>(`[data-sheet="${closed}"]`)?.focus();
    }
  }, [open]);
  const tab = (sheet: SheetName, label: string, icon: IconName, fresh = 0, isNew = false) => (
    <button
      type="button"
      class="sheet-tabs__tab"
      data-sheet={sheet}
      aria-expanded={open === sheet}
      aria-label={isNew ? text('table.logTabNew') : fresh === 0 ? undefined : text('chat.tabUnread', { count: fresh })}
      onClick={() => onOpen(open === sheet ? null : sheet)}
    >
      <Icon name={icon} />
      <span>{label}</span>
      {isNew && <span class="unread-dot" aria-hidden="true" />}
      {fresh > 0 && <span class="unread" aria-hidden="true" data-count={fresh} />}
    </button>
  );
  return (
    <nav ref={nav} class="sheet-tabs" aria-label={text('table.sheets')}>
      {first !== null && tab('moves', first.label, first.icon)}
      {log && tab('log', text('table.logTab'), 'scroll', 0, newInLog)}
      {unread !== undefined && tab('chat', text('chat.title'), 'chat', unread)}
    </nav>
  );
}
