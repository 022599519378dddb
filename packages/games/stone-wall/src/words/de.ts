import type { Catalogue } from '@boomtown/i18n';
import type { en } from './en.ts';

/** German words. */
export const de: Catalogue<typeof en> = {
  'stone-wall': {
    name: 'Stone Wall',
    tagline: 'Lege Karten neben niedrigere und sammle die meisten Punkte.',
    'leaving-ends': 'Dann entscheiden die Punkte bis dahin nichts mehr.',
    'leaving-stays':
      'Der Tisch legt für dich jedes Mal die erste Karte auf das erste erlaubte Feld; gewinnen kannst du nicht mehr.',

    'say-played': '{name} legt {card} in Reihe {row}, Spalte {column}, und erhält dafür {points}.',
    'say-drew': '{name} zieht {card}.',
    'say-drew-unseen': '{name} zieht eine Karte.',

    'group-play': '{card} legen',
    'do-play': 'in Reihe {row}, Spalte {column}',
    'refused-not-in-hand': 'Diese Karte hast du nicht. Lege eine aus deiner Hand.',
    'refused-covered': 'Dort liegt schon eine Karte. Wähle ein leeres Feld.',
    'refused-apart': 'Dieses Feld berührt keine Karte. Die Mauer wächst an Karten, die schon liegen.',
    'option-starter': 'Wer beginnt',
    'option-starter-hint': 'Der Platz, der zuerst legt.',
    'option-starter-random': 'Ausgelost',

    'head-turn-you': 'Du bist dran: Wähle eine Karte und ein leeres Feld.',
    'head-turn': '{name} ist dran.',
    'head-won-you': 'Du gewinnst!',
    'head-won': '{name} gewinnt.',
    'head-shared': 'Geteilter Sieg: {names}.',
    score: 'Punkte',

    facts: { one: '{count} Karte auf der Hand', other: '{count} Karten auf der Hand' },
    deck: { one: '{count} Karte im Stapel', other: '{count} Karten im Stapel' },
    'rules-1':
      'In deinem Zug legst du eine Karte aus der Hand auf ein leeres Feld und ziehst eine nach. Nach der ersten Karte muss das Feld eine Karte berühren.',
    'rules-2': 'Eine Karte bringt einen Punkt und einen weiteren für jede niedrigere Karte direkt daneben.',
    'rules-3': 'Das Spiel endet, wenn das Spielfeld voll ist. Wer die meisten Punkte hat, gewinnt.',

    'cell-empty': 'leer',
    'cell-card': '{card} von {name}',
    row: 'Reihe {row}',
    hand: 'Hand von {name}',
    unseen: 'verdeckte Karte',
  },
};
