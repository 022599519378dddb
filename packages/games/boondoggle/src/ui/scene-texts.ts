import type { SceneTexts } from './scene-model.ts';
import { type BoondoggleTelling, money, nameOf, nodeName } from './telling.ts';

/** What the picture itself says. */
export function sceneTexts(telling: BoondoggleTelling): SceneTexts {
  const { words, view } = telling;
  return {
    names: view.players.map((_, seat) => nameOf(seat, telling)),
    place: (destination, short) =>
      short ? words.text(`boondoggle.short-${destination}`) : nodeName(destination, words),
    mile: words.text('boondoggle.count-miles', { count: 1 }),
    yours: words.text('boondoggle.stamp-yours'),
    complete: words.text('boondoggle.stamp-complete'),
    twice: words.text('boondoggle.passed-twice'),
    money: (dollars) => money(dollars, words),
  };
}
