import { type Moment, type SceneTypes, tableScene } from '@boomtown/scene-kit';
import { spritesFor } from './art/sprites.ts';
import { boardOf } from './board.ts';
import { actionAt, attemptAt, isSameAction, takenAt } from './choosing.ts';
import { foreseenMoves } from './foreseen-moves.ts';
import { type GardenKeyframe, keyframesOf } from './keyframes.ts';
import { hillOf } from './keys.ts';
import { type Memory, NO_MEMORY, remember } from './memory.ts';
import { PEEK_MS, type Peek, peeksIn } from './peek.ts';
import { type Pieces, piecesIn } from './pieces.ts';
import { place } from './place.ts';
import { type BauBoom, type BauBoomAction, type Block, bauBoomRules, type Seat } from './rules.ts';
import type { Offer, SceneModel } from './scene-model.ts';
import { nameOf, sayPeek } from './telling.ts';
import { tipFor } from './tips.ts';

interface GardenScene extends SceneTypes {
  Game: BauBoom;
  Offer: Offer;
  Choice: {
    /** The colour in hand. */
    readonly selected: Block | null;
    /** The seat whose hill is looked at closely. */
    readonly lookedAt: Seat | null;
    /** Is it the winner's, which came to the fore by itself? */
    readonly feast: boolean;
    /** Waits for its second touch. */
    readonly considered: BauBoomAction | null;
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
  art: (theme) => spritesFor(theme),
  place: (moment) => place(modelOf(moment)),
  tip: (key, { words, people, snapshot: { view } }) => tipFor(key, { words, people, view }),

  offer: (seat, { view }) => ({ seat, legal: bauBoomRules.legal(view, {}, seat), moves: foreseenMoves(view) }),
  begin(before, reached) {
    const { lookedAt = null, feast = false } = before ?? {};
    const empty = { selected: null, considered: null };
    if (reached === null) return { ...empty, lookedAt, feast };
    // The hill of the winner comes to the fore; a touch puts it back.
    const [winner, ...more] = bauBoomRules.outcome(reached.snapshot.view)?.winners ?? [];
    if (winner !== undefined && more.length === 0) return { ...empty, lookedAt: winner, feast: true };
    const looksOn = reached.offer === null && !feast;
    return { ...empty, lookedAt: looksOn ? lookedAt : null, feast: false };
  },
  touch(choice, { place: target, offer, view, sure }) {
    const { selected, lookedAt, considered } = choice;
    const still = (next: Partial<typeof choice>) => ({ choice: { ...choice, considered: null, ...next }, does: null });
    // A hill that is looked at closely goes back with whatever touch comes next.
    const hill = target === null || lookedAt !== null ? null : hillOf(target);
    if (hill !== null || lookedAt !== null) return still({ lookedAt: hill, feast: false });
    if (offer === null) return { choice, does: null };
    if (target === null) return still({ selected: null });
    const does = actionAt(target, offer, view, selected);
    if (does !== null) {
      const again = considered !== null && isSameAction(considered, does);
      // There is nothing to choose about a roll.
      return sure || again || does.type === 'roll' ? { choice, does, again } : still({ considered: does });
    }
    const block = takenAt(target, offer);
    const attempt = attemptAt(target, offer, view, selected);
    return attempt === null ? still({ selected: block === selected ? null : block }) : { choice, does: attempt };
  },
  meant: ({ selected, considered }, hovered, offer, view) =>
    (hovered === null ? null : actionAt(hovered, offer, view, selected)) ?? considered,
  waits: ({ considered }) => considered,
  shown: (action, offer) => offer?.legal.find((legal) => isSameAction(legal, action)) ?? null,
  isSame: isSameAction,
  carrying: {
    pickUp: (choice, target, offer) => ({ ...choice, selected: takenAt(target, offer) }),
    letGo: (choice) => ({ ...choice, selected: null, considered: null }),
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
    step,
    view,
    ...moment.identities,
    cue: keyframe?.cue ?? null,
    viewport: moment.viewport,
    near: moment.near ?? 0,
    lookedAt,
    memory: moment.memory,
    acting: moment.ended ? null : view.actor,
    offer: moment.offer,
    pointed: keyframe === null ? moment.meant : null,
    hovered: moment.hovered,
    selected,
    carried: carried === null || selected === null ? null : { block: selected, at: carried.at },
    lit: moment.lit,
    peek: briefReveal === null ? null : { ...briefReveal.what, step: briefReveal.step },
    winners: bauBoomRules.outcome(view)?.winners ?? [],
    names: view.hills.map((_, seat) => nameOf(seat, words, people)),
  };
}
