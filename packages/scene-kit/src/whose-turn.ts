import type { GameTypes, Seat, ViewRules } from '@boomtown/game-core';
import type { Snapshot } from '@boomtown/ui-kit/game-module';

/** Whose side of the table is near, and whose turn it is, as a page sees it. */
interface Turn<T extends GameTypes> {
  /** The seat that acts if it is held here, else one that is held; `null` for spectators. */
  readonly near: Seat | null;
  /** Of the seats that are held here, the one that may act, and what it knows. */
  readonly acting: Snapshot<T>['you'][number] | undefined;
}

/** @param near whose side was near before @param ended did the table end the match, so that no seat is to act? */
export function turnAt<T extends GameTypes>(
  rules: Pick<ViewRules<T>, 'actors'>,
  { view, you }: Snapshot<T>,
  near: Seat | null,
  ended: boolean,
): Turn<T> {
  const mine = you.map(({ seat }) => seat);
  const actors = ended ? [] : rules.actors(view);
  const acting = you.find(({ seat }) => actors.includes(seat));
  return { acting, near: acting?.seat ?? (near !== null && mine.includes(near) ? near : (mine[0] ?? null)) };
}

/** The seat of this page that waits while another one is to act; `null` if none does. */
export function waitingSeat<T extends GameTypes>(
  rules: Pick<ViewRules<T>, 'actors'>,
  { view, you }: Snapshot<T>,
): Seat | null {
  const actors = rules.actors(view);
  const isMine = you.some(({ seat }) => actors.includes(seat));
  return actors.length === 0 || isMine ? null : (you[0]?.seat ?? null);
}
