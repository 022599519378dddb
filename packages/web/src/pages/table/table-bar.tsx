import type { TableView } from '@boomtown/client';
import { Dialog, Icon } from '@boomtown/ui-kit';
import type { GameId } from '@boomtown/wire/browser';
import { useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { gameName } from '../../games/game-words.ts';
import { PageLink } from '../../shell/page-link.tsx';
import { RulesLink } from '../../shell/rules-link.tsx';
import { SettingsButton } from '../../shell/settings-button.tsx';
import { Wordmark } from '../../shell/wordmark.tsx';
import { BigScreenDialog } from './big-screen-dialog.tsx';
import { FairnessPromises, Redraws } from './fairness-details.tsx';
import { openedRules } from './opened-rules.ts';
import { SpectatorsDialog } from './spectators-dialog.tsx';
import type { OwnName } from './use-own-name.ts';
import { watchingText } from './watching-text.ts';

interface TableBarProps {
  readonly code: string;
  readonly id: GameId;
  readonly table: TableView;
  /** The section of the rules about what is to be done now. Left out where no game is shown to read them beside. */
  readonly rulesNow?: string;
  /** Does this browser only watch? */
  readonly watching: boolean;
  /** What the spectator here is called; `null` for players. */
  readonly ownName?: OwnName | null;
  /** A person who plays wants to leave; `null` where nobody of this browser does. */
  readonly onLeave: (() => void) | null;
}

/** The narrow head of a running table: where one is, who looks on, and the ways out. */
export function TableBar({ code, id, table, rulesNow, watching, ownName = null, onLeave }: TableBarProps) {
  const { text, number } = words.value;
  const [isAsked, askWho] = useState(false);
  const { watchers } = table;
  const [isOpen, open] = useState(false);
  const where = (
    <>
      <span class="table-bar__game">{gameName(id)}</span> <span class="table-bar__code">{code}</span>
      {table.terms.goesOnFrom !== undefined && (
        <span class="table-bar__from" title={text('playOn.from', { step: table.terms.goesOnFrom })}>
          {text('playOn.fromBrief', { step: table.terms.goesOnFrom })}
        </span>
      )}
    </>
  );
  return (
    <header class="table-bar">
      <PageLink to={{ page: 'front' }} class="masthead__home">
        <Wordmark />
      </PageLink>
      {watching ? (
        <p class="table-bar__where">{where}</p>
      ) : (
        <button type="button" class="table-bar__where" title={text('tv.showTitle')} onClick={() => open(true)}>
          {where}
        </button>
      )}
      {isOpen && <BigScreenDialog code={code} screens={table.screens} onClose={() => open(false)} />}
      {(watching || watchers > 0) && (
        <button
          type="button"
          class={watching ? 'table-bar__watchers table-bar__watchers--own' : 'table-bar__watchers'}
          title={text('spectators.title')}
          onClick={() => askWho(true)}
        >
          <Icon name="eye" />
          <span class="table-bar__said">{watchingText(table, watching, words.value)}</span>
          <b class="table-bar__count" aria-hidden="true" translate={false}>
            {watching ? text('table.youWatchBrief', { count: watchers }) : number(watchers)}
          </b>
        </button>
      )}
      {isAsked && <SpectatorsDialog table={table} own={ownName} onClose={() => askWho(false)} />}
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

/** Opens what was promised of the deal, at a table where the game runs. */
function FairnessButton({ table }: { readonly table: TableView }) {
  const { text } = words.value;
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="quiet-button" onClick={() => setOpen(true)}>
        <Icon name="shield" />
        <span>{text('fair.short')}</span>
      </button>
      {open && (
        <Dialog title={text('fair.title')} onClose={() => setOpen(false)}>
          <div class="fairness fairness--dialog">
            <FairnessPromises table={table} />
            <Redraws table={table} />
          </div>
        </Dialog>
      )}
    </>
  );
}
