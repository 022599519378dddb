import {
  type CalledOffStart,
  callOffsIn,
  type Ending,
  type Fairness,
  hashOfNonceHex,
  isObject,
  namesIn,
  printable,
  type Verified,
} from '@boomtown/game-core';
import type { Words } from '../messages/words.ts';
import { callOffWords } from './call-off-words.ts';
import { endWords } from './fault-words.ts';
import { seatName } from './seat-name.ts';

/**
 * What a transcript proves that holds, in lines: the match, its end, and the deal with the numbers to compare.
 * @param game the name of the game
 * @param names of those who sit there at the end
 * @param raw the transcript, as it was verified
 */
export function proofWords(
  { actions, outcome, ending, fairness, continued }: Verified,
  game: string,
  names: readonly string[],
  raw: unknown,
  words: Words,
): string[] {
  const { text } = words;
  const end = endWords(outcome, ending, names, words);
  return [
    text('proof.holds', { game, people: words.list(names) }),
    `- ${text('proof.moves', { count: actions })}`,
    `- ${text('proof.end', { end, rests: text(`proof.end-${endRestsOn(ending, raw)}`) })}`,
    ...(continued === null ? [] : [`- ${text('playOn.check', { step: continued })}`]),
    ...(fairness ? dealInWords(raw, names, words) : continued === null ? [`- ${text('proof.no-deal')}`] : []),
  ];
}

function endRestsOn(ending: Ending | null, raw: unknown): 'table' | 'written' | 'silent' {
  if (ending !== null) return 'table';
  return isObject(raw) && 'outcome' in raw ? 'written' : 'silent';
}

function dealInWords(raw: unknown, names: readonly string[], words: Words): string[] {
  const { text } = words;
  // `verify` has read it as such.
  const { commitment, nonces, calledOff = [], drawn } = (raw as { readonly fairness: Fairness }).fairness;
  const hashes = nonces.map((nonce, seat) => {
    const hash = nonce === null ? undefined : hashOfNonceHex(nonce);
    return `    ${text('proof.hash', { name: names[seat] ?? seatName(seat, words), hash: hash ?? text('proof.no-nonce') })}`;
  });
  return [
    `- ${text('proof.deal')}`,
    `  ${text(drawn === undefined ? 'proof.unbound' : 'proof.bound')}`,
    ...(calledOff.length === 0 ? [`  ${text('proof.nobody')}`] : redrawnWords(raw, calledOff, names, words)),
    `    ${text('proof.host', { hash: printable(commitment) })}`,
    ...hashes,
  ];
}

/** Those who called a start off are named as they were called before the match. */
function redrawnWords(
  raw: unknown,
  calledOff: readonly CalledOffStart[],
  names: readonly string[],
  words: Words,
): string[] {
  const first = namesIn(raw, names.length, (seat) => names[seat] ?? '', 0);
  return [
    `  ${callOffWords(callOffsIn(calledOff), first, words)}`,
    `  ${words.text('fair.redraw')}`,
    `  ${words.text('proof.redrawn')}`,
  ];
}
