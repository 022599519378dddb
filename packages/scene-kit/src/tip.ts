import type { Stage } from '@boomtown/stage';
import type { Point } from '@boomtown/stage/headless';
import type { PlaceKey } from '@boomtown/ui-kit/sentence';

/** What the tip next to a drawn thing says. */
export interface TipWords {
  readonly name: string;
  /** What it does, in one line. */
  readonly does?: string;
  /** The section of the rules that it rests on. */
  readonly rule?: string;
}

/** The name of a drawn thing and what it does, shown beside it: where a mouse rests, a finger rests, or the keys are. */
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
  stage(): Pick<Stage, 'thingsAt' | 'whereIs' | 'worldAt'> | null;
  /** The tip of a place or of a drawn thing, by its key; `at`: where in the picture; `null`: nothing. */
  wordsOf(key: string, at: Point | null): TipWords | null;
  /** For those who do not see the picture. */
  say(text: string): void;
}

/** From the place to the tip of its name, in CSS pixels; a finger covers more than a mouse. */
const ABOVE = 18;
/** Nearer to the upper edge there is no room above the place. */
const LEAST_ROOM = 64;
/** What a thing does has two lines more. */
const MORE_ROOM = 48;

export function tipIn(host: HTMLElement, { stage, wordsOf, say }: TipNeeds): Tip {
  const box = document.createElement('p');
  box.className = 'scene-tip';
  box.hidden = true;
  // It is said where the keys are; who uses a pointer sees it.
  box.setAttribute('aria-hidden', 'true');
  host.append(box);

  const show = (words: TipWords | null, at: Point | null): void => {
    box.hidden = words === null || at === null;
    if (words === null || at === null) return;
    box.replaceChildren(...partsOf(words));
    const isBelow = at.y < LEAST_ROOM + (words.does === undefined ? 0 : MORE_ROOM);
    box.classList.toggle('scene-tip--below', isBelow);
    box.style.setProperty('--tip-x', `${at.x}px`);
    box.style.setProperty('--tip-y', `${at.y + (isBelow ? ABOVE : -ABOVE)}px`);
  };

  const thingAt = (at: Point): readonly [key: string, words: TipWords] | null => {
    const under = stage();
    for (const key of under?.thingsAt(at) ?? []) {
      const words = wordsOf(key, under?.worldAt(at) ?? null);
      if (words !== null) return [key, words];
    }
    return null;
  };

  return {
    named: (at) => thingAt(at)?.[0] ?? null,
    rest: (at) => show(at === null ? null : (thingAt(at)?.[1] ?? null), at),
    focus(place) {
      const words = place === null ? null : wordsOf(place, null);
      show(words, place === null ? null : (stage()?.whereIs(place) ?? null));
      say(words?.name ?? '');
    },
    remove: () => box.remove(),
  };
}

function partsOf({ name, does, rule }: TipWords): readonly HTMLElement[] {
  const part = (className: string, text: string) => {
    const element = document.createElement('span');
    element.className = className;
    element.textContent = text;
    return element;
  };
  if (does === undefined) return [part('scene-tip__name', name)];
  return [part('scene-tip__name', name), part('scene-tip__does', rule === undefined ? does : `${does} (§ ${rule})`)];
}
