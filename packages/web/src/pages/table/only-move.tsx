import type { AnySnapshot } from '@boomtown/client';
import { openViewOf, type Seat } from '@boomtown/game-core';
import type { AnyGameModule } from '@boomtown/ui-kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { settings } from '../../local-storage/settings.ts';
import { entriesOf } from './entries.ts';
import { moveText } from './move-text.ts';
import type { AnyTelling } from './telling.ts';
import type { Acting, AnyAction } from './use-acting.ts';

/** How long a person may stop what would be done for them. */
const STOP_MS = 1_000;

interface OnlyMoveProps {
  readonly game: AnyGameModule;
  readonly telling: AnyTelling;
  readonly snapshot: AnySnapshot;
  /** The seat of this browser that is to act; `null`: none, or nothing is to be done by itself now. */
  readonly seat: Seat | null;
  readonly acting: Acting;
}

interface Coming {
  readonly step: number;
  readonly seat: Seat;
  readonly action: AnyAction;
}

/**
 * Does for a person what they have no choice about: the only move that everybody can see there is, or a pass until the next
 * phase, which they chose for whatever they hold. Says so for a second first, in which it can be stopped.
 */
export function OnlyMove({ game, telling, snapshot, seat, acting }: OnlyMoveProps) {
  const { text } = words.value;
  const [coming, setComing] = useState<Coming | null>(null);
  const [passing, setPassing] = useState<string | null>(null);
  /** The last step that was here. After a takeback an earlier one is played by hand: else the move would be made again at once. */
  const furthest = useRef(-1);
  const { step } = snapshot;
  const mayAct = seat !== null && settings.value.byItself && !settings.value.confirm;
  const pass = seat === null ? null : (game.passOn?.(telling.view, seat) ?? null);
  const isPassing = pass !== null && pass.until === passing;

  useEffect(() => {
    const isNew = step > furthest.current;
    furthest.current = Math.max(furthest.current, step);
    setComing(null);
    if (!isNew || seat === null) return;
    const own = snapshot.you.find((one) => one.seat === seat)?.view;
    const only = mayAct && own !== undefined ? onlyAction(game, telling, seat, own) : null;
    const action = isPassing ? pass.action : only;
    if (action !== null) setComing({ step, seat, action });
  }, [step, seat, isPassing]);

  useEffect(() => {
    if (coming === null) return;
    const timer = setTimeout(() => {
      setComing(null);
      if (acting.sent.peek() === null) void acting.offer(coming.seat, coming.action, true);
    }, STOP_MS);
    return () => clearTimeout(timer);
  }, [coming]);

  if (coming !== null && coming.step === step) {
    return (
      <section class="table-ask table-ask--asks">
        <p role="status">
          {isPassing
            ? text('table.passing')
            : text('table.onlyMove', { action: moveText(game.actionWords(coming.action, coming.seat, telling)) })}
        </p>
        <button
          type="button"
          class="button"
          onClick={() => {
            setPassing(null);
            setComing(null);
          }}
        >
          {text('table.stop')}
        </button>
      </section>
    );
  }
  if (pass === null || isPassing) return null;
  return (
    <section class="table-ask table-ask--quiet">
      <button
        type="button"
        class="button"
        onClick={() => {
          // This position is passed as well.
          furthest.current = step - 1;
          setPassing(pass.until);
        }}
      >
        {text('table.passOn')}
      </button>
    </section>
  );
}

/**
 * The one action that a seat can do, where everybody at the table can see that it is the only one: to do it by itself tells
 * nothing of what a seat hides. `null` where there is a choice, or where only the seat knows that there is none.
 */
export function onlyAction(game: AnyGameModule, telling: AnyTelling, seat: Seat, own: object): AnyAction | null {
  // What another one does meanwhile may give a choice: an offer.
  if (game.rules.actors(telling.view).length > 1) return null;
  const known = Object.keys(own).length === 0 ? own : openViewOf(game.rules, telling.view, seat);
  if (known === null) return null;
  // An entry that opens further ones is a choice: a trade, say.
  const entries = entriesOf(game, telling, { seat, view: known });
  const [only] = entries;
  return entries.length === 1 && only !== undefined && 'action' in only ? only.action : null;
}
