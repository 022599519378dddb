import {
  type AnyGame,
  type Ending,
  type Fairness,
  type FairnessFault,
  hashOfNonce,
  isObject,
  NONCE_BYTES,
  printable,
  type ReplaySource,
  readHex,
  type Verified,
  type VerifyFault,
  verify,
} from '@boomtown/game-core';
import { readKnown } from './known-game.ts';
import { endInWords, listed, peopleIn } from './people.ts';
import { replayFaultInWords } from './replay-fault.ts';
import type { Games, Said } from './said.ts';

/** Checks a transcript and says what it proves, or where and why it does not hold. */
export function verifyInWords(raw: unknown, games: Games): Said {
  const known = readKnown(raw, games);
  if (!known.ok) return fails(known.error);
  const { game, source } = known.value;
  const checked = verify(game, raw);
  if (!checked.ok) return fails(faultInWords(checked.fault, source, raw));
  return { lines: proofInWords(checked.verified, game, source, raw), complaint: null, exitCode: 0 };
}

function fails(complaint: string): Said {
  return { lines: [], complaint, exitCode: 1 };
}

function faultInWords(fault: VerifyFault, source: ReplaySource, raw: unknown): string {
  const names = peopleIn(raw, source.seats);
  switch (fault.what) {
    case 'unreadable':
      return `This is no transcript. ${fault.refusal.message}`;
    case 'replay':
      return replayFaultInWords(fault, source);
    case 'outcome': {
      const written = isObject(raw) ? printable(JSON.stringify(raw.outcome)) : '';
      const rules = endInWords(fault.rules, null, names);
      return `All ${source.actions.length} actions stand, but the outcome that is written down (${written}) is not the one that the rules give: ${rules}`;
    }
    case 'ending': {
      const written = isObject(raw) ? printable(JSON.stringify(raw.ending)) : '';
      const table = fault.table === null ? 'The match is not over.' : endInWords(null, fault.table, names);
      return `All ${source.actions.length} actions stand, but the end that the table is said to have given it (${written}) does not follow from who gave up. What follows: ${table}`;
    }
    case 'fairness':
      return `All ${source.actions.length} actions stand, but the deal does not: ${WHY_UNFAIR[fault.why]}`;
  }
}

const WHY_UNFAIR: { readonly [why in FairnessFault]: string } = {
  unreadable: 'commitment, secret and nonces are not all there, or not in hex digits of the right number.',
  commitment: 'the secret is not the one to which the host was committed.',
  seed: 'the seed does not follow from the secret and the nonces, so somebody chose it.',
};

function proofInWords(
  { actions, outcome, ending, fairness }: Verified,
  game: AnyGame,
  source: ReplaySource,
  raw: unknown,
): string[] {
  const names = peopleIn(raw, source.seats);
  return [
    `${game.info.name}, ${listed(names)}: the transcript holds.`,
    `- The match: all ${actions} actions are legal, one after the other, with the shuffles, draws and rolls that follow from the seed.`,
    `- The end: ${endInWords(outcome, ending, names)} ${endRestsOn(ending, raw)}`,
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
