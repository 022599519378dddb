import type { AnySnapshot, TableConnection } from '@boomtown/client';
import { isOpenAction, type Seat } from '@boomtown/game-core';
import type { AnyGameModule } from '@boomtown/ui-kit';
import { useEffect, useRef } from 'preact/hooks';
import type { AnyAction } from './use-acting.ts';

/** Something is shown once it was pointed at for so long: who runs down a list shows nothing. */
const RESTS_MS = 150;

interface PointingNeeds {
  readonly connection: Pick<TableConnection, 'ask'>;
  readonly game: AnyGameModule | null;
  readonly snapshot: AnySnapshot | null;
  /** The seat whose player lets the big screens show what they point at; `null`: nobody here does. */
  readonly seat: Seat | null;
}

/** Shows the big screens of the table what is pointed at here. What only the seat knows never leaves this page. */
export function usePointing(needs: PointingNeeds): (action: AnyAction | null) => void {
  const latest = useRef(needs);
  latest.current = needs;
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** What the big screens show, and at which step: with the next one they show nothing. */
  const shown = useRef({ step: -1, action: 'null' });
  const tell = (action: AnyAction | null) => {
    const { connection, game, snapshot, seat } = latest.current;
    if (game === null || snapshot === null || seat === null) return;
    const { step, view } = snapshot;
    const open = action !== null && isOpenAction(game.rules, view, seat, action) ? action : null;
    const before = shown.current.step === step ? shown.current.action : 'null';
    shown.current = { step, action: JSON.stringify(open) };
    if (shown.current.action === before) return;
    void connection.ask('point', { step, seat, action: open === null ? null : { ...open } });
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (action) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => tell(action), RESTS_MS);
  };
}
