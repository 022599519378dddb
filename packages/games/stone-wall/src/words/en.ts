/** English words, and the source of all keys. */
export const en = {
  'stone-wall': {
    name: 'Stone Wall',
    tagline: 'Play your cards beside lower ones, and score the most.',
    'leaving-ends': 'The points scored so far decide nothing then.',
    'leaving-stays':
      'The table plays your first card on the first cell that it may lie on whenever it is your turn; you cannot win.',

    'say-played': '{name} plays {card} on row {row}, column {column}, and scores {points}.',
    'say-drew': '{name} draws {card}.',
    'say-drew-unseen': '{name} draws a card.',

    'group-play': 'Play {card}',
    'do-play': 'on row {row}, column {column}',
    'refused-not-in-hand': 'You do not hold this card. Play one from your hand.',
    'refused-covered': 'There is a card already. Choose an empty cell.',
    'refused-apart': 'That cell touches no card. The wall grows from cards that lie.',
    'option-starter': 'Who begins',
    'option-starter-hint': 'The seat that plays first.',
    'option-starter-random': 'Drawn by lot',

    'head-turn-you': 'Your turn: choose a card and an empty cell.',
    'head-turn': '{name} is to play.',
    'head-won-you': 'You win!',
    'head-won': '{name} wins.',
    'head-shared': 'Shared win: {names}.',
    score: 'Points',

    facts: { one: '{count} card in hand', other: '{count} cards in hand' },
    deck: { one: '{count} card to draw', other: '{count} cards to draw' },
    'rules-1':
      'On your turn, play a card from your hand on an empty cell, then draw one. After the first card, a cell must touch a card.',
    'rules-2': 'A card scores one point, and one more for each lower card next to it.',
    'rules-3': 'The game ends when the board is full. The player with the most points wins.',

    'cell-empty': 'empty',
    'cell-card': '{card} of {name}',
    row: 'Row {row}',
    hand: 'Hand of {name}',
    unseen: 'covered card',
  },
} as const;
