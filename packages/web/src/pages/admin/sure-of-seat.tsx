import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { HoursChoice } from './hours-choice.tsx';

interface CloseSeatProps {
  readonly name: string;
  readonly onKeep: () => void;
  readonly onClose: () => void;
}

/** Asks once more before a player is sent away, since that can't be undone. */
export function CloseSeat({ name, onKeep, onClose }: CloseSeatProps) {
  const { text } = words.value;
  const store = useRef<HTMLButtonElement>(null);
  useEffect(() => store.current?.focus(), []);
  return (
    <fieldset class="admin__sure">
      <legend>{text('admin.closeSeatTitle', { name })}</legend>
      <div class="button-row">
        <button type="button" class="small-button" ref={store} onClick={onKeep}>
          {text('admin.closeSeatNo')}
        </button>
        <button type="button" class="small-button" onClick={onClose}>
          {text('admin.closeSeatYes')}
        </button>
      </div>
    </fieldset>
  );
}

/** Asks for how long the network of a player is to be kept out. */
export function KeepOutSeat({ onKeepOut }: { readonly onKeepOut: (hours: number) => void }) {
  const { text } = words.value;
  const [hours, setHours] = useState(24);
  return (
    <div class="admin__sure stack">
      <p class="field__hint">{text('admin.keepOutHint')}</p>
      <HoursChoice name="keep-out-seat" hours={hours} onChange={setHours} />
      <div class="button-row">
        <button type="button" class="small-button" onClick={() => onKeepOut(hours)}>
          {text('admin.keepOut')}
        </button>
      </div>
    </div>
  );
}
