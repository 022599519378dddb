import type { ViewRules } from '@boomtown/game-core';
import { type Moment, type SceneTypes, tableScene } from '@boomtown/scene-kit';
import { paintTable } from './art/ground.ts';
import type { ConstructoArt } from './art/names.ts';
import { spritesFor } from './art/sprites.ts';
import {
  actionAt,
  type Choosing,
  isSameAction,
  type KeyedOffer,
  NOTHING_CHOSEN,
  placeOfKey,
  touch,
} from './choosing.ts';
import { cellOf } from './keys.ts';
import { place } from './place.ts';
import { readingOrder } from './reading-order.ts';
import { type Constructo, type Edition, SIZES } from './rules.ts';
import { lastOf, type SceneModel } from './scene-model.ts';
import { sceneTexts } from './telling.ts';
import { tipFor } from './tips.ts';
import { follow, type TrackedPiece } from './tracked-pieces.ts';

interface ConstructoScene extends SceneTypes {
  Game: Constructo;
  Art: ConstructoArt;
  Offer: KeyedOffer;
  Choice: Choosing;
  Keyframe: never;
  Memory: undefined;
  Identities: readonly TrackedPiece[];
  BriefReveal: never;
}

/** What mounts the picture of a table of this edition: the view in, touches out as actions. */
export function constructoScene(edition: Edition, rules: ViewRules<Constructo>) {
  return tableScene<ConstructoScene>({
    rules,
    fonts: ['700 16px "Nunito Variable"'],
    art: (theme) => spritesFor(edition, theme),
    backdrop: (host) => ({
      lay: (_moment, theme) => paintTable(host, edition, theme),
      remove() {
        host.style.background = '';
      },
    }),
    place: (moment) => place(modelOf(edition, moment)),
    tip: (key, { words, people, snapshot: { view }, identities }) =>
      tipFor(edition, key, { words, people, view }, identities),

    offer: ({ view, seat }, { words }) => ({
      seat,
      legal: rules.legal(view, {}, seat),
      numbered: view.board === null ? [] : readingOrder(view.board),
      letters: new Map(SIZES.map((size) => [words.text(`constructo.key-${size}`).toLowerCase(), size])),
    }),
    begin: () => NOTHING_CHOSEN,
    touch: (choice, { place, offer }) => (offer === null ? { choice, does: null } : touch(choice, place, offer)),
    meant: (choice, hovered, offer) => (hovered === null ? null : actionAt(choice, hovered, offer)),
    isSame: isSameAction,
    keys: {
      pick: placeOfKey,
      goOn: () => null,
      back: () => null,
    },
    carrying: {
      pickUp: (_choice, selected) => ({ selected }),
      letGo: () => NOTHING_CHOSEN,
      takes: (onto) => cellOf(onto) !== null,
      sure: true,
    },

    follow: (before, view) => follow(before ?? [], view),
  });
}

function modelOf(edition: Edition, moment: Moment<ConstructoScene>): SceneModel {
  const { snapshot, people, words } = moment;
  const { view, step, you, events } = snapshot;
  return {
    ...moment,
    step,
    view,
    trackedPieces: moment.identities,
    near: you[0]?.seat ?? 0,
    choosing: moment.choice,
    pointed: moment.meant,
    confirming: moment.considered !== null,
    last: lastOf(events),
    texts: sceneTexts(edition, { words, people, view }),
  };
}
