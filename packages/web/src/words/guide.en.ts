/** The first-game guides: what is the same for all games. */
export const guideEn = {
  open: 'Learn by playing',
  hint: 'A guided first game of five minutes, without a table.',
  learnt: 'You have been through it',
  of: 'Learn {game} by playing',
  step: 'Step {at} of {of}',
  over: 'You have made it',
  goOn: 'Go on',
  back: 'Back',
  restart: 'From the start',
  leave: 'Leave',
  showHow: 'Show me',
  undone: 'It was taken back.',
  look: 'Nothing to do right now: look at the board, and read what stands above it.',
  bot: 'Nobody around? In the waiting room a bot takes any free seat.',
  /** The learner first, if they gave no name; separated by commas. */
  names: 'Pip, Ada, Bruno',
} as const;
