import { refusalOf, type Seat } from '@boomtown/game-core';
import type { Carry } from '@boomtown/stage';
import type { PlaceKey } from '@boomtown/ui-kit/sentence';
import type { KeyMeaning } from './picture-keys.ts';
import type { Moment, Reached, SceneGame, SceneTypes, Sight, Touch, Touched } from './scene-game.ts';

type ActionOf<S extends SceneTypes> = S['Game']['Action'];

/** What a person has in hand and where they point, by mouse, finger, keys and the page's action list. */
export interface SceneInput<S extends SceneTypes> {
  readonly choice: S['Choice'];
  /** Waits for its second touch. */
  readonly considered: ActionOf<S> | null;
  readonly hovered: PlaceKey | null;
  readonly lit: readonly PlaceKey[];
  readonly carried: Moment<S>['carried'];
  /** The place, or the drawn thing, that was touched last. */
  readonly touchedAt: string | null;
  /** The action that is pointed at or waits for a second touch. */
  meant(): ActionOf<S> | null;
  /** The action that waits for a second touch, where the page has the buttons for that. */
  waits(): ActionOf<S> | null;
  /** Another step is shown: what was in hand is let go of. */
  drop(): void;
  /** What was sent stands. */
  stands(): void;
  /** A step was reached. */
  begin(reached: Reached<S>): void;
  hover(place: PlaceKey | null): void;
  /** `thing`: what is drawn there, where nothing can be touched. */
  press(place: PlaceKey | null, sure: boolean, thing?: string | null): void;
  carry(event: Carry): void;
  key(meaning: KeyMeaning): void;
  answer(yes: boolean): void;
  /** The page lights these places. */
  light(places: readonly PlaceKey[]): void;
  /** An entry of the action list has the focus, or none. */
  list(action: ActionOf<S> | null): void;
}

interface SceneInputNeeds<S extends SceneTypes> {
  /** What is offered; `null` also while something is played, or on its way. */
  offer(): S['Offer'] | null;
  /** What the seat sees to which that is offered. */
  sight(): Sight<S> | null;
  view(): S['Game']['PublicView'] | null;
  /** Is something played? */
  playing(): boolean;
  /** Leaves out what is played. Says whether anything was. */
  skip(): boolean;
  /** Is an action on its way? */
  sending(): boolean;
  /** A place was touched while another seat is to act. */
  outOfTurn(): void;
  /** The keys are at this place now, or at none. */
  keyed(place: PlaceKey | null): void;
  send(seat: Seat, action: ActionOf<S>, again?: boolean): void;
  /** The place to which an arrow key leads. */
  next(from: PlaceKey | null, way: { readonly dx: number; readonly dy: number }): PlaceKey | null;
  changed(): void;
}

interface Now {
  readonly now: boolean;
}

export function createSceneInput<S extends SceneTypes>(game: SceneGame<S>, needs: SceneInputNeeds<S>): SceneInput<S> {
  let choice: S['Choice'] = game.begin(null, null);
  let considered: ActionOf<S> | null = null;
  let listed: ActionOf<S> | null = null;
  let hovered: PlaceKey | null = null;
  let lit: readonly PlaceKey[] = [];
  let keyed: PlaceKey | null = null;
  let carried: Moment<S>['carried'] = null;
  let touchedAt: string | null = null;

  const waits = (): ActionOf<S> | null =>
    needs.offer() === null || considered === null || game.hasButtons?.(considered) === true ? null : considered;

  /** Is a mouse, which has seen what would happen, asked all the same? */
  const bindsMouse = (action: ActionOf<S>, { view, own, seat }: Sight<S>): boolean =>
    game.binds?.(action) === true || game.rules.seals?.(view, own, seat, action) === true;

  /**
   * What a touch comes to, and whether it is done now or asked about first. What is refused is not asked about: its refusal
   * says why. Nor is the only action that there is.
   */
  const touched = (touch: Omit<Touch<S>, 'sure'>, sight: Sight<S> | null, sure: boolean): Touched<S> & Now => {
    const once = game.touch(choice, { ...touch, sure });
    if (once.does === null || sight === null) return { ...once, now: false };
    const { does } = once;
    const { view, own, seat } = sight;
    const isShown = once.again === true || (considered !== null && game.isSame(considered, does));
    if (isShown || refusalOf(game.rules, view, own, seat, does) !== null) return { ...once, again: true, now: true };
    const now = game.rules.legal(view, own, seat).length === 1 || (sure && !bindsMouse(does, sight));
    if (now || !sure) return { ...once, again: false, now };
    return { ...game.touch(choice, { ...touch, sure: false }), now };
  };

  const press = (place: PlaceKey | null, sure: boolean, thing: string | null = null): void => {
    // A touch while something is played shows at once where things stand.
    if (needs.skip()) return;
    const view = needs.view();
    if (view === null || needs.sending()) return;
    const [offer, sight] = [needs.offer(), needs.sight()];
    const { does, again, now, ...next } = touched({ place, offer, view, considered }, sight, sure);
    const isAnswered = next.choice !== choice;
    choice = next.choice;
    lit = [];
    touchedAt = place ?? thing;
    // What waited still does so while it is sent, in case it is refused.
    if (!now) considered = does;
    if (now && does !== null && sight !== null) needs.send(sight.seat, does, again);
    else {
      needs.changed();
      if (offer === null && !isAnswered && touchedAt !== null) needs.outOfTurn();
    }
  };

  const carry = (event: Carry): void => {
    const { carrying } = game;
    const offer = needs.offer();
    if (carrying === undefined || offer === null) return;
    if (event.phase === 'start') {
      const taken = carrying.pickUp(choice, event.target, offer);
      if (taken === null) return;
      choice = taken;
      considered = null;
    } else if (carried === null) return;
    if (event.phase === 'start' || event.phase === 'move') {
      carried = { place: event.target, at: event.at };
      hovered = event.over;
      needs.changed();
      return;
    }
    carried = null;
    hovered = null;
    const onto = event.phase === 'drop' && event.over !== event.target ? event.over : null;
    if (onto !== null && (carrying.takes?.(onto) ?? true)) press(onto, carrying.sure);
    if (needs.sending()) return;
    choice = carrying.letGo(choice);
    needs.changed();
  };

  /** Where the keys are is shown more strongly than where a pointer is, which is seen anyway. */
  const pointAt = (place: PlaceKey | null): void => {
    hovered = place;
    keyed = place;
    needs.changed();
    needs.keyed(place);
  };

  const pick = (key: string): void => {
    const offer = needs.offer();
    const place = offer === null ? null : (game.keys?.pick(key, offer) ?? null);
    if (needs.skip() || offer === null || place === null) return;
    press(place, false);
    pointAt(game.keys?.goOn(choice, offer) ?? place);
  };

  return {
    get choice() {
      return choice;
    },
    get considered() {
      return considered;
    },
    get hovered() {
      return hovered;
    },
    get lit() {
      return keyed === null || lit.includes(keyed) ? lit : [...lit, keyed];
    },
    get carried() {
      return carried;
    },
    get touchedAt() {
      return touchedAt;
    },
    meant() {
      const [offer, view] = [needs.offer(), needs.view()];
      const own = offer === null || view === null ? null : game.meant(choice, hovered, offer, view);
      // While the page asks, what it asks about is shown, unless the keys go on.
      const asked = keyed === null ? waits() : null;
      return asked ?? own ?? (offer === null ? null : considered) ?? (needs.playing() ? null : listed);
    },
    waits,
    drop() {
      choice = game.begin(choice, null);
      considered = null;
      listed = null;
      carried = null;
      keyed = null;
      lit = [];
    },
    begin(reached) {
      choice = game.begin(choice, reached);
    },
    stands() {
      considered = null;
    },
    hover(place) {
      hovered = place;
      keyed = null;
      needs.changed();
    },
    press,
    carry,
    key(meaning) {
      if (meaning.does === 'back') {
        pointAt(null);
        press(game.keys?.back(choice) ?? null, false);
      } else if (meaning.does === 'touch') press(hovered, false);
      else if (meaning.does === 'go') pointAt(needs.next(hovered, meaning));
      else if (meaning.does === 'pick') pick(meaning.key);
    },
    answer(yes) {
      const [offer, action] = [needs.offer(), waits()];
      if (offer === null || action === null) return;
      // What is in hand stays there, in case the action is refused.
      if (yes) needs.send(offer.seat, action, true);
      else press(null, false);
    },
    light(places) {
      lit = places;
    },
    list(action) {
      listed = action === null || game.shown === undefined ? action : game.shown(action, needs.offer());
    },
  };
}
