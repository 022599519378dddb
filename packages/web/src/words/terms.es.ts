import type { Translated } from '@boomtown/i18n';
import { forms } from '@boomtown/i18n';
import type { clockEn, termsEn } from './terms.en.ts';

/** Lo que se decide sobre el tiempo al abrir una mesa, y cómo se cuenta después. */
export const termsEs: Translated<typeof termsEn> = {
  title: 'Tiempo',
  clock: 'Reloj',
  clockHint: 'Cuánto puede pensar cada cual.',
  'clock-none': 'Sin reloj',
  'clock-turn': 'Por turno',
  'clock-bank': 'Para toda la partida',
  turnSeconds: 'Segundos por turno',
  turnHint: 'Es el tiempo de cada turno. Cuando todos juegan a la vez, cada cual lo tiene para todo ese rato.',
  expertHint: 'El modo experto del propio juego es de {time} por turno.',
  bankMinutes: 'Minutos en total',
  increment: 'Segundos extra tras cada turno',
  atZero: 'Cuando se acaba el tiempo de alguien',
  'atZero-move': 'El juego sigue',
  'atZero-bot': 'Sigue un bot',
  'atZero-wait': 'La mesa espera',
  'atZeroHint-move': 'Se hace en su lugar la jugada más sencilla: pasar, o la primera permitida.',
  'atZeroHint-bot': 'Hasta que diga que quiere seguir jugando.',
  'atZeroHint-wait': 'El reloj solo lo muestra.',

  turn: '{time} por turno.',
  bank: '{time} para toda la partida, y {increment} más tras cada turno.',
  bankOnly: '{time} para toda la partida.',
  afterZero: 'Quien lo agota tiene después {time} para cada jugada.',
  absence: 'Cuando alguien se ausenta',
  'absence-wait': 'La mesa espera',
  'absence-bot': 'Juega un bot en su lugar',
  'absenceHint-wait': 'Su sitio se guarda el tiempo que haga falta.',
  'absenceHint-bot': 'Hasta que vuelva: entonces sigue jugando.',
  botAfter: 'Minutos hasta entonces',
  vote: 'Los demás pueden decidir quién sigue',
  voteHint: 'Un bot u otra persona, mientras dure una ausencia; si están de acuerdo todos los presentes.',
  awayBot: 'Si alguien se ausenta {time}, un bot juega en su lugar hasta que vuelva.',
  takeback:
    'Se puede retirar una jugada: al momento si aún no ha tenido consecuencias; después, si los demás están de acuerdo.',
  voteOn: 'Si alguien se ausenta, los demás pueden acordar quién sigue: un bot u otra persona.',
  noTakeback: 'Las jugadas valen: no se retira ninguna.',
  'zero-move': 'Cuando se acaba el tiempo, el juego sigue solo.',
  'zero-bot': 'Cuando se acaba el tiempo, sigue un bot.',
  'zero-wait': 'Cuando se acaba el tiempo, la mesa espera de todos modos.',
  seconds: forms('{count} segundo', '{count} segundos'),
  minutes: forms('{count} minuto', '{count} minutos'),
  both: '{minutes} y {seconds}',
};

/** Los relojes de una mesa en juego. */
export const clockEs: Translated<typeof clockEn> = {
  left: 'Quedan {time}',
  stands: '{time} en el reloj',
  up: 'Se acabó el tiempo',
  waits: 'A {name} se le acabó el tiempo. Esta mesa espera hasta que {name} juegue.',
  waitsForYou: 'Se te acabó el tiempo. Esta mesa te espera: juega cuando puedas.',
  hurry: forms('Queda {count} segundo', 'Quedan {count} segundos'),
  wasUp: 'A {name} se le acabó el tiempo.',
  wasUpQuiet: 'A {name} se le acabó el tiempo y el juego siguió.',
};
