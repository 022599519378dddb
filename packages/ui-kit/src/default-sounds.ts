import type { GameTypes, ViewRules } from '@boomtown/game-core';
import type { Form } from '@boomtown/game-core/shapes';
import type { SoundName } from './score.ts';

/** What the names of events sound like. The first that fits holds. */
const HEARD: readonly (readonly [name: RegExp, sound: SoundName])[] = [
  [/end|over|finish|won/, 'end'],
  [/roll|dice|die/, 'dice'],
  [/draw|drew|deal|card|discard|swap/, 'card'],
  [/pay|paid|buy|bought|sell|sold|coin|money|earn|bid/, 'coin'],
  [/fall|fell|collapse|crash|destroy|capture|remov/, 'collapse'],
  [/move|drive|drove|walk|jump|advance/, 'move'],
  [/turn|pass|skip|round/, 'turn'],
];

/** What an event of this name sounds like; what says nothing sounds like a thing that is put down. */
function soundOf(type: string): SoundName {
  return HEARD.find(([name]) => name.test(type))?.[1] ?? 'place';
}

/** A sound for each event of a game, by its name. */
export function defaultSounds<T extends GameTypes>({
  shape,
}: ViewRules<T>): Readonly<Record<T['Event']['type'], SoundName>> {
  const sounds = Object.fromEntries(typesOf(shape.event).map((type) => [type, soundOf(type)]));
  // Every type of event is one of those in their shape.
  return sounds as Readonly<Record<T['Event']['type'], SoundName>>;
}

function typesOf(form: Form): readonly string[] {
  return form.kind === 'tagged' ? Object.keys(form.forms) : [];
}
