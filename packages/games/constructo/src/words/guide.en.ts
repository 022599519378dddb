/** What the first-game guide of Constructo and Constructor says. */
export const constructoGuideEn = {
  board: 'You and Ada build towers on nine hexagons. You begin, so you choose the board. Touch the rhombus.',
  'board-else': 'In a game you may take whichever you like. We need the rhombus now: touch the lit one.',
  'board-done': 'There it is: nine hexagons. Your own pieces lie ready beside it.',
  place: 'In a turn you do exactly one thing. Do the simplest: touch one of your pieces, then an empty hexagon.',
  'place-else': 'Place one of your pieces first.',
  'place-done': 'That was a whole turn. There is no passing: you place a piece, or you move one.',
  ring: 'Some turns later. Ada’s small stands alone next to your ring. Touch your ring, then her small, and the ring goes round it.',
  'ring-place':
    'Placing would be a good turn, too. But look what your ring on the board can do: move it round Ada’s small.',
  'ring-done':
    'Ring and small are on one level: no tower yet. But neither can move any more, since only a piece that stands alone moves.',
  medium: 'A medium goes onto a ring, if the ring is the other player’s. Move your lone medium onto Ada’s ring.',
  'medium-small': 'A good eye! That small will have its turn. First the medium: onto Ada’s ring.',
  'medium-else': 'Allowed, but let us build a tower: your medium stands right next to Ada’s ring.',
  'medium-done': 'Your first tower! The crown is yours, since your piece is on top. Remember how easy it was …',
  small:
    'Ha! Ada put a small onto your medium, and now the tower is hers. Pay her back: your small fits onto her medium.',
  'small-else': 'You may, but Ada is ahead. Move your small onto her medium.',
  'small-done': 'Yours, and for good: nothing ever goes onto that small. The last to climb owns the tower.',
  last: 'The end of the second round. Ada has nothing she can move now. Fill the gap with a piece that she cannot climb either.',
  'last-ring': 'A ring? Ada’s medium stands next to the gap and would climb it. Which piece fits under none of hers?',
  'last-small': 'A small? Ada’s ring stands next to the gap and would go round it. Which piece is safe?',
  'last-move': 'A tower more, but your piece leaves a new gap, and Ada could place one there. Fill the gap instead.',
  'last-done':
    'Ada can neither place nor move, so the round ends at once. Each tower is a point. You have 3, Ada has 2: you win!',
  end: 'You know the game now: place or move, a ring round a small, a medium onto a ring, a small onto a medium. The piece on top owns the tower.',
} as const;
