import type { AnySnapshot } from '@boomtown/client';
import type { Seat } from '@boomtown/game-core';
import { type AnyGameModule, Icon, isNowhere } from '@boomtown/ui-kit';
import type { PlaceKey } from '@boomtown/ui-kit/sentence';
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { changeSettings, settings } from '../../local-storage/settings.ts';
import { entryText } from '../../messages/action-text.ts';
import { BEFORE_STOPS, stepAlong, useTabStop } from '../../shell/roving.ts';
import { useMedia } from '../../shell/use-media.ts';
import { type Entry, goOnAt, groupsOf, keyOf, type LeftEntry, type MenuEntry } from './entries.ts';
import type { AnyTelling } from './telling.ts';
import type { Acting, AnyAction } from './use-acting.ts';

interface ActionListProps {
  readonly game: AnyGameModule;
  readonly telling: AnyTelling;
  readonly snapshot: AnySnapshot;
  /** The seats that may act now. */
  readonly turn: readonly Seat[];
  readonly acting: Acting;
  /** Does the picture still show what led to where the table stands? Nothing can be chosen until it is through. */
  readonly behind: boolean;
  /** The element round the list: it has the focus while the list has nothing that could. */
  readonly home: RefObject<HTMLElement | null>;
  readonly onConsider: (action: AnyAction | null) => void;
  readonly onLight: (places: readonly PlaceKey[]) => void;
  /** An action was chosen: a sheet may close. */
  readonly onDone: () => void;
}

/** The menus that were opened one after the other, and at which step of the game that was. */
interface Opened {
  readonly step: number;
  readonly openMenus: readonly MenuEntry[];
}

/** Beside a board of a laptop there is no room for players, moves and log at once. On narrow screens the moves have a sheet. */
const LITTLE_ROOM = '(min-width: 60.01rem) and (max-height: 48rem)';

/** Beside the board, on a screen of any height. */
const BESIDE = '(min-width: 60.01rem)';
/** A list that is longer takes the room of log and chat for what the board offers as well. */
const LONG_LIST = 16;

/** The way back out of a menu. */
const BACK = 'back';

/**
 * Everything that may be done now, as buttons in groups: the whole game for the keyboard and for those who listen. All
 * of it is one tab stop, walked through with the arrow keys. Games with too many actions to read offer them step by step.
 */
export function ActionList(props: ActionListProps) {
  const { game, telling, snapshot, turn, acting, behind, home, onConsider, onLight, onDone } = props;
  const { text, list } = words.value;
  const [opened, open] = useState<Opened>({ step: snapshot.step, openMenus: [] });
  // A choice that was begun before the table moved on is about something that is no more.
  const openMenus = opened.step === snapshot.step ? opened.openMenus : [];
  const groups = useMemo(
    () => groupsOf(game, telling, snapshot, openMenus),
    [game, snapshot, telling.words, telling.people, openMenus.length],
  );
  const keys = groups.flatMap(([, entries]) => entries.map(keyOf));
  // One move alone is as short as the key that would open it; what is in a menu was opened on purpose.
  const isLong = keys.length > LONG_LIST && openMenus.length === 0;
  const hasLittleRoom = useMedia(LITTLE_ROOM);
  const isBeside = useMedia(BESIDE);
  const foldable = game.offersAllOnBoard === true && ((hasLittleRoom && keys.length > 1) || (isBeside && isLong));
  const isFolded = foldable && !settings.value.movesOpen;
  const { stopAt, settle } = useTabStop([...keys, ...(openMenus.length > 0 ? [BACK] : [])]);
  /** Where the keyboard left the list last; nowhere once a pointer is used. */
  const left = useRef<LeftEntry | null>(null);
  const names = turn.map((seat) => telling.people[seat]?.name ?? '');

  const point = (entry: Entry | null) => {
    onLight(entry?.places ?? []);
    onConsider(entry !== null && 'action' in entry ? entry.action : null);
  };
  /** A key left the list at this entry: the focus waits round the list until it is clear where it goes on. */
  const leaveAt = (key: string, heading: string) => {
    left.current = { key, heading };
    home.current?.focus({ preventScroll: true });
  };
  const go = (next: Opened['openMenus']) => {
    point(null);
    open({ step: snapshot.step, openMenus: next });
  };
  const choose = (entry: Entry, byKey: boolean) => {
    const isDoor = 'opens' in entry;
    if (byKey) leaveAt(isDoor ? '' : keyOf(entry), isDoor ? '' : entry.group);
    if (isDoor) return go([...openMenus, entry]);
    point(null);
    onDone();
    void acting.offer(entry.seat, entry.action);
  };

  useEffect(() => {
    // The menu that was touched is gone: what stands in its place takes the focus, so that voices go on from there.
    if (openMenus.length > 0 && isNowhere()) home.current?.querySelector<HTMLElement>(`[data-stop="${BACK}"]`)?.focus();
  }, [opened]);
  useEffect(() => {
    if (left.current === null || document.activeElement !== home.current) return;
    if (behind || acting.sent.peek() !== null || acting.asked.peek() !== null) return;
    const key = goOnAt(left.current, groups);
    if (key === null) return;
    // The heading, not the entry: a second press of the same key would make a move that nobody chose.
    settle(key);
    const entry = home.current?.querySelector(`[data-stop="${CSS.escape(key)}"]`);
    entry?.closest('.moves')?.querySelector<HTMLElement>('.moves__group')?.focus();
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons within
    <div class="moves-all" onKeyDown={stepAlong} onPointerDown={() => (left.current = null)}>
      <h2 id="moves-title" class={foldable ? 'sheet__title' : 'sheet__title moves-all__title'}>
        {foldable ? (
          <button
            type="button"
            class="moves-fold"
            aria-expanded={!isFolded}
            onClick={() => changeSettings({ movesOpen: isFolded })}
          >
            {isFolded ? text('table.movesFolded', { count: keys.length }) : text('table.moves')}
            <Icon name="chevron" />
          </button>
        ) : (
          text('table.moves')
        )}
      </h2>
      {groups.length === 0 && <p class="sheet__empty">{text('table.waitFor', { people: list(names) })}</p>}
      {openMenus.length > 0 && !isFolded && (
        <div class="moves__path">
          <button
            type="button"
            class="small-button"
            {...stopAt(BACK)}
            onClick={(event) => {
              const menu = openMenus.at(-1);
              if (isByKey(event) && menu !== undefined) leaveAt(keyOf(menu), menu.group);
              go(openMenus.slice(0, -1));
            }}
          >
            <Icon name="back" />
            {text('table.stepBack')}
          </button>
          <span>{openMenus.at(-1)?.text}</span>
        </div>
      )}
      {(isFolded ? [] : groups).map(([heading, entries], place) => (
        <section key={heading} class="moves" aria-labelledby={`moves-${place}`}>
          <h3 id={`moves-${place}`} class="moves__group" {...BEFORE_STOPS}>
            {heading}
          </h3>
          <ul class="moves__list">
            {entries.map((entry) => (
              <li key={keyOf(entry)}>
                <button
                  type="button"
                  class={'action' in entry ? 'moves__move' : 'moves__move moves__move--opens'}
                  aria-label={entryText(entry, words.value)}
                  disabled={behind || acting.sent.value !== null}
                  {...stopAt(keyOf(entry), () => point(entry))}
                  onKeyDown={(event) => {
                    // A key that is held down makes one move.
                    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
                  }}
                  onBlur={() => point(null)}
                  onMouseEnter={() => point(entry)}
                  onMouseLeave={() => point(null)}
                  onClick={(event) => choose(entry, isByKey(event))}
                >
                  {entry.text}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Was it a key that clicked, or something that reads the page? A pointer counts its clicks. */
function isByKey({ detail }: MouseEvent): boolean {
  return detail === 0;
}
