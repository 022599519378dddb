import type { Translated } from './catalogue.ts';
import type { presetsEn } from './presets.en.ts';

/** Spanish of `presetsEn`. */
export const presetsEs: Translated<typeof presetsEn> = {
  title: 'Cómo jugar',
  usual: 'Como siempre',
  quick: 'Rápida',
  children: 'Con niños',
  expert: 'Experta',
  own: 'Tu propia mezcla de lo que se elige abajo.',
  'usual-line': 'La partida entera sin reloj; se puede deshacer.',
  'quick-construction-boom': 'Dos rondas; 10 minutos por persona.',
  'expert-construction-boom': '90 segundos por turno, como el modo experto del juego, y las jugadas valen.',
  'quick-constructo': 'Las dos rondas en un tablero; 5 minutos por persona.',
  'expert-constructo': '10 minutos por persona, y las jugadas valen.',
  'quick-constructor': 'Las dos rondas en un tablero; 5 minutos por persona.',
  'expert-constructor': '10 minutos por persona, y las jugadas valen.',
  'quick-bau-boom': 'La colina de 10 cuadros; 30 segundos por turno.',
  'children-bau-boom': 'Las reglas para pequeños constructores, sin reloj.',
  'expert-bau-boom': 'Las reglas para constructores listos en 15 cuadros, y las jugadas valen.',
  'quick-boondoggle': '60 segundos por turno.',
  'expert-boondoggle': '30 minutos por persona, y las jugadas valen.',
};
