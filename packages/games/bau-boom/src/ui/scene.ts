import { type Moment, type SceneTypes, tableScene } from '@boomtown/scene-kit';
import type { GardenArt } from './art/names.ts';
import { spritesFor } from './art/sprites.ts';
import { boardOf } from './board.ts';
import { actionAt, attemptAt, isSameAction, takenAt } from './choosing.ts';
import { foreseenMoves } from './foreseen-moves.ts';
import { type GardenKeyframe, keyframesOf } from './keyframes.ts';
import { hillOf } from './keys.ts';
import { type Memory, NO_MEMORY, PEEK_MS, type Peek, peeksIn, remember } from './memory.ts';
import { place } from './place.ts';
import { type BauBoom, type Block, bauBoomRules, type Seat } from './rules.ts';
import type { Offer, SceneModel } from './scene-model.ts';
import { nameOf, sayPeek } from './telling.ts';
import { tipFor } from './tips.ts';
import { type Pieces, piecesIn } from './tokens.ts';

interface GardenScene extends SceneTypes {
  Game: BauBoom;
  Art: GardenArt;
  Offer: Offer;
  Choice: {
    /** The colour in hand. */
    readonly selected: Block | null;
    /** The seat whose hill is looked at closely. */
    readonly lookedAt: Seat | null;
    /** Is it the winner's, which came to the fore by itself? */
    readonly feast: boolean;
  };
  Keyframe: GardenKeyframe;
  Memory: Memory;
  Identities: Pieces;
  BriefReveal: Peek;
}

/** Mounts the picture of a table: views and events in, touches out as actions. */
export const mountBauBoom = tableScene<GardenScene>({
  rules: bauBoomRules,
  fonts: [],
  art: spritesFor,
  place: (moment) => place(modelOf(moment)),
  tip: (key, moment, at) => tipFor(key, moment, modelOf(moment), at),

  offer: ({ view, seat }) => ({ seat, legal: bauBoomRules.legal(view, {}, seat), moves: foreseenMoves(view) }),
  begin(before, reached) {
    const { lookedAt = null, feast = false } = before ?? {};
    if (reached === null) return { selected: null, lookedAt, feast };
    // The hill of the winner comes to the fore; a touch puts it back.
    const [winner, ...more] = bauBoomRules.outcome(reached.snapshot.view)?.winners ?? [];
    if (winner !== undefined && more.length === 0) return { selected: null, lookedAt: winner, feast: true };
    const looksOn = reached.offer === null && !feast;
    return { selected: null, lookedAt: looksOn ? lookedAt : null, feast: false };
  },
  touch(choice, { place: target, offer, view }) {
    const { selected, lookedAt } = choice;
    const still = (next: Partial<typeof choice>) => ({ choice: { ...choice, ...next }, does: null });
    // A hill that is looked at closely goes back with whatever touch comes next.
    const hill = target === null || lookedAt !== null ? null : hillOf(target);
    if (hill !== null || lookedAt !== null) return still({ lookedAt: hill, feast: false });
    if (offer === null) return { choice, does: null };
    if (target === null) return still({ selected: null });
    const does = actionAt(target, offer, view, selected) ?? attemptAt(target, offer, view, selected);
    if (does !== null) return { choice, does };
    const block = takenAt(target, offer);
    return still({ selected: block === selected ? null : block });
  },
  meant: ({ selected }, hovered, offer, view) => (hovered === null ? null : actionAt(hovered, offer, view, selected)),
  shown: (action, offer) => offer?.legal.find((legal) => isSameAction(legal, action)) ?? null,
  isSame: isSameAction,
  carrying: {
    pickUp: (choice, target, offer) => ({ ...choice, selected: takenAt(target, offer) }),
    letGo: (choice) => ({ ...choice, selected: null }),
    sure: true,
  },

  keyframes: (before, events) => keyframesOf(boardOf(before), events),
  remember: (past) => remember(NO_MEMORY, past),
  follow: piecesIn,
  briefReveals: {
    ms: PEEK_MS,
    of: ({ view, events }) => peeksIn(view, events),
    say: ({ block }, words) => sayPeek(block, words),
  },
});

function modelOf(moment: Moment<GardenScene>): SceneModel {
  const { reached, keyframe, choice, carried, briefReveal, people, words } = moment;
  const { view, step } = reached;
  const { selected, lookedAt } = choice;
  return {
    ...moment,
    ...moment.identities,
    step,
    view,
    cue: keyframe?.cue ?? null,
    near: moment.near ?? 0,
    lookedAt,
    acting: moment.ended ? null : view.actor,
    pointed: keyframe === null ? moment.meant : null,
    selected,
    carried: carried === null || selected === null ? null : { block: selected, at: carried.at },
    peek: briefReveal === null ? null : { ...briefReveal.what, step: briefReveal.step },
    winners: bauBoomRules.outcome(view)?.winners ?? [],
    names: view.hills.map((_, seat) => nameOf(seat, words, people)),
  };
}
