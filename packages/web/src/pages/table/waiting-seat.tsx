import type { SeatView } from '@boomtown/client';
import { Dotted, Icon } from '@boomtown/ui-kit';
import type { BotPlayer } from '@boomtown/wire/browser';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { changeSettings, settings } from '../../local-storage/settings.ts';
import { NameField, tidyName } from '../../shell/name-field.tsx';
import { BotChoice } from './bot-choice.tsx';
import { botWords } from './bot-words.ts';

interface WaitingSeatProps {
  readonly seat: SeatView;
  readonly mine: boolean;
  /** Do several people play on this device? */
  readonly shared: boolean;
  /** Is it the one of the person who may send people away? */
  readonly runs: boolean;
  /** Not while the game is dealt. */
  readonly changeable: boolean;
  /** Resolves with whether the table took the name. */
  readonly onRename: (name: string) => Promise<boolean>;
  readonly onStandUp: () => void;
  /** Moves the seat to another device. */
  readonly onMove: () => void;
  /** Sends them away; `null` for the person who may not. */
  readonly onKick: (() => void) | null;
  /** Puts this bot here, or takes it away (`null`); `null` for the person who may not. */
  readonly onBot: ((player: BotPlayer | null) => void) | null;
  /** The names of the host's own programs that play this game. */
  readonly ownBots: readonly string[];
}

/** One seat of a table that gathers: free, or with a person's name and whether they are ready. */
export function WaitingSeat({
  seat,
  mine,
  shared,
  runs,
  changeable,
  onRename,
  onStandUp,
  onMove,
  onKick,
  onBot,
  ownBots,
}: WaitingSeatProps) {
  const { text } = words.value;
  const [renaming, rename] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    // The form is gone, and with it what had the focus.
    if (wasRenaming.current && !renaming) button.current?.focus();
    wasRenaming.current = renaming;
  }, [renaming]);
  if (!seat.taken) {
    return (
      <li class="seat seat--free">
        <span class="seat__mark" aria-hidden="true">
          <Icon name="seat" />
        </span>
        <span class="seat__name">{text('waiting.free')}</span>
        {onBot !== null && changeable && <BotChoice seat={seat} ownBots={ownBots} onBot={onBot} />}
      </li>
    );
  }
  if (seat.bot !== '') {
    return (
      <li class="seat seat--ready">
        <span class="seat__mark" aria-hidden="true">
          <Icon name="check" />
        </span>
        <span class="seat__words">
          <span class="seat__name">
            <bdi>{seat.name}</bdi>
          </span>
          <span class="seat__state">{botWords(seat.bot, words.value)}</span>
        </span>
        {onBot !== null && changeable && <BotChoice seat={seat} ownBots={ownBots} onBot={onBot} />}
      </li>
    );
  }
  if (renaming) {
    return (
      <li class="seat seat--mine">
        <Renaming
          name={seat.name}
          onDone={async (name) => {
            if (name !== null && !(await onRename(name))) return;
            rename(false);
            // Others who share the device don't lend it their names.
            if (name !== null && (!shared || seat.name === settings.value.name)) changeSettings({ name });
          }}
        />
      </li>
    );
  }
  return (
    <li class={`seat${mine ? ' seat--mine' : ''}${seat.ready ? ' seat--ready' : ''}`}>
      <span class="seat__mark" aria-hidden="true">
        {seat.ready ? <Icon name="check" /> : <Icon name="seat" />}
      </span>
      <span class="seat__words">
        <span class="seat__name">
          <bdi>{seat.name}</bdi>
        </span>
        <Dotted
          class="seat__state"
          parts={[
            mine ? text(shared ? 'device.here' : 'table.you') : null,
            runs ? text('waiting.runs') : null,
            presence(seat),
          ].filter((part) => part !== null)}
        />
      </span>
      {onKick !== null && changeable && (
        <span class="seat__buttons">
          <button
            type="button"
            class="small-button"
            aria-label={text('waiting.kickName', { name: seat.name })}
            onClick={onKick}
          >
            {text('waiting.kick')}
          </button>
        </span>
      )}
      {mine && changeable && !seat.ready && (
        <span class="seat__buttons">
          <button type="button" class="small-button" ref={button} onClick={() => rename(true)}>
            {text('waiting.rename')}
          </button>
          <button type="button" class="small-button" onClick={onMove}>
            {text('seat.otherDevice')}
          </button>
          <button type="button" class="small-button" onClick={onStandUp}>
            {text('waiting.standUp')}
          </button>
        </span>
      )}
    </li>
  );
}

interface RenamingProps {
  readonly name: string;
  /** `null`: it stays as it is. */
  readonly onDone: (name: string | null) => Promise<void>;
}

/** The form for another name. Escape leaves it as it is. */
function Renaming({ name, onDone }: RenamingProps) {
  const [typed, type] = useState(name);
  const { text } = words.value;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const input = form.current?.querySelector('input');
    input?.focus();
    input?.select();
  }, []);
  return (
    <form
      class="seat__rename"
      ref={form}
      onKeyDown={(event) => {
        if (event.key === 'Escape') void onDone(null);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const tidied = tidyName(typed);
        void onDone(tidied === '' ? null : tidied);
      }}
    >
      <NameField label={text('make.yourName')} value={typed} onChange={type} />
      <span class="button-row">
        <button type="submit" class="button">
          {text('waiting.saveName')}
        </button>
        <button type="button" class="button" onClick={() => void onDone(null)}>
          {text('waiting.keepName')}
        </button>
      </span>
    </form>
  );
}

function presence(seat: SeatView): string {
  const { text } = words.value;
  if (!seat.here) return text('table.away');
  return text(seat.ready ? 'waiting.isReady' : 'waiting.isNotReady');
}
