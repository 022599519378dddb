import { createSending } from '@boomtown/scene-kit';
import { type Carry, mountStage, type Stage } from '@boomtown/stage';
import type { Picture } from '@boomtown/stage/headless';
import type { Scene, SceneContext, Snapshot } from '@boomtown/ui-kit';
import { createBackdrop } from './art/backdrop.ts';
import { artBook } from './art/book.ts';
import { actionInMind, type Choosing, isSameAction, NOTHING_CHOSEN, openCells, pickedUp, touch } from './choosing.ts';
import { foreseen } from './foresight.ts';
import { meaningOf, nextSpot, spotsIn } from './keyboard.ts';
import { buttonKey, cellKey, stackKey } from './keys.ts';
import { stacksOf } from './kinds.ts';
import { bidMemory } from './made-bids.ts';
import { handFor, handSeat, type Offer, offerTo } from './offer.ts';
import { layoutOf, place } from './place.ts';
import { createProjector } from './projector.ts';
import { reelOf, scoredIn } from './reel.ts';
import {
  type Action,
  type ConstructionBoom,
  constructionBoomRules,
  type GameEvent,
  type Player,
  rivalOf,
  tilesOf,
} from './rules.ts';
import { sceneTexts } from './scene-texts.ts';
import { NO_CUE, type Scenery } from './scenery.ts';

type BoomSnapshot = Snapshot<ConstructionBoom>;

/** Mounts the picture of a table: the view in, touches out as actions. */
export async function mountConstructionBoom(
  host: HTMLElement,
  context: SceneContext<ConstructionBoom>,
): Promise<Scene<ConstructionBoom>> {
  let snapshot: BoomSnapshot | null = null;
  let offer: Offer | null = null;
  let choosing: Choosing = NOTHING_CHOSEN;
  let hovered: string | null = null;
  let listed: Action | null = null;
  let lit: readonly string[] = [];
  let carried: Scenery['carried'] = null;
  let told: readonly GameEvent[] = [];
  let sheet = false;
  let picture: Picture | null = null;
  let stage: Stage | null = null;
  const bids = bidMemory();
  const backdrop = createBackdrop(host);
  const projector = createProjector(() => show());

  const sceneryOf = (shown: BoomSnapshot, mounted: Stage): Scenery => {
    const { view: latest, step, you } = shown;
    const { frame } = projector;
    const view = frame?.view ?? latest;
    const open = frame === null && sending.action === null ? offer : null;
    const seat = you.some((held) => held.seat === offer?.seat) ? offer?.seat : you[0]?.seat;
    const near = seat === 1 ? 1 : 0;
    const handOf = (player: Player) => you.find((held) => held.seat === player)?.view.hand ?? null;
    const own = handOf(near);
    const mind = sending.action ?? (open === null ? null : (actionInMind(choosing, hovered, open) ?? listed));
    const foresight = frame === null ? foreseen(view, offer?.seat ?? null, mind) : null;
    const person = { offer: open, choosing, inMind: mind, foresight, own, latest, events: told };
    return {
      step,
      view,
      own,
      // Two who play at one screen do not show each other their hands; who only looks back may see both.
      rivals: context.handsOff ? handOf(rivalOf(near)) : null,
      viewport: mounted.viewport,
      near,
      offer: open,
      choosing,
      inMind: mind,
      foresight,
      hovered,
      lit,
      carried,
      bids: view.phase === 'bid' ? bids.known() : [],
      cue: frame?.cue ?? NO_CUE,
      sheet: sheet && frame === null,
      texts: sceneTexts({ words: context.words(), people: context.people(), view }, person),
    };
  };

  const show = (): void => {
    if (snapshot === null || stage === null) return;
    const scenery = sceneryOf(snapshot, stage);
    backdrop.lay(layoutOf(scenery), context.look().theme);
    picture = place(scenery);
    stage.show(picture);
  };

  const sending = createSending<Action>({
    submit: context.submit,
    changed: () => show(),
    answered(refusal) {
      if (refusal !== null) choosing = { ...choosing, considered: null };
    },
  });

  const press = (target: string | null, sure: boolean): void => {
    // Whoever touches the picture sees at once where things stand.
    if (projector.skip()) return;
    if (sheet || target === buttonKey('history')) {
      sheet = !sheet && (snapshot?.view.history.length ?? 0) > 0;
      show();
      return;
    }
    if (offer === null || sending.action !== null) return;
    const next = touch(choosing, target, offer, sure);
    const { considered } = choosing;
    const shown = considered !== null && next.does !== null && isSameAction(considered, next.does);
    const again = !sure || shown || target === buttonKey('build');
    choosing = next.choosing;
    if (next.does === null) show();
    else {
      lit = [];
      void sending.send(offer.seat, next.does, again);
    }
  };

  const carry = (event: Carry): void => {
    if (offer === null || sending.action !== null || projector.frame !== null) return;
    if (event.phase === 'start') {
      const taken = pickedUp(choosing, event.target, offer);
      if (taken === null) return;
      choosing = taken;
    }
    if (choosing.picked === null) return;
    if (event.phase === 'start' || event.phase === 'move') {
      carried = { tile: choosing.picked, at: event.at };
      hovered = event.over;
      show();
      return;
    }
    carried = null;
    hovered = null;
    if (event.phase === 'drop' && event.over !== null && event.over !== event.target) {
      // Dropped where nobody saw what would happen: it is planned, and built with the button.
      press(event.over, false);
      return;
    }
    choosing = { ...choosing, picked: null };
    show();
  };

  const onKey = (event: KeyboardEvent): void => {
    const meaning = meaningOf(event.key);
    if (meaning === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const mine = offer;
    event.preventDefault();
    if (meaning.does === 'back') {
      pointAt(null);
      press(choosing.planned.length > 0 && choosing.picked === null ? buttonKey('back') : null, false);
    } else if (meaning.does === 'touch') {
      press(hovered, false);
    } else if (meaning.does === 'go') {
      pointAt(nextSpot(spotsIn(picture, stage), hovered, meaning));
    } else if (mine !== null) {
      const stack = stacksOf(handFor(mine), mine.view.options)[meaning.place];
      if (stack === undefined) return;
      press(stackKey(handSeat(mine), stack.kind.name), false);
      // Whoever picks by key goes on by key, from a place where the tile may go.
      const [open] = openCells(choosing, mine);
      if (open !== undefined) pointAt(cellKey(open));
    }
  };

  /** Where the keys are is shown more strongly than where a pointer is, which one sees anyway. */
  const pointAt = (place: string | null): void => {
    hovered = place;
    lit = place === null ? [] : [place];
    show();
  };

  const describeHost = (): void => host.setAttribute('aria-label', context.words().text('construction-boom.scene'));
  const book = () => artBook(context.look().theme, tilesOf(snapshot?.view.options ?? constructionBoomRules.defaults));

  host.tabIndex = 0;
  host.setAttribute('role', 'group');
  describeHost();
  host.addEventListener('keydown', onKey);
  // Asked for now, so that they are there when the first text is painted; if they come later, the stage paints again.
  void document.fonts.load('700 16px "Nunito Variable"');
  void document.fonts.load('800 16px "Rokkitt Variable"');
  stage = await mountStage(host, {
    art: book(),
    still: () => context.look().still,
    zoom: 3,
    onResize: show,
    input: {
      onHover(target) {
        hovered = target;
        lit = [];
        show();
      },
      onPress: (target, pointer) => press(target, pointer === 'mouse'),
      onCarry: carry,
    },
  });

  return {
    show(next) {
      const before = snapshot;
      snapshot = next;
      if (before === null || next.step !== before.step) {
        const { view, events } = next;
        const mine = next.you.map(({ seat }) => seat);
        offer = context.handsOff ? null : offerTo(mine, view);
        choosing = NOTHING_CHOSEN;
        sending.settle();
        listed = null;
        carried = null;
        lit = [];
        told = events;
        bids.show(next);
        sheet = scoredIn(events) !== null && view.phase !== 'over';
        projector.run(before !== null && next.step === before.step + 1 ? reelOf(before.view, events) : []);
        return;
      }
      show();
    },
    recall(steps) {
      bids.recall(steps);
      show();
    },
    light(places) {
      lit = places;
      show();
    },
    consider(action) {
      listed = action;
      show();
    },
    restyle() {
      describeHost();
      stage?.restyle(book());
      show();
    },
    destroy() {
      projector.stop();
      host.removeEventListener('keydown', onKey);
      backdrop.remove();
      stage?.destroy();
      stage = null;
    },
  };
}
