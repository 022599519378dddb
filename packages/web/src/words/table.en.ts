/** A table during a match, and its end. */
export const tableEn = {
  pageTitle: '{game} · {code}',
  heading: '{game}, table {code}',
  yourTurn: 'Your turn',
  board: 'The board',
  side: 'Players, moves and log',
  sheets: 'Sheets',
  players: 'Players',
  moves: 'Moves',
  log: 'What happened',
  logTab: 'Log',
  logEmpty: 'Nothing yet.',
  older: 'Earlier',
  you: 'you',
  away: 'away',
  acts: 'to move',
  resigned: 'gave up',
  waitFor: 'Waiting for {people}.',
  watchers: { one: '{count} watching', other: '{count} watching' },
  /** Where there is little room: on a phone. */
  youWatchBrief: { one: 'Watching', other: 'Watching · {count}' },
  youWatch: { one: 'You are watching', other: 'You and others watch: {count} in all' },
  rule: 'Rule {rule}',
  fold: 'Fold this away',
  askAgain: 'Do it?',
  /** A move by its group's heading and its own words: "Place a ring base", "on hexagon 3". */
  move: '{group} {text}',
  sure: '{action}. Do it?',
  doIt: 'Do it',
  takeBack: 'Not yet',
  stepBack: 'Back',
  fault: 'Something in the rules failed at this table. It stands still at the last good move; the host’s log says why.',
  picture:
    'The picture of the table. Arrow keys go from place to place, Enter touches, Escape takes back, number keys pick from the hand, plus and minus bring it nearer or farther, 0 shows all of it.',
  look: 'How you see the board',
  lookHow: 'The arrow keys move what you see, plus and minus bring it nearer or farther, 0 shows all of it.',
  nearer: 'Nearer',
  farther: 'Farther',
  whole: 'See all of it',
  noPicture: 'The picture of the board cannot be shown here. Everything can be played from the list of moves.',
} as const;

export const takebackEn = {
  title: 'Taking a move back',
  back: 'Take it back',
  ask: 'Ask to take it back',
  asked: '{name} would like to take the last move back.',
  askedMove: '{name} asks to take back: {move}',
  youAskMove: 'You ask to take back: {move} Still to answer: {people}.',
  othersMove: '{name} asks to take back: {move} Still to answer: {people}.',
  others: '{name} would like to take the last move back. Still to answer: {people}.',
  youAsk: 'You ask to take your move back. Still to answer: {people}.',
  allow: 'Yes, take it back',
  refuse: 'No, it stands',
  withdraw: 'Let it stand',
  refused: '{name} wants the move to stand.',
} as const;

export const leaveEn = {
  button: 'Leave',
  title: 'Leave the game?',
  pause: 'Leave for now',
  pauseWords: 'You can go and come back: your seat is kept.',
  pauseBot: 'You can go and come back. Once you are away for {time}, a bot plays for you until then.',
  pauseClock: 'Your clock runs on meanwhile.',
  pauseVote: 'Once you are away for half a minute, the others may agree that a bot, or somebody new, plays on for you.',
  moveWords: 'Or you play on with your phone, or on another computer.',
  move: 'Move my seat to another device',
  resign: 'Resign for good',
  wins: 'Or you resign. Then the game is over, and {name} wins.',
  goesOn: 'Or you resign. Then you cannot win any more. {people} play on, and only what must be done is done for you.',
  allMine: 'Or you resign all your seats. Then the game is over.',
  sure: 'Resign for good? There is no way back.',
  sureYes: 'Yes, resign',
  sureNo: 'No, play on',
} as const;

export const logEn = {
  resigned: '{name} gives up.',
  tookBack: '{name} takes the last move back.',
  tookBackAgreed: '{name} takes the last move back. Agreed: {people}.',
  tookBackMove: '{name} takes back: {move}',
  tookBackMoveAgreed: '{name} takes back: {move} Agreed: {people}.',
  vacated: 'The table moves for {name}, who gave up.',
} as const;

export const linkEn = {
  lost: 'Reconnecting … your seat is kept.',
  lostWatching: 'Reconnecting …',
  noSocket: 'Reconnecting … Pages come through, but something on the way keeps back the live connection (WebSocket).',
  elsewhere: 'This table is open elsewhere',
  elsewhereWords: 'Your seat was opened in another tab or on another device. Only one of them can play.',
  takeBack: 'Play here',
  reload: 'There is a newer version',
  reloadWords: 'The site was renewed while this page was open. Reload it to go on; your seat is kept.',
  gone: 'This table is closed',
  goneWords: 'This seat was given up.',
  endedWords: 'The table was ended, and its record removed.',
  refused: 'You cannot come in here',
  toDoor: 'To the door of this table',
} as const;

export const unsavedEn = {
  short: 'Not saved',
  words:
    'The server cannot write its disk at the moment. You can play on; if it stops before that is mended, what is played now is lost.',
  read: 'Understood',
  wentBack: {
    one: 'The table went back to move {to}: the last move was not on the server’s disk when it started again.',
    other:
      'The table went back to move {to}: the last {count} moves were not on the server’s disk when it started again.',
  },
} as const;

export const updatingEn = {
  short: 'Update coming',
  words:
    'This server will be away for a moment soon. Your game is kept: play on, and when it is back, so are you, without doing anything.',
} as const;

export const endEn = {
  title: 'Result',
  won: '{name} wins',
  shared: '{people} share the win',
  resigned: { one: '{people} gave up.', other: '{people} gave up.' },
  unfinished: 'The game was not played to its end, so there is no score.',
  scores: 'The scores, and where they come from',
  rematch: 'Play again',
  next: 'To the next game',
  download: 'Download the game',
  replay: 'Watch it again',
  check: 'Check the shuffle',
} as const;
