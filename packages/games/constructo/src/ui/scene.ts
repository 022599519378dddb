import type { ViewRules } from '@boomtown/game-core';
import { type Moment, type SceneTypes, tableScene } from '@boomtown/scene-kit';
import { paintTable } from './art/ground.ts';
import { spritesFor } from './art/sprites.ts';
import { actionAt, type Choosing, isSameAction, NOTHING_CHOSEN, type Offer, touch } from './choosing.ts';
import { cellOf } from './keys.ts';
import { place } from './place.ts';
import type { Constructo, Edition } from './rules.ts';
import type { SceneModel } from './scene-model.ts';
import { sceneTexts } from './telling.ts';
import { tipFor } from './tips.ts';
import { follow, type TrackedPiece } from './tracked-pieces.ts';

interface ConstructoScene extends SceneTypes {
  Game: Constructo;
  Offer: Offer;
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
    tip: (key, { words, people, snapshot: { view } }) => tipFor(edition, key, { words, people, view }),

    offer: (seat, { view }) => ({ seat, legal: rules.legal(view, {}, seat) }),
    begin: () => NOTHING_CHOSEN,
    touch(choice, { place, offer, sure }) {
      if (offer === null) return { choice, does: null };
      const next = touch(choice, place, offer, sure);
      // What is not sure at once was shown before, and touched again.
      return { choice: next.choosing, does: next.does, again: !sure };
    },
    meant: (choice, hovered, offer) =>
      (hovered === null ? null : actionAt(choice, hovered, offer)) ?? choice.considered,
    waits: ({ considered }) => considered,
    isSame: isSameAction,
    carrying: {
      pickUp: (_choice, selected) => ({ selected, considered: null }),
      letGo: () => NOTHING_CHOSEN,
      takes: (onto) => cellOf(onto) !== null,
      sure: true,
    },

    follow: (before, view) => follow(before ?? [], view),
  });
}

function modelOf(edition: Edition, moment: Moment<ConstructoScene>): SceneModel {
  const { snapshot, people, words, choice, sending } = moment;
  const { view, step, you, events } = snapshot;
  return {
    step,
    view,
    trackedPieces: moment.identities,
    viewport: moment.viewport,
    near: you[0]?.seat ?? 0,
    offer: moment.offer,
    ended: moment.ended,
    choosing: choice,
    pointed: moment.meant,
    confirming: !sending && choice.considered !== null,
    hovered: moment.hovered,
    lit: moment.lit,
    last: lastOf(events),
    carried: moment.carried,
    arriving: moment.arriving,
    texts: sceneTexts(edition, { words, people, view }),
  };
}

/** What the events of the last step did to the board. */
function lastOf(events: Moment<ConstructoScene>['snapshot']['events']): SceneModel['last'] {
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
