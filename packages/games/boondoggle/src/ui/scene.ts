import { type Moment, type PlainSceneTypes, tableScene } from '@boomtown/scene-kit';
import type { MapArt } from './art/names.ts';
import { spritesFor } from './art/sprites.ts';
import { actionAt, attemptAt, isSameAction, type Offer, segmentOf } from './choosing.ts';
import { type Passage, passagesBetween } from './flows.ts';
import { place } from './place.ts';
import { type Boondoggle, boondoggleRules } from './rules.ts';
import { type SceneModel, sceneTexts } from './scene-model.ts';
import { tipFor } from './tips.ts';

interface BoondoggleScene extends Omit<PlainSceneTypes, 'Keyframe'> {
  Game: Boondoggle;
  Art: MapArt;
  Offer: Offer;
  Choice: object;
  Keyframe: Passage;
}

/** Mounts the map of a table: views in, touches out as actions. */
export const mountBoondoggle = tableScene<BoondoggleScene>({
  rules: boondoggleRules,
  fonts: ['800 16px "Nunito Variable"', '750 16px "Rokkitt Variable"'],
  art: (theme, _view, far) => spritesFor(theme, far),
  place: (moment) => place(modelOf(moment)),
  tip: (key, { words, people, snapshot: { view } }) => tipFor(key, { words, people, view }),

  offer: ({ view, own, seat }) => ({ seat, legal: boondoggleRules.legal(view, own, seat) }),
  begin: () => ({}),
  touch: (choice, { place: target, offer, view }) => ({
    choice,
    does: offer === null || target === null ? null : (actionAt(target, offer) ?? attemptAt(target, offer, view)),
  }),
  meant: (_choice, hovered, offer) => (hovered === null ? null : actionAt(hovered, offer)),
  // What lies nowhere on the map is not shown there.
  shown: (action) => (segmentOf(action) === null ? null : action),
  isSame: isSameAction,
  keyframes: (before, _events, after) => passagesBetween(before, after),
});

function modelOf(moment: Moment<BoondoggleScene>): SceneModel {
  const { near, people, words, keyframe } = moment;
  // While something is on its way the map is as it was before.
  const { view, step, you } = keyframe === null ? moment.snapshot : moment.reached;
  return {
    ...moment,
    passage: keyframe,
    step,
    view,
    own: you.find(({ seat }) => seat === near)?.view ?? null,
    pointed: moment.meant,
    confirming: moment.considered !== null,
    texts: sceneTexts({ words, people, view }),
  };
}
