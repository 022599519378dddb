import { type Carry, mountStage, type Stage } from '@boomtown/stage';
import type { Scene, SceneContext, Snapshot } from '../game-module.ts';
import { createPointing } from '../pointing.ts';
import { createSending } from '../sending.ts';
import { artBook } from './art/book.ts';
import { actionAt, attemptAt, isSameAction, takenAt } from './choosing.ts';
import { createPeeking } from './peeking.ts';
import { place } from './place.ts';
import { createPlayer } from './player.ts';
import {
  type BauBoom,
  type BauBoomAction,
  type BauBoomPublicView,
  type Block,
  bauBoomRules,
  movePreviews,
  type Seat,
} from './rules.ts';
import type { Offer, Scenery } from './scenery.ts';
import { nameOf, sayPeek } from './telling.ts';

/** Mounts the picture of a table: views and events in, touches out as actions. */
export async function mountBauBoom(host: HTMLElement, context: SceneContext<BauBoom>): Promise<Scene<BauBoom>> {
  let snapshot: Snapshot<BauBoom> | null = null;
  /** The view before the present step; `null` once that step's events were played. */
  let before: BauBoomPublicView | null = null;
  let near: Seat = 0;
  /** Who acted before the present step. */
  let acted: Seat | null = null;
  let offer: Offer | null = null;
  let listed: BauBoomAction | null = null;
  const pointing = createPointing<BauBoomAction>(isSameAction, context.onConsider);
  const sending = createSending<BauBoomAction>({ submit: context.submit, changed: () => changed() });
  let hovered: string | null = null;
  let selected: Block | null = null;
  let carried: Scenery['carried'] = null;
  let lit: readonly string[] = [];
  let stage: Stage | null = null;

  // For those who do not see the picture: the drawn block is said once and then unsaid, as it is shown.
  const whisper = document.createElement('p');
  whisper.className = 'unseen';
  whisper.setAttribute('role', 'status');
  host.append(whisper);

  const wait = (ms: number, then: () => void): (() => void) => {
    const timer = window.setTimeout(then, ms);
    return () => window.clearTimeout(timer);
  };
  const peeking = createPeeking(wait, () => {
    whisper.textContent = '';
    show();
  });
  const player = createPlayer({
    onShow: () => show(),
    onDrawn(drawn) {
      peeking.begin(drawn, snapshot?.step ?? 0);
      whisper.textContent = sayPeek(drawn.block, context.words());
    },
    wait,
  });

  const pointed = (): BauBoomAction | null => {
    if (sending.action !== null) return sending.action;
    const view = snapshot?.view;
    const over = offer !== null && view !== undefined && hovered !== null ? actionAt(hovered, offer, view) : null;
    return over ?? listed;
  };

  const show = (): void => {
    if (snapshot === null || stage === null || player.shown === null) return;
    const { view, step } = snapshot;
    const { board, tokens, laps, cue } = player.shown;
    const { outcome } = bauBoomRules;
    stage.show(
      place({
        step,
        view,
        board,
        tokens,
        laps,
        cue,
        viewport: stage.viewport,
        near,
        acting: cue === null ? view.actor : acted,
        offer: cue === null && sending.action === null ? offer : null,
        pointed: cue === null ? pointed() : null,
        hovered,
        selected,
        carried,
        lit,
        peek: peeking.now,
        winners: outcome(view)?.winners ?? [],
        names: view.hills.map((_, seat) => nameOf(seat, context.words(), context.people())),
      }),
    );
  };

  /** Shows what is in hand now, and tells the shell which action it points at. */
  const changed = (): void => {
    show();
    pointing.at(sending.action === null && !player.running ? pointed() : null);
  };

  const submit = (action: BauBoomAction): void => {
    if (offer === null || sending.action !== null) return;
    lit = [];
    void sending.send(offer.seat, action);
  };

  const press = (target: string | null): void => {
    if (player.running) {
      player.skip();
      changed();
      return;
    }
    if (offer === null || sending.action !== null || snapshot === null) return;
    const { view } = snapshot;
    const action = target === null ? null : actionAt(target, offer, view);
    if (action !== null) {
      submit(action);
    } else if (target === null) {
      selected = null;
    } else {
      const block = takenAt(target, offer);
      const attempt = attemptAt(target, offer, view, selected);
      if (attempt !== null) submit(attempt);
      else selected = block === selected ? null : block;
    }
    changed();
  };

  const carry = (event: Carry): void => {
    if (offer === null || sending.action !== null) return;
    if (event.phase === 'start') selected = takenAt(event.target, offer);
    if (event.phase === 'start' || event.phase === 'move') {
      carried = selected === null ? null : { block: selected, at: event.at };
      hovered = event.over;
      changed();
      return;
    }
    carried = null;
    hovered = null;
    if (event.phase === 'drop' && event.over !== null && event.over !== event.target) press(event.over);
    selected = null;
    changed();
  };

  const book = () => artBook(context.look().theme);
  stage = await mountStage(host, {
    art: book(),
    still: () => context.look().still,
    onResize: () => show(),
    input: {
      onHover(target) {
        hovered = target;
        changed();
      },
      onPress: (target) => press(target),
      onCarry: carry,
    },
  });

  return {
    show(next) {
      const { view, events, you } = next;
      const isNew = snapshot === null || next.step !== snapshot.step;
      if (isNew) before = snapshot !== null && next.step === snapshot.step + 1 ? snapshot.view : null;
      if (isNew) acted = snapshot?.view.actor ?? null;
      const from = before;
      if (events.length > 0) before = null;
      snapshot = next;
      if (!isNew) {
        // A step can be shown once without its events before they are at hand.
        if (from !== null && events.length > 0) player.go(from, view, events, context.look().still || document.hidden);
        show();
        return;
      }
      const mine = you.map(({ seat }) => seat);
      const acting = mine.find((seat) => seat === view.actor);
      near = acting ?? (mine.includes(near) ? near : (mine[0] ?? 0));
      offer =
        acting === undefined || context.handsOff
          ? null
          : { seat: acting, legal: bauBoomRules.legal(view, {}, acting), moves: movePreviews(view) };
      listed = null;
      sending.settle();
      selected = null;
      carried = null;
      lit = [];
      player.go(events.length > 0 ? from : null, view, events, context.look().still || document.hidden);
      changed();
    },
    light(places) {
      lit = places;
      show();
    },
    consider(action) {
      const same = action === null ? undefined : offer?.legal.find((legal) => isSameAction(legal, action));
      listed = same ?? null;
      // The shell knows what it points at itself.
      pointing.known(pointed());
      show();
    },
    restyle() {
      stage?.restyle(book());
      show();
    },
    destroy() {
      player.stop();
      peeking.end();
      whisper.remove();
      stage?.destroy();
      stage = null;
    },
  };
}
