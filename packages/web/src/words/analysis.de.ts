import type { analysisEn } from './analysis.en.ts';
import type { Translated } from './catalogue.ts';

/** German of what a bot makes of a finished match. */
export const analysisDe: Translated<typeof analysisEn> = {
  title: 'Analyse',
  curve: 'Wer vorn liegt, Schritt für Schritt: {first} über der Mitte, {second} darunter.',
  computing: 'Das wird noch ausgerechnet.',
  failed: 'Dieser Browser konnte nicht ausrechnen, wer vorn lag.',
  'exact-ahead': {
    one: 'Bei bestem Spiel ab hier führt {name} nach Runde {round} mit einem Punkt.',
    other: 'Bei bestem Spiel ab hier führt {name} nach Runde {round} mit {count} Punkten.',
  },
  'exact-level': 'Bei bestem Spiel ab hier steht es nach Runde {round} gleich.',
  'about-ahead': 'Schätzung: {name} führt nach Runde {round} mit etwa {points}.',
  'about-level': 'Schätzung: Nach Runde {round} steht es etwa gleich.',
  'best-only': 'Am besten: {action}.',
  'best-among': {
    one: 'Am besten: {action}, oder ein anderer Zug, der ebenso gut ist.',
    other: 'Am besten: {action}, oder {count} andere Züge, die ebenso gut sind.',
  },
  slip: {
    one: '{name} hat einen Punkt verschenkt. Besser: {action}.',
    other: '{name} hat {count} Punkte verschenkt. Besser: {action}.',
  },
  faultless: 'Besser ging es nicht.',
  slips: 'Verschenkte Punkte: {list}.',
  slipAt: '{points} von {name} in Schritt {step}',
  'certain-from': 'Ab Schritt {step} ist das beste Spiel bekannt.',
  'turned-ahead': 'In Schritt {step} kippte das Spiel: Von da an lag {name} vorn.',
  'turned-level': 'In Schritt {step} kippte das Spiel: Von da an stand es gleich.',
  'always-ahead': '{name} lag von Anfang bis Ende vorn.',
  'always-level': 'Es stand von Anfang bis Ende gleich.',
};
