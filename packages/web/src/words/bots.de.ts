import type { botsEn } from './bots.en.ts';
import type { Translated } from './catalogue.ts';

/** German of `botsEn`. */
export const botsDe: Translated<typeof botsEn> = {
  title: 'Bots',
  put: 'Einen Bot hierher:',
  putOn: 'Einen Bot auf Platz {seat} setzen',
  level: 'Wie gut {name} spielt',
  easy: 'Leicht',
  normal: 'Normal',
  hard: 'Schwer',
  'is-easy': 'Bot, leicht',
  'is-normal': 'Bot, normal',
  'is-hard': 'Bot, schwer',
  remove: 'Entfernen',
  removeName: 'Den Bot {name} entfernen',
  keeps: 'ein Bot spielt hier',
  forYou: 'Ein Bot spielt für dich.',
  playOn: 'Selbst spielen',
  away: { one: '{people} ist weg.', other: '{people} sind weg.' },
  letPlay: 'Einen Bot für {name} spielen lassen',
  asked: 'Soll ein Bot für {name} spielen, bis {name} zurück ist?',
  waits: 'Soll ein Bot für {name} spielen, bis {name} zurück ist? Es fehlt noch die Antwort von {people}.',
  yes: 'Ja, soll er',
  no: 'Nein, warten',
  refused: '{name} möchte lieber warten.',
  voteTitle: 'Jemand ist weg',
  'log-away': '{name} ist schon lange weg. Von nun an spielt dort ein Bot.',
  'log-time': 'Die Zeit von {name} war um. Von nun an spielt dort ein Bot.',
  'log-vote': '{name} ist weg. Die anderen lassen von nun an einen Bot spielen.',
  'log-back': '{name} spielt wieder selbst.',
  faulty: 'Der Bot {name} fand keinen Zug. Stattdessen geschieht ein einfacher:',
};
