import { type Catalogue, forms } from '@boomtown/i18n';
import type { en } from './en.ts';

/** Spanish words. */
export const es: Catalogue<typeof en> = {
  'stone-wall': {
    name: 'Stone Wall',
    tagline: 'Juega tus cartas junto a otras más bajas y consigue más puntos que nadie.',
    'leaving-ends': 'Entonces los puntos conseguidos ya no deciden nada.',
    'leaving-stays':
      'En cada turno tuyo la mesa juega tu primera carta en la primera casilla permitida; ya no puedes ganar.',

    'say-played': '{name} juega {card} en la fila {row}, columna {column}, y suma {points}.',
    'say-drew': '{name} roba {card}.',
    'say-drew-unseen': '{name} roba una carta.',

    'group-play': 'Jugar {card}',
    'do-play': 'en la fila {row}, columna {column}',
    'refused-not-in-hand': 'No tienes esa carta. Juega una de tu mano.',
    'refused-covered': 'Ya hay una carta ahí. Elige una casilla libre.',
    'refused-apart': 'Esa casilla no toca ninguna carta. El muro crece junto a las cartas que ya están puestas.',
    'option-starter': 'Quién empieza',
    'option-starter-hint': 'El asiento que juega primero.',
    'option-starter-random': 'Por sorteo',

    'head-turn-you': 'Te toca: elige una carta y una casilla libre.',
    'head-turn': 'Le toca a {name}.',
    'head-won-you': '¡Ganas!',
    'head-won': 'Gana {name}.',
    'head-shared': 'Victoria compartida: {names}.',
    score: 'Puntos',

    facts: forms('{count} carta en la mano', '{count} cartas en la mano'),
    deck: forms('{count} carta por robar', '{count} cartas por robar'),
    'rules-1':
      'En tu turno juegas una carta de tu mano en una casilla libre y robas otra. Después de la primera carta, la casilla debe tocar alguna carta.',
    'rules-2': 'Una carta vale un punto y uno más por cada carta más baja que tenga al lado.',
    'rules-3': 'La partida termina cuando el tablero está lleno. Gana quien tenga más puntos.',

    'cell-empty': 'libre',
    'cell-card': '{card} de {name}',
    row: 'Fila {row}',
    hand: 'Mano de {name}',
    unseen: 'carta tapada',
  },
};
