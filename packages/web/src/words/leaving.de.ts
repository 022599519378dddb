import type { Translated } from './catalogue.ts';
import type { leavingEn } from './leaving.en.ts';

/** German of `leavingEn`. */
export const leavingDe: Translated<typeof leavingEn> = {
  'ends-constructo': 'Die bisherigen Runden entscheiden dann nichts, und diese zählt nicht.',
  'ends-constructor': 'Die bisherigen Runden entscheiden dann nichts, und diese zählt nicht.',
  'ends-construction-boom':
    'Das bisherige Geld entscheidet dann nichts, und der Vertrag dieser Runde wird nicht abgerechnet.',
  'ends-bau-boom': 'Wie weit die Ameisenhügel gebaut sind, entscheidet dann nichts.',
  'ends-boondoggle': 'Die Meilen der Straßen entscheiden dann nichts.',
  'stays-bau-boom':
    'Deine Schubkarre rollt weiter, immer mit dem ersten Würfel; sie lässt jeden Stein liegen, der liegen bleiben darf, und kann weiter schieben und geschoben werden. Dein Hügel kann nicht gewinnen.',
  'stays-boondoggle':
    'Deine Straße und deine Waren bleiben auf dem Tisch. Deine Firma passt immer, handelt mit niemandem und lässt jede feindliche Übernahme geschehen.',
};
