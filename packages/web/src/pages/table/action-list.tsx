import type { Seat } from '@boomtown/game-core';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import type { ActionWords, PlaceKey } from '../../games/game-module.ts';
import type { AnyGameModule } from '../../games/registry.ts';
import type { AnySnapshot } from '../../net/snapshot.ts';
import { Icon } from '../../shell/icon.tsx';
import { moveText } from './move-text.ts';
import type { AnyTelling } from './telling.ts';
import type { Acting, AnyAction } from './use-acting.ts';

interface ActionListProps {
  readonly game: AnyGameModule;
  readonly telling: AnyTelling;
  readonly snapshot: AnySnapshot;
  /** The seats that may act now. */
  readonly turn: readonly Seat[];
  readonly acting: Acting;
  readonly onConsider: (action: AnyAction | null) => void;
  readonly onLight: (places: readonly PlaceKey[]) => void;
  /** An action was chosen: a sheet may close. */
  readonly onDone: () => void;
}

/** A button of the list: it does an action, or opens the next step of a choice. */
type Entry = ActionWords & { readonly seat: Seat } & ({ readonly action: AnyAction } | { readonly opens: string });

/** The doors that were opened one after the other, and at which step of the game that was. */
interface Opened {
  readonly step: number;
  readonly doors: readonly Extract<Entry, { readonly opens: string }>[];
}

/**
 * Everything that may be done now, as buttons in groups: the whole game for the keyboard and for those who listen.
 * Games with too many actions to read offer them step by step.
 */
export function ActionList({ game, telling, snapshot, turn, acting, onConsider, onLight, onDone }: ActionListProps) {
  const { text, list } = words.value;
  const [opened, open] = useState<Opened>({ step: snapshot.step, doors: [] });
  // A choice that was begun before the table moved on is about something that is no more.
  const doors = opened.step === snapshot.step ? opened.doors : [];
  const groups = useMemo(
    () => groupsOf(game, telling, snapshot, doors),
    [game, snapshot, telling.words, telling.people, doors.length],
  );
  const entrance = useRef<HTMLDivElement>(null);
  const names = turn.map((seat) => telling.people[seat]?.name ?? '');
  const point = (entry: Entry | null) => {
    onLight(entry?.places ?? []);
    onConsider(entry !== null && 'action' in entry ? entry.action : null);
  };
  const go = (next: Opened['doors']) => {
    point(null);
    open({ step: snapshot.step, doors: next });
  };
  useEffect(() => {
    // The button that was touched is gone: its place takes the focus, so that keys and voices go on from there.
    if (opened.doors.length > 0) entrance.current?.querySelector('button')?.focus();
  }, [opened]);
  return (
    <>
      <h2 id="moves-title" class="sheet__title">
        {text('table.moves')}
      </h2>
      {groups.length === 0 && <p class="sheet__empty">{text('table.waitFor', { people: list(names) })}</p>}
      {doors.length > 0 && (
        <div class="moves__path" ref={entrance}>
          <button type="button" class="small-button" onClick={() => go(doors.slice(0, -1))}>
            <Icon name="back" />
            {text('table.stepBack')}
          </button>
          <span>{doors.at(-1)?.text}</span>
        </div>
      )}
      {groups.map(([group, entries], place) => (
        <section key={group} class="moves" aria-labelledby={`moves-${place}`}>
          <h3 id={`moves-${place}`} class="moves__group">
            {group}
          </h3>
          <ul class="moves__list" onKeyDown={stepThrough}>
            {entries.map((entry) => (
              <li key={`${entry.seat} ${'action' in entry ? JSON.stringify(entry.action) : entry.opens}`}>
                <button
                  type="button"
                  class={'action' in entry ? 'moves__move' : 'moves__move moves__move--opens'}
                  aria-label={moveText(entry)}
                  disabled={acting.sent.value !== null}
                  onFocus={() => point(entry)}
                  onBlur={() => point(null)}
                  onMouseEnter={() => point(entry)}
                  onMouseLeave={() => point(null)}
                  onClick={() => {
                    if ('opens' in entry) return go([...doors, entry]);
                    point(null);
                    onDone();
                    void acting.offer(entry.seat, entry.action);
                  }}
                >
                  {entry.text}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** What the own seats may do or open, by the headings that the game gives it, in the game's order. */
function groupsOf(
  game: AnyGameModule,
  telling: AnyTelling,
  snapshot: AnySnapshot,
  doors: Opened['doors'],
): readonly [string, Entry[]][] {
  const groups = new Map<string, Entry[]>();
  const seat = doors[0]?.seat;
  for (const own of snapshot.you) {
    // Once a door is open, all that follows is of the same seat.
    if (seat !== undefined && own.seat !== seat) continue;
    for (const entry of entriesOf(game, telling, snapshot, own, doors)) {
      groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
    }
  }
  return [...groups];
}

function entriesOf(
  game: AnyGameModule,
  telling: AnyTelling,
  snapshot: AnySnapshot,
  { seat, view }: AnySnapshot['you'][number],
  doors: Opened['doors'],
): readonly Entry[] {
  if (game.choices === undefined) {
    const legal = game.rules.legal(snapshot.view, view, seat);
    return legal.map((action) => ({ seat, action, ...game.actionWords(action, seat, telling) }));
  }
  const path = doors.map(({ opens }) => opens);
  return game.choices(seat, view, telling, path).map((choice) => ({ ...choice, seat }));
}

/** Arrow keys go from button to button within a group. */
function stepThrough(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const focused = buttons.findIndex((button) => button.matches(':focus'));
  const next = buttons[focused + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
