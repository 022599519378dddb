import { eventsFor, type GameTypes } from '@boomtown/game-core';
import { FORGETFUL_GAME } from '@boomtown/registry/chosen';
import { loadRules } from '@boomtown/registry/replay';
import { beforeAll, describe, expect, it } from 'vitest';
import { compareDeal, compareGame, type LocalEvidence, type ShownTable } from '../../src/replay/compare.ts';
import { openTranscript } from '../../src/replay/open-transcript.ts';
import type { ReplayedMatch } from '../../src/replay/replay-positions.ts';
import { type Dealt, HASHES, NONCES, played } from './played.ts';

let match: Dealt;
let replayed: ReplayedMatch;
beforeAll(async () => {
  match = await played(FORGETFUL_GAME.info.id);
  replayed = await replayedMatchOf(match);
});

async function replayedMatchOf(transcript: Dealt): Promise<ReplayedMatch> {
  const result = await openTranscript(transcript, loadRules);
  if (!result.ok || !result.opened.checked.ok) throw new Error('the transcript holds');
  return result.opened.replayed;
}

/** What the page of the table shows to the person in seat 0, who read the whole log. */
function tableOf({ rules, positions }: ReplayedMatch, seats = [0]): ShownTable {
  const last = positions.at(-1);
  if (last === undefined) throw new Error('a film has frames');
  return {
    commitment: match.fairness.commitment,
    nonceHashes: HASHES,
    mine: seats,
    view: rules.publicView(last.state),
    log: positions.map(({ events }, step) => ({ step, events: eventsFor(events, seats) })),
  };
}

/** What the browser of seat 0 knows that was there from the beginning. */
function witnessed(more: Partial<LocalEvidence> = {}): LocalEvidence {
  return {
    promised: { commitment: match.fairness.commitment, nonceHashes: HASHES },
    own: [{ seat: 0, nonce: match.fairness.nonces[0] ?? '' }],
    table: tableOf(replayed),
    ...more,
  };
}

describe('the deal of a transcript', () => {
  it('is the one that this browser took part in', () => {
    const { fairness } = match;
    expect(compareDeal(fairness, witnessed())).toEqual({ commitment: 'noted', own: 'noted', nonces: 'noted' });
    expect(compareDeal(fairness, witnessed({ table: null }))).toEqual(compareDeal(fairness, witnessed()));
  });

  it('is, for who came later, only the one that the table shows now', () => {
    const late = witnessed({ promised: null, own: [] });
    expect(compareDeal(match.fairness, late)).toEqual({ commitment: 'shown', own: 'unknown', nonces: 'shown' });
    const stranger = witnessed({ promised: null, own: [], table: null });
    expect(compareDeal(match.fairness, stranger)).toEqual({
      commitment: 'unknown',
      own: 'unknown',
      nonces: 'unknown',
    });
  });

  it('is another one if the host took another secret, though its file holds', async () => {
    const other = await played(FORGETFUL_GAME.info.id, 7);
    await replayedMatchOf(other);
    expect(compareDeal(other.fairness, witnessed())).toEqual({ commitment: 'wrong', own: 'noted', nonces: 'noted' });
    const shownToo = { ...tableOf(replayed), commitment: other.fairness.commitment };
    expect(compareDeal(other.fairness, witnessed({ table: shownToo })).commitment).toBe('wrong');
  });

  it('is another one if a person’s nonce was exchanged, though its file holds', async () => {
    const chosen = new Uint8Array(16).fill(9);
    const ours = await played(FORGETFUL_GAME.info.id, 1, [chosen, NONCES[1]]);
    await replayedMatchOf(ours);
    expect(compareDeal(ours.fairness, witnessed())).toEqual({ commitment: 'noted', own: 'wrong', nonces: 'wrong' });
    const theirs = await played(FORGETFUL_GAME.info.id, 1, [NONCES[0], chosen]);
    await replayedMatchOf(theirs);
    expect(compareDeal(theirs.fairness, witnessed())).toEqual({ commitment: 'noted', own: 'noted', nonces: 'wrong' });
  });
});

describe('the match of a transcript', () => {
  it('is the one that the table shows, to the person who was there', () => {
    for (const seats of [[0], [1], [], [0, 1]]) expect(compareGame(replayed, tableOf(replayed, seats))).toBe('same');
  });

  it('is so too where the log was read again, without what was for the moment only', () => {
    const { rules } = replayed;
    const table = tableOf(replayed);
    const asRemembered = (event: GameTypes['Event']) => rules.remembered?.(event, table.view) ?? event;
    const log = table.log.map(({ step, events }) => ({ step, events: events.map(asRemembered) }));
    expect(log).not.toEqual(table.log);
    expect(compareGame(replayed, { ...table, log })).toBe('same');
    expect(compareGame(replayed, { ...table, log: log.slice(-20) })).toBe('same');
  });

  it('is another one if the log tells something else of any step', () => {
    const table = tableOf(replayed);
    const step = table.log.findIndex(({ events }) => events.some(({ type }) => type === 'rolled'));
    const logged = table.log[step];
    const [rolled] = logged?.events ?? [];
    if (rolled === undefined) throw new Error('a player rolls');
    const other = { ...rolled, dice: [0, 0] };
    const changed = (events: readonly GameTypes['Event'][]) =>
      compareGame(replayed, { ...table, log: table.log.with(step, { step, events }) });
    expect(changed([other])).toEqual({ event: step });
    expect(changed([])).toEqual({ event: step });
    expect(changed([rolled, rolled])).toEqual({ event: step });
    const longer = [...table.log, { step: table.log.length, events: [rolled] }];
    expect(compareGame(replayed, { ...table, log: longer })).toEqual({ event: table.log.length });
  });

  it('is so too where moves were taken back and a seat was given up, so that the steps have other numbers', () => {
    const table = tableOf(replayed);
    const tookBack = { type: 'took-back', seat: 0, of: 5, agreed: [] } as const;
    // Step 5 was taken back by step 6; what was action 5 is step 7, and the seat was given up at the end.
    const log = [
      ...table.log.slice(0, 5),
      { step: 6, events: [], tableEvent: tookBack },
      ...table.log.slice(5).map((shown) => ({ ...shown, step: shown.step + 2 })),
      { step: table.log.length + 2, events: [], tableEvent: { type: 'resigned', seat: 1 } as const },
    ];
    expect(compareGame(replayed, { ...table, log })).toBe('same');
    expect(compareGame(replayed, { ...table, log: log.slice(-20) })).toBe('same');
    const other = log.with(9, { step: 10, events: [{ type: 'unheard-of' }] });
    expect(compareGame(replayed, { ...table, log: other })).toEqual({ event: 8 });
    expect(compareGame(replayed, { ...table, log: other.slice(3) })).toEqual({ event: 8 });
    expect(compareGame(replayed, { ...table, log: log.toSpliced(8, 1) })).not.toBe('same');
    expect(compareGame(replayed, { ...table, log: log.slice(3).toSpliced(8, 1) })).not.toBe('same');
  });

  it('is another one if it ends in another position', () => {
    const table = tableOf(replayed);
    expect(compareGame(replayed, { ...table, view: { ...table.view, turn: 1 } as object })).toBe('position');
  });
});
