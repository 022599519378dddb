import type { Translated } from '@boomtown/i18n';
import { forms } from '@boomtown/i18n';
import type { botsEn } from './bots.en.ts';

/** Los bots de una mesa, y los sitios que guardan a alguien. */
export const botsEs: Translated<typeof botsEn> = {
  title: 'Bots',
  put: 'Sentar aquí un bot:',
  levels:
    'Fácil juega con sentido, pero falla como un principiante; normal juega con solidez; difícil piensa más y falla menos.',
  fill: 'Llenar los sitios libres',
  fillWith: 'Bots para los sitios libres',
  own: 'Programas propios de este servidor',
  putOn: 'Sentar un bot en el sitio {seat}',
  level: 'Qué tal juega {name}',
  easy: 'Fácil',
  normal: 'Normal',
  hard: 'Difícil',
  'is-easy': 'bot, fácil',
  'is-normal': 'bot, normal',
  'is-hard': 'bot, difícil',
  'is-own': 'bot de la casa: {name}',
  remove: 'Quitar',
  removeName: 'Quitar el bot {name}',
  keeps: 'un bot juega en su lugar',
  forYou: 'Un bot juega por ti.',
  playOn: 'Seguir yo',
  atLevel: 'Juega en el nivel «{level}».',
  wouldPlay: 'Un bot juega ahí en el nivel «{level}».',
  away: forms('{people} no está.', '{people} no están.'),
  letPlay: 'Que juegue un bot por {name}',
  giveSeat: 'Dar el sitio de {name} a otra persona',
  'asked-bot': '¿Juega un bot por {name} hasta que vuelva?',
  'waits-bot': '¿Juega un bot por {name} hasta que vuelva? Por responder: {people}.',
  'yes-bot': 'Sí, que juegue',
  'asked-person': '¿Se da el sitio de {name} a otra persona, del todo?',
  'waits-person': '¿Se da el sitio de {name} a otra persona, del todo? Por responder: {people}.',
  'yes-person': 'Sí, darlo',
  no: 'No, esperar',
  refused: '{name} prefiere esperar.',
  offered: 'De acuerdo: otra persona puede tener el sitio de {name}.',
  showCode: 'Mostrar el código',
  codeTitle: 'Un código para el sitio de {name}',
  codeWords:
    'Dáselo a quien vaya a seguir jugando y a nadie más: enseña todo lo que ve {name}. Si {name} vuelve antes, ya no vale.',
  voteTitle: 'Alguien no está',
  'log-away': '{name} lleva mucho rato fuera. Desde ahora juega un bot en su lugar.',
  'log-time': 'A {name} se le acabó el tiempo. Desde ahora juega un bot en su lugar.',
  'log-vote': '{name} no está. Los demás dejan que un bot juegue en su lugar.',
  'log-newcomer': '{from} no está. Con permiso de los demás, {to} tiene el sitio desde ahora.',
  'log-back': '{name} vuelve a jugar.',
  'news-late-bot':
    'El bot en el sitio de {name} no respondió a tiempo. Hasta que lo haga, se hacen jugadas sencillas por él.',
  'news-stopped-bot':
    'El bot en el sitio de {name} se detuvo sin responder. Hasta que responda, se hacen jugadas sencillas por él.',
  'news-wrong-bot':
    'El bot en el sitio de {name} no respondió con una jugada legal. Hasta que lo haga, se hacen jugadas sencillas por él.',
  'news-faulty-bot':
    'El bot en el sitio de {name} no encontró jugada. Hasta que la encuentre, se hacen jugadas sencillas por él.',
  'news-substitute-bot':
    'El programa de la casa en el sitio de {name} falló demasiadas veces seguidas y queda fuera. En su lugar juega un bot de nivel «Normal».',
  'news-unnamed-bot':
    'La casa ya no tiene el programa que jugaba en el sitio de {name}. En su lugar juega un bot de nivel «Normal».',
  'news-bot': 'El bot en el sitio de {name} vuelve a decidir.',
};
