import { DEFAULT_TERMS, type Notice } from '@boomtown/wire';
import { describe, expect, test } from 'vitest';
import { Absences } from '../../src/tables/absences.ts';
import { HandClock } from '../support/hand-clock.ts';

const AWAY_MS = 30_000;

/** The absences of four people of whom seat 0 has been away for long, and what came of the votes about it. */
function threeAndOneAway() {
  const monotonicClock = new HandClock();
  const given: string[] = [];
  const notices: Notice[] = [];
  const kept = new Set<number>();
  const people = new Set([0, 1, 2, 3]);
  const absences = new Absences({
    terms: DEFAULT_TERMS,
    monotonicClock,
    people: () => [...people],
    isSubstituted: (seat) => kept.has(seat),
    substitute: async (seat, why) => {
      kept.add(seat);
      given.push(`bot at ${seat}: ${why}`);
    },
    offer: async (seat, to) => void given.push(`code of ${seat} to ${to.join(', ')}`),
    returned: (seat) => void kept.delete(seat),
    serially: (work) => work(),
    changed: () => {},
    notice: (notice) => notices.push(notice),
    failed: (error) => {
      throw error;
    },
  });
  absences.attend(new Set([0, 1, 2, 3]));
  const here = (...seats: number[]) => absences.attend(new Set(seats));
  here(1, 2, 3);
  monotonicClock.advance(AWAY_MS);
  const says = (seat: number, agree: boolean, heir: 'bot' | 'person' = 'bot') =>
    absences.voteAbsent({ seat: 0, heir, seats: [seat], agree });
  return { absences, given, notices, kept, people, here, says };
}

describe('a vote about an absent player', () => {
  test('is settled by the last yes of those who are here', async () => {
    const { absences, given, says } = threeAndOneAway();
    await says(1, true);
    await says(2, true);
    expect(given).toEqual([]);
    expect(absences.vote).toEqual({ seat: 0, heir: 'bot', agreed: [1, 2] });
    await says(3, true);
    expect(given).toEqual(['bot at 0: vote']);
    expect(absences.vote).toBeNull();
  });

  test('does not count the yes of one who has left for one who has not answered', async () => {
    const { given, here, says } = threeAndOneAway();
    await says(1, true);
    here(2, 3);
    await says(2, true);
    expect(given).toEqual([]);
    await says(3, true);
    expect(given).toEqual(['bot at 0: vote']);
  });

  test('is settled when the one who had not answered leaves', async () => {
    const { given, here, says } = threeAndOneAway();
    await says(1, true);
    await says(2, true);
    here(1, 2);
    expect(given).toEqual(['bot at 0: vote']);
  });

  test('is settled when the one who had not answered resigns, or a bot plays for them', async () => {
    for (const why of ['resigned', 'substituted']) {
      const { absences, given, kept, people, says } = threeAndOneAway();
      await says(1, true);
      await says(2, true);
      if (why === 'resigned') people.delete(3);
      else kept.add(3);
      absences.matchWentOn();
      expect(given).toEqual(['bot at 0: vote']);
    }
  });

  test('ends with the match, and once a bot plays for the absent player anyway', async () => {
    const { absences, given, people, says } = threeAndOneAway();
    await says(1, true);
    absences.matchWentOn();
    expect(absences.vote).not.toBeNull();
    people.clear();
    absences.matchWentOn();
    expect(absences.vote).toBeNull();
    const another = threeAndOneAway();
    await another.says(1, true);
    another.kept.add(0);
    another.absences.matchWentOn();
    expect(another.absences.vote).toBeNull();
    expect([...given, ...another.given]).toEqual([]);
  });

  test('ends with the last who could answer, and with the return of whom it is about', async () => {
    const { absences, given, here, says } = threeAndOneAway();
    await says(1, true);
    here();
    expect(absences.vote).toBeNull();
    here(1, 2, 3);
    await says(1, true);
    here(0, 1, 2, 3);
    expect(absences.vote).toBeNull();
    expect(await says(2, true)).toMatchObject({ ok: false, error: { code: 'not-away' } });
    expect(given).toEqual([]);
  });

  test('gives those who agreed the code, and asks nobody for whom a bot plays', async () => {
    const { given, kept, says } = threeAndOneAway();
    kept.add(3);
    await says(1, true, 'person');
    expect(await says(2, true, 'bot')).toMatchObject({ ok: false, error: { code: 'already-done' } });
    expect(await says(3, true, 'person')).toMatchObject({ ok: false, error: { code: 'nothing-asked' } });
    await says(2, true, 'person');
    expect(given).toEqual(['code of 0 to 1, 2']);
  });

  test('ends with the first no, of which everybody gets a notice; without a vote a no is refused', async () => {
    const { absences, given, notices, says } = threeAndOneAway();
    expect(await says(1, false)).toMatchObject({ ok: false, error: { code: 'nothing-asked' } });
    await says(1, true);
    await says(2, false);
    expect(absences.vote).toBeNull();
    expect(notices).toEqual([{ type: 'vote-refused', seat: 0, by: 2 }]);
    expect(given).toEqual([]);
  });
});
