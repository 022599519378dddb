import { words } from '../../../app/words.ts';

export type Aside = 'log' | 'chat';

interface SideTabsProps {
  readonly shown: Aside;
  readonly onShow: (aside: Aside) => void;
  readonly unread: number;
  /** Did something happen since the log was read? */
  readonly newInLog: boolean;
}

/** On a wide screen: which of log and chat stands beside the board. */
export function SideTabs({ shown, onShow, unread, newInLog }: SideTabsProps) {
  const { text } = words.value;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for things that are filled in.
    <div class="side-tabs" role="group" aria-label={text('chat.side')}>
      <button
        type="button"
        class="side-tabs__tab"
        data-aside="log"
        aria-pressed={shown === 'log'}
        aria-label={newInLog ? text('table.logTabNew') : undefined}
        onClick={() => onShow('log')}
      >
        {text('table.logTab')}
        {newInLog && <span class="unread-dot" aria-hidden="true" />}
      </button>
      <button
        type="button"
        class="side-tabs__tab"
        data-aside="chat"
        aria-pressed={shown === 'chat'}
        aria-label={unread === 0 ? undefined : text('chat.tabUnread', { count: unread })}
        onClick={() => onShow('chat')}
      >
        {text('chat.title')}
        {unread > 0 && <span class="unread" aria-hidden="true" data-count={unread} />}
      </button>
    </div>
  );
}
