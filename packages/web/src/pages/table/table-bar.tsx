import type { TableView } from '@boomtown/client';
import { Icon } from '@boomtown/ui-kit';
import type { GameId } from '@boomtown/wire/browser';
import { words } from '../../app/words.ts';
import { gameName } from '../../games/game-words.ts';
import { PageLink } from '../../shell/page-link.tsx';
import { RulesLink } from '../../shell/rules-link.tsx';
import { SettingsButton } from '../../shell/settings-button.tsx';
import { Wordmark } from '../../shell/wordmark.tsx';
import { FairnessButton } from './fairness-button.tsx';
import { openedRules } from './opened-rules.ts';

interface TableBarProps {
  readonly code: string;
  readonly id: GameId;
  readonly table: TableView;
  /** The section of the rules about what is to be done now. Left out where no game is shown to read them beside. */
  readonly rulesNow?: string;
  /** Does this browser only watch? */
  readonly watching: boolean;
  /** A person who plays wants to leave; `null` where nobody of this browser does. */
  readonly onLeave: (() => void) | null;
}

/** The narrow head of a running table: where one is, who looks on, and the ways out. */
export function TableBar({ code, id, table, rulesNow, watching, onLeave }: TableBarProps) {
  const { text, number } = words.value;
  const { watchers } = table;
  return (
    <header class="table-bar">
      <PageLink to={{ page: 'front' }} class="masthead__home">
        <Wordmark />
      </PageLink>
      <p class="table-bar__where">
        <span class="table-bar__game">{gameName(id)}</span> <span class="table-bar__code">{code}</span>
      </p>
      {(watching || watchers > 0) && (
        <p class="table-bar__watchers">
          <Icon name="eye" />
          <span class="table-bar__said">
            {text(watching ? 'table.youWatch' : 'table.watchers', { count: watchers })}
          </span>
          <b class="table-bar__count" aria-hidden="true">
            {watching ? text('table.youWatchBrief', { count: watchers }) : number(watchers)}
          </b>
        </p>
      )}
      <nav class="table-bar__nav" aria-label={text('app.navigation')}>
        {rulesNow === undefined ? <RulesLink id={id} /> : <RulesButton section={rulesNow} />}
        <FairnessButton table={table} />
        <SettingsButton />
        {onLeave !== null && (
          <button type="button" class="quiet-button" onClick={onLeave}>
            <Icon name="leave" />
            <span>{text('leave.button')}</span>
          </button>
        )}
      </nav>
    </header>
  );
}

/** Opens the rules beside the board, and closes them. */
function RulesButton({ section }: { readonly section: string }) {
  return (
    <button
      type="button"
      class="quiet-button"
      aria-expanded={openedRules.value !== null}
      onClick={() => {
        openedRules.value = openedRules.value === null ? section : null;
      }}
    >
      <Icon name="rules" />
      <span>{words.value.text('rules.title')}</span>
    </button>
  );
}
