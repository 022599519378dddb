/** Bots at a table, and seats that they keep for somebody. */
export const botsEn = {
  title: 'Bots',
  put: 'Put a bot here:',
  putOn: 'Put a bot on seat {seat}',
  level: 'How well {name} plays',
  easy: 'Easy',
  normal: 'Normal',
  hard: 'Hard',
  'is-easy': 'bot, easy',
  'is-normal': 'bot, normal',
  'is-hard': 'bot, hard',
  remove: 'Remove',
  removeName: 'Remove the bot {name}',
  faulty: 'The bot {name} found no move. A simple one is made instead:',
} as const;
