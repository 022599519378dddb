import type { GameTypes, OptionField, Refusal, Seat, ViewRules } from '@boomtown/game-core';
import type { Snapshot } from '@boomtown/wire/browser';
import type { ComponentChildren, VNode } from 'preact';
import type { SoundName } from './score.ts';
import type { ActionWords, GameTeller, Person, PlaceKey, Telling, WordsOf } from './sentence.ts';

export type { Snapshot };

/** How a picture is shown to the person who looks at it. */
interface SceneLook {
  readonly theme: 'light' | 'dark';
  /** Is movement turned down? */
  readonly still: boolean;
  /** By how much text is to be larger than it was drawn for: 1 for most people. */
  readonly lettering: number;
  /** Is it seen from across a room? Small letters that only repeat what else says are better left out. */
  readonly far?: boolean;
}

/** What a scene may do and know of the world around it. Nothing else: no network, no rules beyond the view rules. */
export interface SceneContext<T extends GameTypes> {
  readonly people: () => readonly Person[];
  readonly words: () => WordsOf<T>;
  /** Read anew at each use. */
  readonly look: () => SceneLook;
  /** A replay: the seats of a snapshot say through whose eyes it is seen, and nothing is offered to any of them. */
  readonly handsOff: boolean;
  /** A person gave up and the table ended the match, of which the rules know nothing: no seat is to act any more. */
  readonly ended?: boolean;
  /**
   * Offers an action to the table; resolves with the refusal, or `null` when it stands or was taken back. `sure`: it was
   * touched a second time, after it had been shown; then the shell does not ask again.
   */
  readonly submit: (seat: Seat, action: T['Action'], sure?: boolean) => Promise<Refusal | null>;
  /** The picture was touched where no action is possible: the shell says why not, as after `submit`. */
  readonly refuse?: (seat: Seat, refusal: Refusal) => void;
  /**
   * The person points at a legal action (or none): the shell shows its words. `asks`: it was touched, and waits for a second
   * touch; the shell offers buttons for that, and says with `answer` which one was touched.
   */
  readonly onConsider: (action: T['Action'] | null, asks?: boolean) => void;
  /**
   * The picture has come to the end of this step. A scene that takes its time over what happens says so for every step,
   * and the page tells in words no more than was seen; one that shows every step at once says nothing.
   */
  readonly onReached: (step: number) => void;
}

/** How a picture is looked at. */
export interface SceneCamera {
  /** Comes nearer by a factor above 1, goes away by one below. */
  zoomBy(factor: number): void;
  /** Moves what is seen by this many CSS pixels, once a person came nearer. */
  panBy(dx: number, dy: number): void;
  /** All of it is seen again. */
  showAll(): void;
}

/** A mounted picture of a table. `show` is called with every snapshot and always ends at that snapshot, whatever was missed. */
export interface Scene<T extends GameTypes> {
  show(snapshot: Snapshot<T>): void;
  /** What the log knows of the steps up to the present one, the newest last; for what a view does not hold. */
  recall?(steps: readonly { readonly step: number; readonly events: readonly T['Event'][] }[]): void;
  /** Lights places (a touched log line, the cause of a refusal, the focused entry of the action list). */
  light(places: readonly PlaceKey[]): void;
  /** The shell's action list focuses an action: the scene shows its ghost; `null` ends it. */
  consider(action: T['Action'] | null): void;
  /** Where the picture was touched last, in CSS pixels of its element: a refusal is said there. */
  touchedAt?(): { readonly x: number; readonly y: number } | null;
  /** Does the action that waits for a second touch, or lets go of it. */
  answer?(yes: boolean): void;
  /** Of a picture that is large: for keys that do what pointers do on the picture itself. */
  readonly camera?: SceneCamera;
  /** A person has no time for pictures of what happened: the scene goes to where the table stands. */
  hurry?(): void;
  /** Theme, language or motion changed. */
  restyle(): void;
  destroy(): void;
}

/** An entry of the action list: an action, or a group that opens further entries where actions are too many to list at once. */
export type Choice<T extends GameTypes> = ActionWords & ({ readonly action: T['Action'] } | { readonly opens: string });

/** The board for those who read it: a heading and one row of cells after the other, in words. */
export interface DescribedBoard {
  readonly caption: string;
  readonly rows: readonly { readonly label: string; readonly cells: readonly string[] }[];
}

/** A player's own little panel: what they have and how they stand. */
export interface SeatPanel {
  /** The name of the player's colour or emblem in this game, shown beside the sign; may be empty. */
  readonly side: string;
  /** Class of the emblem that the style sheet draws; also a letter, so that no colour is needed. */
  readonly emblem: {
    readonly letter: string;
    readonly className: string;
    /** The seat's own colour, the same as on the board: lines of it in a curve have it. */
    readonly colour: `#${string}`;
    /** The emblem as the picture has it, in place of the letter. */
    readonly drawn?: ComponentChildren;
  };
  readonly score: string;
  /** Short facts ("2 rings, 1 medium, 3 smalls"). */
  readonly facts: readonly string[];
  /** The same facts drawn, where they are too many to read; those in words are for those who listen then. */
  readonly drawn?: ComponentChildren;
}

/** A row of the final scores: a number for each seat, and how it is written where a plain number would say little. */
export interface ScoreRow {
  readonly label: string;
  readonly numbers: readonly number[];
  readonly texts?: readonly string[];
}

/** What is worth telling of a match that is over. */
export interface Aftermath {
  /** The seats from the first rank to the last, equals together; left out, those who won and then by the scores. */
  readonly ranks?: readonly (readonly Seat[])[];
  /** Whole sentences: the last bill, what was secret, what would have won. */
  readonly lines: readonly string[];
}

/** What is shown over the board when a round is over. */
export interface RoundCard {
  readonly title: string;
  /** Whole sentences: why it ended, how the match stands, how it goes on. */
  readonly lines: readonly string[];
  /** Numbers by seat, each row with what it counts. */
  readonly rows: readonly ScoreRow[];
}

/** What a side panel gets: the parts of a game that are next to its picture as ordinary elements (hand, market, offers). */
export interface SidePanelProps<T extends GameTypes> {
  readonly telling: Telling<T>;
  readonly snapshot: Snapshot<T>;
  /** Is an action on its way? Then no other one is taken. */
  readonly busy: boolean;
  /** A replay: see `SceneContext`. */
  readonly handsOff: boolean;
  /** The table ended the match: see `SceneContext`. */
  readonly ended?: boolean;
  /** What happened up to now, oldest first, as far as the log is here; left out, the snapshots tell it. */
  readonly past?: readonly T['Event'][];
  /** What something else on the page speaks of. */
  readonly lit: readonly PlaceKey[];
  /** Offers an action to the table; resolves with the refusal, or `null` when it stands or was taken back. */
  submit(seat: Seat, action: T['Action']): Promise<Refusal | null>;
  /** The person points at an action on the desk: the picture shows its ghost; `null` ends it. */
  consider(action: T['Action'] | null): void;
}

/** The code of a game's picture. */
interface SceneCode<T extends GameTypes> {
  /** Mounts the picture into the host element. */
  mount(host: HTMLElement, context: SceneContext<T>): Promise<Scene<T>>;
}

/** Everything that the shell needs of one game. The scene itself (and with it Pixi) loads when a table opens. */
export interface GameModule<T extends GameTypes> extends GameTeller<T> {
  readonly rules: ViewRules<T>;
  /**
   * Fetches the code of the picture, also ahead of the time, for a page that may lose the network. It brings the renderer
   * with it, by far the largest part of the page; nobody waits for it before a table opens.
   */
  fetchScene(): Promise<SceneCode<T>>;
  /** What each kind of event sounds like; `null`: nothing. */
  readonly sounds: Readonly<Record<T['Event']['type'], SoundName | null>>;
  /** The card for an event that ends a round, while the match goes on; `null` for all other events. */
  roundCard?(event: T['Event'], telling: Telling<T>): RoundCard | null;
  /** Does the event clear the board, so that lines of the log from before it speak of places that are no more? */
  clearsBoard?(event: T['Event']): boolean;
  /** The seat whose turn begins with the event, else `null`: the log sets its sign before it. Left out, the log has no turns. */
  turnBegun?(event: T['Event']): Seat | null;
  /** Does a round begin or end with the event? Its line in the log stands out. */
  turnsRound?(event: T['Event']): boolean;
  /** What is happening and what you may do, in one line. `seat`: whose eyes; `null` for a watcher. */
  headline(telling: Telling<T>, seat: Seat | null): string;
  /**
   * The action list step by step, where there are too many actions to read: the entries once the groups of `path` were
   * opened, one after the other. A seat that may do nothing has none. Left out: all that `legal` gives, at once.
   */
  choices?(seat: Seat, own: T['PrivateView'], telling: Telling<T>, path: readonly string[]): readonly Choice<T>[];
  /**
   * Where a phase asks a seat more than once: what gives up all of it, and a text that stays the same as long as the phase
   * does. A person may choose that for whatever they hold. `null`: there is no such phase.
   */
  passOn?(view: T['PublicView'], seat: Seat): { readonly until: string; readonly action: T['Action'] } | null;
  /** Can all that may be done be done on the picture and what stands beside it? The list of actions is folded then where room is short. */
  readonly offersAllOnBoard?: true;
  /** What the picture's letters and digits do, in a sentence. */
  pictureKeys?(words: WordsOf<T>): string;
  /** What stands beside the picture, for games that have more than a picture. A component. */
  SidePanel?(props: SidePanelProps<T>): VNode | null;
  describe(telling: Telling<T>): DescribedBoard;
  seatPanel(seat: Seat, telling: Telling<T>): SeatPanel;
  /** Rows that explain the final scores: each number with where it came from; the last row is the scores themselves. */
  explainScores(telling: Telling<T>): readonly ScoreRow[];
  /** What is said once the match is over, besides the scores. `own` of the telling has what all seats knew, once that is open. */
  aftermath?(telling: Telling<T>): Aftermath;
  /** The end in pictures, above the words: for games that are played by people who cannot read yet. */
  Celebration?(props: CelebrationProps<T>): VNode | null;
  /** The control for an option of kind `own` (own boards); `change` takes further options that go with it. */
  OwnOption?(props: OwnOptionProps<T>): ComponentChildren;
  /** What was chosen for an option of kind `own`, in words; `null` if nothing was. */
  ownOptionText?(field: OptionField, options: Readonly<Record<string, unknown>>, words: WordsOf<T>): string | null;
  /** The section of the rules that tells what may be done now. Left out: the rules open at their beginning. */
  ruleNow?(view: T['PublicView']): string;
  /** Everything on the game's rules page, in our own words. An element's `data-rule` names the sections that it tells. */
  RulesPage?(props: { readonly words: WordsOf<T>; readonly children?: ComponentChildren }): ComponentChildren;
}

export interface CelebrationProps<T extends GameTypes> {
  readonly telling: Telling<T>;
  readonly winners: readonly Seat[];
}

export interface OwnOptionProps<T extends GameTypes> {
  readonly words: WordsOf<T>;
  readonly field: OptionField;
  readonly options: Readonly<Record<string, unknown>>;
  readonly change: (options: Readonly<Record<string, unknown>>) => void;
}

/** The module of any game, for pages that serve them all; they hand each only its own game's values back. */
export type AnyGameModule = GameModule<GameTypes>;
