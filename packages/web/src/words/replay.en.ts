/** The page of replays: its controls, what checking a record says, and what is wrong with a file. */
export const replayEn = {
  title: 'Watch a game again',
  intro:
    'Open the file of a finished game: its end page offers it for download. It is played through right here in your browser, and nothing of it is sent anywhere.',
  drop: 'Drop the file anywhere on this page, or',
  letGo: 'Let go to open the file',
  choose: 'Choose a file',
  where: 'Its name ends in .boomtown.json.',
  ready: 'All games are here: as long as this page stays open, files open without a network, too.',
  opening: 'Opening …',
  another: 'Open a file',
  of: 'Replay of {game}',
  heading: 'Replay of {game}: {people}',
  seat: 'Seat {seat}',
  alone: '(to {people} alone)',
  others: '(to all but {people})',
  options: 'Options: {options}.',
  controls: 'Film',
  slider: 'Step',
  at: 'Step {step} of {last}.',
  count: '{step} / {last}',
  toStart: 'To the beginning',
  previousTurn: 'A turn back',
  back: 'A step back',
  play: 'Play',
  pause: 'Pause',
  forward: 'A step on',
  nextTurn: 'A turn on',
  toEnd: 'To the end',
  speed: 'Speed',
  times: '{times} ×',
  side: 'Players, match and log',
  match: 'The match',
  beginning: 'The beginning.',
  told: '{name} is told: “{text}”',
  eyes: 'Through whose eyes',
  'side-of': 'From whose side',
  'eyes-open': 'Everything open',
  'eyes-watcher': 'A watcher',
} as const;

export const checkEn = {
  holds: 'Checked: this match holds',
  broken: 'Checked: this match does not hold',
  moves: {
    one: 'The only action is legal, with the chance that follows from the seed.',
    other:
      'All {count} actions are legal, one after the other, with the very shuffles, draws and rolls that follow from the seed.',
  },
  end: 'The rules give this end: {end}',
  ending: '{end} That they gave up is written down and cannot be proved; the rest follows.',
  'no-deal': 'The file does not say where its seed comes from. So it proves nothing about who chose the shuffles.',
  seed: 'The seed follows from the host’s secret and the numbers of the players, and the secret fits its fingerprint.',
  bound:
    'That fingerprint also covers which starts were called off before: in the file none was left out, added or changed.',
  unbound:
    'The fingerprint does not cover which starts were called off before, as with older versions of the server. The file may leave some out.',
  'commitment-noted':
    'That fingerprint is the one that this browser noted before it gave its own number away. So the host could not choose the secret afterwards.',
  'commitment-shown':
    'That fingerprint is the one that the table shows. This browser was not there before the start: ask somebody who was.',
  'commitment-unknown':
    'This browser was not at that table. Whoever was can compare the fingerprints below with those that the table showed before the start.',
  'commitment-wrong':
    'That fingerprint is not the one that was shown before the start. This is not the game that was dealt to you, or the host has changed its secret.',
  'own-noted': {
    one: 'Your own number went into the seed exactly as this browser drew it.',
    other: 'Your own {count} numbers went into the seed exactly as this browser drew them.',
  },
  'own-wrong': {
    one: 'Your own number is not the one that this browser drew for this start. Somebody has put another one in its place.',
    other:
      'Your own numbers are not the {count} that this browser drew for this start. Somebody has put others in their place.',
  },
  'nonces-noted':
    'The numbers of all players fit the fingerprints that stood there before any of them was shown. So nobody could choose one to suit the others.',
  'nonces-redrawn':
    'The numbers of all players fit the fingerprints that stood there before any of them was shown for this deal.',
  'nonces-shown': 'The numbers of all players fit the fingerprints that the table shows.',
  'nonces-wrong':
    'The numbers of the players do not fit the fingerprints that stood there before the start. Somebody has changed a number afterwards.',
  'called-off-missing':
    'This browser sent its number for another start, which was called off, and the file does not tell of it. Either the number never arrived, or somebody keeps quiet about a redraw.',
  'called-off-hidden':
    'More starts were called off than the file tells of: this browser was there. Somebody keeps quiet about a redraw.',
  table: 'It is the match of this table: what you read in its log and see on its board comes out of the file, too.',
  'table-position': 'It is not the match of this table: on its board stands something else.',
  'table-event': 'It is not the match of this table: of step {step} its log tells something else.',
  'state-holds': 'Holds:',
  'state-open': 'Cannot be told here:',
  'state-fails': 'Does not hold:',
  proves:
    'What it proves: nobody could steer a shuffle, a draw or a roll as long as one of all who took part is honest, and you know of one who is.',
  'proves-redrawn':
    'What it proves: the numbers of this deal were all fixed before any of them was shown, as long as one of all who took part is honest, and you know of one who is. It was not the first deal, though: whoever called a start off could have it drawn anew.',
  provesNot:
    'What it does not prove: that nobody looked. The host’s machine knew all hidden things while the game ran. Nor that the players kept silent, or that this page, which comes from the host too, tells the truth: whoever doubts that checks the file with a program of their own.',
  numbers: 'The numbers behind it',
  checking: 'Checking …',
} as const;

export const faultEn = {
  'too-large': '{file} is larger than 16 MiB, so it is no transcript.',
  'no-json': '{file} is no JSON, so it is no transcript; perhaps it was cut short or is another file.',
  'too-deep': 'This file is nested too deeply to be worked through.',
  'no-transcript': 'This is no transcript.',
  'no-such-game': 'This build has no game "{game}"; it has {games}.',
  'no-beginning': 'The match can’t begin with these options at a table of {seats}: {why}',
  action: 'Action {number} of {count} ({name}: {action}) does not stand: {why} {before}',
  nothing: 'nothing',
  first: 'It is the first one.',
  before: { one: 'The one before it does.', other: 'The {count} before it do.' },
  why: '{message} ({code}; {rule})',
  'refused-malformed': 'This is no action of this game.',
  'refused-not-your-turn': 'This seat is not to act now.',
  'refused-wrong-phase': 'This kind of action is not for this moment.',
  'refused-game-over': 'The match is over already.',
  contract: 'the contract of all games',
  section: '§{rule} of the rules',
  outcome:
    'All {count} actions stand, but the outcome that is written down ({written}) is not the one that the rules give: {rules}',
  deal: 'All {count} actions stand, but the deal does not: {why}',
  'deal-unreadable': 'commitment, secret and nonces are not all there, or not in hex digits of the right number.',
  'deal-commitment': 'the secret is not the one to which the host was committed.',
  'deal-seed': 'the seed does not follow from the secret and the nonces, so somebody chose it.',
  'deal-called-off': 'the numbers of a start that was called off do not fit each other.',
  'deal-unbound': 'other starts were called off before it than the file tells of: one was left out, added or changed.',
  'deal-reused': 'a number of a start that was called off was used again.',
  'not-over': 'The match is not over.',
  'nobody-won': 'Nobody won.',
  'one-won': '{name} won.',
  shared: '{people} shared the win.',
  scores: 'Scores: {scores}.',
  'gave-up': '{people} gave up. So the table, not the rules, says who won: {winner}',
  ending:
    'All {count} actions stand, but the end that the table is said to have given it ({written}) does not follow from who gave up. What follows: {table}',
} as const;
