import { type Moment, type SceneTypes, tableScene } from '@boomtown/scene-kit';
import { createBackdrop } from './art/backdrop.ts';
import type { StreetArt } from './art/names.ts';
import { spritesFor } from './art/sprites.ts';
import { actionInMind, type Choosing, isSameAction, NOTHING_CHOSEN, openCells, pickedUp, touch } from './choosing.ts';
import { foreseen } from './foresight.ts';
import { keyframesOf, type StreetKeyframe, scoredIn } from './keyframes.ts';
import { BUTTONS, buttonKey, cellKey, stackKey } from './keys.ts';
import { stacksOf } from './kinds.ts';
import { handFor, handSeat, type Offer } from './offer.ts';
import { layoutOf, place } from './place.ts';
import { type ConstructionBoom, constructionBoomRules, type Player, rivalOf, tilesOf } from './rules.ts';
import { bidsMade, type MadeBid, NO_EFFECTS, type SceneModel } from './scene-model.ts';
import { sceneTexts } from './scene-texts.ts';
import { tipFor } from './tips.ts';

interface BoomScene extends SceneTypes {
  Game: ConstructionBoom;
  Art: StreetArt;
  Offer: Offer;
  /** `sheet`: is the score sheet open? */
  Choice: { readonly choosing: Choosing; readonly sheet: boolean };
  Keyframe: StreetKeyframe;
  Memory: readonly MadeBid[];
  Identities: undefined;
  BriefReveal: never;
}

/** Mounts the picture of a table: the view in, touches out as actions. */
export const mountConstructionBoom = tableScene<BoomScene>({
  rules: constructionBoomRules,
  fonts: ['700 16px "Nunito Variable"', '800 16px "Rokkitt Variable"'],
  art: (theme, view, far) => spritesFor(theme, tilesOf(view?.options ?? constructionBoomRules.defaults), far),
  backdrop(host) {
    const { lay, ...backdrop } = createBackdrop(host);
    return { lay: (moment, theme) => lay(layoutOf({ ...moment, view: shownIn(moment) }), theme), ...backdrop };
  },
  place: (moment) => place(modelOf(moment)),
  tip: (key, { words, people, snapshot: { view } }) => tipFor(key, { words, people, view }),

  offer: ({ view, seat }) => ({ seat, view }),
  begin: (_before, reached) => ({
    choosing: NOTHING_CHOSEN,
    sheet: reached !== null && scoredIn(reached.snapshot.events) !== null && reached.snapshot.view.phase !== 'over',
  }),
  touch(choice, { place, offer, view, sure, considered }) {
    const { choosing, sheet } = choice;
    if (sheet || place === buttonKey('history')) {
      return { choice: { choosing, sheet: !sheet && view.history.length > 0 }, does: null };
    }
    if (offer === null) return { choice, does: null };
    const { choosing: next, ...touched } = touch({ ...choosing, considered }, place, offer, sure);
    return { choice: { choosing: next, sheet }, ...touched };
  },
  meant: ({ choosing }, hovered, offer) => actionInMind(choosing, hovered, offer),
  hasButtons: ({ type }) => BUTTONS.some((name) => name === type),
  // Only the rival's consent would take a bid back.
  binds: ({ type }) => type === 'bid',
  isSame: isSameAction,
  carrying: {
    pickUp({ choosing, sheet }, place, offer) {
      const taken = pickedUp(choosing, place, offer);
      return taken === null ? null : { choosing: taken, sheet };
    },
    letGo: ({ choosing, sheet }) => ({ choosing: { ...choosing, picked: null }, sheet }),
    // What would happen is not seen while a tile is dropped: it is planned, and built with the button.
    sure: false,
  },
  keys: {
    pick(key, offer) {
      const stack = stacksOf(handFor(offer), offer.view.options)[Number(key) - 1];
      return stack === undefined ? null : stackKey(handSeat(offer), stack.kind.name);
    },
    goOn({ choosing }, offer) {
      const [open] = openCells(choosing, offer);
      return open === undefined ? null : cellKey(open);
    },
    back: ({ choosing: { planned, picked } }) => (planned.length > 0 && picked === null ? buttonKey('back') : null),
  },

  keyframes: keyframesOf,
  remember: bidsMade,
});

/** The view of the picture: the table as it is, or a moment on the way there. */
function shownIn({ keyframe, snapshot }: Moment<BoomScene>): SceneModel['view'] {
  return keyframe?.view ?? snapshot.view;
}

function modelOf(moment: Moment<BoomScene>): SceneModel {
  const { snapshot, latest, keyframe, offer, meant, carried, handsOff, people, words } = moment;
  const { sheet } = moment.choice;
  const choosing = { ...moment.choice.choosing, considered: moment.considered };
  const view = shownIn(moment);
  const near: Player = (handsOff ? latest.you[0]?.seat : moment.near) === 1 ? 1 : 0;
  const handOf = (player: Player) => latest.you.find((held) => held.seat === player)?.view.hand ?? null;
  const own = handOf(near);
  const inMind = keyframe === null ? meant : null;
  const foresight = keyframe === null ? foreseen(view, offer?.seat ?? moment.near, inMind) : null;
  const person = { offer, choosing, inMind, foresight, own, latest: latest.view, events: snapshot.events };
  return {
    ...moment,
    step: snapshot.step,
    view,
    own,
    // Two who play at one screen do not show each other their hands; who only looks back may see both.
    rivals: handsOff ? handOf(rivalOf(near)) : null,
    near,
    choosing,
    inMind,
    foresight,
    carried: carried === null || choosing.picked === null ? null : { tile: choosing.picked, at: carried.at },
    bids: view.phase === 'bid' ? moment.memory : [],
    effects: keyframe?.effects ?? NO_EFFECTS,
    sheet: sheet && keyframe === null,
    texts: sceneTexts({ words, people, view }, person),
  };
}
