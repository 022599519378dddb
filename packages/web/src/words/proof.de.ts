import type { Translated } from '@boomtown/i18n';
import type { proofEn } from './proof.en.ts';

/** German of `proofEn`. */
export const proofDe: Translated<typeof proofEn> = {
  holds: '{game}, {people}: Die Aufzeichnung hält stand.',
  moves: {
    one: 'Die Partie: Die einzige Handlung ist erlaubt, mit dem Zufall, der aus dem Startwert folgt.',
    other:
      'Die Partie: Alle {count} Handlungen sind erlaubt, eine nach der anderen, mit genau dem Mischen, Ziehen und Würfeln, das aus dem Startwert folgt.',
  },
  end: 'Das Ende: {end} {rests}',
  'end-table': 'Dass jemand aufgab, ist aufgeschrieben und lässt sich nicht beweisen; das Übrige folgt daraus.',
  'end-written': 'So ist es aufgeschrieben.',
  'end-silent': 'Die Datei selbst sagt es nicht.',
  'no-deal':
    'Der Zufall: Die Datei sagt nicht, woher der Startwert kommt; also beweist sie nichts darüber, wer das Mischen bestimmt hat.',
  deal: 'Der Zufall: Das Geheimnis ist das, auf das der Server festgelegt war, und der Startwert ist der Hash aus diesem Geheimnis und den Zahlen aller am Tisch.',
  bound:
    'Die Festlegung gilt auch für die Starts, die vorher abgebrochen wurden: In der Datei ist keiner weggelassen, hinzugefügt oder geändert.',
  unbound:
    'Die Festlegung gilt, wie bei älteren Versionen des Servers, nicht für die Starts, die vorher abgebrochen wurden: In der Datei können welche fehlen.',
  nobody:
    'Also konnten weder der Server noch jemand am Tisch das Mischen bestimmen, außer alle gemeinsam – sofern der Tisch dir vor Beginn dieselben Zahlen gezeigt und von keinem abgebrochenen Start berichtet hat:',
  redrawn:
    'Alle Zahlen dieser Mischung standen fest, bevor eine von ihnen zu sehen war, außer alle Beteiligten haben sich abgesprochen – sofern der Tisch dir vor Beginn dieselben Zahlen gezeigt hat:',
  host: 'der Server: {hash}',
  hash: '{name}: {hash}',
  'no-nonce': 'keine (der Platz eines Bots fügt nichts hinzu)',
};
