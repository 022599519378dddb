import type { AnySnapshot } from '@boomtown/client';
import type { Seat } from '@boomtown/game-core';
import type { AnyGameModule } from '@boomtown/ui-kit';
import type { ActionWords } from '@boomtown/ui-kit/sentence';
import type { AnyTelling } from './telling.ts';
import type { AnyAction } from './use-acting.ts';

/** A button of the action list: it does an action, or opens the next step of a choice. */
export type Entry = ActionWords & { readonly seat: Seat } & (
    | { readonly action: AnyAction }
    | { readonly opens: string }
  );
export type MenuEntry = Extract<Entry, { readonly opens: string }>;
export type EntryGroup = readonly [heading: string, entries: readonly Entry[]];

/** What an entry is known by from one drawing to the next. */
export function keyOf(entry: Entry): string {
  return `${entry.seat} ${'action' in entry ? JSON.stringify(entry.action) : entry.opens}`;
}

/** What the own seats may do, or open in menus, by the headings that the game gives it, in the game's order. */
export function groupsOf(
  game: AnyGameModule,
  telling: AnyTelling,
  snapshot: AnySnapshot,
  openMenus: readonly MenuEntry[],
): readonly EntryGroup[] {
  const groups = new Map<string, Entry[]>();
  const seat = openMenus[0]?.seat;
  for (const own of snapshot.you) {
    // Once a menu is open, all that follows is of the same seat.
    if (seat !== undefined && own.seat !== seat) continue;
    for (const entry of entriesOf(game, telling, own, openMenus)) {
      groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
    }
  }
  return [...groups];
}

/** What one seat that has this view of its own may do, or open behind the menus that are open. */
export function entriesOf(
  game: AnyGameModule,
  telling: AnyTelling,
  { seat, view }: AnySnapshot['you'][number],
  openMenus: readonly MenuEntry[] = [],
): readonly Entry[] {
  if (game.choices === undefined) {
    const legal = game.rules.legal(telling.view, view, seat);
    return legal.map((action) => ({ seat, action, ...game.actionWords(action, seat, telling) }));
  }
  const path = openMenus.map(({ opens }) => opens);
  return game.choices(seat, view, telling, path).map((choice) => ({ ...choice, seat }));
}

/** The entry that a person left by key, and the heading that it stood under. */
export interface LeftEntry {
  readonly key: string;
  readonly heading: string;
}

/**
 * Where the keyboard goes on in a list that was drawn anew: at the same entry, else at the first one under the same
 * heading, else at the first of all. `null` if there is none.
 */
export function goOnAt(left: LeftEntry, groups: readonly EntryGroup[]): string | null {
  const all = groups.flatMap(([, entries]) => entries);
  const same = all.find((entry) => keyOf(entry) === left.key);
  const near = groups.find(([heading]) => heading === left.heading)?.[1][0];
  const entry = same ?? near ?? all[0];
  return entry === undefined ? null : keyOf(entry);
}
