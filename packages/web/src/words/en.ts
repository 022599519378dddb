import { gamesEn } from '@boomtown/registry/words/en';
import { adminEn } from './admin.en.ts';
import { analysisEn } from './analysis.en.ts';
import { botsEn } from './bots.en.ts';
import { chatEn } from './chat.en.ts';
import { dataEn } from './data.en.ts';
import { deviceEn } from './device.en.ts';
import { fairEn, fairnessEn } from './fairness.en.ts';
import { guestsEn } from './guests.en.ts';
import { guideEn } from './guide.en.ts';
import { presetsEn } from './presets.en.ts';
import { proofEn } from './proof.en.ts';
import { refusalsEn } from './refusals.en.ts';
import { checkEn, faultEn, replayEn } from './replay.en.ts';
import { seatEn } from './seat.en.ts';
import { seriesEn } from './series.en.ts';
import { endEn, leaveEn, linkEn, logEn, tableEn, takebackEn, unsavedEn, updatingEn } from './table.en.ts';
import { clockEn, termsEn } from './terms.en.ts';
import { doorEn, waitingEn } from './waiting.en.ts';

/**
 * English of the pages, and the source of their keys. A sentence with `{count}` may be given in plural forms. Sections
 * stand in the order of the pages.
 */
export const pagesEn = {
  app: {
    name: 'Boomtown',
    pageTitle: '{title} · Boomtown',
    navigation: 'Pages',
    skip: 'To the content',
    loading: 'Loading …',
    close: 'Close',
    copied: 'Copied',
    again: 'Try again',
    reload: 'Reload the page',
    toFront: 'To the front page',
    codeLost: 'A part of the page could not be fetched. The network may be gone, or there is a newer version.',
    away: 'The server cannot be reached. This page keeps looking for it.',
    /** Names to sit down with where nobody gave one; separated by commas. */
    trades: 'Mason, Carpenter, Roofer, Surveyor, Plasterer, Welder, Glazier, Crane driver',
  },
  front: {
    title: 'Build something with friends',
    intro:
      'Board games about building, played live in the browser. Make a table, send the code, and you are all sitting at it.',
    haveCode: 'I have a code',
    codeExample: 'K7QXM',
    codeWrong:
      'A code has five characters, such as K7QXM, or eight if it is for a seat. Only these are used: {signs}. Please check it again.',
    codeMissing: 'No table has the code {code}. Check it with the person who sent it.',
    enter: 'Go to the table',
    or: 'or',
    make: 'Make a table',
    shelf: 'On the shelf',
    players: { one: '{count} player', other: '{count} players' },
    playersRange: '{min} to {max} players',
    minutes: '{from} to {to} minutes',
    mine: 'Your tables',
    'missing-no-such-table': 'The table {code} ({game}) is gone, or no seat there is yours any more.',
    'missing-unreadable':
      'The record of the table {code} ({game}) is damaged and cannot be opened. It is kept, and so is your seat.',
    'missing-seat-moved': 'Your seat at the table {code} ({game}) has moved to another device.',
    'missing-seat-passed':
      'You were away from the table {code} ({game}), and the others have given your seat to somebody new.',
    listed: 'Open tables',
    nobody: 'Nobody sits here yet',
    yourTurn: 'Your turn',
    gathering: 'Waiting to start',
    running: 'Playing',
    toJoin: 'Join',
    toWatch: 'Watch',
  },
  past: {
    title: 'Your finished games',
    of: '{game}: {people}',
    result: 'Result',
    won: '{name} won',
    shared: '{people} shared the win',
    gaveUp: '{people} gave up',
    replay: 'Watch',
    download: 'Download',
  },
  entry: {
    title: 'This table room is private',
    words: 'Whoever runs this server chose a passphrase. Ask the person who sent you here.',
    passphrase: 'Passphrase',
    enter: 'Come in',
    once: 'You are asked once. This browser remembers that you knew it.',
  },
  make: {
    title: 'Make a table',
    game: 'The game',
    yourName: 'Your name',
    options: 'How {game} is played',
    seats: 'Players',
    guests: 'Guests',
    takeback: 'Moves may be taken back',
    takebackHint:
      'At once while nothing came of them; later if all others agree. Never what was rolled, drawn or shown.',
    listed: 'On the front page',
    listedHint: 'Everybody who visits this site can find the table there and join.',
    perSeat: 'One for each seat',
    ofSeat: '{label}: {seat}',
    seat: 'seat {seat}',
    make: 'Make the table',
    on: 'yes',
    off: 'no',
  },
  terms: termsEn,
  guests: guestsEn,
  guide: guideEn,
  series: seriesEn,
  presets: presetsEn,
  clock: clockEn,
  bots: botsEn,
  door: doorEn,
  seat: seatEn,
  device: deviceEn,
  chat: chatEn,
  waiting: waitingEn,
  table: tableEn,
  takeback: takebackEn,
  leave: leaveEn,
  log: logEn,
  link: linkEn,
  unsaved: unsavedEn,
  updating: updatingEn,
  end: endEn,
  fair: fairEn,
  replay: replayEn,
  analysis: analysisEn,
  check: checkEn,
  fairness: fairnessEn,
  fault: faultEn,
  proof: proofEn,
  data: dataEn,
  admin: adminEn,
  settings: {
    title: 'Settings',
    name: 'Your name',
    nameHint: 'For the next table that you sit down at.',
    colour: 'Your colour',
    colourHint: 'Where a game has it and nobody else does, you sit down at it.',
    'colour-any': 'Any',
    'colour-red': 'Red',
    'colour-orange': 'Orange',
    'colour-yellow': 'Yellow',
    'colour-green': 'Green',
    'colour-blue': 'Blue',
    'colour-violet': 'Violet',
    language: 'Language',
    'language-system': 'Like the browser',
    textSize: 'Text',
    'text-normal': 'Normal',
    'text-large': 'Large',
    'text-largest': 'Very large',
    theme: 'Light or dark',
    'theme-system': 'Like the system',
    'theme-light': 'Light',
    'theme-dark': 'Dark',
    motion: 'Movement',
    'motion-system': 'Like the system',
    'motion-full': 'Moving',
    'motion-still': 'Still',
    sound: 'Sound',
    'sound-off': 'Off',
    'sound-soft': 'Soft',
    'sound-full': 'Loud',
    notices: 'Tell me when it is my turn',
    noticesHint: 'By a notice of this device while the page is not in sight.',
    noticesRefused: 'This browser does not allow it for this page. Its own settings decide.',
    noticesUnsafe: 'Only where the page was opened at an https address.',
    vibration: 'Shake when it is my turn',
    vibrationHint: 'If this device can.',
    confirm: 'Ask before every move',
    confirmHint: 'A move from the board or the list counts only after a second touch.',
  },
  rules: {
    title: 'Rules',
    of: 'The rules of {game}',
    play: 'Play {game}',
    others: 'Other games',
  },
  credits: {
    game: '{game} by {author}',
    unsigned: '{game}, whose rulebook names no author',
    games: 'The games: {games}.',
    pages: 'More',
    data: 'Your data',
    licences: 'Licences',
    replay: 'Watch a finished game from its file',
    fairness: 'How chance is kept fair',
    unofficial:
      'Boomtown is an unofficial implementation, made by people who like these games. Their authors and publishers have no part in it.',
  },
  notFound: {
    title: 'Nothing is built here',
    words: 'There is no page at this address.',
  },
  refusals: refusalsEn,
} as const;

/** English, whole: the pages and all games. */
export const en = { ...pagesEn, ...gamesEn } as const;
