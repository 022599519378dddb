import {
  type AnyGame,
  type Ending,
  type Fairness,
  hashOfNonce,
  isObject,
  NONCE_BYTES,
  printable,
  type ReplaySource,
  readHex,
  type Verified,
  verify,
} from '@boomtown/game-core';
import { endWords, type Words } from '@boomtown/web/sentences';
import { faultInWords } from './fault.ts';
import { readKnown } from './known-game.ts';
import { peopleIn } from './people.ts';
import type { Games, Said } from './said.ts';

/** Checks a transcript and says what it proves, or where and why it does not hold. */
export function verifyInWords(raw: unknown, games: Games, words: Words): Said {
  const known = readKnown(raw, games);
  if (!known.ok) return fails(known.error);
  const { game, source } = known.value;
  const checked = verify(game, raw);
  if (!checked.ok) return fails(faultInWords(checked.fault, source, raw, words));
  return { lines: proofInWords(checked.verified, game, source, raw, words), complaint: null, exitCode: 0 };
}

function fails(complaint: string): Said {
  return { lines: [], complaint, exitCode: 1 };
}

function proofInWords(
  { actions, outcome, ending, fairness }: Verified,
  game: AnyGame,
  source: ReplaySource,
  raw: unknown,
  words: Words,
): string[] {
  const names = peopleIn(raw, source.seats, words);
  return [
    `${game.info.name}, ${words.list(names)}: the transcript holds.`,
    `- The match: all ${actions} actions are legal, one after the other, with the shuffles, draws and rolls that follow from the seed.`,
    `- The end: ${endWords(outcome, ending, names, words)} ${endRestsOn(ending, raw)}`,
    ...(fairness ? dealInWords(raw, names) : [NO_DEAL]),
  ];
}

function endRestsOn(ending: Ending | null, raw: unknown): string {
  if (ending !== null) return 'That they gave up is written down and can’t be proved; the rest follows.';
  return isObject(raw) && 'outcome' in raw ? 'That is what is written down.' : 'The file does not say so itself.';
}

const NO_DEAL =
  '- The deal: the file does not say where the seed comes from, so this proves nothing about who chose the shuffles.';

function dealInWords(raw: unknown, names: readonly string[]): string[] {
  // `verify` has read it as such.
  const { commitment, nonces } = (raw as { readonly fairness: Fairness }).fairness;
  const hashes = nonces.map((nonce, seat) => {
    const bytes = readHex(nonce, NONCE_BYTES);
    const hash = bytes === undefined ? 'none (a bot’s seat adds nothing)' : hashOfNonce(bytes);
    return `    ${names[seat] ?? `Seat ${seat}`}: ${hash}`;
  });
  return [
    '- The deal: the secret is the one to which the host was committed, and the seed is the hash of that secret and the nonces.',
    '  So neither the host nor anybody at the table could choose a shuffle, unless they all agreed, provided that before the',
    '  start the table showed you these same numbers:',
    `    the host: ${printable(commitment)}`,
    ...hashes,
  ];
}
