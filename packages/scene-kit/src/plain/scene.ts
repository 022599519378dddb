import { type GameTypes, type Seat, sameJson, type ViewRules } from '@boomtown/game-core';
import type { PlainRows } from '@boomtown/ui-kit/plain-table';
import type { GameTeller, PlaceKey } from '@boomtown/ui-kit/sentence';
import { tableScene } from '../scene.ts';
import type { PlainSceneTypes } from '../scene-game.ts';
import { type PlainArt, plainArt } from './art.ts';
import { type Offered, openPlaces, touchPlace } from './choosing.ts';
import { placeRows } from './place.ts';

/** What a plain table needs of its game. */
interface PlainGame<T extends GameTypes> {
  readonly rules: ViewRules<T>;
  readonly teller: GameTeller<T>;
  readonly rows: PlainRows<T>;
}

interface PlainScene<T extends GameTypes> extends PlainSceneTypes {
  Game: T;
  Art: PlainArt;
  Offer: { readonly seat: Seat; readonly offers: readonly Offered<T['Action']>[] };
  Choice: { readonly touched: readonly PlaceKey[] };
}

/** Mounts a picture of rows of cells. An action is made by touching the places that its words name, in any order. */
export function plainTable<T extends GameTypes>({ rules, teller, rows }: PlainGame<T>) {
  return tableScene<PlainScene<T>>({
    rules,
    fonts: ['800 16px "Nunito Variable"'],
    art: plainArt,
    place({ snapshot, offer, choice: { touched }, meant, near, lit, words, people }) {
      const telling = { words, people, view: snapshot.view };
      const named = meant === null ? [] : teller.actionWords(meant, near ?? 0, telling).places;
      return placeRows(rows(telling, snapshot.you), {
        open: offer === null ? new Set<PlaceKey>() : openPlaces(touched, offer.offers),
        touched,
        lit: [...lit, ...named],
      });
    },
    tip(key, { snapshot: { view, you }, words, people }) {
      const all = rows({ words, people, view }, you);
      const [, row = '', column = ''] = key.split(' ');
      const cell =
        all.flatMap(({ cells }) => cells).find((one) => one.key === key) ?? all[Number(row)]?.cells[Number(column)];
      return cell?.words === undefined ? null : { name: cell.words };
    },
    offer: ({ view, own, seat }, telling) => ({
      seat,
      offers: rules
        .legal(view, own, seat)
        .map((action) => ({ action, places: teller.actionWords(action, seat, telling).places })),
    }),
    begin: () => ({ touched: [] }),
    touch(choice, { place, offer }) {
      if (offer === null) return { choice, does: null };
      const { touched, does } = touchPlace(choice.touched, place, offer.offers);
      // What was touched before stays so, in case the action is asked about, or refused.
      return { choice: does === null ? { touched } : choice, does };
    },
    meant: ({ touched }, hovered, { offers }) => (hovered === null ? null : touchPlace(touched, hovered, offers).does),
    isSame: sameJson,
  });
}
