import type { Picture, Placement } from '@boomtown/stage/headless';
import { actionInMind, type Considering, NOTHING_CHOSEN } from '../../src/ui/choosing.ts';
import { foreseen } from '../../src/ui/foresight.ts';
import { offerTo } from '../../src/ui/offer.ts';
import { place } from '../../src/ui/place.ts';
import type { PublicView } from '../../src/ui/rules.ts';
import { NO_EFFECTS, type SceneModel } from '../../src/ui/scene-model.ts';
import { sceneTexts } from '../../src/ui/scene-texts.ts';
import { PEOPLE, WORDS } from './positions.ts';

const DESKTOP = { width: 1056, height: 790 };
export const PHONE = { width: 390, height: 520 };

type More = Partial<Omit<SceneModel, 'choosing'>> & { readonly choosing?: Partial<Considering> };

/** What the picture of a view is made from for a player who holds these seats. */
export function model(view: PublicView, seats: readonly number[], more: More = {}): SceneModel {
  const offer = offerTo(seats, view);
  const choosing = { ...NOTHING_CHOSEN, considered: null, ...more.choosing };
  const hovered = more.hovered ?? null;
  const inMind =
    more.inMind ?? (offer === null ? null : (actionInMind(choosing, hovered, offer) ?? choosing.considered));
  const foresight = foreseen(view, offer?.seat ?? null, inMind);
  const own = more.own ?? null;
  return {
    step: 1,
    view,
    own,
    rivals: null,
    viewport: DESKTOP,
    far: false,
    near: seats[0] === 1 ? 1 : 0,
    offer,
    inMind,
    foresight,
    hovered,
    lit: [],
    carried: null,
    bids: [],
    effects: NO_EFFECTS,
    sheet: false,
    texts: sceneTexts(
      { words: WORDS, people: PEOPLE, view },
      { offer, choosing, inMind, foresight, own, events: [], latest: view },
    ),
    ...more,
    choosing,
  };
}

export function pictureOf(view: PublicView, seats: readonly number[], more: More = {}): Picture {
  return place(model(view, seats, more));
}

export function keysOf(placements: readonly Placement[], prefix: string): readonly string[] {
  return placements.flatMap(({ key }) => (key.startsWith(prefix) ? [key] : []));
}

export function textsOf(placements: readonly Placement[]): readonly string[] {
  return placements.flatMap(({ art }) => (art !== null && typeof art === 'object' ? [art.text] : []));
}

/** Everything that can be touched. */
export function targetsOf(placements: readonly Placement[]): readonly string[] {
  return placements.flatMap(({ target }) => (target === undefined ? [] : [target.id]));
}
