import { createPointing, createSending } from '@boomtown/scene-kit';
import { type Carry, mountStage, type Stage } from '@boomtown/stage';
import type { Scene, SceneContext, Snapshot } from '@boomtown/ui-kit';
import { artBook } from './art/book.ts';
import { actionAt, attemptAt, isSameAction, takenAt } from './choosing.ts';
import { foreseenMoves } from './foreseen-moves.ts';
import { hillOf } from './keys.ts';
import { NO_MEMORY, remember } from './memory.ts';
import { createPeeking } from './peeking.ts';
import { place } from './place.ts';
import { createPlayer } from './player.ts';
import { type BauBoom, type BauBoomAction, type Block, bauBoomRules, type Seat } from './rules.ts';
import type { Offer, Scenery } from './scenery.ts';
import { nameOf, sayPeek } from './telling.ts';

/** Mounts the picture of a table: views and events in, touches out as actions. */
export async function mountBauBoom(host: HTMLElement, context: SceneContext<BauBoom>): Promise<Scene<BauBoom>> {
  let snapshot: Snapshot<BauBoom> | null = null;
  let near: Seat = 0;
  let lookedAt: Seat | null = null;
  /** The step whose winner was shown. */
  let feasted: number | null = null;
  let memory = NO_MEMORY;
  /** What may be done; `null` until the picture has come to where the table stands. */
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
    onReached(step) {
      arrive();
      context.onReached(step);
    },
    onDrawn(drawn, step) {
      peeking.begin(drawn, step);
      whisper.textContent = sayPeek(drawn.block, context.words());
      show();
    },
    wait,
  });

  const pointed = (): BauBoomAction | null => {
    if (sending.action !== null) return sending.action;
    const view = snapshot?.view;
    const over =
      offer !== null && view !== undefined && hovered !== null ? actionAt(hovered, offer, view, selected) : null;
    return over ?? listed;
  };

  const show = (): void => {
    if (snapshot === null || stage === null || player.shown === null) return;
    const { board, tokens, laps, cue, view, step } = player.shown;
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
        lookedAt,
        memory,
        acting: context.ended === true ? null : view.actor,
        offer: sending.action === null ? offer : null,
        pointed: player.running ? null : pointed(),
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

  /** The picture has come to the end of a step: whose hill is near, and what may be done from here. */
  const arrive = (): void => {
    if (snapshot === null || player.shown === null) return;
    const { view } = player.shown;
    const mine = snapshot.you.map(({ seat }) => seat);
    const acting = mine.find((seat) => seat === view.actor);
    near = acting ?? (mine.includes(near) ? near : (mine[0] ?? 0));
    offer =
      player.running || acting === undefined || context.handsOff
        ? null
        : { seat: acting, legal: bauBoomRules.legal(view, {}, acting), moves: foreseenMoves(view) };
    if (offer !== null) lookedAt = null;
    // The hill of the winner comes to the fore once; a touch puts it back.
    const winners = bauBoomRules.outcome(view)?.winners ?? [];
    if (winners.length === 1 && feasted !== player.shown.step) lookedAt = winners[0] ?? null;
    if (winners.length > 0) feasted = player.shown.step;
    changed();
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
    // A hill that is looked at closely goes back with whatever touch comes next.
    const hill = target === null || lookedAt !== null ? null : hillOf(target);
    if (hill !== null || lookedAt !== null) {
      lookedAt = hill;
      show();
      return;
    }
    if (player.running) {
      player.skip();
      return;
    }
    if (offer === null || sending.action !== null || snapshot === null) return;
    const { view } = snapshot;
    const action = target === null ? null : actionAt(target, offer, view, selected);
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

  // Nobody sees the pictures of a hidden tab, and its clock hardly goes on.
  const hurry = (): void => {
    if (document.hidden) player.skip();
  };
  document.addEventListener('visibilitychange', hurry);

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
      const before = snapshot;
      snapshot = next;
      if (before !== null && next.step === before.step) {
        show();
        return;
      }
      memory = remember(memory, next.events);
      const from = before !== null && next.step === before.step + 1 && next.events.length > 0 ? before.view : null;
      offer = null;
      listed = null;
      sending.settle();
      selected = null;
      carried = null;
      lit = [];
      player.go(
        { from, events: next.events, view: next.view, step: next.step },
        context.look().still || document.hidden,
      );
      changed();
    },
    recall(steps) {
      const past = steps.filter(({ step }) => step <= (snapshot?.step ?? 0));
      memory = remember(
        NO_MEMORY,
        past.flatMap(({ events }) => events),
      );
      show();
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
    hurry: () => player.skip(),
    destroy() {
      document.removeEventListener('visibilitychange', hurry);
      player.stop();
      peeking.end();
      whisper.remove();
      stage?.destroy();
      stage = null;
    },
  };
}
