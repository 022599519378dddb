import type { Viewport } from '@boomtown/stage/headless';
import type { Offer } from './choosing.ts';
import type { Passage } from './flows.ts';
import type { MapLayout } from './layout.ts';
import type { Action, Destination, PrivateView, PublicView, Seat } from './rules.ts';
import { type BoondoggleTelling, money, nameOf, nodeName } from './telling.ts';

/** Everything that the picture is made from. */
export interface SceneModel {
  readonly step: number;
  readonly view: PublicView;
  /** The element in CSS pixels. */
  readonly viewport: Viewport;
  /** Whose next miles are shown: a seat of the person; `null` for a watcher. */
  readonly near: Seat | null;
  /** What only that seat knows. */
  readonly own: PrivateView | null;
  /** What is on its way between the view and the next one; `null`: nothing. */
  readonly passage: Passage | null;
  /** What the person may do now; `null` if nothing. */
  readonly offer: Offer | null;
  /** The action that is pointed at: its outcome is shown as a ghost. */
  readonly pointed: Action | null;
  /** Does the ghost wait for a second touch? */
  readonly confirming: boolean;
  readonly hovered: string | null;
  /** Places that something outside of the picture speaks of. */
  readonly lit: readonly string[];
  readonly texts: SceneTexts;
}

/** What the picture itself says. */
interface SceneTexts {
  /** By seat. */
  readonly names: readonly string[];
  place(destination: Destination, short: boolean): string;
  readonly mile: string;
  readonly yours: string;
  readonly complete: string;
  /** Stands on a lane that was passed a second time. */
  readonly twice: string;
  money(dollars: number): string;
}

/** The scenery with the map laid out for it. */
export interface Staged extends SceneModel {
  readonly layout: MapLayout;
}

/** What the picture itself says. */
export function sceneTexts(telling: BoondoggleTelling): SceneTexts {
  const { words, view } = telling;
  return {
    names: view.players.map((_, seat) => nameOf(seat, telling)),
    place: (destination, short) =>
      short ? words.text(`boondoggle.short-${destination}`) : nodeName(destination, words),
    mile: words.text('boondoggle.count-miles', { count: 1 }),
    yours: words.text('boondoggle.stamp-yours'),
    complete: words.text('boondoggle.stamp-complete'),
    twice: words.text('boondoggle.passed-twice'),
    money: (dollars) => money(dollars, words),
  };
}
