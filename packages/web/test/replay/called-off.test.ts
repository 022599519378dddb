import {
  boundSecret,
  bytesToHex,
  type CalledOffStart,
  commitmentTo,
  type Fairness,
  hashOfNonce,
} from '@boomtown/game-core';
import { LANGUAGE_TAGS } from '@boomtown/i18n';
import { GAME_FOR_FOUR } from '@boomtown/registry/chosen';
import { loadRules } from '@boomtown/registry/replay';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawNonce } from '../../src/local-storage/nonces.ts';
import { keepArrived, storeOpened } from '../../src/local-storage/opened-starts.ts';
import { keepCommitment, keepRedrawn, storeNonceHashes } from '../../src/local-storage/promises.ts';
import { wordsIn } from '../../src/messages/words.ts';
import { compareDeal } from '../../src/replay/compare.ts';
import { findingsOf } from '../../src/replay/findings.ts';
import { localEvidence } from '../../src/replay/local-evidence.ts';
import { type Opened, openTranscript } from '../../src/replay/open-transcript.ts';
import { memoryStorage } from '../local-storage/memory-storage.ts';
import { type Dealt, HASHES, played, playedFrom } from './played.ts';

const CODE = 'K7QXM';
const filled = (count: number, byte: number) => new Uint8Array(count).fill(byte);

/** Ada, at seat 0, opened her number; Ben did not. */
const START: CalledOffStart = {
  commitment: commitmentTo(filled(32, 40)),
  secret: bytesToHex(filled(32, 40)),
  promises: [hashOfNonce(filled(16, 41)), hashOfNonce(filled(16, 42))],
  nonces: [bytesToHex(filled(16, 41)), null],
  seat: 1,
  why: 'no-nonce',
};
const PROMISES = { commitment: START.commitment, nonceHashes: [START.promises[0] ?? '', START.promises[1] ?? ''] };

let match: Dealt;
beforeAll(async () => {
  match = await played(GAME_FOR_FOUR.info.id);
});
beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});

async function opened(calledOff?: readonly CalledOffStart[]): Promise<{ file: Opened; fairness: Fairness }> {
  const fairness = { ...match.fairness, ...(calledOff === undefined ? {} : { calledOff }) };
  const result = await openTranscript({ ...match, fairness }, loadRules);
  if (!result.ok) throw new Error('the file is a transcript');
  return { file: result.opened, fairness };
}

/** What Ada's browser notes: the start that was called off, as far as it `arrived`, and the one that became the match. */
function noteBoth(arrived: boolean, sentences = 1): void {
  keepCommitment(CODE, START.commitment);
  drawNonce(CODE, 0, (bytes) => void bytes.fill(41));
  storeNonceHashes(CODE, PROMISES.nonceHashes, [0]);
  storeOpened(CODE, PROMISES, [bytesToHex(filled(16, 41))]);
  if (arrived) keepArrived(CODE, PROMISES);
  keepRedrawn(CODE, match.fairness.commitment, sentences);
  drawNonce(CODE, 0, (bytes) => void bytes.fill(2));
  storeNonceHashes(CODE, HASHES, [0]);
  const start = { commitment: match.fairness.commitment, nonceHashes: HASHES };
  storeOpened(CODE, start, [bytesToHex(filled(16, 2))]);
  keepArrived(CODE, start);
}

async function found(calledOff?: readonly CalledOffStart[], language: (typeof LANGUAGE_TAGS)[number] = 'en') {
  const { file, fairness } = await opened(calledOff);
  const words = await wordsIn(language);
  return findingsOf(file, localEvidence(fairness, CODE, null), ['Ada', 'Ben'], null, words);
}

describe('fault 41: the check of a match before which a start was called off', () => {
  it('says how many there were and by whom, and takes the later numbers for what they are', async () => {
    noteBoth(true);
    const { fairness } = await opened([START]);
    const agreed = { commitment: 'noted', own: 'noted', nonces: 'noted' };
    expect(compareDeal(fairness, localEvidence(fairness, CODE, null))).toEqual(agreed);
    const findings = await found([START]);
    expect(findings.filter(({ state }) => state === 'fails')).toEqual([]);
    expect(findings.find(({ about }) => about === 'called-off')).toMatchObject({
      state: 'open',
      text: expect.stringContaining('called off once after a number had been opened, by Ben.'),
    });
  });

  it.each(LANGUAGE_TAGS)('never says in "%s" that nobody could choose', async (language) => {
    noteBoth(true);
    const words = await wordsIn(language);
    const sentences = (await found([START], language)).map(({ text }) => text).join('\n');
    expect(`${sentences}\n${words.text('check.proves-redrawn')}`).not.toMatch(
      /nobody could|konnte niemand|niemand konnte|nadie pudo|nessuno ha potuto/i,
    );
    // Nor does it where only this browser knows of it.
    const unknown = (await found(undefined, language)).map(({ text }) => text).join('\n');
    expect(unknown).not.toMatch(/nobody could|konnte niemand|niemand konnte|nadie pudo|nessuno ha potuto/i);
  });

  it('fails where the file keeps quiet about one in which this browser’s number had arrived', async () => {
    noteBoth(true, 0);
    const findings = await found();
    expect(findings.find(({ about }) => about === 'called-off')).toMatchObject({ state: 'fails' });
    // Another one does not stand for it.
    const other = { ...START, promises: [START.promises[0] ?? null, hashOfNonce(filled(16, 43))] };
    expect((await found([other])).some(({ state }) => state === 'fails')).toBe(true);
  });

  it('fails if the table announced more call-offs than the file holds', async () => {
    keepRedrawn(CODE, match.fairness.commitment, 2);
    expect((await found([START])).filter(({ state }) => state === 'fails')).toMatchObject([{ about: 'called-off' }]);
  });

  it.each(LANGUAGE_TAGS)(
    'finds in "%s" by the file alone that a start to which the secret is bound was left out',
    async (language) => {
      const words = await wordsIn(language);
      const drawn = filled(32, 50);
      const secret = boundSecret(drawn, [START]);
      const dealt = await playedFrom(GAME_FOR_FOUR.info.id, secret);
      const look = async (calledOff: readonly CalledOffStart[]) => {
        const fairness = { ...dealt.fairness, calledOff, drawn: bytesToHex(drawn) };
        const result = await openTranscript({ ...dealt, fairness }, loadRules);
        if (!result.ok) throw new Error('the file is a transcript');
        return findingsOf(result.opened, localEvidence(fairness, CODE, null), ['Ada', 'Ben'], null, words);
      };
      expect((await look([START])).find(({ about }) => about === 'bound')).toMatchObject({
        state: 'holds',
        text: words.text('check.bound'),
      });
      expect((await look([])).filter(({ state }) => state === 'fails')).toMatchObject([
        { about: 'seed', text: expect.stringContaining(words.text('fault.deal-unbound')) },
      ]);
    },
  );

  it('leaves open what became of a number that may not have arrived', async () => {
    noteBoth(false, 0);
    keepRedrawn(CODE, match.fairness.commitment, 0);
    const states = (await found()).filter(({ about }) => about === 'called-off').map(({ state }) => state);
    expect(states).toEqual(['open']);
  });

  it('finds a number of this browser’s in the match that it sent for another start', async () => {
    drawNonce(CODE, 0, (bytes) => void bytes.fill(2));
    storeOpened(CODE, PROMISES, [bytesToHex(filled(16, 2))]);
    const { fairness } = await opened();
    expect(compareDeal(fairness, localEvidence(fairness, CODE, null)).own).toBe('wrong');
  });

  it('takes a second number that was drawn for nothing for no change', async () => {
    drawNonce(CODE, 0, (bytes) => void bytes.fill(2));
    drawNonce(CODE, 0, (bytes) => void bytes.fill(77));
    const { fairness } = await opened();
    expect(compareDeal(fairness, localEvidence(fairness, CODE, null)).own).toBe('noted');
  });
});
