import type { Translated } from './catalogue.ts';
import type { presetsEn } from './presets.en.ts';

/** German of `presetsEn`. */
export const presetsDe: Translated<typeof presetsEn> = {
  title: 'Spielweise',
  usual: 'Wie üblich',
  quick: 'Schnell',
  children: 'Mit Kindern',
  expert: 'Für Könner',
  own: 'Deine eigene Mischung aus dem, was unten gewählt ist.',
  'usual-line': 'Das ganze Spiel ohne Uhr; Züge dürfen zurückgenommen werden.',
  'quick-construction-boom': 'Zwei Runden; 10 Minuten für jeden.',
  'expert-construction-boom': '90 Sekunden je Zug wie im Expertenmodus des Spiels, und Züge gelten.',
  'quick-constructo': 'Beide Runden auf einem Brett; 5 Minuten für jeden.',
  'expert-constructo': '10 Minuten für jeden, und Züge gelten.',
  'quick-constructor': 'Beide Runden auf einem Brett; 5 Minuten für jeden.',
  'expert-constructor': '10 Minuten für jeden, und Züge gelten.',
  'quick-bau-boom': 'Der Hügel mit 10 Feldern; 30 Sekunden je Zug.',
  'children-bau-boom': 'Die Regeln für junge Baumeister, ohne Uhr.',
  'expert-bau-boom': 'Die Regeln für schlaue Baumeister auf 15 Feldern, und Züge gelten.',
  'quick-boondoggle': '60 Sekunden je Zug.',
  'expert-boondoggle': '30 Minuten für jeden, und Züge gelten.',
};
