import type { analysisEn } from './analysis.en.ts';
import type { Translated } from './catalogue.ts';
import { forms } from './plurals.ts';

/** Spanish of what a bot makes of a finished match. */
export const analysisEs: Translated<typeof analysisEn> = {
  title: 'Análisis',
  curve: 'Quién va por delante, paso a paso: {first} por encima del centro, {second} por debajo.',
  computing: 'Aún se está calculando.',
  failed: 'Este navegador no ha podido calcular quién iba por delante.',
  'exact-ahead': forms(
    'Con el mejor juego desde aquí, {name} gana por un punto tras la ronda {round}.',
    'Con el mejor juego desde aquí, {name} gana por {count} puntos tras la ronda {round}.',
  ),
  'exact-level': 'Con el mejor juego desde aquí, hay empate tras la ronda {round}.',
  'about-ahead': 'Estimación: {name} va por delante tras la ronda {round}, con una ventaja de {points} más o menos.',
  'about-level': 'Estimación: tras la ronda {round} van más o menos igualados.',
  'best-only': 'Lo mejor: {action}.',
  'best-among': forms(
    'Lo mejor: {action}, u otra jugada igual de buena.',
    'Lo mejor: {action}, u otras {count} jugadas igual de buenas.',
  ),
  slip: forms('{name} ha regalado un punto. Mejor: {action}.', '{name} ha regalado {count} puntos. Mejor: {action}.'),
  faultless: 'No se podía hacer nada mejor.',
  slips: 'Puntos regalados: {list}.',
  slipAt: '{points} de {name} en el paso {step}',
  'certain-from': 'El mejor juego se conoce desde el paso {step}.',
  'turned-ahead': 'La partida giró en el paso {step}: desde ahí {name} iba por delante.',
  'turned-level': 'La partida giró en el paso {step}: desde ahí iban igualados.',
  'always-ahead': '{name} fue por delante de principio a fin.',
  'always-level': 'Fueron igualados de principio a fin.',
};
