import type { Translated } from '@boomtown/i18n';
import type { botsEn } from './bots.en.ts';

/** German of `botsEn`. */
export const botsDe: Translated<typeof botsEn> = {
  title: 'Bots',
  put: 'Einen Bot hierher:',
  levels:
    'Leicht spielt vernünftig, irrt sich aber wie ein Anfänger; normal spielt solide; schwer denkt am längsten und irrt am seltensten.',
  fill: 'Freie Plätze füllen',
  fillWith: 'Bots für die freien Plätze',
  own: 'Eigene Programme dieses Servers',
  putOn: 'Einen Bot auf Platz {seat} setzen',
  level: 'Wie gut {name} spielt',
  easy: 'Leicht',
  normal: 'Normal',
  hard: 'Schwer',
  'is-easy': 'Bot, leicht',
  'is-normal': 'Bot, normal',
  'is-hard': 'Bot, schwer',
  'is-own': 'Bot des Hauses: {name}',
  remove: 'Entfernen',
  removeName: 'Den Bot {name} entfernen',
  keeps: 'ein Bot spielt hier',
  forYou: 'Ein Bot spielt für dich.',
  playOn: 'Selbst spielen',
  atLevel: 'Er spielt auf der Stufe „{level}“.',
  wouldPlay: 'Ein Bot spielt dort auf der Stufe „{level}“.',
  away: { one: '{people} ist weg.', other: '{people} sind weg.' },
  letPlay: 'Einen Bot für {name} spielen lassen',
  giveSeat: 'Den Platz von {name} neu vergeben',
  'asked-bot': 'Soll ein Bot für {name} spielen, bis {name} zurück ist?',
  'waits-bot': 'Soll ein Bot für {name} spielen, bis {name} zurück ist? Es fehlt noch die Antwort von {people}.',
  'yes-bot': 'Ja, soll er',
  'asked-person': 'Soll jemand Neues den Platz von {name} bekommen, endgültig?',
  'waits-person': 'Soll jemand Neues den Platz von {name} bekommen, endgültig? Es fehlt noch die Antwort von {people}.',
  'yes-person': 'Ja, vergeben',
  no: 'Nein, warten',
  refused: '{name} möchte lieber warten.',
  offered: 'Alle sind einverstanden: Jemand Neues darf den Platz von {name} haben.',
  showCode: 'Code zeigen',
  codeTitle: 'Ein Code für den Platz von {name}',
  codeWords:
    'Gib ihn der Person, die weiterspielen soll, und niemandem sonst: Er zeigt ihr alles, was {name} sieht. Kommt {name} vorher zurück, gilt er nicht mehr.',
  'log-newcomer': '{from} ist weg. Die anderen sind einverstanden: Von nun an hat {to} den Platz.',
  voteTitle: 'Jemand ist weg',
  'log-away': '{name} ist schon lange weg. Von nun an spielt dort ein Bot.',
  'log-time': 'Die Zeit von {name} war um. Von nun an spielt dort ein Bot.',
  'log-vote': '{name} ist weg. Die anderen lassen von nun an einen Bot spielen.',
  'log-back': '{name} spielt wieder selbst.',
  'news-late-bot':
    'Der Bot auf dem Platz von {name} antwortete nicht rechtzeitig. Bis er es tut, geschehen für ihn einfache Züge.',
  'news-stopped-bot':
    'Der Bot auf dem Platz von {name} brach ab, bevor er antwortete. Bis er antwortet, geschehen für ihn einfache Züge.',
  'news-wrong-bot':
    'Der Bot auf dem Platz von {name} nannte keinen erlaubten Zug. Bis er es tut, geschehen für ihn einfache Züge.',
  'news-faulty-bot':
    'Der Bot auf dem Platz von {name} fand keinen Zug. Bis er einen findet, geschehen für ihn einfache Züge.',
  'news-substitute-bot':
    'Das Programm des Hauses auf dem Platz von {name} versagte zu oft nacheinander und ist nun draußen. An seiner Stelle spielt ein Bot der Stufe „Normal“.',
  'news-unnamed-bot':
    'Das Programm, das auf dem Platz von {name} spielte, gibt es in diesem Haus nicht mehr. An seiner Stelle spielt ein Bot der Stufe „Normal“.',
  'news-bot': 'Der Bot auf dem Platz von {name} entscheidet wieder selbst.',
};
