import type { Translated } from '@boomtown/i18n';
import type { constructoGuideEn } from './guide.en.ts';

export const constructoGuideDe: Translated<typeof constructoGuideEn> = {
  board: 'Ada und du baut Türme auf neun Sechsecken. Du fängst an, also suchst du das Brett aus. Tippe auf die Raute.',
  'board-else': 'In einer Partie nimmst du, welches du magst. Jetzt brauchen wir die Raute: Tippe auf das helle Brett.',
  'board-done': 'Da ist es: neun Sechsecke. Deine Teile liegen daneben bereit.',
  place:
    'In einem Zug tust du genau eine Sache. Hier die einfachste: Tippe auf eines deiner Teile, dann auf ein leeres Feld.',
  'place-else': 'Setz zuerst eines deiner Teile ein.',
  'place-done': 'Das war schon ein ganzer Zug. Passen gibt es nicht: Du setzt ein Teil ein, oder du ziehst mit einem.',
  ring: 'Ein paar Züge später. Adas kleines Teil steht allein neben deinem Ring. Tippe auf den Ring, dann auf das kleine: Er legt sich darum.',
  'ring-place': 'Einsetzen wäre auch ein guter Zug. Aber sieh, was dein Ring kann: Zieh ihn um Adas kleines Teil.',
  'ring-done':
    'Ring und kleines Teil liegen auf einer Höhe: noch kein Turm. Aber keines von beiden kann mehr weg, denn nur was allein steht, zieht.',
  medium:
    'Ein mittleres Teil passt auf einen Ring, wenn der Ring dem anderen gehört. Zieh dein mittleres auf Adas Ring.',
  'medium-small': 'Gut gesehen! Das kleine kommt gleich dran. Zuerst das mittlere: auf Adas Ring.',
  'medium-else': 'Erlaubt, aber bauen wir einen Turm: Dein mittleres Teil steht gleich neben Adas Ring.',
  'medium-done': 'Dein erster Turm! Die Krone ist deine, denn dein Teil liegt oben. Merk dir, wie leicht das ging …',
  small:
    'Ha! Ada hat ein kleines auf dein mittleres gesetzt, und der Turm gehört ihr. Zahl es ihr heim: Dein kleines passt auf ihr mittleres.',
  'small-else': 'Darfst du, aber Ada ist vorn. Zieh dein kleines auf ihr mittleres Teil.',
  'small-done': 'Deiner, und zwar für immer: Auf dieses kleine passt nichts mehr. Wer zuletzt klettert, hat den Turm.',
  last: 'Das Ende der zweiten Runde. Ada kann gerade mit nichts ziehen. Füll die Lücke mit einem Teil, auf das sie auch nicht kann.',
  'last-ring':
    'Ein Ring? Adas mittleres steht neben der Lücke und würde hinaufklettern. Was passt unter keines von ihren?',
  'last-small': 'Ein kleines? Adas Ring steht neben der Lücke und würde sich darum legen. Welches Teil ist sicher?',
  'last-move':
    'Ein Turm mehr, aber dein Teil lässt eine neue Lücke, und Ada könnte dort einsetzen. Füll lieber die Lücke.',
  'last-done':
    'Ada kann weder einsetzen noch ziehen, also endet die Runde sofort. Jeder Turm ist ein Punkt. Du hast 3, Ada hat 2: gewonnen!',
  end: 'Jetzt kannst du es: einsetzen oder ziehen, Ring um klein, mittel auf Ring, klein auf mittel. Wer oben liegt, hat den Turm.',
};
