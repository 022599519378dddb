import type { Stage } from '@boomtown/stage';
import type { Point } from '@boomtown/stage/headless';
import type { PlaceKey } from '@boomtown/ui-kit/sentence';

/** The name of a drawn thing, shown beside it: where a mouse rests, a finger rests, or the keys are. */
export interface Tip {
  /** A pointer rests there; `null`: it goes on. */
  rest(at: Point | null): void;
  /** The keys are at this place. */
  focus(place: PlaceKey | null): void;
  /** The first thing at this point that has a name. */
  named(at: Point): string | null;
  remove(): void;
}

interface TipNeeds {
  stage(): Pick<Stage, 'thingsAt' | 'whereIs' | 'viewport'> | null;
  /** The name of a place or of a drawn thing, by its key; `null`: it has none. */
  nameOf(key: string): string | null;
  /** For those who do not see the picture. */
  say(text: string): void;
}

/** From the place to the tip of its name, in CSS pixels; a finger covers more than a mouse. */
const ABOVE = 18;
/** Nearer to the upper edge there is no room above the place. */
const LEAST_ROOM = 64;

export function tipIn(host: HTMLElement, { stage, nameOf, say }: TipNeeds): Tip {
  const box = document.createElement('p');
  box.className = 'scene-tip';
  box.hidden = true;
  // It is said where the keys are; who uses a pointer sees it.
  box.setAttribute('aria-hidden', 'true');
  host.append(box);

  const show = (text: string | null, at: Point | null): void => {
    box.hidden = text === null || at === null;
    if (text === null || at === null) return;
    box.textContent = text;
    const isBelow = at.y < LEAST_ROOM;
    box.classList.toggle('scene-tip--below', isBelow);
    box.style.setProperty('--tip-x', `${at.x}px`);
    box.style.setProperty('--tip-y', `${at.y + (isBelow ? ABOVE : -ABOVE)}px`);
  };

  const thingAt = (at: Point): string | null =>
    stage()
      ?.thingsAt(at)
      .find((key) => nameOf(key) !== null) ?? null;

  return {
    named: thingAt,
    rest(at) {
      const thing = at === null ? null : thingAt(at);
      show(thing === null ? null : nameOf(thing), at);
    },
    focus(place) {
      const text = place === null ? null : nameOf(place);
      show(text, place === null ? null : (stage()?.whereIs(place) ?? null));
      say(text ?? '');
    },
    remove: () => box.remove(),
  };
}
