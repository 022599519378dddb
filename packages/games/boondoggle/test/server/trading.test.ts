import {
  actorsNow,
  type BotTable,
  botTable,
  entriesOf,
  HandClock,
  ROOMY,
  RunningServer,
  ScriptedOpponents,
  until,
} from '@boomtown/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Bundle } from '../../src/view.ts';

const NOTHING: Bundle = { money: 0, crew: 0, asphalt: 0, permit: 0, steel: 0, cards: [], honchos: [] };
const monotonicClock = new HandClock();
const opponents = new ScriptedOpponents();
let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start({ monotonicClock, opponents, limits: ROOMY });
});
afterAll(() => server.remove());

/** They decline every offer, are done at once otherwise, and pass elsewhere. */
opponents.answer = async ({ view, own, seat }) => {
  const { phase } = view as { phase: string };
  const { offers } = own as { offers: readonly { id: number; to: number }[] };
  const toMe = offers.find(({ to }) => to === seat);
  if (phase !== 'trade') return { action: { type: 'pass' }, fault: null };
  return { action: toMe === undefined ? { type: 'done' } : { type: 'decline', offer: toMe.id }, fault: null };
};

type Trading = { readonly phase: string; readonly done: readonly boolean[]; readonly offers: readonly object[] };

function viewOf({ players }: BotTable): Trading {
  // Every table here is one of Boondoggle.
  return players[0]?.view as Trading;
}

/** A table at which the trading of the first round has just begun. */
async function tradingTable(bots: number): Promise<BotTable> {
  const table = await botTable(
    server,
    'boondoggle',
    Array.from({ length: bots }, () => 'normal' as const),
    { seats: bots + 1 },
  );
  const [ada] = table.players;
  if (ada === undefined) throw new Error('nobody is there');
  while (viewOf(table).phase !== 'trade') {
    const { step } = ada.state;
    if (actorsNow(table).includes(0)) await ada.act(0, { type: 'pass' }, step);
    await until(() => {
      if (ada.state.step === step) monotonicClock.advance(1_000);
      return ada.state.step > step && ada.steps.at(-1)?.step === ada.state.step;
    }, 'the next step');
  }
  return table;
}

/** Lets a minute pass for the bots. */
async function aMinute({ players }: BotTable): Promise<void> {
  for (let second = 0; second < 60; second += 1) {
    monotonicClock.advance(1_000);
    if (second % 10 === 0) await players[0]?.ask('echo', {});
  }
  await players[0]?.ask('echo', {});
}

test('bots stay open for trade as long as a person is, answer what they offer, and are done once the person is', async () => {
  const table = await tradingTable(2);
  const [ada] = table.players;
  if (ada === undefined) throw new Error('nobody is there');
  await aMinute(table);
  expect(viewOf(table)).toMatchObject({ phase: 'trade', done: [false, false, false] });
  for (const to of [1, 2]) {
    const offer = { type: 'offer', to, give: { ...NOTHING, money: 1 }, want: { ...NOTHING, crew: 1 } };
    await ada.act(0, offer, ada.state.step);
    await until(() => {
      monotonicClock.advance(1_000);
      return viewOf(table).offers.length === 0;
    }, 'an answer');
    expect(entriesOf(server, table.code).at(-1)).toMatchObject({ seat: to, action: { type: 'decline' } });
  }
  await aMinute(table);
  expect(viewOf(table)).toMatchObject({ phase: 'trade', done: [false, false, false] });
  await ada.act(0, { type: 'done' }, ada.state.step);
  await until(() => {
    monotonicClock.advance(1_000);
    return viewOf(table).phase !== 'trade';
  }, 'the end of the trading');
});

test('a bot that waits for a person is done when that person gives their seat up', async () => {
  const table = await tradingTable(2);
  await aMinute(table);
  const [ada] = table.players;
  await ada?.ask('resign', { id: 'r1', seat: 0 });
  await until(() => {
    monotonicClock.advance(1_000);
    const trading = viewOf(table);
    return trading.phase !== 'trade';
  }, 'the end of the trading');
});
