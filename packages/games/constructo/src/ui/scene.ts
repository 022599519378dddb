import { createPointing, createSending } from '@boomtown/scene-kit';
import { type Carry, mountStage, type Stage } from '@boomtown/stage';
import type { Scene, SceneContext, Snapshot } from '@boomtown/ui-kit';
import { artBook } from './art/book.ts';
import { paintTable } from './art/ground.ts';
import { actionAt, type Choosing, isSameAction, NOTHING_CHOSEN, type Offer, touch } from './choosing.ts';
import { cellOf } from './keys.ts';
import { place } from './place.ts';
import type { Constructo, ConstructoAction, ConstructoView, Edition, Seat } from './rules.ts';
import type { Scenery } from './scenery.ts';
import { follow, type Standing } from './standings.ts';
import { sceneTexts } from './telling.ts';

/** Mounts the picture of a table of this edition: the view in, touches out as actions. */
export async function mountConstructo(
  edition: Edition,
  legalOf: (view: ConstructoView, seat: Seat) => readonly ConstructoAction[],
  host: HTMLElement,
  context: SceneContext<Constructo>,
): Promise<Scene<Constructo>> {
  let snapshot: Snapshot<Constructo> | null = null;
  let standings: readonly Standing[] = [];
  let offer: Offer | null = null;
  let choosing: Choosing = NOTHING_CHOSEN;
  let hovered: string | null = null;
  let listed: ConstructoAction | null = null;
  const pointing = createPointing<ConstructoAction>(isSameAction, context.onConsider);
  const sending = createSending<ConstructoAction>({ submit: context.submit, changed: () => changed() });
  let lit: readonly string[] = [];
  let carried: Scenery['carried'] = null;
  let stage: Stage | null = null;

  const offerIn = ({ view, you }: Snapshot<Constructo>): Offer | null => {
    if (context.handsOff) return null;
    const seat = view.phase === 'over' ? undefined : you.find((held) => held.seat === view.toMove)?.seat;
    return seat === undefined ? null : { seat, legal: legalOf(view, seat) };
  };

  const pointed = (): ConstructoAction | null => {
    if (sending.action !== null) return sending.action;
    const over = offer !== null && hovered !== null ? actionAt(choosing, hovered, offer) : null;
    return over ?? choosing.considered ?? listed;
  };

  const show = (arriving = false): void => {
    if (snapshot === null || stage === null) return;
    const { view, step, you, events } = snapshot;
    stage.show(
      place({
        step,
        view,
        standings,
        viewport: stage.viewport,
        near: you[0]?.seat ?? 0,
        offer: sending.action === null ? offer : null,
        ended: context.ended === true,
        choosing,
        pointed: pointed(),
        confirming: sending.action === null && choosing.considered !== null,
        hovered,
        lit,
        last: lastOf(events),
        carried,
        arriving,
        texts: sceneTexts(edition, { words: context.words(), people: context.people(), view }),
      }),
    );
  };

  /** Shows what is in hand now, and tells the shell which action it points at. */
  const changed = (): void => {
    show();
    pointing.at(sending.action === null ? pointed() : null);
  };

  const submit = (action: ConstructoAction, sure: boolean): void => {
    if (offer === null || sending.action !== null) return;
    lit = [];
    void sending.send(offer.seat, action, sure);
  };

  const press = (target: string | null, sure: boolean): void => {
    if (offer === null || sending.action !== null) return;
    const next = touch(choosing, target, offer, sure);
    choosing = next.choosing;
    lit = [];
    if (next.does === null) changed();
    // What is not sure at once was shown before, and touched again.
    else submit(next.does, !sure);
  };

  const carry = (event: Carry): void => {
    if (offer === null || sending.action !== null) return;
    if (event.phase === 'start') choosing = { selected: event.target, considered: null };
    if (event.phase === 'start' || event.phase === 'move') {
      carried = { place: event.target, at: event.at };
      hovered = event.over;
      changed();
      return;
    }
    carried = null;
    hovered = null;
    const onto = event.phase === 'drop' ? event.over : null;
    const letGo = onto === null || onto === event.target || cellOf(onto) === null;
    choosing = letGo ? NOTHING_CHOSEN : { selected: event.target, considered: null };
    if (letGo) changed();
    else press(onto, true);
    if (sending.action === null) {
      choosing = NOTHING_CHOSEN;
      changed();
    }
  };

  const book = () => artBook(edition, context.look().theme);
  // Asked for now, so that it is there when the first text is painted; if it comes later, the stage paints again.
  void document.fonts.load('700 16px "Nunito Variable"');
  paintTable(host, edition, context.look().theme);
  stage = await mountStage(host, {
    art: book(),
    still: () => context.look().still,
    onResize: () => show(),
    input: {
      onHover(target) {
        hovered = target;
        changed();
      },
      onPress: (target, pointer) => press(target, pointer === 'mouse'),
      onCarry: carry,
    },
  });

  return {
    show(next) {
      const arriving = snapshot !== null && next.step !== snapshot.step;
      if (snapshot !== null && next.step === snapshot.step) {
        // The same step again tells nothing new of what led to it.
        snapshot = { ...next, events: snapshot.events };
      } else {
        snapshot = next;
        standings = follow(standings, next.view);
        choosing = NOTHING_CHOSEN;
        sending.settle();
        listed = null;
        carried = null;
        lit = [];
      }
      offer = offerIn(snapshot);
      show(arriving);
      changed();
    },
    light(places) {
      lit = places;
      show();
    },
    consider(action) {
      listed = action;
      // The shell knows what it points at itself.
      pointing.known(pointed());
      show();
    },
    restyle() {
      paintTable(host, edition, context.look().theme);
      stage?.restyle(book());
      show();
    },
    destroy() {
      stage?.destroy();
      stage = null;
      host.style.background = '';
    },
  };
}

/** What the events of the last step did to the board. */
function lastOf(events: Snapshot<Constructo>['events']): Scenery['last'] {
  if (events.some((event) => event.type === 'round-ended' || event.type === 'board-chosen')) {
    const ended = events.some((event) => event.type === 'match-ended');
    if (!ended) return null;
  }
  for (const event of events) {
    if (event.type === 'placed') return { seat: event.seat, cells: [event.cell], crowned: null };
    if (event.type === 'moved') {
      return { seat: event.seat, cells: [event.from, event.to], crowned: event.tower ? event.to : null };
    }
  }
  return null;
}
