import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { botsFor, thinksQuickly } from '@boomtown/bots';
import { type AnyGame, eventsFor, startMatch, submit, verify } from '@boomtown/game-core';
import { BOTS } from '@boomtown/registry/bots';
import { GAME_IDS } from '@boomtown/registry/ids';
import { gameOf } from '@boomtown/registry/rules';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ROOMY } from '../support/any-table.ts';
import { actorsNow, type BotTable, botTable } from '../support/bot-table.ts';
import { begunBy, OPEN_GAME } from '../support/chosen-games.ts';
import { HandClock } from '../support/hand-clock.ts';
import { Player } from '../support/player.ts';
import { RunningServer } from '../support/running-server.ts';
import { firstLegal, ScriptedOpponents } from '../support/scripted-opponents.ts';
import { entriesOf } from '../support/timed-table.ts';
import { until } from '../support/until.ts';

const monotonicClock = new HandClock();
const opponents = new ScriptedOpponents();
const byScript = opponents.answer;
let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start({ monotonicClock, opponents, limits: ROOMY });
});
afterEach(() => {
  opponents.answer = byScript;
});
afterAll(() => server.remove());

/** Lets the bots that are to move do so, and everybody else make their first legal action, until it is over or `enough`. */
async function playOn(table: BotTable, enough: () => boolean = () => false): Promise<void> {
  const [first] = table.players;
  if (first === undefined) throw new Error('nobody is there');
  while (actorsNow(table).length > 0 && !enough()) {
    const { step } = first.state;
    const person = actorsNow(table).find((seat) => first.state.seats[seat]?.bot === '');
    const player = person === undefined ? undefined : table.players[person];
    if (person !== undefined && player !== undefined) {
      await until(() => player.state.step === step, 'the person to stand where the first stands');
      const own = player.own.find(({ seat }) => seat === person)?.view ?? {};
      await player.act(person, firstLegal({ game: table.game, view: player.view, own, seat: person } as never), step);
    }
    await until(() => {
      if (first.state.step === step) monotonicClock.advance(1_000);
      return first.state.step > step && (first.steps.at(-1)?.step ?? 0) >= first.state.step;
    }, `a step after ${step}`);
  }
}

/** All events addressed to a seat up to each step, as JSON, by the record. */
function receivedBySteps({ code, game }: BotTable, seat: number): string[] {
  const file = new DatabaseSync(join(server.dataDir, 'boomtown.sqlite'), { readOnly: true });
  const row = file.prepare(
    'select seed, (select count(*) from seats where code = ?) as seats from tables where code = ?',
  );
  const { seed, seats } = row.get(code, code) ?? {};
  file.close();
  const rules: AnyGame = gameOf(game);
  const started = startMatch(rules, {}, Number(seats), Buffer.from(String(seed), 'hex'));
  if (!started.ok) throw new Error('the record does not start');
  let { match } = started.value;
  const received = eventsFor(started.value.events, [seat]);
  const texts = [JSON.stringify(received)];
  for (const entry of entriesOf(server, code)) {
    const next = submit(match, entry.seat, entry.action);
    if (!next.ok) throw new Error('the record does not replay');
    ({ match } = next.value);
    received.push(...eventsFor(next.value.events, [seat]));
    texts.push(JSON.stringify(received));
  }
  return texts;
}

describe.for(GAME_IDS)('a bot’s seat at a table of %s', (game) => {
  test('is asked for what its seat may do, with that seat’s views and nothing else, and moves as people do', async () => {
    const earlier = new Set(opponents.asked.map(({ table: name }) => name));
    const table = await botTable(server, game, ['easy']);
    const [first] = table.players;
    if (first === undefined) throw new Error('nobody is there');
    const bot = table.players.length;
    let moves = 0;
    await playOn(table, () => {
      moves = entriesOf(server, table.code).filter(({ seat }) => seat === bot).length;
      return moves >= 3;
    });
    // The bot of an earlier table may still be asked for its next move.
    const requests = opponents.asked.filter(({ table: name }) => !earlier.has(name));
    expect(requests.length).toBeGreaterThanOrEqual(3);
    for (const request of requests) {
      expect(Object.keys(request).sort()).toEqual(['game', 'own', 'player', 'seat', 'seen', 'table', 'view']);
      expect(request).toMatchObject({ game, player: 'easy', seat: bot });
      expect(gameOf(game).actors(request.view)).toContain(bot);
      expect(request.table).not.toContain(table.code);
    }
    // The events addressed to this seat since the setup, and nothing more.
    const received = receivedBySteps(table, bot);
    for (const { seen } of requests) expect(received).toContain(JSON.stringify(seen));
    const made = entriesOf(server, table.code).filter(({ seat }) => seat === bot);
    expect(made.map(({ standIn }) => standIn)).toEqual(made.map(() => 'bot'));
    expect(first.steps.filter(({ standIn }) => standIn?.seat === bot).length).toBeGreaterThanOrEqual(made.length - 1);
  });
});

test('the record says which seat is a bot’s, which adds no number to the deal, and the finished match verifies', async () => {
  const table = await botTable(server, OPEN_GAME, ['normal']);
  await playOn(table);
  const [ada] = table.players;
  await until(() => ada?.state.stage === 'over', 'the end');
  const file = new DatabaseSync(join(server.dataDir, 'boomtown.sqlite'), { readOnly: true });
  const seats = file.prepare('select bot, token_hash from seats where code = ? order by seat').all(table.code);
  file.close();
  expect(seats.map(({ bot }) => bot)).toEqual([null, 'normal']);
  expect(seats[1]?.token_hash).toBe(null);
  const { body } = await server.get<{ fairness: { nonces: (string | null)[] } }>(
    `/api/tables/${table.code}/transcript`,
  );
  expect(body.fairness.nonces[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(body.fairness.nonces[1]).toBe(null);
  expect(body).toHaveProperty('bots', [null, 'normal']);
  expect(verify(gameOf(OPEN_GAME), body as never)).toMatchObject({ ok: true });
});

describe('a bot', () => {
  test('moves at a moment that its thinking does not decide', async () => {
    const table = await botTable(server, OPEN_GAME, ['easy'], { options: begunBy(OPEN_GAME, 1) });
    const [ada] = table.players;
    if (ada === undefined) throw new Error('nobody is there');
    await until(() => opponents.asked.at(-1)?.seat === 1, 'the bot to be asked');
    await ada.ask('echo', {});
    monotonicClock.advance(899);
    await ada.ask('echo', {});
    expect(ada.state.step).toBe(0);
    monotonicClock.advance(1);
    await until(() => ada.state.step === 1, 'the bot’s move');
  });

  test.each([
    ['slow', 2, 'hard'],
    ['quick', 0.5, 'hard'],
  ] as const)('moves at the pace of the terms: %s', async (botPace, factor, level) => {
    const before = opponents.asked.length;
    const table = await botTable(server, OPEN_GAME, [level], { options: begunBy(OPEN_GAME, 1), botPace });
    const [ada] = table.players;
    if (ada === undefined) throw new Error('nobody is there');
    await until(() => opponents.asked.length > before, 'the bot to be asked');
    await ada.ask('echo', {});
    // One that may think long is shown no sooner than that.
    const pause = 2_400 * (thinksQuickly(botsFor(BOTS, OPEN_GAME)) ? factor : Math.max(1, factor));
    monotonicClock.advance(pause - 1);
    await ada.ask('echo', {});
    expect(ada.state.step).toBe(0);
    monotonicClock.advance(1);
    await until(() => ada.state.step === 1, 'the bot’s move');
  });

  test('whose answer is late, as on a machine with too much to do, waits for the next beat', async () => {
    let answer = () => {};
    opponents.answer = (request) =>
      new Promise((resolve) => {
        answer = () => resolve({ action: firstLegal(request), fault: null });
      });
    const before = opponents.asked.length;
    const table = await botTable(server, OPEN_GAME, ['easy'], { options: begunBy(OPEN_GAME, 1) });
    const [ada] = table.players;
    if (ada === undefined) throw new Error('nobody is there');
    await until(() => opponents.asked.length > before, 'the bot to be asked');
    monotonicClock.advance(1_234);
    answer();
    await ada.ask('echo', {});
    await ada.ask('echo', {});
    monotonicClock.advance(665);
    await ada.ask('echo', {});
    expect(ada.state.step).toBe(0);
    monotonicClock.advance(1);
    await until(() => ada.state.step === 1, 'the bot’s move');
  });

  test.for([
    ['hung', 'late-bot'],
    ['overload', 'late-bot'],
    ['died', 'stopped-bot'],
    ['nonsense', 'wrong-bot'],
    ['out', 'substitute-bot'],
    ['unnamed', 'unnamed-bot'],
  ] as const)('that fails (%s) has a move made for it, and the table learns how it failed', async ([fault, by]) => {
    opponents.answer = async (request) => ({ action: firstLegal(request), fault });
    const table = await botTable(server, OPEN_GAME, ['hard'], { options: begunBy(OPEN_GAME, 1) });
    const [ada] = table.players;
    await playOn(table, () => (ada?.state.step ?? 0) >= 1);
    expect(ada?.steps.find(({ step }) => step === 1)?.standIn).toEqual({ seat: 1, by });
    expect(entriesOf(server, table.code)[0]).toMatchObject({ seat: 1, standIn: by });
  });

  test.for([
    ['answers what is no action', 'wrong-bot', async () => ({ action: { type: 'nonsense' }, fault: null })],
    ['died without a move', 'stopped-bot', async () => ({ action: null, fault: 'died' })],
    [
      'can’t be asked at all',
      'faulty-bot',
      async () => {
        throw new Error('nobody there');
      },
    ],
  ] as const)('that %s has the game’s own move made for it', async ([, by, answer]) => {
    opponents.answer = answer as typeof byScript;
    const table = await botTable(server, OPEN_GAME, ['easy'], { options: begunBy(OPEN_GAME, 1) });
    const [ada] = table.players;
    const expected = gameOf(OPEN_GAME).timeout(ada?.view ?? {}, {}, 1);
    await playOn(table, () => (ada?.state.step ?? 0) >= 1);
    expect(entriesOf(server, table.code)[0]).toMatchObject({ seat: 1, action: expected, standIn: by });
  });

  test('that is asked twice about one position, since the process stopped in between, moves once', async () => {
    const table = await botTable(server, OPEN_GAME, ['easy'], { options: begunBy(OPEN_GAME, 1) });
    await until(() => opponents.asked.at(-1)?.seat === 1, 'the bot to be asked');
    const first = opponents.asked.at(-1);
    await server.close();
    await server.open();
    const asked = opponents.asked.length;
    const ada = await Player.join(server.url, table.code, table.tokens);
    await until(() => opponents.asked.length > asked, 'the bot to be asked again');
    expect({ ...opponents.asked.at(-1), table: '' }).toEqual({ ...first, table: '' });
    await until(() => {
      monotonicClock.advance(1_000);
      return ada.state.step >= 2;
    }, 'both moves of the bot');
    monotonicClock.advance(60_000);
    await ada.ask('echo', {});
    // It chose a board, then placed on it; nothing twice.
    expect(entriesOf(server, table.code).map(({ seat, action }) => [seat, action.type])).toEqual([
      [1, 'board'],
      [1, 'place'],
    ]);
  });

  test('agrees to every takeback, and sees the table as if nothing had been', async () => {
    const table = await botTable(server, OPEN_GAME, ['easy'], { options: begunBy(OPEN_GAME, 0), takeback: true });
    const [ada] = table.players;
    if (ada === undefined) throw new Error('nobody is there');
    await playOn(table, () => ada.state.step >= 1);
    const { step } = ada.state;
    expect(await ada.ask('takeBack', { id: 'mine', step, seat: 0 })).toEqual({ done: true });
    monotonicClock.advance(10_000);
    await until(() => ada.state.step === step + 1, 'the takeback');
    await ada.ask('echo', {});
    expect(entriesOf(server, table.code).map(({ seat }) => seat)).toEqual([0, 0]);
    const asked = opponents.asked.length;
    await playOn(table, () => opponents.asked.length > asked);
    const played = opponents.asked.at(-1)?.seen.filter(({ type }) => type === 'placed');
    expect(played).toHaveLength(1);
  });

  test('never has a clock, whatever others have', async () => {
    const clock = { kind: 'turn', seconds: 5, atZero: 'move' } as const;
    opponents.answer = () => new Promise(() => {});
    const table = await botTable(server, OPEN_GAME, ['easy'], { options: begunBy(OPEN_GAME, 1), clock });
    const [ada] = table.players;
    monotonicClock.advance(60_000);
    await ada?.ask('echo', {});
    expect(ada?.state.step).toBe(0);
    expect(ada?.state.seats[1]).toMatchObject({ since: 0, left: 5_000 });
  });

  test('stays at the table when everybody moves on to the next one', async () => {
    const table = await botTable(server, OPEN_GAME, ['hard']);
    const [ada] = table.players;
    if (ada === undefined) throw new Error('nobody is there');
    await playOn(table);
    await until(() => ada.state.stage === 'over', 'the end');
    await ada.ask('rematch', {});
    await until(() => ada.notices.some(({ type }) => type === 'rematch'), 'the next table');
    const notice = ada.notices.find(({ type }) => type === 'rematch');
    if (notice?.type !== 'rematch') throw new Error('no next table');
    const next = await Player.join(
      server.url,
      notice.code,
      notice.seats.map(({ token }) => token),
    );
    expect(next.state.seats[0]).toMatchObject({ bot: 'hard', ready: true });
    expect(next.state.seats[1]).toMatchObject({ name: 'Ada', bot: '', ready: false });
    expect(next.state.maker).toBe(1);
  });
});
