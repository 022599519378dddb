import type { AnyGame, GameTypes, Rng, Seat, ShownFields } from '@boomtown/game-core';

/** What a game says about itself to the harness. Everything that its rules page does not make necessary is left out. */
export interface ConformanceSettings<T extends GameTypes = GameTypes> {
  /**
   * Whole games played at random of each entry of `game.samples`; if not given, one to three, as long as they are short.
   * One more is played by timeouts alone.
   */
  readonly playsASample?: number;
  /** Positions of all plays in which every kind of input is tried; 100 if not given. In the others only quick checks run. */
  readonly thorough?: number;
  /** The values of `state.phase` in which something is hidden; needed where `info.hidden` says that there are some. */
  readonly hiddenPhases?: readonly string[];
  /** Parts of a state that are hidden from a viewer, by name; each must be seen to differ in redealt states. */
  hiddenParts?(state: T['State']): { readonly [name: string]: unknown };
  /** Throws where something that always holds in this game does not. */
  invariant?(state: T['State']): void;
  /** Actions after which a game counts as endless; 5000 if not given. */
  readonly maxActions?: number;
  /** Any text; the seeds of all plays and all choices of the harness follow from it. */
  readonly seed?: string;
  /** Types of action with too many forms to list: they may be legal without standing in `legal`. */
  readonly unlisted?: readonly string[];
  /** Draws an action of an unlisted type, legal or not, or `null` where there is none. The random players try it now and then. */
  propose?(view: T['PublicView'], own: T['PrivateView'], seat: Seat, rng: Rng): T['Action'] | null;
  /** Types of action that may change a view without any event. */
  readonly silent?: readonly string[];
  /** Types of event that come to single seats without an open half to the others. */
  readonly noOpenHalf?: readonly string[];
}

type Action = GameTypes['Action'];

/** The settings with their defaults, as the checks use them. */
export interface Terms {
  readonly playsASample: number | undefined;
  readonly thorough: number;
  readonly hiddenPhases: readonly string[];
  readonly hiddenParts: (state: object) => { readonly [name: string]: unknown };
  readonly invariant: (state: object) => void;
  readonly maxActions: number;
  readonly seed: string;
  readonly unlisted: readonly string[];
  readonly propose: (view: object, own: object, seat: Seat, rng: Rng) => Action | null;
  readonly silent: readonly string[];
  readonly noOpenHalf: readonly string[];
  readonly shownToAll: ShownFields;
  readonly shownToSeat: ShownFields;
}

export function termsOf(settings: ConformanceSettings, { shownInPassing }: Pick<AnyGame, 'shownInPassing'>): Terms {
  return {
    playsASample: settings.playsASample,
    thorough: settings.thorough ?? 100,
    hiddenPhases: settings.hiddenPhases ?? [],
    hiddenParts: (state) => settings.hiddenParts?.(state) ?? {},
    invariant: (state) => settings.invariant?.(state),
    maxActions: settings.maxActions ?? 5000,
    seed: settings.seed ?? 'conformance',
    unlisted: settings.unlisted ?? [],
    propose: (view, own, seat, rng) => settings.propose?.(view, own, seat, rng) ?? null,
    silent: settings.silent ?? [],
    noOpenHalf: settings.noOpenHalf ?? [],
    shownToAll: shownInPassing?.toAll ?? {},
    shownToSeat: shownInPassing?.toSeat ?? {},
  };
}
