import type { GameTypes, Seat, ViewRules } from '@boomtown/game-core';
import type { ArtNames, Camera, Picture, Point, Sprites, Viewport } from '@boomtown/stage/headless';
import type { Snapshot } from '@boomtown/ui-kit/game-module';
import type { PlaceKey, Telling } from '@boomtown/ui-kit/sentence';
import type { Keyframe } from './timeline.ts';
import type { TipWords } from './tip.ts';

/** The types that a game's picture is made from. A game states the ones that it has. */
export interface SceneTypes {
  Game: GameTypes;
  /** The names of its drawings and lettering; stated, a wrong one does not compile. */
  Art: ArtNames;
  /** What a seat may do now. */
  Offer: { readonly seat: Seat };
  /** What a person has in hand and in mind. */
  Choice: object;
  Keyframe: Keyframe;
  /** What no view holds, out of past events. */
  Memory: unknown;
  /** What goes on from picture to picture: the identities of pieces that are alike. */
  Identities: unknown;
  /** What is shown to its owner for a moment only. */
  BriefReveal: unknown;
}

/** The types of a picture that needs nothing but its snapshot. */
export interface PlainSceneTypes extends SceneTypes {
  Keyframe: never;
  Memory: undefined;
  Identities: undefined;
  BriefReveal: never;
}

type ViewOf<S extends SceneTypes> = S['Game']['PublicView'];
type ActionOf<S extends SceneTypes> = S['Game']['Action'];

/** Everything that the kit knows when a picture is drawn. */
export interface Moment<S extends SceneTypes> {
  /** The step that the picture shows, or leads to while a keyframe is on show. */
  readonly snapshot: Snapshot<S['Game']>;
  /** The step that was reached last. */
  readonly reached: Snapshot<S['Game']>;
  /** The newest step. */
  readonly latest: Snapshot<S['Game']>;
  readonly keyframe: S['Keyframe'] | null;
  readonly viewport: Viewport;
  /** See `SceneLook`. */
  readonly far: boolean;
  /** Whose side of the table is near: the seat that acts if it is held here, else one that is held; `null` for spectators. */
  readonly near: Seat | null;
  /** A replay: nothing is offered, and all hands may be open. */
  readonly handsOff: boolean;
  /** Did the table end the match, so that no seat is to act? */
  readonly ended: boolean;
  /** `null` if there is nothing to do, while a keyframe is on show, and while an action is on its way. */
  readonly offer: S['Offer'] | null;
  readonly choice: S['Choice'];
  /** Waits for its second touch; `null` also while it is on its way. */
  readonly considered: ActionOf<S> | null;
  /** The action whose outcome is shown: it is on its way, or pointed at, or waits for its second touch. */
  readonly meant: ActionOf<S> | null;
  /** Is it on its way? */
  readonly sending: boolean;
  readonly hovered: PlaceKey | null;
  /** Places that something outside of the picture speaks of. */
  readonly lit: readonly PlaceKey[];
  /** The place whose piece is under the finger, and where that is in the picture. */
  readonly carried: { readonly place: PlaceKey; readonly at: Point } | null;
  /** Is this the first picture of its step? */
  readonly arriving: boolean;
  readonly memory: S['Memory'];
  readonly identities: S['Identities'];
  readonly briefReveal: { readonly what: S['BriefReveal']; readonly step: number } | null;
  readonly people: Telling<S['Game']>['people'];
  readonly words: Telling<S['Game']>['words'];
}

/** A position as the seat sees it that is to act. */
export interface Sight<S extends SceneTypes> {
  readonly view: ViewOf<S>;
  readonly own: S['Game']['PrivateView'];
  readonly seat: Seat;
}

/** What a touch comes to. */
export interface Touched<S extends SceneTypes> {
  readonly choice: S['Choice'];
  /** The action that it means, be it one that is refused. The kit asks about it a second time where that is due. */
  readonly does: ActionOf<S> | null;
  /** Was the action shown before, and touched by a button of the picture? Then nobody asks again. */
  readonly again?: boolean;
}

/** A touch, and what it meets. */
export interface Touch<S extends SceneTypes> {
  /** `null`: outside everything. */
  readonly place: PlaceKey | null;
  readonly offer: S['Offer'] | null;
  readonly view: ViewOf<S>;
  /** A mouse, which has seen what would happen, at something that can be taken back. */
  readonly sure: boolean;
  /** The action that waits for its second touch. */
  readonly considered: ActionOf<S> | null;
}

/** What lies behind the stage, as ordinary elements. */
export interface Backdrop<S extends SceneTypes> {
  lay(moment: Moment<S>, theme: 'light' | 'dark'): void;
  /** Comes nearer and goes away with the picture; left out, it stays where it is. */
  look?(camera: Camera): void;
  remove(): void;
}

/** A game's picture as data and pure functions. */
export interface SceneGame<S extends SceneTypes> {
  readonly rules: ViewRules<S['Game']>;
  /** Fonts of its texts, as the CSS property `font` names them. */
  readonly fonts: readonly string[];
  /** `far`: see `SceneLook`. */
  art(theme: 'light' | 'dark', view: ViewOf<S> | null, far: boolean): Sprites<S['Art']>;
  backdrop?(host: HTMLElement): Backdrop<S>;
  /** The whole picture: what stands where. */
  place(moment: Moment<S>): Picture<S['Art']>;
  /**
   * The tip of a place that can be touched, or of another drawn thing, by the key of its target or placement; `at`: which
   * point of the picture is meant, if one is. `null`: nothing.
   */
  tip?(key: string, moment: Moment<S>, at: Point | null): TipWords | null;

  offer(sight: Sight<S>, telling: Telling<S['Game']>): S['Offer'];
  /** What is in hand when a step is reached; `before`: what was. `reached` is `null` while the step is still played. */
  begin(before: S['Choice'] | null, reached: Reached<S> | null): S['Choice'];
  touch(choice: S['Choice'], touch: Touch<S>): Touched<S>;
  /** The action that the person means, by where they point or by what is in hand. */
  meant(choice: S['Choice'], hovered: PlaceKey | null, offer: S['Offer'], view: ViewOf<S>): ActionOf<S> | null;
  /** Has the picture buttons of its own for the second touch of this action? Left out, the page has them. */
  hasButtons?(action: ActionOf<S>): boolean;
  /** Binds the action so much that a mouse is asked a second time though it could be taken back? */
  binds?(action: ActionOf<S>): boolean;
  /** The entry of the action list that has the focus, as far as the picture shows it; left out, it shows all. */
  shown?(action: ActionOf<S>, offer: S['Offer'] | null): ActionOf<S> | null;
  isSame(a: ActionOf<S>, b: ActionOf<S>): boolean;
  /** For games in which pieces are carried. */
  readonly carrying?: Carrying<S>;
  readonly keys?: Keys<S>;

  /** The keyframes that lead from a view to what a step's events made of it; without events it was made so by a takeback. */
  keyframes?(before: ViewOf<S>, events: readonly S['Game']['Event'][], after: ViewOf<S>): readonly S['Keyframe'][];
  remember?(past: readonly S['Game']['Event'][], view: ViewOf<S>): S['Memory'];
  /** The identities after those before, in a keyframe or, with `null`, at the end of a step. */
  follow?(before: S['Identities'] | null, view: ViewOf<S>, keyframe: S['Keyframe'] | null): S['Identities'];
  readonly briefReveals?: BriefReveals<S>;
}

/** A step that was reached, and what is offered there. */
export interface Reached<S extends SceneTypes> {
  readonly snapshot: Snapshot<S['Game']>;
  readonly offer: S['Offer'] | null;
}

interface Carrying<S extends SceneTypes> {
  /** What is in hand once the piece of a place is picked up; `null`: it can't be. */
  pickUp(choice: S['Choice'], place: PlaceKey, offer: S['Offer']): S['Choice'] | null;
  /** What is in hand once a piece was let go of, or dropped where it does nothing. */
  letGo(choice: S['Choice']): S['Choice'];
  /** Is a drop like the click of a mouse? Else what it does waits for a second touch. */
  readonly sure: boolean;
  /** May a piece be dropped there at all? Left out: on everything that can be touched. */
  takes?(place: PlaceKey): boolean;
}

interface Keys<S extends SceneTypes> {
  /** The place that a key picks: a letter in lower case, or `1` to `9`; `null` for keys that pick nothing. */
  pick(key: string, offer: S['Offer']): PlaceKey | null;
  /** Where the keys go on from after that; `null`: from the place itself. */
  goOn(choice: S['Choice'], offer: S['Offer']): PlaceKey | null;
  /** The place that Escape touches; `null`: outside everything. */
  back(choice: S['Choice']): PlaceKey | null;
}

interface BriefReveals<S extends SceneTypes> {
  readonly ms: number;
  of(snapshot: Snapshot<S['Game']>): readonly S['BriefReveal'][];
  /** For those who do not see the picture. */
  say(what: S['BriefReveal'], words: Telling<S['Game']>['words']): string;
}
