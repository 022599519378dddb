import type { Translated } from './catalogue.ts';
import type { leavingEn } from './leaving.en.ts';

/** Spanish of `leavingEn`. */
export const leavingEs: Translated<typeof leavingEn> = {
  'ends-constructo': 'Entonces las rondas jugadas no deciden nada, y esta no cuenta.',
  'ends-constructor': 'Entonces las rondas jugadas no deciden nada, y esta no cuenta.',
  'ends-construction-boom': 'Entonces el dinero ganado no decide nada, y el contrato de esta ronda queda sin liquidar.',
  'ends-bau-boom': 'Entonces no decide nada cuánto se ha construido en los hormigueros.',
  'ends-boondoggle': 'Entonces las millas de las carreteras no deciden nada.',
  'stays-bau-boom':
    'Tu carretilla sigue rodando, siempre con el primer dado; deja cada bloque que pueda dejar y aún puede empujar y ser empujada. Tu hormiguero no puede ganar.',
  'stays-boondoggle':
    'Tu carretera y tus bienes se quedan en la mesa. Tu empresa pasa siempre, no comercia con nadie y deja que ocurra toda compra hostil.',
};
