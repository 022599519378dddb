import type { Seat } from '@boomtown/game-core';
import { useMemo } from 'preact/hooks';
import { words } from '../../app/words.ts';
import type { ActionWords, PlaceKey } from '../../games/game-module.ts';
import type { AnyGameModule } from '../../games/registry.ts';
import type { AnySnapshot } from '../../net/snapshot.ts';
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

interface Entry extends ActionWords {
  readonly seat: Seat;
  readonly action: AnyAction;
}

/** Everything that may be done now, as buttons in groups: the whole game for the keyboard and for those who listen. */
export function ActionList({ game, telling, snapshot, turn, acting, onConsider, onLight, onDone }: ActionListProps) {
  const { text, list } = words.value;
  const groups = useMemo(() => groupsOf(game, telling, snapshot), [game, snapshot, telling.words, telling.people]);
  const names = turn.map((seat) => telling.people[seat]?.name ?? '');
  const point = (entry: Entry | null) => {
    onLight(entry?.places ?? []);
    onConsider(entry?.action ?? null);
  };
  return (
    <>
      <h2 id="moves-title" class="sheet__title">
        {text('table.moves')}
      </h2>
      {groups.length === 0 && <p class="sheet__empty">{text('table.waitFor', { people: list(names) })}</p>}
      {groups.map(([group, entries], place) => (
        <section key={group} class="moves" aria-labelledby={`moves-${place}`}>
          <h3 id={`moves-${place}`} class="moves__group">
            {group}
          </h3>
          <ul class="moves__list" onKeyDown={stepThrough}>
            {entries.map((entry) => (
              <li key={`${entry.seat} ${JSON.stringify(entry.action)}`}>
                <button
                  type="button"
                  class="moves__move"
                  aria-label={moveText(entry)}
                  disabled={acting.sent.value !== null}
                  onFocus={() => point(entry)}
                  onBlur={() => point(null)}
                  onMouseEnter={() => point(entry)}
                  onMouseLeave={() => point(null)}
                  onClick={() => {
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

/** The legal actions of the own seats, by the headings that the game gives them, in the game's order. */
function groupsOf(game: AnyGameModule, telling: AnyTelling, snapshot: AnySnapshot): readonly [string, Entry[]][] {
  const groups = new Map<string, Entry[]>();
  for (const { seat, view } of snapshot.you) {
    for (const action of game.rules.legal(snapshot.view, view, seat)) {
      const entry = { seat, action, ...game.actionWords(action, seat, telling) };
      groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
    }
  }
  return [...groups];
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
