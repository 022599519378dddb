/** What comes of giving up in each game: where that ends the match (`ends-`), and where the others play on (`stays-`). */
export const leavingEn = {
  'ends-constructo': 'The rounds so far decide nothing then, and this one is not counted.',
  'ends-constructor': 'The rounds so far decide nothing then, and this one is not counted.',
  'ends-construction-boom': 'The money so far decides nothing then, and the contract of this round is not settled.',
  'ends-bau-boom': 'How far the anthills are built decides nothing then.',
  'ends-boondoggle': 'The miles of the roads decide nothing then.',
  'stays-bau-boom':
    'Your wheelbarrow rolls on and always goes by the first die; it leaves every block that it may leave, and can still push and be pushed. Your anthill cannot win.',
  'stays-boondoggle':
    'Your road and your goods stay on the table. Your company passes whenever it is asked, trades with nobody and lets every hostile purchase happen.',
} as const;
