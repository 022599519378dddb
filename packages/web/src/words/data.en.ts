/** The page of what a person's browser and its seats left. */
export const dataEn = {
  title: 'Your data',
  intro:
    'There are no accounts here. What is known of you is what this browser keeps (your settings, and which seats are yours) and what the server keeps of the tables where you sat: the name that you gave, what you said in the chat, and what was done in the game.',
  seats: 'Your seats',
  none: 'This browser holds no seats.',
  one: '{game}, table {code}, {day}',
  save: 'Save all as one file',
  saveHint:
    'Each table with what is yours there; of finished games all moves, and what you said in the chat. The secrets of your seats are not in it.',
  saved: 'The file is with your downloads.',
  savedPart: {
    one: 'The file lacks {count} table: the server did not give it.',
    other: 'The file lacks {count} tables: the server did not give them.',
  },
  delete: 'Delete all',
  deleteHint:
    'At finished games your name becomes “Anonymous”, your seat is nobody’s any more, and what you said in the chat goes; the moves stay for those who played with you. A table where nobody else holds a seat is removed whole. Seats of games that have not begun become free. This browser forgets everything.',
  sure: 'Delete everything?',
  sureWords: 'This cannot be undone: nobody can take your seats again, you neither.',
  yes: 'Delete everything',
  no: 'Keep it',
  working: 'Working …',
  gone: 'Everything is deleted.',
  left: 'Not everything could be deleted:',
  leftSaid: 'What you said while you watched could not be deleted at {codes}. Try again in a while.',
} as const;
