import { type Transcript, verify } from '@boomtown/game-core';
import { gameOf } from '@boomtown/registry/rules';
import { type ClockTerms, DEFAULT_TERMS } from '@boomtown/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_FOR_FOUR, OPEN_GAME } from '../support/chosen-games.ts';
import { HandClock } from '../support/hand-clock.ts';
import { RunningServer } from '../support/running-server.ts';
import { act, actorsAt, entriesOf, legalAt, settled, timedTable } from '../support/timed-table.ts';
import { until } from '../support/until.ts';

const LOSE = { kind: 'bank', seconds: 60, increment: 0, atZero: 'lose' } as const;
const SECOND = 1000;

const clock = new HandClock();
let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start({ monotonicClock: clock });
});
afterAll(() => server.remove());

describe('at a table of two where a player whose time runs out loses', () => {
  test('the match ends, the other player wins, and entry, log, ending and transcript say that it was on time', async () => {
    const table = await timedTable(server, OPEN_GAME, LOSE);
    const [first = -1] = actorsAt(table);
    await act(table, first);
    const [seat = -1] = actorsAt(table);
    const [ada] = table.players;
    clock.advance(59 * SECOND);
    await settled(table.players);
    expect(ada?.state.stage).toBe('playing');
    clock.advance(1 * SECOND);
    await until(() => ada?.state.stage === 'over', 'the end');
    const ending = { winners: [1 - seat], resigned: [seat], onTime: [seat] };
    expect(JSON.parse(ada?.state.ending ?? '')).toEqual(ending);
    expect(entriesOf(server, table.code).at(-1)).toMatchObject({ entry: 2, seat, action: { why: 'time' } });
    await until(() => ada?.steps.at(-1)?.step === 2, 'the step message');
    expect(ada?.steps.at(-1)?.tableEvent).toEqual({ type: 'resigned', seat, why: 'time' });

    const answer = await fetch(`${server.url}/api/tables/${table.code}/transcript`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ tokens: table.tokens }),
    });
    // The server's own transcript, of which this test looks at one field.
    const transcript = (await answer.json()) as Transcript;
    expect(transcript.ending).toEqual(ending);
    const verified = verify(gameOf(OPEN_GAME), transcript);
    expect(verified.ok && verified.verified.ending).toEqual(ending);
    // Who resigned, and who of them was late, is a claim; what can't be is noticed.
    const odd = { ...transcript, ending: { ...ending, onTime: [1 - seat] } };
    expect(verify(gameOf(OPEN_GAME), odd).ok).toBe(false);
  });

  test('an action that comes once the time is up is refused, and one in the last moment counts', async () => {
    const table = await timedTable(server, OPEN_GAME, LOSE);
    const [seat = -1] = actorsAt(table);
    clock.advance(59 * SECOND);
    await act(table, seat);
    expect(entriesOf(server, table.code).map(({ standIn }) => standIn)).toEqual([null]);
    const [next = -1] = actorsAt(table);
    const late = legalAt(table, next);
    clock.advance(61 * SECOND);
    await until(() => table.players[0]?.state.stage === 'over', 'the end');
    await expect(act(table, next, late)).rejects.toThrow();
  });

  test('a resignation there is none on time', async () => {
    const table = await timedTable(server, OPEN_GAME, LOSE);
    await table.players[0]?.ask('resign', { id: 'resigned-1', seat: 0 });
    await until(() => table.players[1]?.state.stage === 'over', 'the end');
    expect(JSON.parse(table.players[1]?.state.ending ?? '')).toEqual({ winners: [1], resigned: [0] });
  });
});

test('a table of more than two is refused with such terms', async () => {
  const clockTerms: ClockTerms = LOSE;
  const asked = { game: GAME_FOR_FOUR, seats: 3, options: {}, name: 'Ada', listed: false, watchable: true };
  const answer = await fetch(`${server.url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...asked, terms: { ...DEFAULT_TERMS, clock: clockTerms } }),
  });
  expect(answer.ok).toBe(false);
  expect(await answer.json()).toMatchObject({ code: 'malformed' });
});
