import type { Rng } from './chance.ts';
import type { Refusal, Result } from './result.ts';
import type { Shape } from './shapes/shape.ts';

/**
 * The version of what this file promises, of the subpath exports of a game, and of what their entries hold. A game that is not
 * in this repository states the one that it was written for. It goes up when such a game would have to change.
 */
export const CONTRACT_VERSION = 1;

/** A seat at the table, `0 … n-1`. */
export type Seat = number;

/** Who looks: a seat, or `null` for a spectator. */
export type Viewer = Seat | null;

/** The types of one game, as one named bag. All of them are plain JSON. */
export interface GameTypes {
  readonly Options: object;
  readonly State: object;
  readonly Action: { readonly type: string };
  readonly Event: { readonly type: string };
  readonly PublicView: object;
  readonly PrivateView: object;
}

/** The shapes of these types. Parsing, the wire, JSON Schemas and random values follow from them. */
export interface GameShape<T extends GameTypes> {
  readonly options: Shape<T['Options']>;
  readonly state: Shape<T['State']>;
  readonly action: Shape<T['Action']>;
  readonly event: Shape<T['Event']>;
  readonly publicView: Shape<T['PublicView']>;
  readonly privateView: Shape<T['PrivateView']>;
}

/**
 * An event with its audience: everybody, or one seat. An event with a secret comes twice: its open half to all
 * except the seats that share the secret, and directly after it one full copy to each of those.
 */
export type Addressed<E> =
  | { readonly to: 'all'; readonly event: E }
  | { readonly to: 'all'; readonly except: readonly Seat[]; readonly event: E }
  | { readonly to: Seat; readonly event: E };

/** Names of fields by type of event. */
export interface ShownFields {
  readonly [eventType: string]: readonly string[];
}

/** What an action (or the setup) leads to: the next state, and what happened on the way, in order. */
export interface Step<T extends GameTypes> {
  readonly state: T['State'];
  readonly events: readonly Addressed<T['Event']>[];
}

/** How a finished game ended. All seats that tie for the win are winners. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
}

export interface GameInfo {
  readonly id: string;
  readonly name: string;
  /** Version of the rules. A record replays under the version it began with. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Does the game hide anything? If so it has a `redeal`. */
  readonly hidden: boolean;
}

/** One line of the form in which a table's maker sets the options; its words stand in the web catalogues. */
export type OptionField =
  | { readonly key: string; readonly kind: 'switch' }
  | { readonly key: string; readonly kind: 'number'; readonly min: number; readonly max: number }
  /** `perSeat`: one value for all, or a list of one a seat. */
  | { readonly key: string; readonly kind: 'choice'; readonly values: readonly string[]; readonly perSeat?: true }
  /** `random` or a seat. */
  | { readonly key: string; readonly kind: 'seat' }
  /** Something that only this game has (own boards); the game's web module brings the control. */
  | { readonly key: string; readonly kind: 'own' };

/** A table that can be set up. */
export interface TableSetup {
  readonly seats: number;
  readonly options: object;
}

/**
 * What can be known and asked from the views alone. Legal actions, refusals and outcomes depend only on what a seat can
 * see. Browser, bots and server therefore call the same functions, and no list of actions crosses the network.
 */
export interface ViewRules<T extends GameTypes> {
  readonly info: GameInfo;
  /** What there may be of each of its types. */
  readonly shape: GameShape<T>;
  /** The default options. */
  readonly defaults: T['Options'];
  /** The options in the order in which a form shows them. */
  readonly optionFields: readonly OptionField[];

  /**
   * The types of the events that reveal what was hidden from a viewer, or what chance brought: after one of these an
   * action can't be taken back. Events for single seats need not be named. Missing in games without such events.
   */
  readonly reveals?: readonly T['Event']['type'][];

  /**
   * Can a legal action not be taken back once it is done, since it draws chance, reveals something or ends the match? A picture
   * asks about such an action a second time. Left out: a picture asks about none.
   */
  seals?(view: T['PublicView'], own: T['PrivateView'], seat: Seat, action: T['Action']): boolean;

  /**
   * May a seat know now what another one does not? Where it says no, each seat's own view is empty. Left out: always in a game
   * that hides something, never in another one.
   */
  secrets?(view: T['PublicView']): boolean;

  /**
   * A seat's own view without its secrets, for a turn that does not depend on them: the legal actions are the same, and
   * the secrets hardly help to choose. People who share a device need not cover it for such a turn, and what a player points
   * at is shown on big screens. `null`: the secrets matter now. Left out: they matter whenever there are some.
   */
  openView?(view: T['PublicView'], seat: Seat): T['PrivateView'] | null;

  /** The seats that may act now, ascending; empty only when the game is over. */
  actors(view: T['PublicView']): readonly Seat[];

  /** `null` while the game goes on. */
  outcome(view: T['PublicView']): Outcome | null;

  /** Every legal action of the seat (none if it is not its turn), without repeats, in the order that the game's page gives. */
  legal(view: T['PublicView'], own: T['PrivateView'], seat: Seat): readonly T['Action'][];

  /** Reads an action from outside: its shape only. Fails with `malformed`. */
  parseAction(raw: unknown, view: T['PublicView']): Result<T['Action']>;

  /** Is this kind of action for this moment? If not it is refused with `wrong-phase`. */
  inPhase(view: T['PublicView'], own: T['PrivateView'], seat: Seat, action: T['Action']): boolean;

  /** The game's own refusal of an action that is well-formed, in turn and in phase, in the order that its page gives; `null` if it is legal. */
  refusal(view: T['PublicView'], own: T['PrivateView'], seat: Seat, action: T['Action']): Refusal | null;

  /** The game's own refusals, where they are declared: the default rules page says them. */
  readonly refusals?: readonly Refusal[];

  /**
   * Any one state that fits all that a spectator sees, from that alone; `redeal` makes a fair draw of it. A game that has it
   * lets the makers of tables show spectators the chances to win during the match. A game that can be worked out leaves it out:
   * its best move must be nowhere to be seen while it is played.
   */
  invented?(view: T['PublicView']): T['State'];

  /** The action taken when the time of a seat in `actors` is up. It is always legal. */
  timeout(view: T['PublicView'], own: T['PrivateView'], seat: Seat): T['Action'];
}

/** One game, whole: what the server and the replay know beyond the views. */
export interface Game<T extends GameTypes> extends ViewRules<T> {
  /**
   * Earlier versions of these rules: a match continues under the version that it began with. Missing if the rules never
   * changed.
   */
  readonly earlier?: readonly Game<T>[];

  /** Tables that together use every option and seat count; the test harnesses play them all. */
  readonly samples: readonly TableSetup[];

  /** The first state and its events, or `bad-seats`, then `bad-options` (or a game's own code for options). Left out options take their defaults. */
  setup(options: unknown, seats: number, rng: Rng): Result<Step<T>>;

  /** Does what a legal action does. Never changes the given state. Only `apply` calls it, after the action was judged. */
  perform(state: T['State'], seat: Seat, action: T['Action'], rng: Rng): Step<T>;

  /**
   * Fields of events, by type of event, that show a secret only in passing: later views do not hold it. `toAll`: shown
   * to everybody (a load tipped out). `toSeat`: in the full copy for one seat (a block on its way into a closed
   * wheelbarrow). Leak tests ignore them. Missing in games that show nothing in passing.
   */
  readonly shownInPassing?: { readonly toAll?: ShownFields; readonly toSeat?: ShownFields };

  /** What a spectator may know, built field by field. */
  publicView(state: T['State']): T['PublicView'];

  /** Only what this seat knows beyond that; `{}` if nothing. */
  privateView(state: T['State'], seat: Seat): T['PrivateView'];

  /** How many seats the table of this state has. */
  seatsOf(state: T['State']): number;

  /** Reads a state from outside, or fails with `malformed`: exactly the fields of the game's page, all values in range, all pieces adding up. */
  parseState(raw: unknown): Result<T['State']>;

  /**
   * Another state that fits the viewer's views, drawn fairly. Missing in games that hide nothing. If it follows from the views and the
   * stream alone, states that look the same give the same one, and an analysis tells nothing hidden.
   */
  redeal?(state: T['State'], viewer: Viewer, rng: Rng): T['State'];

  /**
   * The public view without covers, for games that cover public things. What only some seats know is in their private views.
   * Missing in games that cover nothing.
   */
  uncoveredView?(state: T['State']): T['PublicView'];

  /**
   * What of an event may still be shown later, in a log: the same event, without the fields
   * that are shown in passing only (what went into a closed container in public). `view` is the present public view.
   * Missing in games without such fields.
   */
  remembered?(event: T['Event'], view: T['PublicView']): T['Event'];
}

/**
 * Any game, for code that serves them all. Sound because such code only ever hands a game its own values back; the
 * methods above are written as methods so that TypeScript compares their parameters both ways.
 */
export type AnyGame = Game<GameTypes>;
export type AnyViewRules = ViewRules<GameTypes>;
