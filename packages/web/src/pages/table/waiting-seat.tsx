import { useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { changeSettings } from '../../kept/settings.ts';
import type { SeatView } from '../../net/table-view.ts';
import { Icon } from '../../shell/icon.tsx';
import { NameField, tidyName } from '../../shell/name-field.tsx';

interface WaitingSeatProps {
  readonly seat: SeatView;
  readonly mine: boolean;
  /** Not while the game is dealt. */
  readonly changeable: boolean;
  readonly onRename: (name: string) => void;
  readonly onStandUp: () => void;
}

/** One seat of a table that gathers: free, or with somebody's name and whether they are ready. */
export function WaitingSeat({ seat, mine, changeable, onRename, onStandUp }: WaitingSeatProps) {
  const { text } = words.value;
  const [renaming, setRenaming] = useState<string | null>(null);
  if (!seat.taken) {
    return (
      <li class="seat seat--free">
        <span class="seat__mark" aria-hidden="true">
          <Icon name="seat" />
        </span>
        <span class="seat__name">{text('waiting.free')}</span>
      </li>
    );
  }
  if (renaming !== null) {
    return (
      <li class="seat seat--mine">
        <form
          class="seat__rename"
          onSubmit={(event) => {
            event.preventDefault();
            const name = tidyName(renaming);
            if (name !== '') {
              changeSettings({ name });
              onRename(name);
            }
            setRenaming(null);
          }}
        >
          <NameField label={text('make.yourName')} value={renaming} onChange={setRenaming} />
          <button type="submit" class="button">
            {text('waiting.saveName')}
          </button>
        </form>
      </li>
    );
  }
  return (
    <li class={`seat${mine ? ' seat--mine' : ''}${seat.ready ? ' seat--ready' : ''}`}>
      <span class="seat__mark" aria-hidden="true">
        {seat.ready ? <Icon name="check" /> : <Icon name="seat" />}
      </span>
      <span class="seat__words">
        <span class="seat__name">{seat.name}</span>
        <span class="seat__state">
          {[mine ? text('table.you') : null, presence(seat)].filter((part) => part !== null).join(' · ')}
        </span>
      </span>
      {mine && changeable && !seat.ready && (
        <span class="seat__buttons">
          <button type="button" class="small-button" onClick={() => setRenaming(seat.name)}>
            {text('waiting.rename')}
          </button>
          <button type="button" class="small-button" onClick={onStandUp}>
            {text('waiting.standUp')}
          </button>
        </span>
      )}
    </li>
  );
}

function presence(seat: SeatView): string {
  const { text } = words.value;
  if (!seat.here) return text('table.away');
  return text(seat.ready ? 'waiting.isReady' : 'waiting.isNotReady');
}
