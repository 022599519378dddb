import { type GameTypes, type Seat, sameJson, type ViewRules } from '@boomtown/game-core';
import { mountStage, type Stage } from '@boomtown/stage';
import type { Scene, SceneContext, Snapshot } from '@boomtown/ui-kit/game-module';
import type { PlainRows } from '@boomtown/ui-kit/plain-table';
import type { GameTeller, PlaceKey } from '@boomtown/ui-kit/sentence';
import { createPointing } from '../pointing.ts';
import { createSending } from '../sending.ts';
import { plainArt } from './art.ts';
import { type Offered, openPlaces, touchPlace } from './choosing.ts';
import { placeRows } from './place.ts';

/** What a plain table needs of its game. */
interface PlainGame<T extends GameTypes> {
  readonly rules: ViewRules<T>;
  readonly teller: GameTeller<T>;
  readonly rows: PlainRows<T>;
}

/** Mounts a picture of rows of cells. An action is made by touching the places that its words name, in any order. */
export function plainTable<T extends GameTypes>({ rules, teller, rows }: PlainGame<T>) {
  return async (host: HTMLElement, context: SceneContext<T>): Promise<Scene<T>> => {
    let snapshot: Snapshot<T> | null = null;
    let stage: Stage | null = null;
    let seat: Seat | null = null;
    let offers: readonly Offered<T['Action']>[] = [];
    let touched: readonly PlaceKey[] = [];
    let lit: readonly PlaceKey[] = [];
    const pointing = createPointing<T['Action']>(sameJson, context.onConsider);
    const sending = createSending<T['Action']>({ submit: context.submit, changed: () => show() });

    const tellingOf = (shown: Snapshot<T>) => ({ words: context.words(), people: context.people(), view: shown.view });

    const show = (): void => {
      if (snapshot === null || stage === null) return;
      const free = sending.action === null;
      const open = free ? openPlaces(touched, offers) : new Set<PlaceKey>();
      stage.show(placeRows(rows(tellingOf(snapshot), snapshot.you), { open, touched: free ? touched : [], lit }));
    };

    const press = (place: PlaceKey | null): void => {
      if (seat === null || sending.action !== null) return;
      const next = touchPlace(touched, place, offers);
      touched = next.touched;
      lit = [];
      pointing.at(next.does);
      if (next.does === null) show();
      else void sending.send(seat, next.does);
    };

    const offer = (shown: Snapshot<T>): void => {
      const acting = rules.actors(shown.view);
      const mine = context.handsOff || context.ended === true ? [] : shown.you;
      const own = mine.find((one) => acting.includes(one.seat));
      seat = own?.seat ?? null;
      offers =
        own === undefined
          ? []
          : rules.legal(shown.view, own.view, own.seat).map((action) => ({
              action,
              places: teller.actionWords(action, own.seat, tellingOf(shown)).places,
            }));
    };

    void document.fonts.load('800 16px "Nunito Variable"');
    stage = await mountStage(host, {
      art: plainArt(context.look().theme),
      still: () => context.look().still,
      zoom: 3,
      onResize: () => show(),
      input: { onPress: (target) => press(target) },
    });

    return {
      camera: stage,
      show(next) {
        if (snapshot === null || next.step !== snapshot.step) {
          touched = [];
          lit = [];
          sending.settle();
        }
        snapshot = next;
        offer(next);
        show();
      },
      light(places) {
        lit = places;
        show();
      },
      consider(action) {
        pointing.known(action);
        lit =
          action === null || snapshot === null || seat === null
            ? []
            : teller.actionWords(action, seat, tellingOf(snapshot)).places;
        show();
      },
      restyle() {
        stage?.restyle(plainArt(context.look().theme));
        show();
      },
      destroy() {
        stage?.destroy();
        stage = null;
      },
    };
  };
}
