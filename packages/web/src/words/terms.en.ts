/** What a table's maker chooses about time, and how it is said afterwards. */
export const termsEn = {
  title: 'Time',
  clock: 'Clock',
  clockHint: 'How long everybody may think.',
  'clock-none': 'None',
  'clock-turn': 'For each turn',
  'clock-bank': 'For the whole game',
  turnSeconds: 'Seconds a turn',
  turnHint: 'Whoever is asked has this long, each time. Where all act at once, everybody has it for all of that.',
  expertHint: 'The game’s own expert mode is {time} a turn.',
  bankMinutes: 'Minutes in all',
  increment: 'Seconds more after each turn',
  atZero: 'When somebody’s time is up',
  'atZero-move': 'The game moves on',
  'atZero-wait': 'The table waits',
  'atZeroHint-move': 'The least that may be done is done for them: mostly that is to pass.',
  'atZeroHint-wait': 'The clock only shows it.',

  turn: '{time} for each turn.',
  bank: '{time} for the whole game, and {increment} more after each turn.',
  bankOnly: '{time} for the whole game.',
  takeback: 'Moves may be taken back: at once while nothing came of them, later if all others agree.',
  'zero-move': 'When time is up, the game moves on by itself.',
  'zero-wait': 'When time is up, the table waits all the same.',
  seconds: { one: '{count} second', other: '{count} seconds' },
  minutes: { one: '{count} minute', other: '{count} minutes' },
  both: '{minutes} and {seconds}',
} as const;

/** The clocks of a running table. */
export const clockEn = {
  left: '{time} left',
  stands: '{time} on the clock',
  up: 'Time is up',
  hurry: { one: '{count} second left', other: '{count} seconds left' },
  wasUp: '{name}’s time was up.',
} as const;
