import { type Failed, failed, type Refusal } from '@boomtown/game-core';
import type { HttpRefusalCode, TableRefusalCode } from '@boomtown/wire';
import type { z } from 'zod';

export type OwnRefusalCode = TableRefusalCode | HttpRefusalCode;

/** Refusals of the table itself, in words. Those of the games come from their rules. */
const WORDS: { readonly [code in OwnRefusalCode]: string } = {
  malformed: 'That is no request that this server knows.',
  'unknown-host':
    'This server does not answer under the name in the browser’s address. Its host adds the name to ALLOWED_HOSTS, or sets PUBLIC_URL.',
  'other-site':
    'This server takes the page that asked for another site’s. If it is its own, its host should set PUBLIC_URL to the address in the browser, or let the proxy pass on Host; “boomtown doctor” says which.',
  'too-large': 'That is more than this server takes at once.',
  'too-deep': 'That is nested deeper than this server takes.',
  stale: 'The table has moved on since you chose that; look again and choose anew.',
  'already-done': 'That was already done.',
  'not-your-seat': 'That seat is not yours.',
  'wrong-stage': 'That can’t be done at this table now.',
  'no-takebacks': 'At this table moves stand: its maker chose so.',
  'came-to-light': 'That can’t be taken back: something was drawn, rolled or shown by it.',
  'not-your-action': 'The last move that stands is not one of yours, so there is nothing for you to take back.',
  'asked-enough': 'The others were asked about this move already; play on.',
  'nothing-asked': 'Nobody asks for that any more.',
  resigned: 'This seat was given up.',
  'still-playing': 'The match goes on: give the seat up first, or play to the end.',
  'not-the-maker': 'Only the maker of the table can do that.',
  'not-away': 'No absent player there can be replaced now.',
  'bot-plays': 'A bot plays for this seat. Say first that you want to play on.',
  'no-seat-code': 'No seat has this code: it is wrong, was used already, or is too old.',
  'no-notices': 'This server can send no notices there.',
  'no-screen-code': 'No big screen shows this code: it is wrong, was used already, or is too old.',
  'seat-moved': 'Your seat was moved to another device.',
  'seat-passed': 'The others gave your seat to another player while you were away.',
  kicked: 'You were kicked from this table. Ask its maker before you sit down again.',
  'seat-taken': 'This seat is taken.',
  'name-taken': 'Another player at this table has this name, or one that looks like it; choose a different one.',
  'name-taken-away': 'The host took this name away at this table; choose a different one.',
  'no-bots': 'There are no bots for this game.',
  'wrong-nonce': 'The number that was opened is not the one that was promised, so the start was called off.',
  'used-nonce': 'That number was used before, so it is good for no other start.',
  'called-off-too-often': 'The start was called off too often at this table; make a new one.',
  'too-fast': 'That was too much at once; wait a moment.',
  'too-many-lines': 'More is said here than the table can take; wait a moment, then send it again.',
  full: 'Every seat at this table is taken.',
  'already-started': 'The match at this table has started already.',
  'not-watchable': 'The people at this table play without an audience.',
  'not-over': 'The match is not over yet; its record is shown when it is.',
  passphrase: 'This server is private: say its passphrase first.',
  'wrong-word': 'That is not it.',
  'kept-out': 'The host of this server does not let your network in for a time.',
  'by-invitation': 'This server is open by invitation only: ask its host for a link.',
  'no-invitation': 'This invitation counts no more: ask the host for a new one.',
  'not-connected': 'Nobody is connected from that seat now.',
  'shared-address': 'The server itself or a proxy is at this address: without it nobody could come.',
  'too-many-guesses': 'Too many wrong guesses came from your network; wait before the next one.',
  draining: 'This server is about to be updated and takes no new tables; those that are there play on.',
  'admin-password': 'This is for the host: say the password first.',
  'house-full': 'This server keeps as many tables as its host allows; no more can be made now.',
  'too-many-codes': 'Too many wrong codes came from your network; wait before you try another.',
  'too-many-sockets': 'Too many tables are open from your network at once; close some, or wait until others do.',
  'audience-full': 'As many people watch this table as may; try again later.',
  'no-such-table': 'There is no such table.',
  reload: 'This page is of another version than the server; reload it.',
  fault: 'Something failed inside the server; nothing was done. Try again.',
  unreadable: 'The record of this table can’t be read. It is kept as it is, and the host was told.',
  'game-gone': 'This server no longer has the game of this table. The table is kept as it is.',
  apart: 'Parts of the server can’t reach each other at the moment; nothing was done. Try again in a moment.',
  storage: 'The server can’t write to its disk or database; nothing was done. Try again later.',
};

export function tableRefusal(code: OwnRefusalCode): Refusal {
  return { code, message: WORDS[code], rule: 'contract' };
}

export function refuseAs(code: OwnRefusalCode): Failed<Refusal> {
  return failed(tableRefusal(code));
}

/** A field's name as our own schemas write them; anything else that was sent is not sent back. */
const FIELD = /^\w{1,40}$/;

/** The refusal of something that is not of the shape that was asked for: `malformed`, and what of it is not right. */
export function refusalOfShape({ issues: [issue] }: z.ZodError): Refusal {
  const refusal = tableRefusal('malformed');
  if (issue === undefined) return refusal;
  const path = issue.path.map(String).filter((part) => FIELD.test(part));
  const where = path.length === 0 ? 'What was sent' : `“${path.join('.')}”`;
  const what =
    issue.code === 'unrecognized_keys' ? 'has a field that is not known here' : `is not right: ${issue.message}`;
  return { ...refusal, message: `${refusal.message} ${where} ${what}.` };
}
