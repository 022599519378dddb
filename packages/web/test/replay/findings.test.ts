import { GAME_FOR_FOUR } from '@boomtown/registry/chosen';
import { loadRules } from '@boomtown/registry/replay';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawNonce } from '../../src/local-storage/nonces.ts';
import { keepCommitment, storeNonceHashes } from '../../src/local-storage/promises.ts';
import { en, pageWords } from '../../src/messages/words.ts';
import type { LocalEvidence } from '../../src/replay/compare.ts';
import { findingsOf, isBroken } from '../../src/replay/findings.ts';
import { fairnessIn, localEvidence, seedIn } from '../../src/replay/local-evidence.ts';
import { type Opened, openTranscript } from '../../src/replay/open-transcript.ts';
import { memoryStorage } from '../local-storage/memory-storage.ts';
import { type Dealt, HASHES, NONCES, played } from './played.ts';

const NAMES = ['Ada', 'Ben'];
const NOBODY: LocalEvidence = { promised: null, opened: [], own: [], table: null };

let match: Dealt;
beforeAll(async () => {
  match = await played(GAME_FOR_FOUR.info.id);
});

async function opened(raw: unknown): Promise<Opened> {
  const result = await openTranscript(raw, loadRules);
  if (!result.ok) throw new Error(result.fault.what);
  return result.opened;
}

async function found(raw: unknown, witnessed = NOBODY) {
  const findings = findingsOf(await opened(raw), witnessed, NAMES, null, pageWords('en', en));
  expect(findings.every(({ text }) => text.length > 10)).toBe(true);
  return { found: findings.map(({ about, state }) => `${about} ${state}`), broken: isBroken(findings) };
}

describe('what the check of a transcript finds', () => {
  it('is that all holds, and what a stranger can’t tell', async () => {
    expect(await found(match)).toEqual({
      found: ['moves holds', 'end holds', 'seed holds', 'bound open', 'commitment open'],
      broken: false,
    });
    const { fairness: _, ...bare } = match;
    expect(await found(bare)).toEqual({ found: ['moves holds', 'end holds', 'seed open'], broken: false });
  });

  it('is said of as many moves as were made', async () => {
    const [moves] = findingsOf(await opened(match), NOBODY, NAMES, null, pageWords('en', en));
    expect(moves?.text).toMatch(new RegExp(`\\b${match.actions.length}\\b`));
  });

  it('is that an end which the table gave rests on what is only written down', async () => {
    const early = { ...match, actions: match.actions.slice(0, 3), outcome: null };
    const textOf = async (raw: unknown) =>
      findingsOf(await opened(raw), NOBODY, NAMES, null, pageWords('en', en)).find(({ about }) => about === 'end')
        ?.text;
    expect(await textOf({ ...early, ending: { winners: [1], resigned: [0] } })).toMatch(/Ada.* resigned.*written down/);
    expect(await textOf(match)).not.toContain('resigned');
    expect(await textOf(match)).not.toContain('can’t be proved');
  });

  it('is more for who was there: the own share of the deal, and those of the others', async () => {
    const { commitment, nonces } = match.fairness;
    const own = [{ seat: 0, nonce: nonces[0] ?? '' }];
    const promised = { commitment, nonceHashes: HASHES };
    expect(await found(match, { ...NOBODY, promised, own })).toEqual({
      found: ['moves holds', 'end holds', 'seed holds', 'bound open', 'commitment holds', 'own holds', 'nonces holds'],
      broken: false,
    });
    const other = { commitment: 'ab'.repeat(32), nonceHashes: [...HASHES].reverse() };
    expect(await found(match, { ...NOBODY, promised: other, own: [{ seat: 0, nonce: 'cd'.repeat(16) }] })).toEqual({
      found: ['moves holds', 'end holds', 'seed holds', 'bound open', 'commitment fails', 'own fails', 'nonces fails'],
      broken: true,
    });
  });

  it('is held against the table where that is at hand', async () => {
    const { replayed } = await opened(match);
    const last = replayed.positions.at(-1);
    if (last === undefined) throw new Error('a film has frames');
    const table = {
      commitment: match.fairness.commitment,
      nonceHashes: HASHES,
      mine: [],
      view: replayed.rules.publicView(last.state),
      log: [],
    };
    const about = async (shown: object) =>
      (await found(match, { ...NOBODY, table: { ...table, ...shown } })).found.at(-1);
    expect(await about({})).toBe('table holds');
    expect(await about({ view: {} })).toBe('table fails');
    expect(await about({ log: [{ step: 0, events: [{ type: 'unheard-of' }] }] })).toBe('table fails');
  });

  it('is the first thing that does not stand: a move, the end, or the deal', async () => {
    const [first, ...rest] = match.actions;
    expect(await found({ ...match, actions: [{ ...first, action: { type: 'fly' } }, ...rest] })).toEqual({
      found: ['moves fails'],
      broken: true,
    });
    expect((await found({ ...match, outcome: null })).found).toEqual(['moves holds', 'end fails']);
    expect((await found({ ...match, ending: { winners: [0], resigned: [1] } })).found).toEqual([
      'moves holds',
      'end fails',
    ]);
    const fairness = { ...match.fairness, secret: 'ab'.repeat(32) };
    expect((await found({ ...match, fairness })).found).toEqual(['moves holds', 'seed fails']);
  });
});

describe('what a browser noted of a match', () => {
  function storage(code: string) {
    const kept = memoryStorage();
    keepCommitment(code, match.fairness.commitment, kept);
    storeNonceHashes(code, HASHES, [0], kept);
    drawNonce(code, 0, (bytes) => void bytes.set(NONCES[0]), kept);
    return kept;
  }

  it('is found by the table, or by the commitment of a file that names none', async () => {
    const { fairness } = match;
    const kept = storage('K7QXM');
    for (const code of ['K7QXM', null]) {
      expect(localEvidence(fairness, code, null, kept).promised).toMatchObject({
        code: 'K7QXM',
        commitment: fairness.commitment,
        nonceHashes: HASHES,
      });
      expect(localEvidence(fairness, code, null, kept).own).toEqual([{ seat: 0, nonce: fairness.nonces[0] }]);
    }
    expect(localEvidence(fairness, 'CRANE', null, kept)).toEqual(NOBODY);
    expect(localEvidence({ ...fairness, commitment: 'ab'.repeat(32) }, null, null, kept)).toEqual(NOBODY);
    expect(localEvidence(null, null, null, kept)).toEqual(NOBODY);
    expect(localEvidence(null, 'K7QXM', null, kept)).toMatchObject({ promised: { code: 'K7QXM' }, own: [] });
  });

  it('is a deal only where the file has one that was checked', async () => {
    expect(fairnessIn(await opened(match))).toEqual(match.fairness);
    const { fairness: _, ...bare } = match;
    expect(fairnessIn(await opened(bare))).toBeNull();
    expect(fairnessIn(await opened({ ...match, outcome: null }))).toBeNull();
    expect(seedIn(await opened(match))).toBe(match.seed);
  });
});
