/** Seats that change hands by a one-time code. */
export const seatEn = {
  title: 'A seat by a code',
  askWords: 'Type the code that you were given for a seat. It works once.',
  moveTitle: 'Play on here?',
  moveWords:
    'This is the seat of {name} at a table of {game}. It moves to this device, and the other one lets go of it.',
  move: 'Move the seat here',
  newTitle: 'The seat of {name}',
  newWords:
    '{name} is away from a table of {game}, and the others give you the seat. You play on from where it stands.',
  take: 'Take the seat',
  moveDialog: 'Move your seat to another device',
  moveDialogWords:
    'Type this code there, in the field “I have a code” of the front page. This device lets go of the seat then. Show it to nobody: whoever has it sees what you see.',
  which: 'The seat of {name}',
  otherDevice: 'Other device',
  codeRead: 'The code of the seat: {code}',
  how: {
    one: 'It works once, within {count} minute.',
    other: 'It works once, within {count} minutes.',
  },
  scan: 'Or scan this picture, or open the link.',
  qr: 'QR code of the link to this seat',
} as const;
