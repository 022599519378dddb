import { type Moment, type PlainSceneTypes, tableScene } from '@boomtown/scene-kit';
import { spritesFor } from './art/sprites.ts';
import { actionAt, isSameAction, type Offer, segmentOf, touch } from './choosing.ts';
import { type Passage, passagesBetween } from './flows.ts';
import { place } from './place.ts';
import { type Action, type Boondoggle, boondoggleRules } from './rules.ts';
import type { SceneModel } from './scene-model.ts';
import { sceneTexts } from './scene-texts.ts';
import { tipFor } from './tips.ts';

interface BoondoggleScene extends Omit<PlainSceneTypes, 'Keyframe'> {
  Game: Boondoggle;
  Offer: Offer;
  /** `considered`: waits for its second touch. */
  Choice: { readonly considered: Action | null };
  Keyframe: Passage;
}

/** Mounts the map of a table: views in, touches out as actions. */
export const mountBoondoggle = tableScene<BoondoggleScene>({
  rules: boondoggleRules,
  fonts: ['800 16px "Nunito Variable"', '750 16px "Rokkitt Variable"'],
  art: (theme) => spritesFor(theme),
  place: (moment) => place(modelOf(moment)),
  tip: (key, { words, people, snapshot: { view } }) => tipFor(key, { words, people, view }),

  offer(seat, { view, you }) {
    const own = you.find((held) => held.seat === seat);
    return { seat, legal: own === undefined ? [] : boondoggleRules.legal(view, own.view, seat) };
  },
  begin: () => ({ considered: null }),
  touch(choice, { place: target, offer, view, sure }) {
    if (offer === null) return { choice, does: null };
    const { considered, does } = touch(choice.considered, target, offer, view, sure);
    const again = choice.considered !== null && does !== null && isSameAction(choice.considered, does);
    return { choice: { considered }, does, again };
  },
  meant: ({ considered }, hovered, offer) => (hovered === null ? null : actionAt(hovered, offer)) ?? considered,
  waits: ({ considered }) => considered,
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
    passage: keyframe,
    step,
    view,
    viewport: moment.viewport,
    near,
    own: you.find(({ seat }) => seat === near)?.view ?? null,
    offer: moment.offer,
    pointed: moment.meant,
    confirming: !moment.sending && moment.choice.considered !== null,
    hovered: moment.hovered,
    lit: moment.lit,
    texts: sceneTexts({ words, people, view }),
  };
}
