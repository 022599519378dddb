import { createPointing, createSending } from '@boomtown/scene-kit';
import { mountStage, type Stage } from '@boomtown/stage';
import type { Scene, SceneContext, Snapshot } from '@boomtown/ui-kit';
import { artBook } from './art/book.ts';
import { actionAt, isSameAction, type Offer, segmentOf, touch } from './choosing.ts';
import { place } from './place.ts';
import { type Action, type Boondoggle, boondoggleRules, type Seat } from './rules.ts';
import { sceneTexts } from './scene-texts.ts';

/** How many times larger than fitting the map one may come. */
const ZOOM = 4;

/** Mounts the map of a table: views in, touches out as actions. */
export async function mountBoondoggle(
  host: HTMLElement,
  context: SceneContext<Boondoggle>,
): Promise<Scene<Boondoggle>> {
  let snapshot: Snapshot<Boondoggle> | null = null;
  let near: Seat | null = null;
  let offer: Offer | null = null;
  let considered: Action | null = null;
  let listed: Action | null = null;
  const pointing = createPointing<Action>(isSameAction, context.onConsider);
  const sending = createSending<Action>({ submit: context.submit, changed: () => changed() });
  let hovered: string | null = null;
  let lit: readonly string[] = [];
  let stage: Stage | null = null;

  const pointed = (): Action | null => {
    if (sending.action !== null) return sending.action;
    const over = offer !== null && hovered !== null ? actionAt(hovered, offer) : null;
    return over ?? considered ?? listed;
  };

  const show = (): void => {
    if (snapshot === null || stage === null) return;
    const { view, step, you } = snapshot;
    stage.show(
      place({
        step,
        view,
        viewport: stage.viewport,
        near,
        own: you.find(({ seat }) => seat === near)?.view ?? null,
        offer: sending.action === null ? offer : null,
        pointed: pointed(),
        confirming: sending.action === null && considered !== null,
        hovered,
        lit,
        texts: sceneTexts({ words: context.words(), people: context.people(), view }),
      }),
    );
  };

  /** Shows what is in hand now, and tells the shell which action it points at. */
  const changed = (): void => {
    show();
    pointing.at(sending.action === null ? pointed() : null);
  };

  const submit = (action: Action, sure: boolean): void => {
    if (offer === null || sending.action !== null) return;
    lit = [];
    void sending.send(offer.seat, action, sure);
  };

  const press = (target: string | null, sure: boolean): void => {
    if (offer === null || sending.action !== null || snapshot === null) return;
    const next = touch(considered, target, offer, snapshot.view, sure);
    const again = considered !== null && next.does !== null && isSameAction(considered, next.does);
    considered = next.considered;
    lit = [];
    if (next.does === null) changed();
    else submit(next.does, again);
  };

  const book = () => artBook(context.look().theme);
  // Asked for now, so that they are there when the first text is painted; if they come later, the stage paints again.
  void document.fonts.load('800 16px "Nunito Variable"');
  void document.fonts.load('750 16px "Rokkitt Variable"');
  stage = await mountStage(host, {
    art: book(),
    still: () => context.look().still,
    zoom: ZOOM,
    onResize: () => show(),
    input: {
      onHover(target) {
        hovered = target;
        changed();
      },
      onPress: (target, pointer) => press(target, pointer === 'mouse'),
    },
  });

  return {
    camera: stage,
    show(next) {
      const isNew = snapshot === null || next.step !== snapshot.step;
      snapshot = next;
      if (isNew) {
        considered = null;
        sending.settle();
        listed = null;
        lit = [];
        const acting = next.you.find(({ seat }) => boondoggleRules.actors(next.view).includes(seat));
        const mine = next.you.map(({ seat }) => seat);
        near = acting?.seat ?? (near !== null && mine.includes(near) ? near : (mine[0] ?? null));
        offer =
          acting === undefined || context.handsOff
            ? null
            : { seat: acting.seat, legal: boondoggleRules.legal(next.view, acting.view, acting.seat) };
      }
      changed();
    },
    light(places) {
      lit = places;
      show();
    },
    consider(action) {
      listed = action !== null && segmentOf(action) !== null ? action : null;
      // The shell knows what it points at itself.
      pointing.known(pointed());
      show();
    },
    restyle() {
      stage?.restyle(book());
      show();
    },
    destroy() {
      stage?.destroy();
      stage = null;
    },
  };
}
